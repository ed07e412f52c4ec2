import { crosses, recceReports } from '@/lib/words';
import type { Kind, Kinds } from './adjudicate';
import type { AirToAirCase, AirToAirOutcome } from './air-to-air';
import { type AirColumn, airResult, bombersTurnBack } from './air-to-air';
import { faces } from './dice';
import type { FlakCase, FlakOutcome } from './flak';
import type { InterdictionCase, InterdictionOutcome } from './interdiction';
import { profileOf, stepsIn } from './status';
import type { TrafficCase, TrafficOutcome } from './traffic';

/** The values that a path may have: a number within bounds, a fact, or one word of a list. */
export type Allowed =
  | { type: 'number'; isWhole: boolean; min: number; max: number | null }
  | { type: 'fact' }
  | { type: 'word'; words: readonly string[] };

/** A figure or effect of an outcome that Control may rule otherwise. */
interface OpenFigure {
  path: string;
  /** The id of what it is about; null: the case as a whole. */
  about: string | null;
  /** The last part of the path: what of it. */
  field: string;
  found: unknown;
  holds: Allowed;
}

/** Every kind but combat, whose figures `ruled.ts` knows. */
export type RuledKind = Exclude<Kind, 'combat'>;

const whole = (max: number | null): Allowed => ({ type: 'number', isWhole: true, min: 0, max });
const amount = (max: number | null = null): Allowed => ({ type: 'number', isWhole: false, min: 0, max });
const fact: Allowed = { type: 'fact' };
const word = (words: readonly string[]): Allowed => ({ type: 'word', words });

const ofAll = (field: string, found: unknown, holds: Allowed): OpenFigure => ({
  path: field,
  about: null,
  field,
  found,
  holds,
});
const ofOne = (list: string, about: string, field: string, found: unknown, holds: Allowed): OpenFigure => ({
  path: `${list}.${about}.${field}`,
  about,
  field,
  found,
  holds,
});

const stepsLeft = ({ profile, stepsLost }: { profile: string; stepsLost: number }): number =>
  stepsIn(profileOf(profile)) - stepsLost;

const ofInterdiction = (put: InterdictionCase, { targets }: InterdictionOutcome): OpenFigure[] =>
  targets.flatMap(({ id, steps, isImmobilised, isSuppressed }, i) => [
    ofOne('targets', id, 'steps', steps, whole(stepsLeft(put.targets[i]!))),
    ofOne('targets', id, 'isImmobilised', isImmobilised, fact),
    ...(put.targets[i]!.isFlak ? [ofOne('targets', id, 'isSuppressed', isSuppressed, fact)] : []),
  ]);

const ofFlak = (put: FlakCase, { serials, damage, serialsLost }: FlakOutcome): OpenFigure[] => [
  ...serials.flatMap(({ id, carriedStepsLost }, i) => {
    const { carries } = put.serials[i]!;
    return carries ? [ofOne('serials', id, 'carriedStepsLost', carriedStepsLost, whole(stepsLeft(carries)))] : [];
  }),
  ofAll('damage', damage, whole(null)),
  ofAll('serialsLost', serialsLost, whole(put.serials.length)),
];

/** The results that some face of the die gives in the column it was fought in. */
const resultsInColumn = (column: AirColumn): string[] => [...new Set(faces.map((face) => airResult(column, face)))];

const ofAirToAir = (put: AirToAirCase, outcome: AirToAirOutcome): OpenFigure[] => [
  ...(outcome.column ? [ofAll('result', outcome.result, word(resultsInColumn(outcome.column)))] : []),
  { path: 'losses.a', about: null, field: 'a', found: outcome.losses.a, holds: whole(put.a) },
  { path: 'losses.b', about: null, field: 'b', found: outcome.losses.b, holds: whole(put.b) },
  ...(put.escorted
    ? [
        ofAll('transportSerialsLost', outcome.transportSerialsLost, whole(put.escorted.transportSerials)),
        ofAll('bomberSquadronsLost', outcome.bomberSquadronsLost, whole(put.escorted.bomberSquadrons)),
        ...(put.escorted.bomberSquadrons > 0
          ? [ofAll('areBombersDrivenOff', bombersTurnBack(put, outcome), fact)]
          : []),
      ]
    : []),
];

const ofTraffic = (put: TrafficCase, { queue }: TrafficOutcome): OpenFigure[] =>
  queue.flatMap((unit, i) => [
    ofOne('queue', unit.id, 'crosses', unit.crosses, word(crosses)),
    ofOne('queue', unit.id, 'pointsAcross', unit.pointsAcross, amount(put.queue[i]!.unitSizePoints)),
  ]);

type FiguresOf = { [K in RuledKind]: (put: Kinds[K]['case'], outcome: Kinds[K]['outcome']) => OpenFigure[] };

const figuresOf: FiguresOf = {
  interdiction: ofInterdiction,
  recce: (_, { targets }) =>
    targets.map(({ id, report }) => ofOne('targets', id, 'report', report, word(recceReports))),
  flak: ofFlak,
  airToAir: ofAirToAir,
  traffic: ofTraffic,
  bridge: (_, { isBlown }) => [ofAll('isBlown', isBlown, fact)],
  movement: (_, { maxKm, turnShare, canAttack }) => [
    ofAll('maxKm', maxKm, amount()),
    ofAll('turnShare', turnShare, amount()),
    ofAll('canAttack', canAttack, fact),
  ],
};

/** Everything of an outcome that is open to a ruling, in the order in which it is read. */
export const openFigures = <K extends RuledKind>(
  kind: K,
  put: Kinds[K]['case'],
  outcome: Kinds[K]['outcome'],
): OpenFigure[] => figuresOf[kind](put, outcome);

/** Why a value may not stand there; null when it may. Completes "it …". */
export function faultOf(holds: Allowed, value: unknown): string | null {
  switch (holds.type) {
    case 'fact':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'word':
      return holds.words.includes(value as string) ? null : `must be one of ${holds.words.join(', ')}`;
    case 'number': {
      const { isWhole, min, max } = holds;
      const fits =
        typeof value === 'number' &&
        Number.isFinite(value) &&
        (!isWhole || Number.isInteger(value)) &&
        value >= min &&
        (max === null || value <= max);
      return fits ? null : `must be a ${isWhole ? 'whole ' : ''}number from ${min}${max === null ? '' : ` to ${max}`}`;
    }
  }
}
