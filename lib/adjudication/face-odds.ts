import { flakWeights, interdictionWeights } from '@/lib/words';
import type { Kind, Kinds } from './adjudicate';
import { type AirToAirCase, resolveAirToAir } from './air-to-air';
import { resolveBridge } from './bridges';
import { faces, scriptedDice } from './dice';
import { type FlakCase, resolveFlak } from './flak';
import { type InterdictionCase, resolveInterdiction } from './interdiction';
import { type RecceCase, resolveRecce } from './recce';
import type { Face, Rulebook } from './types';

/** One die of a case, and what each of its six faces gives, 1 first. */
export interface FaceOdds {
  /** As the die is asked for. */
  forWhat: string;
  /** The id of what it is rolled on; null: the case as a whole. */
  about: string | null;
  /** One word a face, such as `step`, `loss`, `win`, `blown` or a recce report. */
  gives: string[];
  /** The effects of a face beyond its word, where they differ from case to case. */
  more?: string[];
}

const six = <Value>(of: (face: Face) => Value): Value[] => faces.map(of);
const one = (face: Face) => scriptedDice([face]);

/** A profile that always holds the step, so that a spent one does not hide it. */
const fresh = { profile: '1-0', stepsLost: 0 };

function ofInterdiction({ targets, forces }: InterdictionCase, rulebook: Rulebook): FaceOdds[] {
  const weights = interdictionWeights.filter((weight) => forces.some((force) => force.weight === weight));
  return targets.flatMap(({ id }) =>
    weights.map((weight) => ({
      forWhat: `${weight} on ${id}`,
      about: id,
      gives: six((face) => {
        const alone = {
          targets: [{ id, isFlak: false, ...fresh }],
          forces: forces.filter((force) => force.weight === weight),
        };
        const { steps, isImmobilised } = resolveInterdiction(alone, one(face), rulebook).targets[0]!;
        return steps > 0 ? 'step' : isImmobilised ? 'immobilised' : 'none';
      }),
    })),
  );
}

const ofRecce = (recce: RecceCase, rulebook: Rulebook): FaceOdds[] =>
  recce.targets.flatMap((target) => {
    const reports = six((face) => resolveRecce({ ...recce, targets: [target] }, one(face), rulebook));
    return reports[0]!.rolls.length === 0
      ? []
      : [
          {
            forWhat: `recce of ${target.id}`,
            about: target.id,
            gives: reports.map(({ targets }) => targets[0]!.report),
          },
        ];
  });

const ofFlak = (put: FlakCase, rulebook: Rulebook): FaceOdds[] =>
  put.serials.flatMap(({ id, kind }) =>
    flakWeights.flatMap((weight) => {
      const alone = { ...put, serials: [{ id, kind }], flak: put.flak.filter((gun) => gun.weight === weight) };
      const hits = six((face) => resolveFlak(alone, one(face), rulebook).serials[0]!.hits);
      if (hits[0]!.length === 0) return [];
      return [{ forWhat: `${weight} flak on ${id}`, about: id, gives: hits.map(([hit]) => hit!.effect) }];
    }),
  );

function ofAirToAir(put: AirToAirCase, rulebook: Rulebook): FaceOdds[] {
  const fought = six((face) => resolveAirToAir(put, one(face), rulebook));
  if (fought[0]!.column === null) return [];
  return [
    {
      forWhat: 'air to air',
      about: null,
      gives: fought.map(({ result }) => result),
      more: fought.map(({ losses }) => `A −${losses.a}, B −${losses.b}`),
    },
  ];
}

type OddsOf = { [K in Exclude<Kind, 'combat'>]: (put: Kinds[K]['case'], rulebook: Rulebook) => FaceOdds[] };

const oddsOf: OddsOf = {
  interdiction: ofInterdiction,
  recce: ofRecce,
  flak: ofFlak,
  airToAir: ofAirToAir,
  traffic: () => [],
  bridge: (put, rulebook) => [
    {
      forWhat: 'bridge',
      about: null,
      gives: six((face) => (resolveBridge(put, one(face), rulebook).isBlown ? 'blown' : 'stands')),
    },
  ],
  movement: () => [],
};

/**
 * The odds before any die: for every die that will be asked for, in that order, what each face gives. Empty where nothing
 * is rolled. A combat has six dice of its own (`scoreCombat`).
 */
export const faceOdds = <K extends Exclude<Kind, 'combat'>>(
  kind: K,
  put: Kinds[K]['case'],
  rulebook: Rulebook,
): FaceOdds[] => oddsOf[kind](put, rulebook);

/** The number of the six faces that give each word, the first met first. */
export function chancesOf({ gives }: Pick<FaceOdds, 'gives'>): { word: string; outOfSix: number }[] {
  return [...new Set(gives)].map((word) => ({ word, outOfSix: gives.filter((given) => given === word).length }));
}
