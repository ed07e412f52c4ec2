import type { Result } from '@/lib/result';
import type { CompanionAbout } from '@/lib/turn/cases/companion-about';
import type { CompanionName } from '@/lib/words';

/** Control's acts at the companion games. */
export interface CompanionActs {
  beginCompanionGame: (
    seatId: string,
    input: {
      companion: CompanionName;
      name: string;
      setup: never;
      about: CompanionAbout | null;
      tables: 'ours' | 'entered';
      values: null;
    },
  ) => Promise<Result<{ companionGameId: string; number: number }>>;
  actInCompanionGame: (
    seatId: string,
    input: { companionGameId: string; version: number; act: never; values: number[] | null },
  ) => Promise<Result<{ version: number }>>;
  takeBackCompanionAct: (
    seatId: string,
    input: { companionGameId: string; version: number },
  ) => Promise<Result<{ version: number }>>;
  seatCompanionTeams: (
    seatId: string,
    input: { companionGameId: string; version: number; allied: string | null; german: string | null },
  ) => Promise<Result<{ version: number }>>;
  turnOverMoves: (
    seatId: string,
    input: { companionGameId: string; version: number; values: number[] | null },
  ) => Promise<Result<{ version: number }>>;
  showCompanionOnBoard: (
    seatId: string,
    input: { companionGameId: string; version: number; isShown: boolean },
  ) => Promise<Result<{ version: number }>>;
  endCompanionGame: (
    seatId: string,
    input: { companionGameId: string; version: number; result: string },
  ) => Promise<Result<{ version: number }>>;
}
