import type { Thing } from '@/lib/replay/film';
import type { LossTold } from '@/lib/replay/take-home/battle-told';
import type { MapAt } from '@/lib/replay/take-home/stages';
import type { RevealedTruth, RevealedTurn, TruthLies } from '@/lib/visibility/player/after-battle';
import { type Side, sides } from '@/lib/words';

/** The truth of turns at the end of each of their parts. */
export const truthStages = (revealed: readonly RevealedTurn[]): MapAt[] =>
  revealed.flatMap(({ turn, truth }) => [
    ...(truth.earlier ?? []).map(({ stage, ...lies }) => ({ turn, stage, lies: liesOf(lies) })),
    { turn, stage: 'letters' as const, lies: liesOf(truth) },
  ]);

/** The things there by name; of several of one name each has a number. */
function liesOf({ units, crossings }: TruthLies): Map<string, Thing> {
  const lies = new Map<string, Thing>();
  const put = (kind: string, name: string, thing: Thing) => {
    let key = `${kind}/${name}`;
    for (let n = 2; lies.has(key); n++) key = `${kind}/${name} ${n}`;
    lies.set(key, thing);
  };
  for (const { symbol = '', ...unit } of units)
    put('unit', `${unit.side} ${unit.name}`, { ...unit, arm: symbol, isOnMap: true });
  for (const crossing of crossings) put('crossing', crossing.name, crossing);
  return lies;
}

/**
 * The losses of each formation's units by the end of a turn; those that lost nothing are counted with their formation.
 */
export const lossesOf = ({ units }: RevealedTruth, sideNames: Readonly<Record<Side, string>>): LossTold[] =>
  sides.flatMap((side) => {
    const own = units.filter((unit) => unit.side === side);
    return [...new Set(own.map(({ formation }) => formation))].sort().map((formation) => {
      const those = own.filter((unit) => unit.formation === formation);
      const stepsLost = those.reduce((sum, unit) => sum + unit.stepsLost, 0);
      return { sideName: sideNames[side], formation, units: those.length, stepsLost };
    });
  });
