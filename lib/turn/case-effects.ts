import type { CombatOutcome, FlakOutcome, InterdictionOutcome } from '@/lib/adjudication';
import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import { profileOf, stepsHeld } from '@/lib/adjudication/status';
import type { AppliedToCase, CaseAbout } from './case-kept';

/** What a ruling on a case does to the game. Ids that are nobody's in the game are simply kept with the case. */

/** What a case does to one thing, before it is known whether the game has it. */
export type CaseEffect =
  | {
      subject: 'unit';
      id: string;
      steps?: number;
      isCaptured?: true;
      immobilisedIn?: number;
      suppressedIn?: number;
      kmMoved?: number;
      turnShareMoved?: number;
    }
  | { subject: 'crossing'; id: string; state: 'tested' | 'blown' }
  | { subject: 'squadron'; id: string; lost: number };

/** The parts of the game's truth that a case can touch, by id. */
export interface TouchedGame {
  unit: ReadonlyMap<string, UnitTouched>;
  crossing: ReadonlyMap<string, { state: string }>;
  squadron: ReadonlyMap<string, { squadrons: number; lost: number }>;
}
export interface UnitTouched {
  profile: string;
  stepsLost: number;
  isCaptured: boolean;
  immobilisedIn: number | null;
  suppressedIn: number | null;
  kmMoved: number;
  turnShareMoved: number;
}

/** Squadrons lost by one side, taken from its groups in the order in which they were named. */
function takenFrom(groups: readonly string[], lost: number, game: TouchedGame): CaseEffect[] {
  let left = lost;
  return groups.flatMap((id) => {
    const group = game.squadron.get(id);
    const here = Math.min(left, group ? group.squadrons - group.lost : 0);
    left -= here;
    return here > 0 ? [{ subject: 'squadron' as const, id, lost: here }] : [];
  });
}

const ofCombat = ({ units }: CombatOutcome): CaseEffect[] =>
  units.map(({ id, stepsTaken, isCaptured }) => ({
    subject: 'unit',
    id,
    steps: stepsTaken,
    ...(isCaptured ? { isCaptured } : {}),
  }));

const ofInterdiction = ({ targets }: InterdictionOutcome, turn: number): CaseEffect[] =>
  targets.map(({ id, steps, isImmobilised, isSuppressed }) => ({
    subject: 'unit',
    id,
    steps,
    ...(isImmobilised ? { immobilisedIn: turn } : {}),
    ...(isSuppressed ? { suppressedIn: turn } : {}),
  }));

/** Serials lost are those most damaged, the first named among equals; each that is a group of the game loses one squadron. */
function ofFlak(put: Kinds['flak']['case'], { serials, serialsLost }: FlakOutcome): CaseEffect[] {
  const hit = [...serials].sort((one, other) => other.damage - one.damage).slice(0, serialsLost);
  return [
    ...put.serials.flatMap(({ carries }, i): CaseEffect[] =>
      carries ? [{ subject: 'unit', id: carries.id, steps: serials[i]!.carriedStepsLost }] : [],
    ),
    ...hit.map(({ id }): CaseEffect => ({ subject: 'squadron', id, lost: 1 })),
  ];
}

type EffectsOf = {
  [K in Kind]: (
    outcome: Kinds[K]['outcome'],
    on: { put: Kinds[K]['case']; about: CaseAbout; turn: number; game: TouchedGame },
  ) => CaseEffect[];
};

const effectsOf: EffectsOf = {
  combat: ofCombat,
  interdiction: (outcome, { turn }) => ofInterdiction(outcome, turn),
  recce: () => [],
  flak: (outcome, { put }) => ofFlak(put, outcome),
  airToAir: ({ losses, bomberSquadronsLost }, { about, game }) => [
    ...takenFrom(about.a ?? [], losses.a, game),
    ...takenFrom(about.b ?? [], losses.b, game),
    ...takenFrom(about.bombers ?? [], bomberSquadronsLost, game),
  ],
  traffic: () => [],
  bridge: ({ state }, { about }) => (about.crossingId ? [{ subject: 'crossing', id: about.crossingId, state }] : []),
  movement: ({ turnShare }, { put, about }) =>
    about.unitId ? [{ subject: 'unit', id: about.unitId, kmMoved: put.distanceKm, turnShareMoved: turnShare }] : [],
};

