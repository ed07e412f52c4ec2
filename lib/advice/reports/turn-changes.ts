import { profileOf, statusAt, stepsIn } from '@/lib/adjudication/status';
import type { TurnChange, TurnEvents } from '@/lib/db/reports/turn-events';
import type { Unit } from '@/lib/db/rows';
import { isInField } from '@/lib/geometry';
import type { LedgerKind, Truth, TruthOf } from '@/lib/ledger/kinds';
import type { TruthTaken } from '@/lib/visibility/truth-events';
import { pairsInContact } from '../movement/contacts';
import type { EventBooks } from './event-books';

/** The changes by the entries of a turn. */

type Changes = Pick<TurnEvents, 'changes'>;

/** The things of a kind that were made in the turn and are there now. */
export function madeInTurn<K extends LedgerKind>({ changes }: Changes, kind: K): TruthOf<K>[] {
  const made = new Map<string, Truth>();
  for (const { kind: its, subjectId, before, after } of changes) {
    if (its !== kind) continue;
    if (after === null) made.delete(subjectId);
    else if (before === null || made.has(subjectId)) made.set(subjectId, { ...made.get(subjectId), ...after });
  }
  return [...made.values()] as TruthOf<K>[];
}

/** Bridges that are being built, and those that the turn finished or gave up. */
export const worksOfTurn = ({ works, changes }: Pick<TurnEvents, 'works' | 'changes'>): TurnEvents['works'] =>
  works.filter(
    ({ id, state }) =>
      state === 'building' ||
      changes.some(({ kind, subjectId, after }) => kind === 'bridging' && subjectId === id && after?.state === state),
  );

/** A change of a unit that a combat or case tells: its id and the unit’s. */
export const toldBy = (id: string, unitId: string): string => `${id} ${unitId}`;

/** A unit that is worth more or less than before, by the entries that nothing in `told` tells of. Statuses are 0 to 10. */
interface WorthChanged {
  unitId: string;
  statusBefore: number;
  statusAfter: number;
}

/** The steps that the turn cost or gave these units, by whatever act; `told`: fights, strikes and landings tell these already. */
export function worthChanged({ changes }: Changes, units: readonly Unit[], told: ReadonlySet<string>): WorthChanged[] {
  const left = changes.filter(({ subjectId, of }) => !of.some((id) => told.has(toldBy(id, subjectId))));
  return units.flatMap((unit): WorthChanged[] => {
    const steps = stepsOf(left, unit.id).reduce((sum, { before, after }) => sum + after - before, 0);
    if (steps === 0) return [];
    const profile = profileOf(unit.profile);
    // Control may have given the unit a shorter profile since.
    const before = Math.min(Math.max(unit.stepsLost - steps, 0), stepsIn(profile));
    const statusBefore = statusAt(profile, before);
    return [{ unitId: unit.id, statusBefore, statusAfter: statusAt(profile, unit.stepsLost) }];
  });
}

/** The change by each entry in the steps that a unit has lost. The entry that raised the unit changed none. */
const stepsOf = (changes: readonly TurnChange[], unitId: string): { before: number; after: number }[] =>
  changes.flatMap(({ kind, subjectId, before, after }) => {
    if (kind !== 'unit' || subjectId !== unitId) return [];
    const was = before?.stepsLost;
    const is = after?.stepsLost;
    return typeof was === 'number' && typeof is === 'number' ? [{ before: was, after: is }] : [];
  });

/** The steps that a unit had lost when the turn had opened. */
export const stepsAtOpening = ({ changes }: Changes, { id, stepsLost }: Pick<Unit, 'id' | 'stepsLost'>): number =>
  stepsOf(
    changes.filter(({ isOpening }) => !isOpening),
    id,
  )[0]?.before ?? stepsLost;

/** Units of either side taken by no fight of the turn, with those of the team near enough to see it. */
export function takenOf(books: EventBooks): TruthTaken[] {
  const inFights = new Set(
    books.combats.flatMap(({ fighters }) => fighters.flatMap(({ unit, isCaptured }) => (isCaptured ? unit.id : []))),
  );
  return takenInTurn(books).filter(({ unitId }) => !inFights.has(unitId));
}

/** Units of either side taken in the turn, in a fight or not. */
export const takenInTurn = ({ events: { changes }, units, team, map, turn }: EventBooks): TruthTaken[] =>
  units.flatMap((unit): TruthTaken[] => {
    const taken = changes.findLast(
      ({ kind, subjectId, after }) => kind === 'unit' && subjectId === unit.id && after?.isCaptured === true,
    );
    if (!taken || !unit.isCaptured) return [];
    const was = placeBefore(taken, unit);
    const others = units.filter((one) => one.teamId === team.id && one.side !== unit.side && isInField(one));
    return [{ unitId: unit.id, seenBy: pairsInContact(others, [was], map, turn.daypart).map(([one]) => one.id) }];
  });

/** Where a unit was before an entry; where that does not say so, where it is. */
function placeBefore({ before }: TurnChange, unit: Unit) {
  const { x, y } = (before ?? {}) as Partial<TruthOf<'unit'>>;
  return { isOnMap: true, isCaptured: false, x: x ?? unit.x, y: y ?? unit.y };
}
