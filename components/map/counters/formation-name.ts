import type { Side } from '@/lib/words';

interface Member {
  formation: string;
  /** `Second Army / XXX Corps`; empty or left out: not told. */
  corps?: string;
  side: Side;
}

/** The name of counters that are seen as one: by their formation, else by their corps, else by their side. */
export function formationName(members: readonly Member[], sideNames: Readonly<Record<Side, string>>): string {
  const [first] = members;
  if (!first) return '';
  const isCommon = (key: 'formation' | 'corps') => first[key] && members.every((one) => one[key] === first[key]);
  if (isCommon('formation')) return short(first.formation);
  if (isCommon('corps')) return short(first.corps!.split(' / ').at(-1)!);
  return sideNames[first.side];
}

/** A division is called by its name alone: `1 Airborne`. */
const short = (name: string): string => name.replace(/ (Div|Division)$/, '');
