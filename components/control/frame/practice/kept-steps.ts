/** The steps of a practice game are kept in this browser under this name, for its seat. */

const shelf = (seatId: string) => `opcom-steps ${seatId}`;

export interface KeptSteps {
  /** The steps were left; they can be shown again. */
  isLeft: boolean;
  /** The desk of a team was looked at. */
  hasLooked: boolean;
}

const fresh: KeptSteps = { isLeft: false, hasLooked: false };
const listeners = new Set<() => void>();

/** Calls back when it changes. @returns what ends it */
export const onKeptSteps = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** As it is kept: two letters. */
const written = ({ isLeft, hasLooked }: KeptSteps): string => `${isLeft ? 'l' : '-'}${hasLooked ? 'o' : '-'}`;

/** As it is kept for a seat; a text, so that it is the same as long as nothing changed. */
export const keptStepsOf = (seatId: string): string => localStorage.getItem(shelf(seatId)) ?? written(fresh);

export const readSteps = (text: string): KeptSteps => ({ isLeft: text[0] === 'l', hasLooked: text[1] === 'o' });

/** Changes it for a seat. */
export function keepSteps(seatId: string, change: Partial<KeptSteps>): void {
  localStorage.setItem(shelf(seatId), written({ ...readSteps(keptStepsOf(seatId)), ...change }));
  for (const listener of listeners) listener();
}
