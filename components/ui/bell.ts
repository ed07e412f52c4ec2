'use client';

/** A bell made in the browser, without a sound file. */

/** Browsers sound nothing before somebody has pressed something on the page: kept from that press on. */
let sounding: AudioContext | null = null;

/** Lets the browser sound from now on. Call it in a press. */
export async function wakeBell(): Promise<void> {
  sounding ??= new AudioContext();
  await sounding.resume().catch(() => undefined);
}

/** True when the browser would sound now. */
export const isBellAwake = (): boolean => sounding?.state === 'running';

/** The partial tones of a small bell: their height against the lowest, how loud, and how long they ring, in seconds. */
const partials = [
  [1, 1, 2.4],
  [2, 0.6, 1.8],
  [2.76, 0.35, 1.2],
  [5.4, 0.2, 0.7],
] as const;
const lowestHz = 620;

/** Strikes three times. Nothing where the browser does not sound yet. */
export function ringBell(): void {
  const context = sounding;
  if (context?.state !== 'running') return;
  for (const stroke of [0, 0.55, 1.1]) {
    const at = context.currentTime + stroke;
    for (const [height, loudness, seconds] of partials) {
      const tone = context.createOscillator();
      const fading = context.createGain();
      tone.frequency.value = lowestHz * height;
      fading.gain.setValueAtTime(0.0001, at);
      fading.gain.exponentialRampToValueAtTime(0.25 * loudness, at + 0.01);
      fading.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
      tone.connect(fading).connect(context.destination);
      tone.start(at);
      tone.stop(at + seconds);
    }
  }
}
