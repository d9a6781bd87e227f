// The signs of a player of records: our own, on the square of the other icons.
export const play = 'M120 64 424 256 120 448z'
export const pause = 'M112 64h104v384H112zM296 64h104v384H296z'
export const stepForward = 'M88 72 344 256 88 440zM360 72h72v368h-72z'
export const stepBack = 'M424 72 168 256 424 440zM80 72h72v368H80z'
export const toFirst = 'M280 256 456 88v336zM104 256 280 88v336zM56 88h48v336H56z'
export const toLast = 'M232 256 56 88v336zM408 256 232 88v336zM408 88h48v336h-48z'
export const download = 'M216 48h80v176h88L256 368 128 224h88zM72 392h368v72H72z'
export const chain =
  'M300 96 348 48q68-52 120 12t4 116l-84 84q-56 48-112 8l34-34q26 12 46-8l84-84q26-32 0-58t-58-2l-40 40q-20-20-42-26zM212 416l-48 48q-68 52-120-12t-4-116l84-84q56-48 112-8l-34 34q-26-12-46 8l-84 84q-26 32 0 58t58 2l40-40q20 20 42 26zM176 304 304 176l32 32-128 128z'
export const folder = 'M40 96h160l48 56h224v264H40zM88 200v168h336V200z'
