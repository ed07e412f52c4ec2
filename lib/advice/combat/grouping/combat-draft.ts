import { proposedHour } from '@/lib/adjudication/attacks';
import type { Ground } from '@/lib/adjudication/types';
import type { FollowUpKind } from '@/lib/words';
import type { CombatCandidate } from '../combat-candidates';
import type { GroupedAir, GroupedUnit, Grouping } from '../combat-grouping';
import { whyFirst } from '../encounter';
import { enemiesNear, type ProposedSides } from '../propose-combats';
import { heldAdvantages, placeOf, preparedProposal, proposedLead, proposedPart } from '../propose-unit-part';
import { type AdvantageOffered, offeredAdvantages } from './offered-advantages';

/** A combat as it is being grouped on the form: what Control left open is proposed again as units come and go. */

export interface DraftUnit extends Omit<GroupedUnit, 'tacticalAdvantages' | 'rangeKm'> {
  /** As typed; several are parted by semicolons. */
  advantages: string;
  /** null: measured from the counters. */
  rangeKm: number | null;
}

export interface CombatDraft {
  /** The combat it is of; null: a new one. */
  combatId: string | null;
  name: string;
  kind: Grouping['kind'];
  /** null: as proposed from who has moved up. */
  hour: Grouping['hour'] | null;
  /** null: as the map has it where the first defender stands. */
  ground: Ground | null;
  /** null: the formation with most units. */
  attackersLead: string | null;
  defendersLead: string | null;
  units: DraftUnit[];
  air: GroupedAir[];
}

export type Candidates = ReadonlyMap<string, CombatCandidate>;

export const emptyDraft: CombatDraft = {
  combatId: null,
  name: '',
  kind: 'attack',
  hour: null,
  ground: null,
  attackersLead: null,
  defendersLead: null,
  units: [],
  air: [],
};

export const openGround: Ground = {
  isBuiltUp: false,
  isWoods: false,
  isCity: false,
  isFortified: false,
  isBadTerrain: false,
};

/** Tactical advantages as typed, each once. */
export const advantagesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(';')
      .map((words) => words.trim())
      .filter(Boolean),
  ),
];

const draftUnit = ({ tacticalAdvantages, ...part }: GroupedUnit): DraftUnit => ({
  ...part,
  advantages: tacticalAdvantages.join('; '),
});

/** The form of a combat as it stands. */
export const draftOf = ({
  id,
  grouping: { whyFirst: _why, ...grouping },
}: {
  id: string;
  grouping: Grouping;
}): CombatDraft => ({
  ...grouping,
  combatId: id,
  units: grouping.units.map(draftUnit),
});

type Role = GroupedUnit['role'];

/** A unit's part as proposed when it comes into the combat. */
const newUnit = (unit: CombatCandidate, role: Role, isArtillery: boolean): DraftUnit => ({
  ...draftUnit(proposedPart(unit, role, isArtillery, null)),
  rangeKm: null,
});

/** Sets who is in one part of the combat: those who stay keep what was ticked, those who come are proposed. */
export function withUnits(
  draft: CombatDraft,
  role: Role,
  isArtillery: boolean,
  ids: string[],
  candidates: Candidates,
): CombatDraft {
  const isOfPart = (unit: DraftUnit) => unit.role === role && unit.isArtillery === isArtillery;
  const part = ids.flatMap((id) => {
    const held = draft.units.find((unit) => isOfPart(unit) && unit.unitId === id);
    const candidate = candidates.get(id);
    return held ?? (candidate ? newUnit(candidate, role, isArtillery) : []);
  });
  const others = draft.units.filter((unit) => !isOfPart(unit) && !ids.includes(unit.unitId));
  return { ...draft, units: [...others, ...part] };
}

export const unitsIn = (draft: CombatDraft, role: Role, isArtillery: boolean): DraftUnit[] =>
  draft.units.filter((unit) => unit.role === role && unit.isArtillery === isArtillery);

