/** Two soft notes, synthesised, so that no sound file is loaded. */

const NOTES = [659.3, 880];
/** Seconds between the notes. */
const APART = 0.16;
const FADING = 0.5;
const LOUDNESS = 0.12;

/** Plays the notes if the browser allows it, which is after the page was touched. */
export function chime(): void {
  if (typeof AudioContext !== "function") return;
  const audio = new AudioContext();
  const notes = NOTES.map((pitch, n) => note(audio, pitch, n * APART));
  notes[notes.length - 1]!.onended = () => void audio.close();
}

function note(audio: AudioContext, pitch: number, after: number): OscillatorNode {
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const loudness = new GainNode(audio, { gain: LOUDNESS });
  const begin = audio.currentTime + after;
  loudness.gain.setValueAtTime(LOUDNESS, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + FADING);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + FADING);
  return tone;
}
