/** A note: Hertz, and the second at which it begins. */
type Note = readonly [pitch: number, at: number]

/** A tap on wood and its echo. */
const YOUR_TURN: readonly Note[] = [
  [523, 0],
  [784, 0.11],
]
const RINGS = 0.28

let context: AudioContext | undefined

/** A short sound for one's turn. Silent where the browser allows none before the page is touched. */
export function ringForTurn(): void {
  try {
    context ??= new AudioContext()
    const { state, currentTime } = context
    if (state === 'suspended') void context.resume()
    for (const [pitch, at] of YOUR_TURN) ring(context, pitch, currentTime + at)
  } catch {
    // No sound on this device; the page says it too.
  }
}

function ring(audio: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  const loudness = new GainNode(audio, { gain: 0 })
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(0.18, at + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + RINGS)
  tone.connect(loudness).connect(audio.destination)
  tone.start(at)
  tone.stop(at + RINGS)
}
