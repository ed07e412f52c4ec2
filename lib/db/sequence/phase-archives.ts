import type { ArchiveKept } from '@/lib/db/generated/client';
import type { Phase } from '@/lib/words';
import { db } from '../kernel/client';
import { type Tx, touchControl, transaction } from '../kernel/transaction';
import { lastOpenedFirst } from './console-up';

/** MASTER. How the archives of the phases went. Kept outside the ledger; Control alone is told of it. */

/** A folder that a host keeps archives in. */
interface ArchiveFolder {
  gameId: string;
  host: string;
  folder: string;
}

/** A phase under way; `startedAt` stays the same however long the clock stood still in it. */
interface PhaseUnderWay {
  gameId: string;
  title: string;
  turn: number;
  phase: Phase;
  startedAt: Date;
}

/** The phase under way of the game that is played; null: there is no game. */
export async function phaseUnderWay(): Promise<PhaseUnderWay | null> {
  const [found] = await db().$queryRaw<PhaseUnderWay[]>`
    SELECT g.id AS "gameId", g.title, r.turn, r.phase::text AS phase, r."startedAt"
    FROM "Game" g JOIN "PhaseRun" r ON r."gameId" = g.id
    WHERE g."practiceOf" IS NULL
    ORDER BY ${lastOpenedFirst}, r."endedAt" DESC NULLS FIRST, r."startedAt" DESC LIMIT 1`;
  return found ?? null;
}

/** Notes how the archive of a phase went: `trouble` is empty when it is whole. Control's desks are told. */
export async function noteArchive(
  { gameId, host, folder }: ArchiveFolder,
  { turn, phase }: { turn: number; phase: Phase },
  trouble: string,
): Promise<void> {
  const whole = trouble === '' ? { turn, phase } : null;
  await transaction(async (tx: Tx) => {
    const [time] = await tx.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
    const row = { trouble, triedAt: time!.now, ...(whole && { ...whole, keptAt: time!.now }) };
    await tx.archiveKept.upsert({
      where: { gameId_host_folder: { gameId, host, folder } },
      create: { gameId, host, folder, ...row },
      update: row,
    });
    touchControl(tx, gameId);
    return { ok: true };
  });
}

/** The host keeps no archives there any more. Control's desks are told. */
export const forgetArchives = ({ gameId, host, folder }: ArchiveFolder) =>
  transaction(async (tx: Tx) => {
    await tx.archiveKept.deleteMany({ where: { gameId, host, folder } });
    touchControl(tx, gameId);
    return { ok: true };
  });

/** The archives of a game, by machine and folder, and how they went. */
export const archivesKept = (gameId: string): Promise<ArchiveKept[]> =>
  db().archiveKept.findMany({ where: { gameId }, orderBy: [{ host: 'asc' }, { folder: 'asc' }] });
