/** Whether this page was made to be served from any file host, without a server of its own. */
export const IS_ALONE = import.meta.env.MODE === 'static'
