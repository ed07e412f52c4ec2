import { z } from 'zod';
import { newId } from '@/lib/db/kernel/ids';
import { touchControl } from '@/lib/db/kernel/transaction';
import { createDraftOfTexts, draftAsText, draftById } from '@/lib/db/scenarios/drafts';
import { keepable } from '@/lib/scenario/orbat-mapper/keepable';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftGone, draftId, draftName, mayBegin } from './draft-steps';
import { type TakenIn, takenApart, takenIn, takenWith } from './taken-in';

/**
 * Takes a scenario of ORBAT Mapper in as a draft. `beside`: the draft that has what the file does not say, empty for none; it
 * stays as it is. `first`: the name of the side that is Allied here, empty for as they are drawn. `leave`: sides that are left
 * out; `keep`: what is taken in although it is hidden there, or destroyed before the game begins; `nations`: of the units of a
 * side of which nobody says it. What was left out and what had to be guessed is told, each kind once; not a second time, when
 * the same is sent again.
 */
export const importOrbat = controlVerb({
  name: 'import-orbat',
  file: 'packed',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    name: draftName,
    beside: draftId,
    first: z.string().trim().max(120),
    leave: z.array(z.string().trim().max(200)).max(20).default([]),
    keep: z.array(z.enum(keepable)).max(keepable.length).default([]),
    nations: z
      .array(z.strictObject({ side: z.string().max(200), nation: z.string().trim().max(40) }))
      .max(20)
      .default([]),
    packed: z.instanceof(Uint8Array),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  stands: ({ tx, seat, form }) => takenIn(tx, seat.gameId, form.name),
  prepare: async ({ packed, beside, first, leave, keep, nations }, { gameId }) => {
    const there = beside === '' ? undefined : await draftAsText(gameId, beside);
    const input = {
      bytes: packed,
      beside: there?.text ?? null,
      first: first || null,
      leave,
      keep,
      nations: saidOf(nations),
    };
    return takenApart(await inWorker('takeInOrbat', input));
  },
  run: async ({ tx, seat, form: { name, beside }, prepared: { files, notes } }): Promise<TakenIn> => {
    await mayBegin(tx, seat.gameId, name);
    if (beside !== '' && !(await draftById(seat.gameId, beside, tx))) throw draftGone('beside');
    const id = newId();
    await createDraftOfTexts(tx, { gameId: seat.gameId, id, name }, files);
    touchControl(tx, seat.gameId);
    return takenWith(id, notes);
  },
});

/** By a side, the nation that was said; an empty one is none. */
const saidOf = (nations: readonly { side: string; nation: string }[]): Record<string, string> =>
  Object.fromEntries(nations.flatMap(({ side, nation }) => (nation === '' ? [] : [[side, nation]])));
