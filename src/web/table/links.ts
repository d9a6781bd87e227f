/** The address under which others find a table. */
export const tableLink = (id: string): string => `${window.location.origin}/table/${id}`

/** The address that hands a seat over. */
export const seatLink = (id: string, token: string): string => `${tableLink(id)}?seat=${encodeURIComponent(token)}`
