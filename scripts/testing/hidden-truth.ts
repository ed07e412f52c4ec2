/**
 * A scenario of which one team may know always the same, and all the rest is drawn: for tests that compare two worlds.
 * What fights beside or against the team keeps its kind, its status and its place, which a report may tell in words.
 */

import type { PlanRow } from '@/lib/scenario/csv-rows';
import { type UnitWritten, withUnits, writtenOut } from '@/lib/scenario/testing/written-out';
import type { Scenario, ScenarioTeam, ScenarioUnit, Squadron } from '@/lib/scenario/types';
import type { Draw } from '@/lib/visibility/testing/drawn-known';
import { planTasks, type Side } from '@/lib/words';

/** A third team beside the two of the bridge, so that there are friends, lines between them, and people to come. */
const wessex: ScenarioTeam = {
  key: '43-wessex',
  name: '43 Wessex',
  side: 'allied',
  hqUnitId: 'X001',
  formations: '43 Wessex Div on its way',
  notes: '',
};

const link = (from: string, to: string) => ({
  id: `${from} ${to}`,
  from,
  to,
  means: 'radio' as const,
  notes: '',
  ours: [],
});

const squadron = (side: Side, id: string): Squadron => ({
  id,
  side,
  name: id,
  aircraft: side === 'allied' ? 'Typhoon' : 'Fw 190',
  kind: 'groundAttack',
  squadrons: 4,
  closeSupport: null,
  interdiction: 'light',
  notes: '',
  ours: [],
});

/** The bridge with a third team, guests who are drawn, and squadrons of both sides: what all the worlds begin from. */
function common(scenario: Scenario): Scenario {
  const like = (of: ScenarioUnit, more: Partial<ScenarioUnit>): ScenarioUnit => ({ ...of, ...more });
  const hq = scenario.units.find(({ id }) => id === 'A085')!;
  const infantry = scenario.units.find(({ id }) => id === 'A087')!;
  const grenadiers = scenario.units.find(({ id }) => id === 'G149')!;
  const far = { x: 62, y: 67 };
  const friends = ['X001', 'X002', 'X003'].map((id, i) =>
    like(i === 0 ? hq : infantry, {
      id,
      team: wessex.key,
      division: '43 Wessex',
      formation: '43 Wessex Div',
      name: `Friends ${id}`,
      shortName: id,
      place: { x: far.x + i / 2, y: far.y },
    }),
  );
  const enemies = ['Y001', 'Y002', 'Y003', 'Y004'].map((id) =>
    like(grenadiers, { id, name: `Enemies ${id}`, shortName: id, place: { x: 88, y: 88 } }),
  );
  const keys = ['1-airborne', '9-ss-panzer', wessex.key];
  return {
    ...scenario,
    teams: [...scenario.teams, wessex],
    units: [...scenario.units, ...friends, ...enemies],
    links: keys.flatMap((from) =>
      keys.filter((to) => to !== from && to !== '9-ss-panzer' && from !== '9-ss-panzer').map((to) => link(from, to)),
    ),
    squadrons: [squadron('allied', '83 Group'), squadron('german', 'Jagdkorps')],
  };
}

const syllables = ['bor', 'ken', 'haus', 'lin', 'den', 'wald', 'tor', 'gau', 'mun', 'ster', 'fel', 'dorf'];
/** A word that stands nowhere else. */
export const word = (draw: Draw): string => {
  const [first = '', ...rest] = draw.some(3, 5, () => draw.one(syllables)).join('');
  return first.toUpperCase() + rest.join('');
};
export const sentence = (draw: Draw): string => draw.some(3, 8, () => word(draw)).join(' ');

/** Another profile at another step with the same status, if any is left. */
export function sameStatus(draw: Draw, { profile, stepsLost }: Pick<UnitWritten, 'profile' | 'stepsLost'>) {
  const isBracketed = profile.startsWith('[');
  const levels = profile.replace(/[[\]]/g, '').split('-').slice(stepsLost);
  const above = draw
    .some(0, 2, (i) => String(9 + draw.number(0, 1) - i))
    .filter((level) => Number(level) > Number.parseInt(levels[0]!.replace('(', ''), 10));
  const written = [...new Set(above), ...levels].join('-');
  return { profile: isBracketed ? `[${written}]` : written, stepsLost: new Set(above).size };
}

