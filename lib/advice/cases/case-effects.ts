import type { CombatOutcome, InterdictionOutcome } from '@/lib/adjudication';
import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import { profileOf, stepsHeld } from '@/lib/adjudication/status';
import { airTaskBecomes, ofAirToAir, ofFlak, ofFlown, takenBackFromAir } from './case-air-effects';
import type { AppliedToCase, CaseAbout } from './case-record';
import type { AirTaskTouched, CaseEffect, GameRowsChanged, UnitTouched } from './game-rows-changed';

/** The effects of a ruling on a case on the game. Ids that are nobody's in the game are simply kept with the case. */

/** The circumstances of applying a case: the turn, the person who rules, and when its dice fell. */
interface CaseInGame<K extends Kind> {
  put: Kinds[K]['case'];
  about: CaseAbout;
  turn: number;
  by: string;
  at: Date;
  game: GameRowsChanged;
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

type EffectsOf = { [K in Kind]: (outcome: Kinds[K]['outcome'], on: CaseInGame<K>) => CaseEffect[] };

const effectsOf: EffectsOf = {
  combat: ofCombat,
  interdiction: (outcome, { about, turn }) => [...ofInterdiction(outcome, turn), ...ofFlown(about.bombedBy ?? [])],
  recce: (_, { about }) => ofFlown(about.recceOf ? [about.recceOf] : []),
  flak: ofFlak,
  airToAir: ofAirToAir,
  traffic: () => [],
  bridge: ({ state, rolls }, { about, turn, by, at }) => {
    if (!about.crossingId) return [];
    const tested = { state, testedIn: turn, testedBy: by, testedAt: at, testedRoll: rolls[0]!.value };
    return [{ subject: 'crossing', id: about.crossingId, ...tested }];
  },
  movement: ({ turnShare }, { put, about }) =>
    about.unitId ? [{ subject: 'unit', id: about.unitId, kmMoved: put.distanceKm, turnShareMoved: turnShare }] : [],
};

/** A time as it is kept with a case, so that it can be compared. */
const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Sums of kilometres and shares without the dust of binary fractions. */
const tidy = (figure: number): number => Math.round(figure * 1e9) / 1e9;

/** The unit as an effect leaves it: never more steps than its profile holds (OC-61). */
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
    case 'crossing': {
      const { subject: _subject, id: _id, ...tested } = effect;
      return tested;
    }
    case 'squadron': {
      const { squadrons, lost } = row as { squadrons: number; lost: number };
      return { lost: Math.min(squadrons, lost + effect.lost) };
    }
    case 'airTask':
      return airTaskBecomes(row as AirTaskTouched, effect);
  }
};

/**
 * The changes a ruling makes in the game as it stands, thing by thing: the fields that become otherwise, before and
 * after. Empty for a case in which nothing of the game is touched.
 */
export function changesOf<K extends Kind>(kind: K, outcome: Kinds[K]['outcome'], on: CaseInGame<K>): AppliedToCase[] {
  return effectsOf[kind](outcome, on).flatMap((effect) => {
    const row = on.game[effect.subject].get(effect.id) as Record<string, unknown> | undefined;
    if (!row) return [];
    const after = Object.fromEntries(
      Object.entries(becomes(row, effect)).filter(([field, value]) => plain(row[field]) !== plain(value)),
    );
    if (Object.keys(after).length === 0) return [];
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, row[field]]));
    return [{ subject: effect.subject, id: effect.id, before, after }];
  });
}

/** Figures that add up, so that what was done since stays; all else is put back only while it stands as it was left. */
const sums = new Set(['stepsLost', 'kmMoved', 'turnShareMoved', 'lost']);

/** The fields that take an earlier change back from a thing as it is now. */
export function takenBack(row: object, { before, after }: AppliedToCase): Record<string, unknown> {
  const now = row as Record<string, unknown>;
  if ('damage' in after) return takenBackFromAir(row as AirTaskTouched, { before, after });
  return Object.fromEntries(
    Object.entries(before).flatMap(([field, was]) => {
      if (sums.has(field))
        return [[field, Math.max(0, tidy((now[field] as number) - ((after[field] as number) - (was as number))))]];
      return plain(now[field]) === plain(after[field]) ? [[field, was]] : [];
    }),
  );
}

/** The ids of each sort that a case may touch. */
export function idsTouched<K extends Kind>(
  kind: K,
  put: Kinds[K]['case'],
  about: CaseAbout,
): Record<keyof GameRowsChanged, string[]> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const airTask = [
    ...(about.tasks ? Object.values(about.tasks).flat() : []),
    ...(about.bombedBy ?? []),
    ...(about.flakOf ? [about.flakOf] : []),
    ...(about.recceOf ? [about.recceOf] : []),
  ];
  const touched = {
    unit: about.unitId ? [about.unitId] : [],
    crossing: about.crossingId ? [about.crossingId] : [],
    airTask,
  };
  const squadron = [...(about.a ?? []), ...(about.b ?? []), ...(about.bombers ?? [])];
  if (kind === 'combat') {
    const { attacker, defender } = put as Kinds['combat']['case'];
    return { ...touched, unit: ids([...attacker.units, ...defender.units]), squadron };
  }
  if (kind === 'interdiction')
    return { ...touched, unit: ids((put as Kinds['interdiction']['case']).targets), squadron };
  if (kind === 'flak') {
    const { serials } = put as Kinds['flak']['case'];
    const aboard = ids(serials.flatMap(({ carries }) => carries ?? []));
    return { ...touched, unit: aboard.map((id) => about.carried?.[id] ?? id), squadron: ids(serials) };
  }
  return { ...touched, squadron };
}
