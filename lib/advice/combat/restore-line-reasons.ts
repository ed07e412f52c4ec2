import { airWords } from '@/lib/adjudication/close-air-support';
import { forcesOf } from '@/lib/adjudication/contribution';
import type { Advice, CombatCase, Rulebook, ScoreLine } from '@/lib/adjudication/types';
import { type CombatRole, combatRoles } from '@/lib/words';
import { areStillMoving, type Grouping, isGrounded, type TurnOfCombat } from './combat-grouping';

/** What a grouping was settled by before it became a case. */
export type SettledBy = Pick<Grouping, 'hour' | 'units'> & Partial<Pick<Grouping, 'air'>>;

/**
 * The lines of a score of a grouping with the true reason where the console settled something before it made the case:
 * guns still moving when the attack begins (OC-34), aircraft that bad weather keeps down (OC-113) or that
 * were driven off on their way (OC-44). Points never change.
 * `found` comes of `put` by `rulebook`, and `put` of `grouping` (`combatCaseOf`). Guns that give nothing for another
 * reason, being no longer effective for one, keep it. Advice that gives the guns the other reason is left out.
 */
export function withTrueReasons<Found extends { lines: ScoreLine[]; advice: Advice[] }>(
  found: Found,
  put: CombatCase,
  rulebook: Rulebook,
  grouping: SettledBy,
  turn: TurnOfCombat,
): Found {
  const forces = forcesOf(put, rulebook);
  const settled = new Map<ScoreLine, Pick<ScoreLine, 'what' | 'rule'>>();
  const stillMoving = new Set<string>();
  for (const side of combatRoles) {
    const own = found.lines.filter((line) => line.side === side);
    const moved = new Set(
      forces[side].artillery.filter(({ reason }) => reason === 'movedTooFar').map(({ guns }) => guns.id),
    );
    for (const line of own) {
      const guns = grouping.units.find(({ unitId }) => unitId === line.unitId);
      if (!guns || !moved.has(guns.unitId) || !areStillMoving(guns, grouping.hour)) continue;
      stillMoving.add(guns.unitId);
      settled.set(line, {
        what: `Nothing: still moving when the attack begins, ${hourWords[grouping.hour]}.`,
        rule: '§9 Supporting Artillery, OC-34',
      });
    }
    const entries = (grouping.air ?? []).filter(({ role }) => role === side);
    for (const [i, line] of airLinesOf(own, put, side).entries()) {
      const what = `Nothing from ${airWords(put[side].air[i]!)}`;
      if (isGrounded(turn)) settled.set(line, { what: `${what}: bad weather.`, rule: '§9 Close Air Support, OC-113' });
      else if (entries[i]?.isDrivenOff)
        settled.set(line, {
          what: `${what}: shot down or driven off on the way.`,
          rule: '§13 Air to Air Combat, OC-44',
        });
    }
  }
  return {
    ...found,
    lines: found.lines.map((line) => ({ ...line, ...settled.get(line) })),
    advice: found.advice.filter(({ code, unitId }) => code !== 'artilleryMoved' || !stillMoving.has(unitId!)),
  };
}

/** The parts of the turn as the card says them. */
export const hourWords: Record<Grouping['hour'], string> = {
  beginning: 'at the beginning of the turn',
  middle: 'in the middle of the turn',
  end: 'at the end of the turn',
};

/** A side's lines on its aircraft: they come last, one an entry, in the order of the entries. */
const airLinesOf = (own: readonly ScoreLine[], put: CombatCase, side: CombatRole): ScoreLine[] =>
  own.slice(own.length - put[side].air.length);