/** The bridge of the combat: were it prepared for demolition, it would have to be tested first. */
export const foughtOver = 'arn-road';

const inTheFight = ['A087', 'A096', 'G149', 'G151', 'G152', 'G153', 'G258'];

function hiddenUnit(draw: Draw, unit: UnitWritten, team: string): UnitWritten {
  const notes = sentence(draw);
  if (unit.team === team) return { ...unit, ...sameStatus(draw, unit), notes };
  const named = {
    name: `${word(draw)} ${unit.id}`,
    shortName: `${word(draw).slice(0, 7)} ${unit.id}`,
    brigade: word(draw),
    corps: word(draw),
    notes,
  };
  if (inTheFight.includes(unit.id)) return { ...unit, ...sameStatus(draw, unit), ...named };
  const isGerman = unit.side === 'german';
  const corner = isGerman ? { x: 84, y: 85 } : { x: 62, y: 67 };
  return {
    ...unit,
    ...named,
    profile: draw.one(['8-6-4-2-0', '5-3-2-1-0', '[6-4-2-0]', '(4)-(2)-0']),
    stepsLost: draw.number(0, 2),
    sizePoints: draw.number(1, 12),
    isFlexible: draw.yes(),
    ...(unit.id.startsWith('Y')
      ? { arrivalTurn: draw.number(5, 7), arm: draw.one(['infantry', 'armour', 'artillery'] as const) }
      : {}),
    place: { x: corner.x + draw.number(0, 40) / 10, y: corner.y + draw.number(0, 30) / 10 },
    nation: (isGerman ? 'GER' : draw.one(['UK', 'US'])) as ScenarioUnit['nation'],
  };
}

/** A row of a plan: where it is another team's, it wants something else; what is noted is Control's in any case. */
export function otherPlan(draw: Draw, row: PlanRow, isOthers: boolean, places: readonly string[]): PlanRow {
  const notes = sentence(draw);
  if (!isOthers) return { ...row, notes };
  const where = { place: draw.one(places), axis: draw.some(0, 2, () => draw.one(places)) };
  return { ...row, ...where, task: draw.one(planTasks), isLastStand: false, notes };
}

/** A world for this team: what it may not know is drawn. */
export function worldFor(team: string, scenario: Scenario, draw: Draw): Scenario {
  const all = common(scenario);
  const side = all.teams.find(({ key }) => key === team)!.side;
  const units = writtenOut(all).map((unit) => hiddenUnit(draw, unit, team));
  return {
    ...withUnits(all, units),
    teams: all.teams.map((one) => ({
      ...one,
      notes: sentence(draw),
      formations: one.key === team ? one.formations : sentence(draw),
    })),
    crossings: all.crossings.map((crossing) => ({
      ...crossing,
      capacityPoints: draw.number(1, 120),
      notes: sentence(draw),
      isPrepared: crossing.id !== foughtOver && draw.yes(),
    })),
    squadrons: all.squadrons.map((one) =>
      one.side === side
        ? { ...one, notes: sentence(draw) }
        : { ...one, name: word(draw), aircraft: word(draw), squadrons: draw.number(1, 9), notes: sentence(draw) },
    ),
    intelligence: all.intelligence.map((known) => (known.team === team ? known : { ...known, text: sentence(draw) })),
    plans: (all.plans ?? []).map((row) => otherPlan(draw, row, row.team !== team, ['Velp', 'Oosterbeek', 'Elden'])),
    links: all.links.map((one) => ({
      ...one,
      notes: sentence(draw),
      means: one.from === team ? one.means : draw.one(['radio', 'telephone']),
    })),
    opening: { ...all.opening, controlSeats: all.opening.controlSeats.map((seat) => ({ ...seat, label: word(draw) })) },
  };
}
