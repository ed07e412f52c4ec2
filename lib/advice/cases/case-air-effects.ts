import type { Kinds } from '@/lib/adjudication/adjudicate';
import { drivenOff } from '@/lib/adjudication/air-picture';
import type { AppliedToCase, CaseAbout } from './case-record';
import type { AirTaskTouched, CaseEffect, GameRowsChanged } from './game-rows-changed';

/** The effects of a ruling on a case of the air on squadrons and air orders. */

interface On<K extends 'flak' | 'airToAir'> {
  put: Kinds[K]['case'];
  about: CaseAbout;
  game: GameRowsChanged;
}

/** Squadrons lost by one side, taken from its groups in the order in which they were named. */
function takenFrom(groups: readonly string[], lost: number, game: GameRowsChanged): CaseEffect[] {
  let left = lost;
  return groups.flatMap((id) => {
    const group = game.squadron.get(id);
    const here = Math.min(left, group ? group.squadrons - group.lost : 0);
    left -= here;
    return here > 0 ? [{ subject: 'squadron' as const, id, lost: here }] : [];
  });
}

const leftOf = (task: AirTaskTouched | undefined): number => (task ? Math.max(0, task.squadrons - task.lost) : 0);

/** Squadrons or serials lost by these air orders, the one with most left first hit and so on, so that losses are spread (ours). */
function lostBy(tasks: readonly string[], lost: number, game: GameRowsChanged): Map<string, number> {
  const left = new Map(tasks.map((id) => [id, leftOf(game.airTask.get(id))]));
  const hit = new Map<string, number>();
  for (let one = 0; one < lost; one++) {
    const [id, most] = [...left].reduce((best, other) => (other[1] > best[1] ? other : best), ['', 0]);
    if (most === 0) break;
    left.set(id, most - 1);
    hit.set(id, (hit.get(id) ?? 0) + 1);
  }
  return hit;
}

/** The squadrons lost in air orders, taken from their groups, each group once. */
function fromGroups(lost: ReadonlyMap<string, number>, game: GameRowsChanged): CaseEffect[] {
  const groups = new Map<string, number>();
  for (const [id, count] of lost) {
    const squadronId = game.airTask.get(id)?.squadronId;
    if (squadronId) groups.set(squadronId, (groups.get(squadronId) ?? 0) + count);
  }
  return [...groups].map(([id, count]): CaseEffect => ({ subject: 'squadron', id, lost: count }));
}

/** An air battle: losses of fighters, transports and bombers, and who is driven off (§13, OC-44, OC-96). */
export function ofAirToAir(outcome: Kinds['airToAir']['outcome'], { put, about, game }: On<'airToAir'>): CaseEffect[] {
  const { losses, transportSerialsLost, bomberSquadronsLost } = outcome;
  const byHand = [
    ...takenFrom(about.a ?? [], losses.a, game),
    ...takenFrom(about.b ?? [], losses.b, game),
    ...takenFrom(about.bombers ?? [], bomberSquadronsLost, game),
  ];
  if (!about.tasks) return byHand;
  const { a, b, transports, bombers } = about.tasks;
  const lost = new Map([
    ...lostBy(a, losses.a, game),
    ...lostBy(b, losses.b, game),
    ...lostBy(transports, transportSerialsLost, game),
    ...lostBy(bombers, bomberSquadronsLost, game),
  ]);
  const off = new Set(drivenOff(put, outcome, about.tasks));
  return [
    ...[...a, ...b, ...transports, ...bombers].flatMap((id): CaseEffect[] => {
      const count = lost.get(id);
      if (!count && !off.has(id)) return [];
      return [
        { subject: 'airTask', id, ...(count ? { lost: count } : {}), ...(off.has(id) ? { state: 'drivenOff' } : {}) },
      ];
    }),
    ...fromGroups(lost, game),
  ];
}

/** Whole losses that an operation's damage comes to (OC-85). */
const halved = (damage: number): number => Math.floor(damage / 2);

/**
 * Flak. Steps of what is carried; the damage of an air order is summed over its operation, and an odd one left by flak on the
 * way makes a loss with an odd one at the landing (OC-85). Serials put by hand that are groups of the game lose a squadron
 * each, those most damaged first.
 */
export function ofFlak(
  { serials, serialsLost, damage }: Kinds['flak']['outcome'],
  { put, about, game }: On<'flak'>,
): CaseEffect[] {
  const steps = new Map<string, number>();
  for (const [i, { carries }] of put.serials.entries()) {
    if (!carries) continue;
    const unitId = about.carried?.[carries.id] ?? carries.id;
    steps.set(unitId, (steps.get(unitId) ?? 0) + serials[i]!.carriedStepsLost);
  }
  const aboard = [...steps].map(([id, lost]): CaseEffect => ({ subject: 'unit', id, steps: lost }));
  if (!about.flakOf) {
    const hit = [...serials].sort((one, other) => other.damage - one.damage).slice(0, serialsLost);
    return [...aboard, ...hit.map(({ id }): CaseEffect => ({ subject: 'squadron', id, lost: 1 }))];
  }
  const task = game.airTask.get(about.flakOf);
  const before = task?.damage ?? 0;
  const odd = halved(before + damage) - halved(before) - halved(damage);
  const lost = Math.min(leftOf(task), serialsLost + odd);
  return [
    ...aboard,
    { subject: 'airTask', id: about.flakOf, damage, ...(lost > 0 ? { lost } : {}) },
    ...fromGroups(new Map([[about.flakOf, lost]]), game),
  ];
}

/** The orders that were bombed or looked at, as flown. */
export const ofFlown = (taskIds: readonly string[]): CaseEffect[] =>
  taskIds.map((id) => ({ subject: 'airTask', id, state: 'flown' }));

/** The air order as an effect leaves it. */
export const airTaskBecomes = (
  { squadrons, lost, damage }: AirTaskTouched,
  effect: CaseEffect & { subject: 'airTask' },
): Record<string, unknown> => ({
  ...(effect.lost ? { lost: Math.min(squadrons, lost + effect.lost) } : {}),
  ...(effect.damage ? { damage: damage + effect.damage } : {}),
  ...(effect.state ? { state: effect.state } : {}),
});

/**
 * The changes that take flak back from an air order as it is now: its damage, and of the losses those that no longer add up
 * (OC-85).
 */
export function takenBackFromAir(
  { lost, damage }: AirTaskTouched,
  { before, after }: Pick<AppliedToCase, 'before' | 'after'>,
): Record<string, unknown> {
  const was = before.damage as number;
  const became = after.damage as number;
  const left = Math.max(0, damage - (became - was));
  // Losses ruled beyond what the damage comes to.
  const beyond = ((after.lost as number) ?? 0) - ((before.lost as number) ?? 0) - (halved(became) - halved(was));
  return { damage: left, lost: Math.max(0, lost - beyond - (halved(damage) - halved(left))) };
}
