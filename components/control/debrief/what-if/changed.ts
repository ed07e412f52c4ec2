import { otherReadings } from '@/lib/adjudication/readings';
import { isSameReading, policyBook } from '@/lib/adjudication/rulebook';
import type { AirEntry, Face, Policies } from '@/lib/adjudication/types';
import { caseIf, type WhatIf } from '@/lib/advice/debrief/what-if';
import type { FoughtOnDesk } from '@/lib/desks/control/debrief/what-if';
import { type AirKind, type CombatRole, combatRoles } from '@/lib/words';

/** The changes that are chosen. Empty words: as it was. */
export interface Changed {
  die: string;
  /** A policy and the place of one of its readings: `supportPartner 1`. */
  reading: string;
  preparedTurned: readonly string[];
  withoutGuns: readonly string[];
  withoutAir: readonly string[];
  sides: Record<CombatRole, ChangedSide>;
}

export interface ChangedSide {
  unit: string | null;
  guns: string | null;
  airKind: AirKind | '';
  squadrons: string;
}

const nothing: ChangedSide = { unit: null, guns: null, airKind: '', squadrons: '3' };

export const asWas: Changed = {
  die: '',
  reading: '',
  preparedTurned: [],
  withoutGuns: [],
  withoutAir: [],
  sides: { attacker: nothing, defender: nothing },
};

/** Every reading that is not in force, by its word in `Changed`. */
const readingsOf = ({ rulebook }: Pick<FoughtOnDesk, 'rulebook'>) =>
  (Object.keys(policyBook) as (keyof Policies)[]).flatMap((policy) =>
    policyBook[policy].alternatives.flatMap(({ value, sentence }, place) =>
      isSameReading(value, rulebook.policies[policy])
        ? []
        : [{ id: `${policy} ${place}`, policy, value: value as Policies[keyof Policies], sentence }],
    ),
  );

/** The readings that change something in this combat with the other choices, and the chosen one. */
export function readingsThatCount(fought: FoughtOnDesk, changed: Changed) {
  const put = caseIf(fought.combat, changeOf(changed, fought));
  const counting = otherReadings(put, fought.rulebook);
  return readingsOf(fought).filter(
    ({ id, policy, value }) =>
      id === changed.reading || counting.some((one) => one.policy === policy && isSameReading(one.value, value)),
  );
}

/** The chosen changes, as the rules take them. Air support in defence comes by cab rank: the book knows no other. */
export function changeOf(changed: Changed, fought: FoughtOnDesk): WhatIf {
  const chosen = readingsOf(fought).find(({ id }) => id === changed.reading);
  const each = <Part>(of: (role: CombatRole) => Part | undefined) =>
    combatRoles.flatMap((role) => {
      const part = of(role);
      return part === undefined ? [] : [{ role, part }];
    });
  const units = each((role) => fought.besides[role].units.find(({ id }) => id === changed.sides[role].unit)?.part);
  const guns = each((role) => fought.besides[role].guns.find(({ id }) => id === changed.sides[role].guns)?.part);
  const air = each((role) => airOf(role, changed.sides[role]));
  return {
    ...(changed.die ? { die: Number(changed.die) as Face } : {}),
    ...(chosen ? { reading: { policy: chosen.policy, value: chosen.value } } : {}),
    preparedTurned: changed.preparedTurned,
    withoutGuns: changed.withoutGuns,
    withoutAir: changed.withoutAir,
    units: units.map(({ role, part }) => ({ role, unit: part })),
    guns: guns.map(({ role, part }) => ({ role, guns: part })),
    air: air.map(({ role, part }) => ({ role, entry: part })),
  };
}

function airOf(role: CombatRole, { airKind, squadrons }: ChangedSide): AirEntry | undefined {
  const count = Number(squadrons);
  if (airKind === '' || !Number.isInteger(count) || count < 1) return undefined;
  return {
    kind: airKind,
    squadrons: count,
    isCabRank: role === 'defender',
    inGroundOrders: true,
    inAirOrders: true,
    hasAirLiaison: true,
  };
}