export const withUnit = (draft: CombatDraft, unitId: string, patch: Partial<DraftUnit>): CombatDraft => ({
  ...draft,
  units: draft.units.map((unit) => (unit.unitId === unitId ? { ...unit, ...patch } : unit)),
});

/** The form of a combat that the orders and the counters propose. */
export function draftOfProposal(
  proposal: ProposedSides,
  candidates: Candidates,
  from: CombatDraft = emptyDraft,
): CombatDraft {
  const guns = (role: Role) => proposal.guns.filter((gun) => gun.role === role).map(({ unitId }) => unitId);
  const parts: [Role, boolean, string[]][] = [
    ['attacker', false, proposal.attackers],
    ['defender', false, proposal.defenders],
    ['attacker', true, guns('attacker')],
    ['defender', true, guns('defender')],
  ];
  return parts.reduce((draft, [role, isArtillery, ids]) => withUnits(draft, role, isArtillery, ids, candidates), from);
}

/** The form of what follows a combat: who may attack in it, against the enemy within their reach. */
export function draftOfFollowUp(
  parent: { grouping: Grouping },
  open: { kind: FollowUpKind; attackers: readonly string[] },
  candidates: Candidates,
): CombatDraft {
  const attackers = open.attackers.flatMap((id) => candidates.get(id) ?? []);
  const standing = [...candidates.values()].filter(({ isEffective }) => isEffective);
  const sides = {
    attackers: attackers.map(({ id }) => id),
    defenders: enemiesNear(attackers, standing).map(({ id }) => id),
    guns: [],
  };
  return draftOfProposal(sides, candidates, { ...emptyDraft, kind: open.kind, hour: parent.grouping.hour });
}

const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** The advantages as written; those of a defender's ground are proposed anew. */
function advantagesAgain(unit: DraftUnit, candidate: CombatCandidate, now: DraftUnit): string {
  const held = heldAdvantages(candidate);
  const written = advantagesIn(unit.advantages).filter((words) => !held.includes(words));
  return [...written, ...advantagesIn(now.advantages)].join('; ');
}

/** The others attack first: the sides change their parts, and what hangs on a part is proposed again (OC-70). */
export function swapped(draft: CombatDraft, candidates: Candidates): CombatDraft {
  return {
    ...draft,
    attackersLead: draft.defendersLead,
    defendersLead: draft.attackersLead,
    units: draft.units.flatMap((unit) => {
      const candidate = candidates.get(unit.unitId);
      if (!candidate) return [];
      const { posture, movedIn } = unit;
      const now = newUnit(candidate, otherRole(unit.role), unit.isArtillery);
      return { ...now, posture, movedIn, advantages: advantagesAgain(unit, candidate, now) };
    }),
    air: draft.air.map((entry) => ({ ...entry, role: otherRole(entry.role) })),
  };
}

/** True when a unit attacks in another combat of the turn. */
const attacksElsewhere = ({ bound }: CombatCandidate, combatId: string | null): boolean =>
  bound.some((one) => one.as === 'attacks' && one.combatId !== combatId);

/** True when it is the further attack of an overrun, which none can have prepared (OC-69). */
const isHasty = ({ kind }: Pick<CombatDraft, 'kind'>, { role }: Pick<GroupedUnit, 'role'>): boolean =>
  kind === 'overrun' && role === 'attacker';

/** The defender whose ground is proposed for the combat: the first in contact. */
export const firstDefender = (draft: CombatDraft, candidates: Candidates): CombatCandidate | undefined =>
  unitsIn(draft, 'defender', false).flatMap(({ unitId }) => candidates.get(unitId) ?? [])[0];

