import { crossingsSeen, nobodyThere } from '@/lib/advice/reports/crossings-seen';
import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { writeClock, writeDesks, writePrintedMap, writeReport } from '@/lib/db/issued/issued';
import { writeCounters, writeCrossings } from '@/lib/db/issued/map-issued';
import { change, enterMade } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { type Act, type Tx, transaction } from '@/lib/db/kernel/transaction';
import { ownMapOf } from '@/lib/db/maps/own-map';
import { unitsStanding } from '@/lib/db/movement/contact-pairs';
import { crossingsOf, unitsOfTeam } from '@/lib/db/movement/units';
import { opensForOneUmpire, writeGame } from '@/lib/db/sequence/games';
import { type PrintedPlace, printedPlaces } from '@/lib/printed-places';
import { done, type Result } from '@/lib/result';
import type { Scenario, ScenarioTeam } from '@/lib/scenario/types';
import { sidesOf } from '@/lib/sides';
import { issueCounters } from '@/lib/visibility/issuing/counters';
import { issueCrossingsAtOpening } from '@/lib/visibility/issuing/crossings';
import { issueIntelligence, issueObjective } from '@/lib/visibility/issuing/intelligence';
import { issueClock, issueDesk, issueMap } from '@/lib/visibility/issuing/issue-setup';
import type { Source, Viewer } from '@/lib/visibility/viewer';
import { issueSource } from '../issuing/issue-source';
import { putOwnMap, usableMap } from '../maps/own-map-in-game';
import { settleContacts } from '../movement/contact/settle-contacts';
import { commandOf, openLines, tellHigher } from './open-lines';
import { openSeats } from './open-seats';
import { tellFirstTroops } from './tell-first-troops';

/**
 * Opens a game of a scenario as a lobby, its clock standing: the truth as it stands, a seat for each of Control and three
 * for each HQ team, and the first issue of every desk. All in one transaction. Called by the host, who has no seat.
 */
export async function openGame(scenario: Scenario): Promise<{ gameId: string }> {
  const gameId = newId();
  const act: Act = { gameId, seat: null, verb: 'open-game', rule: '§2' };
  await transaction<Result<null>>(async (tx) => {
    await openGameIn(tx, act, scenario, null);
    return done(null);
  });
  return { gameId };
}

/**
 * Opens the game of an act within a transaction. `practiceOf`: the game at whose desk it is opened to try a scenario; `seats`:
 * makes other seats than the scenario's.
 */
export async function openGameIn(
  tx: Tx,
  act: Act,
  scenario: Scenario,
  practiceOf: string | null,
  seats: typeof openSeats = openSeats,
): Promise<void> {
  const { gameId } = act;
  const source = await issueSource(tx);
  const teamIds = await writeGame(tx, gameId, scenario, { at: source.now(), practiceOf });
  const opened = {
    turn: scenario.openingTurn,
    phase: 'orders',
    phaseStartedAt: source.now(),
    phases: scenario.phases,
    isBegun: false,
    network: '',
    address: '',
    pausedAt: source.now(),
    downMs: null,
    deadline: scenario.opening.deadline ?? 'wait',
    allowsRest: scenario.opening.allowsRest,
    isOneUmpire: opensForOneUmpire(scenario),
  };
  enterMade(tx, act, 'game', gameId, opened);
  await change(tx, act, 'turn', String(scenario.openingTurn), { openedAt: source.now() });
  await seats(tx, act, scenario, teamIds);
  await meetOnTheMap(tx, act);
  await openDesks(tx, act, scenario, teamIds, source);
  const own = await ownMapOf(scenario.name, tx);
  const usable = own && usableMap(own);
  if (usable) await putOwnMap(tx, act, scenario, own, usable);
}

/** Enemies who stand within passing distance are in contact from the first turn on (§6 Passing By). */
async function meetOnTheMap(tx: Tx, act: Act): Promise<void> {
  const now = await lockTurn(tx, act.gameId, 'update');
  const standing = (await unitsStanding(tx, act.gameId)).filter(({ isOnMap }) => isOnMap).map(({ id }) => id);
  await settleContacts(tx, act, now, standing, 'within passing distance when the game opened');
}

async function openDesks(
  tx: Tx,
  act: Act,
  scenario: Scenario,
  teamIds: Map<string, string>,
  source: Source,
): Promise<void> {
  const { gameId } = act;
  const turn = scenario.turns.find((candidate) => candidate.number === scenario.openingTurn)!;
  const truthTeam = ({ key, name, side }: ScenarioTeam) => ({
    gameId,
    teamId: teamIds.get(key)!,
    name,
    side,
    sideTitle: scenario.sides.find((s) => s.key === side)!.name,
    command: commandOf(scenario, key),
    sides: sidesOf(scenario),
    turnLength: scenario.turnLength ?? '',
  });
  await writeDesks(
    tx,
    scenario.teams.map((team) => issueDesk(truthTeam(team), source)),
  );
  await writePrintedMap(tx, issueMap(gameId, scenario.map));
  const budget = scenario.phases.find((phase) => phase.key === 'orders')!;
  await writeClock(
    tx,
    issueClock({
      gameId,
      title: scenario.title,
      turn,
      phase: 'orders',
      phaseStartedAt: source.now(),
      isBegun: false,
      isEnded: false,
      network: '',
      address: '',
      pausedAt: source.now(),
      budgetMinutes: budget.budgetSeconds / 60,
      allowsRest: scenario.opening.allowsRest,
      isLast: scenario.turns.at(-1)!.number === scenario.openingTurn,
    }),
  );
  const sides = sidesOf(scenario);
  const crossings = await crossingsOf(tx, gameId);
  const printed = printedPlaces(scenario.map.features);
  for (const team of scenario.teams) {
    const viewer: Viewer = { gameId, teamId: teamIds.get(team.key)!, teamName: team.name, side: team.side, sides };
    await openLines(tx, act, scenario, { team: truthTeam(team), teamIds }, source);
    const units = await unitsOfTeam(tx, gameId, viewer.teamId);
    await writeCounters(tx, [viewer.teamId], issueCounters(viewer, units.map(truthUnit), turn, source));
    const seen = crossingsSeen(units, { ...nobodyThere, crossings }, [], scenario.map, turn);
    await writeCrossings(tx, viewer.teamId, turn.number - 1, issueCrossingsAtOpening(viewer, turn, seen, source));
    await tellFirstTroops(tx, act, viewer, { units, openingTurn: turn.number }, source);
    await tellHigher(tx, viewer, scenario, { teamIds, turn }, source);
    const higher = commandOf(scenario, team.key).higher?.name ?? null;
    for (const { text, places = [] } of objectivesOf(scenario, team))
      await writeReport(
        tx,
        issueObjective(viewer, turn, { text, higher, places: placesNamed(printed, places) }, source),
      );
    for (const known of scenario.intelligence.filter((text) => text.team === team.key)) {
      await writeReport(tx, issueIntelligence(viewer, turn, known.text, source));
    }
  }
}

const objectivesOf = ({ objectives = [] }: Scenario, { key, side }: ScenarioTeam) =>
  objectives.filter(({ for: whose }) => whose === key || whose === side);

/** The places of these names, in their order. A name that is not printed is left out: scenarios are checked for it. */
const placesNamed = (printed: readonly PrintedPlace[], names: readonly string[]) =>
  names
    .flatMap((name) => printed.filter((one) => one.name === name).slice(0, 1))
    .map(({ name, place }) => ({ name, ...place }));
