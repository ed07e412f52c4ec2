import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { markWords } from '@/components/control/parts/counters/master-counter';
import { stripWords } from '@/components/control/parts/counters/status-strip';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { symbolWords } from '@/components/map/counters/symbol-words';
import { joined, printedOn, type ThingInWords } from '@/components/map/list/thing-in-words';
import type { CombatOnMap, MasterCounter } from '@/lib/desks/control/movement/map';
import { isInField } from '@/lib/geometry';
import type { CounterClaims } from '../pointing/counter-claims';
import { standing } from './master-items';

/** A counter shows these besides its name: formation, symbol, size points, status profile. */
const drawnOn = ({ formation, arm, sizePoints, profile, stepsLost, isEffective }: MasterCounter): string =>
  joined(
    formation,
    symbolWords(arm),
    `size ${sizePoints}`,
    stripWords(profile, stepsLost),
    !isEffective && 'no longer effective',
  );

/** Says what became of a counter in this turn, and who has taken it. */
const besides = (counter: MasterCounter, takenBy: string | null): string =>
  joined(
    counter.kmMoved > 0 && `moved ${inKm(counter.kmMoved)}, ${shareInWords(counter.turnShareMoved)} of the turn`,
    ...markWords(counter),
    takenBy && `taken by ${takenBy}`,
  );

/** Says a counter in words. The name printed on it is among them, so that it can be spoken. */
export const counterWords = (counter: MasterCounter, takenBy: string | null): string =>
  joined(
    counter.name,
    printedOn(counter),
    counter.teamName,
    drawnOn(counter),
    `at ${gridReference({ x: counter.x!, y: counter.y! })}`,
    besides(counter, takenBy),
  );

/** Says a combat on the map in words; `more`: others that lie beneath it. */
export const combatWords = ({ number, name, state }: CombatOnMap, more: number): string =>
  `C${number} ${name}: ${state === 'ruled' ? 'ruled on' : 'to be ruled on'}${more > 0 ? `, and ${more} more` : ''}`;

/** Lists what the master map shows, in words: the combats, and the counters of each team, without the layers that Control has taken off. */
export function masterThings(
  counters: readonly MasterCounter[],
  combats: readonly CombatOnMap[],
  hidden: readonly string[],
  claims: CounterClaims,
): ThingInWords[] {
  const shown = new Set(standing(counters, hidden).map(({ id }) => id));
  const units = counters.filter(isInField).flatMap((counter): ThingInWords[] => {
    const { id, teamName, name, x, y } = counter;
    if (!shown.has(id)) return [];
    const known = joined(printedOn(counter), drawnOn(counter), besides(counter, claims.get(id)?.join(', ') ?? null));
    return [{ id, of: teamName, name, place: { x, y }, known }];
  });
  const fights = combats.map((combat): ThingInWords => {
    const { id, number, name, state, x, y } = combat;
    const known = state === 'ruled' ? 'ruled on' : 'to be ruled on';
    return { id, of: 'Combats', name: `C${number} ${name}`, place: { x, y }, known };
  });
  return [...(hidden.includes('combats') ? [] : fights), ...units];
}