/** Sums of kilometres and shares without the dust of binary fractions. */
const tidy = (figure: number): number => Math.round(figure * 1e9) / 1e9;

/** What an effect makes of a unit as it stands: never more steps than its profile holds (OC-61). */
function unitBecomes(unit: UnitTouched, effect: CaseEffect & { subject: 'unit' }): Record<string, unknown> {
  const { steps, kmMoved, turnShareMoved, subject: _subject, id: _id, ...marks } = effect;
  return {
    ...(steps ? { stepsLost: unit.stepsLost + stepsHeld(profileOf(unit.profile), unit.stepsLost, steps) } : {}),
    ...(kmMoved ? { kmMoved: tidy(unit.kmMoved + kmMoved) } : {}),
    ...(turnShareMoved ? { turnShareMoved: tidy(unit.turnShareMoved + turnShareMoved) } : {}),
    ...marks,
  };
}

const becomes = (row: object, effect: CaseEffect): Record<string, unknown> => {
  switch (effect.subject) {
    case 'unit':
      return unitBecomes(row as UnitTouched, effect);
    case 'crossing':
      return { state: effect.state };
    case 'squadron': {
      const { squadrons, lost } = row as { squadrons: number; lost: number };
      return { lost: Math.min(squadrons, lost + effect.lost) };
    }
  }
};

/**
 * What a ruling changes in the game as it stands, thing by thing: the fields that become otherwise, before and after. Empty
 * for a case in which nothing of the game is touched.
 */
export function changesOf<K extends Kind>(
  kind: K,
  outcome: Kinds[K]['outcome'],
  on: { put: Kinds[K]['case']; about: CaseAbout; turn: number; game: TouchedGame },
): AppliedToCase[] {
  return effectsOf[kind](outcome, on).flatMap((effect) => {
    const row = on.game[effect.subject].get(effect.id) as Record<string, unknown> | undefined;
    if (!row) return [];
    const after = Object.fromEntries(
      Object.entries(becomes(row, effect)).filter(([field, value]) => row[field] !== value),
    );
    if (Object.keys(after).length === 0) return [];
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, row[field]]));
    return [{ subject: effect.subject, id: effect.id, before, after }];
  });
}

/** Figures that add up, so that what was done since stays; all else is put back only while it stands as it was left. */
const sums = new Set(['stepsLost', 'kmMoved', 'turnShareMoved', 'lost']);

/** What takes an earlier change back from a thing as it stands now. */
export function takenBack(row: object, { before, after }: AppliedToCase): Record<string, unknown> {
  const now = row as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(before).flatMap(([field, was]) => {
      if (sums.has(field))
        return [[field, Math.max(0, tidy((now[field] as number) - ((after[field] as number) - (was as number))))]];
      return now[field] === after[field] ? [[field, was]] : [];
    }),
  );
}

/** The ids of each sort that a case may touch. */
export function idsTouched<K extends Kind>(
  kind: K,
  put: Kinds[K]['case'],
  about: CaseAbout,
): Record<keyof TouchedGame, string[]> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const touched = { unit: about.unitId ? [about.unitId] : [], crossing: about.crossingId ? [about.crossingId] : [] };
  const squadron = [...(about.a ?? []), ...(about.b ?? []), ...(about.bombers ?? [])];
  if (kind === 'combat') {
    const { attacker, defender } = put as Kinds['combat']['case'];
    return { ...touched, unit: ids([...attacker.units, ...defender.units]), squadron };
  }
  if (kind === 'interdiction')
    return { ...touched, unit: ids((put as Kinds['interdiction']['case']).targets), squadron };
  if (kind === 'flak') {
    const { serials } = put as Kinds['flak']['case'];
    return { ...touched, unit: ids(serials.flatMap(({ carries }) => carries ?? [])), squadron: ids(serials) };
  }
  return { ...touched, squadron };
}
