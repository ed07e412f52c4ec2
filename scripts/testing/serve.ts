/**
 * One production server for the browser tests, in a process of its own: opens a game on the database it is given
 * (or serves the game that is there), listens on a free loopback port as `opcom.test`, and hands out codes of seats to
 * the test that started it. It goes on to other databases, as the tests do. Ends when the channel is closed.
 */

import type { ServeOptions } from '@/host/server';
import type { RulebookChoice } from '@/lib/adjudication';
import type { UnitWritten } from '@/lib/scenario/testing/written-out';
import type { Scenario } from '@/lib/scenario/types';
import type { Moment } from './finished-scene';

/** The request of the test: in the environment variable OPCOM_SERVE, as JSON. */
export type ServeRequest = {
  databaseUrl: string;
  /** The port to listen on; none for any that is free. */
  port?: number;
  /** The scenario of a new game; none to serve the game of the database. */
  scenario?: string;
  /** The game is opened and nothing is served. */
  opensOnly?: boolean;
  /** The game is left as it is opened: a lobby. */
  isLobby?: boolean;
  /** A moment of the finished battle of Market Garden: the scene of the pictures. */
  moment?: Moment;
  /** The rulebook to play by instead of the scenario's. */
  rulebook?: RulebookChoice;
  /** Units that are otherwise than the scenario has them, by their ids in it: names and notes that stand nowhere else. */
  units?: Record<string, Partial<UnitWritten>>;
};

/** The seat whose code is asked for: a team by its name or key and a duty, or a control seat by its label. */
export type SeatWanted = { team: string; duty?: string } | { control?: string };

/**
 * `seat`: a code is asked for. `plays`: another database is served from now on. `leaves`: the database is let go of.
 * `agrees`: the state rebuilt from the ledger is the one stored; a problem if not.
 * `agesHolds`: every claim on a card was renewed, and every seat heard of, so many seconds longer ago. `agesPhase`: the
 * phase of the newest game began so many seconds earlier, and every screen is told. `opens`: a further game of a scenario,
 * whose seats are the ones asked for from then on. `stored`: one word for all that the database holds. `staffsLook`: the
 * console looks once at every team that it plays, and answers what waits in warm-ups. `weighs`: it plays to its end what is
 * to be weighed.
 */
export type Asked =
  | { seat: SeatWanted }
  | { plays: string }
  | { leaves: true }
  | { agrees: true }
  | { agesHolds: number }
  | { agesPhase: number }
  | { opens: string }
  | { stored: true }
  | { staffsLook: true }
  | { weighs: true };
/** The opening of a game. */
type Opened = Pick<ServeRequest, 'rulebook' | 'units' | 'isLobby' | 'moment'> & { scenario: string };
export type ToServer = { ask: number } & Asked;
export type FromServer =
  | { port: number }
  | { ask: number; code?: string }
  | { ask: number; stored: string }
  | { ask: number; problem: string };

async function scenarioAs({ scenario: name, rulebook, units = {} }: Opened): Promise<Scenario> {
  const { loadScenario } = await import('@/lib/scenario');
  const { withUnits, writtenOut } = await import('@/lib/scenario/testing/written-out');
  const read = await loadScenario(name);
  if (!read.ok) throw new Error(JSON.stringify(read.problems, null, 2));
  const { scenario } = read;
  const altered = writtenOut(scenario).map((unit) => ({ ...unit, ...units[unit.id] }));
  return { ...withUnits(scenario, altered), rulebook: rulebook ?? scenario.rulebook };
}

async function openScenario(opened: Opened): Promise<void> {
  if (opened.moment) return (await import('./finished-scene')).setScene(opened.moment);
  const { openGame } = await import('@/lib/turn/sequence/open-game');
  const { openBegun } = await import('@/lib/turn/testing/open-begun');
  await (opened.isLobby ? openGame : openBegun)(await scenarioAs(opened));
}

/** Of the database's first game: one that is opened beside it is no part of the question. */
async function checkLedger(): Promise<void> {
  const { db } = await import('@/lib/db/kernel/client');
  const { ledgerDifferences } = await import('@/lib/db/record/ledger-differences');
  const { id } = await db().game.findFirstOrThrow({ orderBy: { createdAt: 'asc' } });
  const differences = await ledgerDifferences(id);
  if (differences.length > 0) throw new Error(`The ledger does not give what is stored:\n${differences.join('\n')}`);
}

