import { perPage } from '#src/ui/page-state.ts';

/** Two soft notes in hertz, synthesised: no file to fetch. */
const NOTES_HZ = [659, 880];
const NOTE_SECONDS = 0.14;
const LOUDNESS = 0.08;

const output = perPage(() => new AudioContext());

/** Plays a tone when a visitor has written. A browser without prior user interaction stays silent. */
export function chime(): void {
  const audio = output();
  const { currentTime, destination } = audio;
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = currentTime + index * NOTE_SECONDS;
    const tone = new OscillatorNode(audio, { frequency, type: 'sine' });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS * 2);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS * 2);
  }
}
