/** A moment of the finished battle that comes with the console, as a game that goes on from there: the scene of the pictures. */
import { fileOf, readFinished } from '@/host/finished/read-finished';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { newestGame } from '@/lib/db/sequence/games';
import { keepWritten } from '@/lib/db/sequence/kept-scenario';
import { done } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import { openFork } from '@/lib/turn/scenarios/open-fork';
import { openGame } from '@/lib/turn/sequence/open-game';

/**
 * The moments that are pictured, all of the seventh turn: half of the sheets are read; half of the units have marched; the
 * first combat has its finding; the letters are to be drafted.
 */
export type Moment = 'reading' | 'marching' | 'fighting' | 'telling';

const battle = 'market-garden';
const turnShown = 7;

/** The entry of the ledger after which it is that moment. */
async function numberAt(gameId: string, moment: Moment): Promise<number> {
  const of = await db().ledgerEntry.findMany({
    where: { gameId, turn: turnShown },
    select: { number: true, verb: true, after: true },
    orderBy: { number: 'asc' },
  });
  const from = (phase: string) =>
    of.findIndex(({ verb, after }) => verb === 'move-phase' && (after as { phase?: string }).phase === phase);
  const half = (one: string, other: string) => of[Math.round((from(one) + from(other)) / 2)]!;
  const entry = {
    reading: () => half('collection', 'movement'),
    marching: () => half('movement', 'combat'),
    fighting: () => of.find(({ verb }) => verb === 'adjudicate-combat')!,
    telling: () => of[from('briefing')]!,
  }[moment]();
  return entry.number;
}

/** Opens the battle in the database of DATABASE_URL, as it stood at a moment; its clock runs, and it is no practice. */
export async function setScene(moment: Moment): Promise<void> {
  const url = process.env.DATABASE_URL!;
  const { stood, scenario } = await readFinished(url, fileOf(battle), (gameId) => numberAt(gameId, moment));
  process.env.DATABASE_URL = url;
  const read = await loadScenario(battle);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await openGame(read.scenario);
  const parent = (await newestGame())!;
  await transaction(async (tx) => {
    await keepWritten(tx, scenario);
    const { act } = await openFork(tx, stood, {
      practiceOf: parent.id,
      title: read.scenario.title,
      keepsWriters: true,
    });
    await tx.game.update({ where: { id: act.gameId }, data: { practiceOf: null, pausedAt: null } });
    return done(null);
  });
}
