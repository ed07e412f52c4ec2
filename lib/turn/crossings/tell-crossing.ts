import { z } from 'zod';
import { spokenCrossing } from '@/lib/advice/movement/place-name';
import { lockTeam, teamByKey } from '@/lib/db/access/teams';
import { writeReport } from '@/lib/db/issued/issued';
import { writeSomeCrossings } from '@/lib/db/issued/map-issued';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { mark } from '@/lib/db/record/marks';
import { turnRow } from '@/lib/db/sequence/games';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { thereIs } from '@/lib/result';
import { listed } from '@/lib/text';
import { issueCrossingByHand } from '@/lib/visibility/issuing/crossings';
import type { Viewer } from '@/lib/visibility/viewer';
import { truthTurn } from '../issuing/issue-clock';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing } from '../movement/passages/lock-crossing';

/**
 * Tells teams how a crossing is now (§8): each gets a paper that says so, and its map shows it. A side whose troops do not
 * make bridges safe learns only that a safe bridge stands.
 */
export const tellCrossing = controlVerb({
  name: 'tell-crossing',
  rule: '§8 Blowing Bridges, §10',
  who: anyControl,
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    teamKeys: z.array(z.string().max(80)).min(1, 'choose a team').max(40),
  }),
  inLedger: 'told teams of a crossing',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<{ crossingId: string; version: number }> => {
    const { crossingId, version, teamKeys } = form;
    const { gameId } = seat;
    const now = await lockTurn(tx, gameId, 'share');
    const { crossing } = await lockCrossing(tx, gameId, crossingId, version);
    const turn = truthTurn((await turnRow(gameId, now.turn, tx))!);
    const sides = await gameSides(gameId, tx);
    const source = await issueSource(tx);
    const spoken = spokenCrossing(crossing.name);
    const told: string[] = [];
    for (const key of [...new Set(teamKeys)].sort()) {
      const team = thereIs(await teamByKey(tx, gameId, key), 'team in this game', 'teamKeys');
      await lockTeam(tx, team.id);
      const viewer: Viewer = { gameId, teamId: team.id, teamName: team.name, side: team.side, sides };
      const issued = issueCrossingByHand(viewer, turn, { ...crossing, spoken }, source);
      await writeReport(tx, issued.report);
      await writeSomeCrossings(tx, team.id, [issued.crossing]);
      touchDesk(tx, gameId, team.id);
      told.push(team.name);
    }
    await mark(tx, act, `${listed(told)} told how ${crossing.name} is: ${crossing.state}.`);
    return { crossingId, version };
  },
});
