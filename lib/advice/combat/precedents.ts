import { type FactorKey, factorNamed } from '@/lib/adjudication/factor-list';
import type { CombatForPrecedents } from '@/lib/db/cases/factor-rulings';
import { counted } from '@/lib/text';
import { factorsInReason, withFactors } from './kept-before-factors';

/** A ruling on a factor in one combat: granted or refused, by whom, for which units, and with which words. */
export interface Precedent {
  factor: FactorKey;
  isGranted: boolean;
  /** Of an advantage, what it was; of a figure overruled, the reason; empty: it followed from the list. */
  words: string;
  by: string;
  /** Their names; empty: it was the side's. */
  units: string[];
  combatId: string;
  turn: number;
  number: number;
  name: string;
}

const linePath = /^lines\.(\d+)\.points$/;

type Said = Pick<Precedent, 'factor' | 'isGranted' | 'words'> & { unitId: string | undefined };

/** The rulings of one combat on every factor that was in it. */
function saidIn({ lines, overruled, ticked }: CombatForPrecedents): Said[] {
  const rulings = new Map(
    overruled.flatMap((one) => {
      const at = linePath.exec(one.path);
      return at ? [[Number(at[1]), one] as const] : [];
    }),
  );
  const ofLines = lines.map(withFactors).flatMap(({ unitId, factors = [], advantage = '', points }, index): Said[] => {
    const ruling = rulings.get(index);
    const written = ruling ? (ruling.factors ?? factorsInReason(ruling.reason)) : [];
    const isWritten = new Set(written.map(({ factor }) => factor));
    const own = factors.flatMap((factor): Said[] => {
      if (isWritten.has(factor) || points === 0) return [];
      const isHalving = factorNamed(factor).points === null;
      if (!ruling || isHalving) return [{ factor, isGranted: true, words: advantage, unitId }];
      const isGranted = Math.abs(Number(ruling.ruled)) >= Math.abs(points);
      return [{ factor, isGranted, words: [advantage, ruling.reason].filter(Boolean).join(': '), unitId }];
    });
    return [...own, ...written.map((one) => ({ ...one, unitId }))];
  });
  const byHand = ticked
    .filter(({ isPrepared }) => isPrepared)
    .map(
      ({ unitId }): Said => ({
        factor: 'unprepared',
        isGranted: false,
        words: 'ticked as prepared by Control',
        unitId,
      }),
    );
  return [...ofLines, ...byHand];
}

/** The precedents of a game's ruled combats, in their order. What was said alike of several units of a combat is one. */
export function precedentsOf(combats: readonly CombatForPrecedents[]): Precedent[] {
  return combats.flatMap((combat) => {
    const { id: combatId, turn, number, name, by, names } = combat;
    const found = new Map<string, Precedent>();
    for (const { factor, isGranted, words, unitId } of saidIn(combat)) {
      const key = JSON.stringify([factor, isGranted, words]);
      const one = found.get(key) ?? { factor, isGranted, words, by, units: [], combatId, turn, number, name };
      const unit = unitId === undefined ? undefined : (names[unitId] ?? unitId);
      found.set(key, unit && !one.units.includes(unit) ? { ...one, units: [...one.units, unit] } : one);
    }
    return [...found.values()];
  });
}

const timesInWords = ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];
const timesWords = (times: number): string => timesInWords[times] ?? counted(times, 'time');

/** The count and places of rulings on a factor: “given three times (Oosterbeek, Arnhem), refused once (Nijmegen)”. */
export function precedentWords(precedents: readonly Precedent[]): string {
  const said = (isGranted: boolean, verb: string) => {
    const some = precedents.filter((one) => one.isGranted === isGranted);
    if (some.length === 0) return [];
    const where = [...new Set(some.map(({ name }) => name))].reverse();
    const more = where.length > 3 ? ' …' : '';
    return [`${verb} ${timesWords(some.length)} (${where.slice(0, 3).join(', ')}${more})`];
  };
  return [...said(true, 'given'), ...said(false, 'refused')].join(', ');
}
