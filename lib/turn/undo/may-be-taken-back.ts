import { RolledBack, transaction } from '@/lib/db/kernel/transaction';
import type { Result } from '@/lib/result';
import { resultOf } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { takeBackAct } from './take-back-act';
import { takeBackRulingOn } from './take-back-ruling';

/** The thing to take back: the act of an entry of the ledger, or the ruling on a combat as it was seen. */
export type ToTakeBack = { number: number } | { combatId: string; version: number };

/** True when it could be taken back now: it is done, and all of it rolled back. Refused as the act itself would be. */
export const mayBeTakenBack = (seat: ControlSeat, what: ToTakeBack): Promise<Result<unknown>> =>
  transaction<Result<unknown>>(async (tx) => {
    const reason = 'Whether it may be.';
    const act = { gameId: seat.gameId, seat: { id: seat.id, label: seat.label }, verb: 'undo-act', rule: '§2' };
    const given = { tx, act, seat };
    throw new RolledBack(
      await resultOf<unknown>(() =>
        'number' in what
          ? takeBackAct({ ...given, form: { ...what, reason } })
          : takeBackRulingOn({ ...given, form: { ...what, reason } }),
      ),
    );
  });
