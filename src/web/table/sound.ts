import type { Note } from '#web/design/parts'

/** A tap on wood and its echo. */
const YOUR_TURN: readonly Note[] = [
  { pitch: 523, at: 0, rings: 0.28, loud: 0.18 },
  { pitch: 784, at: 0.11, rings: 0.28, loud: 0.18 },
]

/** Quieter than this is silence, for a loudness that falls off evenly. */
const SILENT = 0.0001
/** How long a note swells, in seconds. */
const SWELLS = 0.012

let context: AudioContext | undefined

/** A short sound for one's turn. */
export const ringForTurn = (): void => play(YOUR_TURN)

/** Plays notes together. Silent until the page is touched: before that no browser allows a sound, and some complain. */
export function play(notes: readonly Note[]): void {
  const { userActivation } = navigator as Partial<Navigator>
  if (userActivation && !userActivation.hasBeenActive) return
  try {
    context ??= new AudioContext()
    const { state, currentTime } = context
    if (state === 'suspended') void context.resume()
    for (const note of notes) ring(context, note, currentTime + note.at)
  } catch {
    // No sound on this device; the page says it too.
  }
}

function ring(audio: AudioContext, note: Note, at: number): void {
  const { rings, loud } = note
  const loudness = new GainNode(audio, { gain: 0 })
  loudness.gain.setValueAtTime(SILENT, at)
  loudness.gain.exponentialRampToValueAtTime(loud, at + SWELLS)
  loudness.gain.exponentialRampToValueAtTime(SILENT, at + rings)
  loudness.connect(audio.destination)
  const source = note.like === 'rattle' ? rattle(audio, note, loudness) : tone(audio, note, at, loudness)
  source.start(at)
  source.stop(at + rings)
}

function tone(audio: AudioContext, { pitch, to, rings }: Note, at: number, out: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  if (to !== undefined) {
    source.frequency.setValueAtTime(pitch, at)
    source.frequency.exponentialRampToValueAtTime(to, at + rings)
  }
  source.connect(out)
  return source
}

/** Noise, and of that what lies about the pitch. */
function rattle(audio: AudioContext, { pitch, rings }: Note, out: AudioNode): AudioScheduledSourceNode {
  const buffer = new AudioBuffer({ length: Math.ceil(rings * audio.sampleRate), sampleRate: audio.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2 })).connect(out)
  return source
}
