// Two soft notes for a new order, made by the browser. In one window, however many are open.
import { isSoundOn } from '#src/live/office/sound-setting.ts';

const NOTES_HZ = [659.25, 880];
const NOTE_S = 0.16;
const LOUDNESS = 0.08;
/** Two orders in a moment sound once. */
const PAUSE_MS = 1_000;

let context: AudioContext | undefined;

/** Browsers let nothing sound before somebody has touched the page. */
export async function soundForOrder(): Promise<void> {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return;
  const play = async () => {
    context ??= new AudioContext();
    await context.resume();
    for (const [index, frequency] of NOTES_HZ.entries())
      playNote(context, frequency, context.currentTime + index * NOTE_S);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  };
  if (!navigator.locks) return play();
  await navigator.locks.request('kasa-office-sound', { ifAvailable: true }, (lock) => (lock ? play() : undefined));
}

function playNote(on: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(on, { type: 'sine', frequency });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 2.5 * NOTE_S);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 2.5 * NOTE_S);
}
