export { Crest as Emblem } from '#games/last-brave/board/crest.tsx'