/** The advantages that are offered for a contact unit and that it has not been given yet (§9 Factors note 1). */
export const offeredTo = (unit: DraftUnit, draft: CombatDraft, candidates: Candidates): AdvantageOffered[] => {
  const candidate = candidates.get(unit.unitId);
  if (!candidate || unit.isArtillery) return [];
  const against = unitsIn(draft, otherRole(unit.role), false).flatMap(({ unitId }) => candidates.get(unitId) ?? []);
  const given = advantagesIn(unit.advantages);
  return offeredAdvantages(candidate, unit.role, against).filter(({ words }) => !given.includes(words));
};

/** The grouping with everything that the form leaves open, as proposed. */
export function groupingOfDraft(draft: CombatDraft, candidates: Candidates): Grouping {
  const of = (role: Role) => unitsIn(draft, role, false).flatMap(({ unitId }) => candidates.get(unitId) ?? []);
  const defenders = of('defender');
  const place = placeOf(defenders);
  const attacking = draft.units.flatMap(({ unitId, role }) =>
    role === 'attacker' ? (candidates.get(unitId) ?? []) : [],
  );
  const free = defenders.filter((unit) => !attacksElsewhere(unit, draft.combatId));
  return {
    name: draft.name,
    kind: draft.kind,
    hour: draft.hour ?? proposedHour(attacking.map(({ turnShareMoved }) => turnShareMoved)),
    whyFirst: draft.kind === 'attack' ? whyFirst(of('attacker'), free) : '',
    ground: draft.ground ?? firstDefender(draft, candidates)?.ground ?? openGround,
    attackersLead: draft.attackersLead ?? proposedLead(of('attacker')),
    defendersLead: draft.defendersLead ?? proposedLead(defenders),
    units: draft.units.flatMap(({ advantages, ...unit }) => {
      const candidate = candidates.get(unit.unitId);
      if (!candidate) return [];
      const proposed = proposedPart(candidate, unit.role, unit.isArtillery, place);
      return {
        ...unit,
        rangeKm: unit.rangeKm ?? proposed.rangeKm,
        isPrepared: !isHasty(draft, unit) && (unit.isPreparedByHand ? unit.isPrepared : proposed.isPrepared),
        turnShareMoved: proposed.turnShareMoved,
        tacticalAdvantages: advantagesIn(advantages),
      };
    }),
    air: draft.air,
  };
}

/** The input of the verb: the form as it is; only a preparation ticked by hand is named. */
export function inputOfDraft(draft: CombatDraft, candidates: Candidates) {
  const { units, kind: _kind, whyFirst: _why, ...grouping } = groupingOfDraft(draft, candidates);
  return {
    ...grouping,
    units: units.map(({ isPrepared, isPreparedByHand, turnShareMoved: _moved, ...unit }) => ({
      ...unit,
      isPrepared: isPreparedByHand ? isPrepared : null,
    })),
  };
}

/** Guns of a combat that stand elsewhere than it was grouped with. */
export function movedGuns(
  grouping: Grouping,
  candidates: Candidates,
): { unitId: string; message: string; rule: string }[] {
  const defenders = grouping.units.filter((unit) => unit.role === 'defender' && !unit.isArtillery);
  const place = placeOf(defenders.flatMap(({ unitId }) => candidates.get(unitId) ?? []));
  return grouping.units.flatMap(({ unitId, role, isArtillery, rangeKm }) => {
    const candidate = isArtillery ? candidates.get(unitId) : undefined;
    const measuredKm = candidate && proposedPart(candidate, role, true, place).rangeKm;
    if (!measuredKm || measuredKm === rangeKm) return [];
    const message = `The counters stand ${measuredKm} km apart now; ${rangeKm} km counts.`;
    return [{ unitId, message, rule: '§9 Supporting Artillery' }];
  });
}

/** Why a unit counts as prepared or not, for the card. */
export const preparedWhy = (unit: DraftUnit, candidate: CombatCandidate, kind: Grouping['kind'] = 'attack'): string =>
  isHasty({ kind }, unit)
    ? 'further attack: never'
    : unit.isPreparedByHand
      ? 'ticked by hand'
      : preparedProposal(candidate, unit.role).why;
