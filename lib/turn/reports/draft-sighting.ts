import { z } from 'zod';
import { lockTeam, teamByKey } from '@/lib/db/access/teams';
import { casesById } from '@/lib/db/air/air-picture';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { asColumn } from '@/lib/db/reports/reports';
import { nextSightingNumber } from '@/lib/db/reports/sightings';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { airLossSentences } from '@/lib/visibility/sightings/air-report';
import { fromTheAir, sightingBody } from '@/lib/visibility/sightings/sightings';
import { airPictureRows } from '../air/air-picture-rows';
import { reportView } from '../issuing/report-view';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { contactsOf, lossesOf } from './sightings';

/**
 * Drafts what a team is told was seen: contacts from the reconnaissance as ruled, a word on the losses of its own side, or an
 * empty report for Control to write. Nothing is issued.
 */
export const draftSighting = controlVerb({
  name: 'draft-sighting',
  rule: '§12c Recce',
  who: anyControl,
  form: z.strictObject({
    teamKey: z.string(),
    /** The ruled cases it tells of: reconnaissance, air battles, flak. None: a report of Control's own. */
    caseIds: z.array(z.string()).max(40).default([]),
    source: writtenText(60).trim().min(1, 'needs a name').default(fromTheAir),
  }),
  inLedger: 'drafted a report of sightings',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ id: string; version: number }> => {
    const { teamKey, caseIds, source } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const team = thereIs(await teamByKey(tx, seat.gameId, teamKey), 'team in this game', 'teamKey');
    const cases = await casesById(seat.gameId, caseIds, tx);
    if (cases.length < new Set(caseIds).size) throw refusal('notFound', 'There is no such case.');
    const open = cases.find(({ state }) => state !== 'ruled');
    if (open) throw refusal('unfinished', `Case ${open.number} has no ruling yet.`);
    const books = await airPictureRows(seat.gameId, tx);
    const { viewer, truth } = await reportView(team, now.turn, tx);
    // Aircraft of the team's own side saw its enemy; a reconnaissance of the enemy's tells it nothing.
    const flownByOwn = (unitId: string) => books.units.find(({ id }) => id === unitId)?.side !== team.side;
    const contacts = cases
      .flatMap((kept) =>
        contactsOf(
          kept,
          books.units.filter(({ id }) => flownByOwn(id)),
          truth.places,
        ),
      )
      .map((contact) => ({ id: newId(8), ...contact }));
    const losses = airLossSentences(viewer, lossesOf(cases, books.tasks, books));
    const isRecce = cases.some(({ kind }) => kind === 'recce');
    const body = [...losses, ...(isRecce ? [sightingBody(contacts, truth.places)] : [])].join('\n');
    await lockTeam(tx, team.id);
    const id = newId();
    const number = await nextSightingNumber(tx, seat.gameId, team.id, now.turn);
    const made = await create(tx, act, 'sighting', id, {
      id,
      gameId: seat.gameId,
      turn: now.turn,
      teamId: team.id,
      number,
      source,
      body,
      contacts: asColumn(contacts) as never,
      caseIds: cases.map((kept) => kept.id),
      overruled: asColumn({}) as never,
    });
    return { id, version: made.version };
  },
});
