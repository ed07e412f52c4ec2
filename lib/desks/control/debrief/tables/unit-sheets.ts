import { type LedgerState, type TruthOf, thingsIn } from '@/lib/ledger/kinds';
import { scenarioAt } from '@/lib/ledger/scenario-at';
import type { ProfileRow } from '@/lib/scenario/csv-rows';
import { writtenDraft } from '@/lib/scenario/draft/written-draft';
import { toWrittenDegrees } from '@/lib/scenario/projection';
import type { ScenarioUnit } from '@/lib/scenario/types';
import { sheetName, type TableSheet } from '@/lib/scenario/workbook/sheet';
import { type GameFacts, listed } from './game-facts';
import { sheetFrom } from './sheet';

/** The tables of a game that are also tables of a scenario, and may be imported into one again. */
const ofScenario = ['units.csv', 'profiles.csv', 'crossings.csv'] as const;

/** The profiles of the game, those made for raised units among them. */
export type Profiles = readonly (Omit<ProfileRow, 'ours'> & { ours: readonly string[] })[];

/** The tables that the scenario desk brings in: units, status profiles and crossings as they stand, a scenario's own columns. */
export function scenarioSheets(
  { scenario, now, ends }: GameFacts,
  profiles: Profiles,
  teamKeys: ReadonlyMap<string, string>,
): TableSheet[] {
  const turn = ends.at(-1)?.[0] ?? scenario.openingTurn;
  const draft = writtenDraft(scenarioAt(scenario, now, { turn, profiles, teamKeys }).scenario);
  return ofScenario.map((file) => ({
    name: sheetName(file),
    rows: (draft[file] ?? []) as readonly (readonly string[])[],
  }));
}

/** The fields of a unit that never change, whether the scenario has it or Control raised it. */
type Made = Partial<Pick<ScenarioUnit, 'side' | 'corps' | 'division' | 'brigade' | 'nation' | 'echelon'>>;

/**
 * Every unit with its place when the game opened and at the end of each turn, that of the turn being played as it stands (`now`).
 * `x` and `y` km on the grid; one that is off the map or taken prisoner has no place. `status`: its profile as it was counted.
 */
export function unitsByTurn(
  { scenario, opening, ends, now, teamOfUnit, truth: truthNow }: GameFacts,
  profiles: Profiles,
): TableSheet {
  const made = new Map<string, Made>(scenario.units.map((unit) => [unit.id, unit]));
  for (const { id, truth } of thingsIn(now, 'raisedUnit')) made.set(id, truth as Made);
  const notations = new Map(profiles.map(({ key, notation }) => [key, notation]));
  const placeOf = ({ isOnMap, isCaptured, x, y }: TruthOf<'unit'>) => {
    if (!isOnMap || isCaptured || x === null || y === null) return {};
    const [lon, lat] = scenario.grid ? toWrittenDegrees([x, y], scenario.grid) : [null, null];
    return { lon, lat, x, y };
  };
  const rowsAt = (turn: number, when: string, state: LedgerState) =>
    thingsIn(state, 'unit').map(({ id, truth }) => {
      const { side, corps, division, brigade, nation, echelon } = made.get(id) ?? {};
      const {
        formation,
        name,
        shortName,
        arm,
        arrivalTurn,
        profileKey: profile,
        stepsLost,
        isOnMap,
        isCaptured,
      } = truth;
      const fixed = { turn, when, id, side, team: teamOfUnit.get(id), corps, division, brigade, nation, echelon };
      const then = { formation, name, shortName, arm, arrivalTurn, profile, stepsLost, isOnMap, isCaptured };
      return Object.assign(fixed, then, { status: notations.get(profile) }, placeOf(truth));
    });
  return sheetFrom(
    'units by turn',
    [
      'turn',
      'when',
      'id',
      'side',
      'team',
      'corps',
      'division',
      'brigade',
      'formation',
      'name',
      'shortName',
      'arm',
      'nation',
      'echelon',
      'arrivalTurn',
      'lon',
      'lat',
      'x',
      'y',
      'profile',
      'status',
      'stepsLost',
      'isOnMap',
      'isCaptured',
    ] as const,
    [
      ...rowsAt(scenario.openingTurn, 'beginning', opening),
      ...ends.flatMap(([turn, state]) => rowsAt(turn, truthNow('turn', turn).closedAt ? 'end' : 'now', state)),
    ],
  );
}

/** Every crossing as it was at the end of each turn; `waiting`: the units in its order of march. */
export const crossingsByTurn = ({ ends, unitName }: GameFacts): TableSheet =>
  sheetFrom(
    'crossings by turn',
    [
      'turn',
      'id',
      'name',
      'kind',
      'water',
      'capacityPoints',
      'isBlown',
      'isPrepared',
      'x',
      'y',
      'testedIn',
      'testedBy',
      'die',
      'waiting',
    ] as const,
    ends.flatMap(([turn, state]) =>
      thingsIn(state, 'crossing').map(({ id, truth }) => {
        const { name, kind, water, capacityPoints, isPrepared, x, y, testedIn, testedBy, testedRoll: die } = truth;
        const waiting = listed(truth.queue).map(({ unitId }) => unitName(unitId));
        const isBlown = truth.state === 'blown';
        const is = { turn, id, name, kind, water, capacityPoints, isBlown, isPrepared, x, y };
        return Object.assign(is, { testedIn, testedBy, die, waiting });
      }),
    ),
  );

/** The units that went over each crossing in each turn, with the number of their points. */
export const passages = ({ things, truth, unitName }: GameFacts): TableSheet =>
  sheetFrom(
    'passages',
    ['turn', 'crossing', 'unitId', 'unit', 'points', 'isWhole'],
    things('passage').map(({ truth: { turn, crossingId, unitId, points, isWhole } }) => {
      const crossing = truth('crossing', crossingId).name ?? crossingId;
      return { turn, crossing, unitId, unit: unitName(unitId), points, isWhole };
    }),
  );
