import { z } from 'zod';
import { type BridgeOutcome, resolveBridge } from '@/lib/adjudication/bridges';
import { scriptedDice } from '@/lib/adjudication/dice';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Face, RulebookChoice } from '@/lib/adjudication/types';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameById } from '@/lib/db/sequence/games';
import { writtenText } from '@/lib/forms';
import { claimCard } from '../claims/claim-card';
import { cryptoDice } from '../kernel/crypto-dice';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing } from '../movement/passages/lock-crossing';
import { fitToTest } from './test-checks';

export interface Tested {
  crossingId: string;
  version: number;
  face: number;
  isBlown: boolean;
}

/**
 * Tests a bridge (§8): one die, 1 blows it. It is tested once; again only with a reason, and never once it is safe. Who
 * tested it, when, and the face are kept. Nobody is told: what a team learns of it stands in its report.
 */
export const testCrossing = controlVerb({
  name: 'test-crossing',
  rule: '§8 Blowing Bridges, OC-110',
  who: anyControl,
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    /** The umpire's own die as it fell; null: the server rolls. */
    face: z.number().int().min(1, 'is not a face of a die').max(6, 'is not a face of a die').nullable(),
    /** Why it is tested again (OC-110); else empty. */
    reason: writtenText(500).trim().default(''),
  }),
  inLedger: 'tested the bridge',
  undo: 'diceFell',
  run: async ({ tx, act, seat, form }): Promise<Tested> => {
    const { crossingId, version, face, reason } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    await fitToTest(tx, turn, crossingId, reason, version);
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    await claimCard(tx, seat, 'crossing', crossingId);
    const { crossing } = locked;
    const rulebook = rulebookFrom((await gameById(seat.gameId, tx)).rulebook as unknown as RulebookChoice);
    const dice = face === null ? cryptoDice() : scriptedDice([face as Face]);
    const outcome: BridgeOutcome = resolveBridge({ state: crossing.state, retestReason: reason }, dice, rulebook);
    const rolled = outcome.rolls[0]!.value;
    const whose = face === null ? 'The server’s die.' : 'The umpire’s own die.';
    const became = await change(tx, { ...act, reason: `${reason} ${whose}`.trim() }, 'crossing', crossingId, {
      state: outcome.state,
      testedIn: turn.turn,
      testedBy: seat.label,
      testedAt: turn.now,
      testedRoll: rolled,
    });
    return { crossingId, version: became.version, face: rolled, isBlown: outcome.isBlown };
  },
});
