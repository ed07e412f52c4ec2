'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { clockTime } from '@/components/control/parts/time-words';
import { choice, lines, named, pick } from '@/components/ui/form/field-makers';
import type { MessagesDesk, NoteOnDesk } from '@/lib/desks/control/messages/messages';
import { meansWords } from '@/lib/visibility/forms/message-form';
import { KeyedWays } from './keyed-ways';
import type { NoteOutcome } from './note-outcomes';

const ends = [
  { id: 'message', deed: 'no1', word: 'A message' },
  { id: 'query', deed: 'no2', word: 'A question to the team' },
  { id: 'amendment', deed: 'no3', word: 'Words on its sheet' },
  { id: 'nothing', deed: 'no4', word: 'Nothing' },
] as const;
type End = (typeof ends)[number]['id'];

/** The name of the words that are made of it. */
const written = { message: 'Message', query: 'Question', amendment: 'Words to add' } as const;

/** Nothing of a list: to Control, or the sheet as a whole. */
const none = 'none';

/** A telephone note, and what becomes of it. */
export function NoteDetail({ note, desk }: { note: NoteOnDesk; desk: MessagesDesk }) {
  return (
    <article aria-label="Telephone note">
      <h2 className="text-lead">Telephone note</h2>
      <p className="aside">
        turn {note.turn}, {clockTime(note.takenAt)}, taken by {note.takenBy}
      </p>
      <p className="my-2 border-y border-rule-2 py-2 font-serif text-desk leading-snug whitespace-pre-wrap">
        {note.text}
      </p>
      {note.became ? (
        <p>
          {note.settledBy} has made {ends.find(({ id }) => id === note.became)!.word.toLowerCase()} of it.
        </p>
      ) : (
        <NoteForm note={note} desk={desk} />
      )}
    </article>
  );
}

function NoteForm({ note, desk }: { note: NoteOnDesk; desk: MessagesDesk }) {
  const [end, setEnd] = useState<End>('message');
  const form = useActForm({
    verb: 'settle-telephone-note',
    begin: { caller: note.teamId, linkId: none, lineId: none, text: note.text },
    guards: ({ caller, text: words }) => [end, caller ?? none, words],
    input: ({ caller, linkId, lineId, text: words }, reason) => {
      const made: Record<End, NoteOutcome> = {
        message: { what: 'message', linkId: linkId === none ? null : linkId, text: words },
        query: { what: 'query', lineId: lineId === none ? null : lineId, text: words, reason },
        amendment: { what: 'amendment', lineId, text: words },
        nothing: { what: 'nothing' },
      };
      return { noteId: note.id, version: note.version, teamId: caller, becomes: made[end] };
    },
  });
  const { caller, lineId, text: words } = form.values;
  const team = desk.teams.find(({ id }) => id === caller);
  const rows = team?.rows ?? [];
  const lacks = lackingIn({ end, team, lineId, turn: desk.turn });
  const links = (team?.lines ?? []).map(({ id, toName, means }) => ({
    id,
    label: `${toName}, ${meansWords(means)}`,
  }));
  const first = { id: none, label: end === 'query' ? 'The sheet as a whole' : 'Choose a row' };
  const sheetRows = [first, ...rows.map(({ id, words: said }) => ({ id, label: said }))];
  return (
    <ActForm
      form={form}
      label="What to do with it"
      className="space-y-2.5"
      does={end === 'nothing' ? 'Nothing to do' : 'Make it so'}
      doesAllTheSame="Ask it all the same"
      isWhole={lacks === null && (end === 'nothing' || words.trim() !== '')}
      fields={[
        ...(note.teamId === null ? [pick('caller', 'Who called', named(desk.teams), { refusedAs: 'teamId' })] : []),
        { note: <KeyedWays ways={ends} chosen={end} onChoose={setEnd} /> },
        ...(end === 'message'
          ? [
              choice('linkId', 'From that team to', [{ id: none, label: 'Control' }, ...links], {
                refusedAs: 'becomes.linkId',
              }),
            ]
          : []),
        ...((end === 'query' || end === 'amendment') && rows.length > 0
          ? [choice('lineId', 'Row of its sheet', sheetRows, { refusedAs: 'becomes.lineId' })]
          : []),
        ...(end === 'nothing'
          ? []
          : [
              lines('text', written[end], {
                refusedAs: 'becomes.text',
                rows: 3,
                maxLength: 2000,
                className: 'font-serif',
              }),
            ]),
      ]}
    >
      {lacks && <p className="text-small text-waiting">{lacks}</p>}
    </ActForm>
  );
}

/** The part that is missing before a note can be settled; null: none. */
function lackingIn({
  end,
  team,
  lineId,
  turn,
}: {
  end: End;
  team: MessagesDesk['teams'][number] | undefined;
  lineId: string;
  turn: number;
}): string | null {
  if (end === 'nothing') return null;
  if (!team) return 'Say which team called.';
  if (end !== 'message' && team.rows.length === 0) return `${team.name} has not handed in its sheet of turn ${turn}.`;
  return end === 'amendment' && lineId === none ? 'Choose the row.' : null;
}
