// What the hand and the ear notice while the eyes are on the shelf.

/** A short high tone for what is right; for what is wrong a long deep one, and the phone shakes. */
export function signalScan(isRight: boolean): void {
  navigator.vibrate?.(isRight ? 40 : [250, 100, 250]);
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  // Allowed since somebody pressed something; without that the browser stays silent.
  void audio.resume();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const endsAt = audio.currentTime + (isRight ? 0.08 : 0.45);
  tone.type = isRight ? 'sine' : 'square';
  tone.frequency.value = isRight ? 1_320 : 140;
  volume.gain.value = isRight ? 0.2 : 0.35;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(endsAt);
}

let audio: AudioContext | undefined;
