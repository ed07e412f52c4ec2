import type { LedgerKind, Truth } from '@/lib/ledger/kinds';
import { openingTruth } from '@/lib/ledger/opening';
import { drawnKinds, TruthFilm } from '@/lib/ledger/truth-film';
import type { Film } from '@/lib/replay/film';
import type { Moment } from '@/lib/replay/moments';
import type { Phase } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { gameScenario } from '../sequence/kept-scenario';

/** The acts of a game in order, and its truth as a film of them. */
export interface LedgerFilm {
  moments: Moment[];
  /** The place of each act among the moments, by the number of its first entry. */
  momentOf: ReadonlyMap<number, number>;
  truth: Film;
}

interface EntryRow {
  number: number;
  act: number;
  turn: number;
  at: Date;
  verb: string;
  seatLabel: string;
  kind: LedgerKind;
  subjectId: string;
  reason: string;
  undoes: number | null;
  teamId: string | null;
  /** The drawn parts after the change. */
  after: Truth | null;
}

/** The verb of a flag, which is an entry of its own. */
const flag = 'flag-moment';

/** A game from its opening to now. */
export async function ledgerFilm(gameId: string, tx: Tx = db()): Promise<LedgerFilm> {
  const [scenario, entries] = await Promise.all([
    gameScenario(gameId, tx),
    tx.$queryRaw<EntryRow[]>`
      SELECT number, act, turn, at, verb, "seatLabel", kind, "subjectId", reason, undoes,
        coalesce(after ->> 'teamId', before ->> 'teamId') AS "teamId",
        CASE WHEN kind = ANY(${drawnKinds}) THEN after END AS after
      FROM "LedgerEntry" WHERE "gameId" = ${gameId} ORDER BY number`,
  ]);
  const truth = new TruthFilm(openingTruth(scenario));
  const undone = new Set(entries.flatMap(({ undoes }) => undoes ?? []));
  const moments: Moment[] = [];
  const momentOf = new Map<number, number>();
  let now = { turn: scenario.openingTurn, phase: 'orders' as Phase };
  for (const { number, act, turn, at, verb, seatLabel, kind, subjectId, reason, teamId, after } of entries) {
    if (kind === 'game' && after?.phase) now = { ...now, phase: after.phase as Phase };
    if (!momentOf.has(act)) {
      momentOf.set(act, moments.length);
      moments.push({
        number,
        at: at.toISOString(),
        turn,
        phase: now.phase,
        verb,
        by: seatLabel,
        about: `${kind}/${subjectId}`,
        team: teamId,
        words: reason,
        isFlagged: verb === flag && !undone.has(number),
      });
    }
    const moment = moments.at(-1)!;
    moment.number = number;
    moment.turn = Math.max(turn, Number(kind === 'game' ? (after?.turn ?? turn) : turn));
    moment.phase = now.phase;
    truth.enter(moments.length - 1, { kind, subjectId, after });
  }
  return { moments, momentOf, truth: truth.film };
}
