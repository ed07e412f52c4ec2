import type { AirPart } from '@/lib/words';

/** The words of the air picture. */

export const partWords: Record<AirPart, { title: string; when: string }> = {
  airToAir: { title: 'Air to air', when: 'First: aircraft shot down or driven off do nothing more.' },
  interdiction: { title: 'Interdiction and flak suppression', when: 'Before the aircraft fly and the units move.' },
  flak: { title: 'Flak', when: 'On the way in, then at the landing.' },
  recce: { title: 'Reconnaissance', when: 'Last, after all movement.' },
};

export const stateWords = { ordered: 'ordered', flown: 'flown', drivenOff: 'driven off' } as const;

/** The faces of dice typed one after the other: `4 2 6`, `426`. Null: something else stands between. */
export function facesTyped(text: string): number[] | null {
  const bare = text.replace(/[\s,;]/g, '');
  return /^[1-6]*$/.test(bare) ? [...bare].map(Number) : null;
}
