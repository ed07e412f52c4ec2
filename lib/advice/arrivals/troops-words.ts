import { counted, turnDateAndYear } from '@/lib/text';

import type { Daypart } from '@/lib/words';

/** The units of a team: how many are on the map now, and the turn in which each of the others comes, the earliest first. */
interface Troops {
  now: number;
  later: readonly number[];
}

/** A turn of the scenario; `date`: YYYY-MM-DD. */
interface TurnDated {
  number: number;
  date: string;
  daypart: Daypart;
}

/** Which troops a team has now and when it gets others: `now 3 units; 12 more, turns 3 to 7`. */
export function troopsWords({ now, later }: Troops, turns: readonly TurnDated[]): string {
  if (now === 0 && later.length === 0) return 'no units';
  if (later.length === 0) return `now ${counted(now, 'unit')}`;
  const first = later[0]!;
  const last = later.at(-1)!;
  if (now > 0) return `now ${counted(now, 'unit')}; ${later.length} more, ${turnsWords(later)}`;
  const when = turns.find(({ number }) => number === first);
  const dated = when ? `, ${turnDateAndYear(when)}, ${when.daypart}` : '';
  const until = first === last ? '' : `, the last in turn ${last}`;
  return `no units until turn ${first}${dated}: then ${later.filter((turn) => turn === first).length} of ${later.length}${until}`;
}

/** `turn 5`, `turns 10 and 13`, `turns 3 to 7`. */
function turnsWords(later: readonly number[]): string {
  const turns = [...new Set(later)];
  if (turns.length === 1) return `turn ${turns[0]}`;
  return `turns ${turns[0]} ${turns.length === 2 ? 'and' : 'to'} ${turns.at(-1)}`;
}
