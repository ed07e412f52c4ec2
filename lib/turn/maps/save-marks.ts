import { frameOf } from '@/lib/db/issued/issued';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { dropMarks, lockMarks, marksOf, writeMarks } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { deskMark, marksChangedSince } from '@/lib/turn/maps/desk-marks';
import { marksAtMost } from '@/lib/visibility/forms/mark-form';
import { type MarkWrite, marksWrite } from '@/lib/visibility/forms/mark-writes';
import type { DeskMark } from '@/lib/visibility/player/desk';
import { arms } from '@/lib/words';
import { playerVerb } from '../kernel/verb';

/**
 * Saves what a team draws on its own map, and takes off what it rubs out (§2). Marks nobody else touched are written;
 * where one has changed since the writer saw it, nothing is stored and the marks as they stand are answered
 * (`theirs.marks`), with the ids of those taken off meanwhile (`theirs.gone`). If both took off the same mark, there is
 * nothing to settle.
 */
export const saveMarks = playerVerb({
  name: 'save-marks',
  rule: '§2',
  form: marksWrite,
  inLedger: null,
  stands: async ({ tx, seat }) => ({ marks: (await marksOf(seat.gameId, seat.teamId, tx)).map(deskMark) }),
  run: async ({ tx, seat, form }): Promise<{ marks: DeskMark[] }> => {
    const { marks, removed } = form;
    const { gameId, teamId, label } = seat;
    const [stands, frame] = await Promise.all([lockMarks(tx, gameId, teamId), frameOf(tx, gameId)]);
    const known = new Set(stands.map((mark) => mark.id));
    const theirs = marksChangedSince(stands, [...marks, ...removed.filter(({ id }) => known.has(id))]);
    if (theirs) {
      throw refusal('changedByAnother', 'Someone else at your HQ changed this mark meanwhile.', { theirs });
    }
    mayBeDrawn(marks, frame);
    const off = new Set(removed.map(({ id }) => id));
    const stay = stands.filter(({ id }) => !off.has(id)).length;
    if (stay + marks.filter(({ id }) => !known.has(id)).length > marksAtMost) {
      throw refusal('badInput', `The map is full: at most ${counted(marksAtMost, 'mark')}. Take old ones off first.`);
    }
    const rows = marks.map(({ version, ...mark }) => ({
      ...mark,
      gameId,
      teamId,
      writtenBy: label,
      version: version + 1,
    }));
    const [, , now] = await Promise.all([
      dropMarks(tx, teamId, [...off]),
      writeMarks(tx, rows),
      marksOf(gameId, teamId, tx),
    ]);
    touchDesk(tx, gameId, teamId);
    return { marks: now.map(deskMark) };
  },
});

/** Refuses a mark off the printed map, and a symbol that Annex B has not. */
function mayBeDrawn(marks: readonly MarkWrite[], frame: Awaited<ReturnType<typeof frameOf>>): void {
  for (const [i, { points, symbol }] of marks.entries()) {
    const isOff = points.some(([x, y]) => x < frame.minX || x > frame.maxX || y < frame.minY || y > frame.maxY);
    if (isOff) throw refusal('badInput', 'That lies off the map. Put it on the map.', { field: `marks.${i}.points` });
    const arm = symbol.replace('hostile:', '');
    if (arm !== '' && !(arms as readonly string[]).includes(arm)) {
      throw refusal('badInput', 'There is no such symbol. Choose another.', { field: `marks.${i}.symbol` });
    }
  }
}
