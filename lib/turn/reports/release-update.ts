import { z } from 'zod';
import { lockTeam, teamByKey } from '@/lib/db/access/teams';
import { writeIdentities, writeReport } from '@/lib/db/issued/issued';
import { dropContacts, writeContacts, writeSomeCounters, writeSomeCrossings } from '@/lib/db/issued/map-issued';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { asColumn } from '@/lib/db/reports/reports';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { only } from '@/lib/values';
import { issueUpdate } from '@/lib/visibility/release';
import { draftUpdate, factsOf, toldTogether, updateKinds } from '@/lib/visibility/reports/updates';
import { refuseIfClaimed } from '../claims/claim-card';
import { issueSource } from '../issuing/issue-source';
import { reportView } from '../issuing/report-view';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { marksRefused } from './release-one-report';
import { unitsTold } from './units-told';

/**
 * Tells a team one thing of the turn at once, while the rest is still adjudicated (§4.3, OC-125): what is ruled of a fight,
 * a move, or something seen or suffered. The text passes the door; the team gets the places of its own units in that fight
 * or move and of no others, the enemy as contacts only, and of an attack from the air no place. The report of the turn does
 * not tell it again. Refused until movement is closed, once the report is told, and with the guard's open marks.
 */
export const releaseUpdate = controlVerb({
  name: 'release-update',
  rule: '§4',
  who: anyControl,
  /** `of`: what is told. `body`: the text as Control has coloured it. `overruled`: reasons by the ids of marks. */
  form: z.strictObject({
    teamKey: z.string().max(80),
    of: z.strictObject({ kind: z.enum(updateKinds), id: z.string().max(200) }),
    body: writtenText(5000).trim().min(1, 'write what the team is told'),
    overruled: z.record(z.string().max(200), writtenText(500)).default({}),
  }),
  inLedger: 'told a team at once',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<{ id: string }> => {
    const { teamKey, of, body, overruled } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    if (now.movementClosedAt === null)
      throw refusal('notNow', 'Close movement first: until then nothing that is ruled may be told.');
    const team = thereIs(await teamByKey(tx, seat.gameId, teamKey), 'team in this game');
    await refuseIfClaimed(tx, seat, 'report', team.id);
    await lockTeam(tx, team.id);
    const {
      viewer,
      turn,
      truth,
      all,
      facts: left,
      updates,
      told: report,
      lexicon,
    } = await reportView(team, now.turn, tx);
    if (report) throw refusal('notNow', `${team.name} has had its report. Write a correction.`);
    const facts = factsOf(left, of);
    if (!facts)
      throw factsOf(all, of)
        ? refusal('alreadyDone', `${team.name} has been told of it.`)
        : refusal('notFound', `There is nothing of it that ${team.name} may be told.`);
    const { heading, sender, gameTime } = draftUpdate(viewer, turn, facts);
    const source = await issueSource(tx);
    const released = issueUpdate(
      {
        viewer,
        turn,
        text: { heading, sender, gameTime, body },
        facts,
        lexicon,
        overruled,
        own: truth.own,
        enemyFormations: [...new Set(truth.enemy.map(({ formation }) => formation))],
      },
      unitsTold(truth, team.id, of, facts),
      source,
    );
    if (!released.ok) throw marksRefused(released.open);
    const told = toldTogether([only(facts, ['fights', 'moves', 'news'])]);
    // What it was told of the same before is told otherwise now.
    const before = updates.filter(
      (update) =>
        update.facts.fights.some(({ id }) => told.fights.some((fight) => fight.id === id)) ||
        update.facts.news.some(({ factId }) => told.news.some((news) => news.factId === factId)),
    );
    const id = newId();
    const { gameId, label: by } = seat;
    await create(tx, act, 'update', id, {
      id,
      gameId,
      turn: now.turn,
      teamId: team.id,
      facts: asColumn(told) as never,
      body,
      overruled: asColumn(overruled) as never,
      releasedAt: source.now(),
      by,
    });
    await writeReport(tx, released.report);
    await writeIdentities(tx, released.identities);
    await dropContacts(
      tx,
      team.id,
      before.map(({ releasedAt }) => new Date(releasedAt)),
    );
    await writeContacts(tx, team.id, released.contacts);
    await writeSomeCounters(tx, team.id, released.counters);
    await writeSomeCrossings(tx, team.id, released.crossings);
    touchDesk(tx, gameId, team.id);
    return { id };
  },
});