/** Serves another database, whose game was opened for whoever copies it: its phase begins now. */
async function play(databaseUrl: string): Promise<void> {
  const { newestGame, runPhase } = await import('@/lib/db/sequence/games');
  const { noteReach } = await import('@/lib/db/kernel/reaching');
  const { now, transaction } = await import('@/lib/db/kernel/transaction');
  const { done } = await import('@/lib/result');
  const { issueTheClock } = await import('@/lib/turn/issuing/issue-clock');
  await leave();
  process.env.DATABASE_URL = databaseUrl;
  // What was still being read may have opened the one before again.
  await leave();
  // The one before may have been dropped under its probe.
  noteReach(false);
  const { id, turn, phase, isBegun } = (await newestGame())!;
  if (!isBegun) return;
  await transaction(async (tx) => {
    const at = await now(tx);
    await tx.game.update({ where: { id }, data: { phaseStartedAt: at } });
    // The ledger says so too, as if the game had been opened just now.
    await tx.$executeRaw`ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only"`;
    await tx.$executeRaw`
      UPDATE "LedgerEntry" SET after = jsonb_set(after, '{phaseStartedAt}', to_jsonb(${at.toISOString()}::text)),
        before = CASE WHEN before ? 'phaseStartedAt'
          THEN jsonb_set(before, '{phaseStartedAt}', to_jsonb(${at.toISOString()}::text)) ELSE before END
      WHERE "gameId" = ${id} AND kind = 'game' AND after ? 'phaseStartedAt'`;
    await tx.$executeRaw`ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only"`;
    await tx.phaseRun.deleteMany({ where: { gameId: id } });
    await runPhase(tx, id, turn, phase, at);
    await issueTheClock(tx, id);
    return done(null);
  });
}

/** Lets go of the database, so that it can be dropped. */
async function leave(): Promise<void> {
  const { leaveTestDatabase } = await import('./leave-test-database');
  await leaveTestDatabase();
}

async function codeOf(wanted: SeatWanted): Promise<string> {
  const { newestGame } = await import('@/lib/db/sequence/games');
  const { issueCode } = await import('@/lib/db/access/seat-codes');
  const { seatsOf } = await import('@/lib/db/access/seats');
  const { transaction } = await import('@/lib/db/kernel/transaction');
  const { done } = await import('@/lib/result');
  const game = await newestGame();
  const seats = game ? await seatsOf(game.id) : [];
  const found = seats.find((seat) => {
    if (!('team' in wanted)) return seat.kind === 'control' && (!wanted.control || seat.label === wanted.control);
    const isOfTeam = seat.team?.name === wanted.team || seat.team?.key === wanted.team;
    return isOfTeam && seat.duty === (wanted.duty ?? 'commander');
  });
  if (!found) throw new Error(`There is no seat ${JSON.stringify(wanted)} in this game.`);
  let code = '';
  await transaction(async (tx) => {
    code = await issueCode(tx, found.id);
    return done(null);
  });
  return code;
}

async function ageHolds(seconds: number): Promise<void> {
  const { db } = await import('@/lib/db/kernel/client');
  await db().$executeRaw`UPDATE "Claim" SET "renewedAt" = "renewedAt" - make_interval(secs => ${seconds})`;
  await db().$executeRaw`UPDATE "Presence" SET "seenAt" = "seenAt" - make_interval(secs => ${seconds})`;
}

async function agePhase(seconds: number): Promise<void> {
  const { change } = await import('@/lib/db/kernel/change');
  const { newestGame } = await import('@/lib/db/sequence/games');
  const { transaction } = await import('@/lib/db/kernel/transaction');
  const { done } = await import('@/lib/result');
  const { issueTheClock } = await import('@/lib/turn/issuing/issue-clock');
  const { id, phaseStartedAt } = (await newestGame())!;
  const earlier = new Date(phaseStartedAt.getTime() - seconds * 1000);
  await transaction(async (tx) => {
    const act = { gameId: id, seat: null, verb: 'move-phase', rule: '§4' };
    await change(tx, act, 'game', id, { phaseStartedAt: earlier });
    await tx.phaseRun.updateMany({ where: { gameId: id, endedAt: null }, data: { startedAt: earlier } });
    await issueTheClock(tx, id);
    return done(null);
  });
}

/** The console looks at each team that it plays and at what waits in warm-ups, as it would by itself; its staffs think in this process. */
async function staffsLook(): Promise<void> {
  const { consoleTeams } = await import('@/lib/db/access/console-teams');
  const { playTeam, stepOf } = await import('@/host/sparring/play-team');
  const { staffWords } = await import('@/lib/sparring/staff-words');
  const thinking = { ask: async (asked: Parameters<typeof staffWords>[0]) => staffWords(asked), end: () => undefined };
  for (const team of await consoleTeams()) await playTeam(team, stepOf(team) ?? 'questions', thinking);
  const { answerWarmUps } = await import('@/host/warm-up/keep-warm-ups');
  await answerWarmUps((problem) => {
    throw problem;
  });
}

/** The console plays what is to be weighed to its end, as it would by itself. */
async function weighs(): Promise<void> {
  const { weighingUnderWay } = await import('@/lib/db/scenarios/weighings');
  const { playDatabase } = await import('@/host/weighing/play-database');
  const { openPlayer } = await import('@/host/weighing/player');
  const { weigh } = await import('@/host/weighing/weigh');
  const underWay = await weighingUnderWay();
  if (!underWay) throw new Error('Nothing is to be weighed.');
  const database = playDatabase(process.env.DATABASE_URL!);
  const player = openPlayer(false);
  await weigh(underWay, database, player, new AbortController().signal);
  player.end();
  await database.drop();
}

/** One word for every row of every table, save what is no part of the game: tries of codes, and when a seat was last heard of. */
async function storedWord(): Promise<string> {
  const { db } = await import('@/lib/db/kernel/client');
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('Attempt', 'Presence') ORDER BY 1`;
  const words = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(word, '' ORDER BY word)), '') AS word
       FROM (SELECT md5((to_jsonb(t) - 'lastSeenAt')::text) AS word FROM "${name}" t) rows`,
  );
  const rows = await db().$queryRawUnsafe<{ name: string; word: string }[]>(
    `${words.join(' UNION ALL ')} ORDER BY name`,
  );
  return rows.map(({ name, word }) => `${name} ${word}`).join('\n');
}

async function answer({ ask, ...asked }: ToServer): Promise<void> {
  try {
    if ('seat' in asked) return tell({ ask, code: await codeOf(asked.seat) });
    if ('stored' in asked) return tell({ ask, stored: await storedWord() });
    if ('opens' in asked) await openScenario({ scenario: asked.opens });
    else if ('agesHolds' in asked) await ageHolds(asked.agesHolds);
    else if ('agesPhase' in asked) await agePhase(asked.agesPhase);
    else if ('agrees' in asked) await checkLedger();
    else if ('staffsLook' in asked) await staffsLook();
    else if ('weighs' in asked) await weighs();
    else await ('plays' in asked ? play(asked.plays) : leave());
    tell({ ask });
  } catch (problem) {
    tell({ ask, problem: (problem as Error).message });
  }
}

function tell(message: FromServer): void {
  process.send?.(message);
}

const asked = JSON.parse(process.env.OPCOM_SERVE ?? '{}') as ServeRequest;
const { databaseUrl, scenario, opensOnly } = asked;
process.env.DATABASE_URL = databaseUrl;
if (scenario) await openScenario({ ...asked, scenario });
if (opensOnly) process.exit(0);
const { openGateway } = await import('@/host/gateway/gateway');
const { serveBehind } = await import('@/host/server');
const hosts = ['opcom.test', 'localhost', '127.0.0.1'];
const gateway = await openGateway({ port: asked.port ?? 0, names: hosts, address: '127.0.0.1' });
const options: ServeOptions = { port: gateway.port, hosts, dev: false, databaseUrl, dataDir: '.data' };
const served = await serveBehind(gateway, options);
process.on('message', (message) => void answer(message as ToServer));
process.once('disconnect', async () => {
  await served.close();
  process.exit(0);
});
tell({ port: served.port });
