'use client';

import { useState } from 'react';
import { GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { PickOne } from '@/components/ui/combobox';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import type { MessagesDesk, NoteOnDesk } from '@/lib/turn/control-desk/papers/messages';
import { meansInWords } from '@/lib/visibility/forms/message-form';
import type { Becomes } from './note-becomes';

const ends = [
  { id: 'message', key: '1', word: 'A message' },
  { id: 'query', key: '2', word: 'A question to the team' },
  { id: 'amendment', key: '3', word: 'Words on its sheet' },
  { id: 'nothing', key: '4', word: 'Nothing' },
] as const;
type End = (typeof ends)[number]['id'];

/** Nothing of a list: to Control, or the sheet as a whole. */
const none = 'none';

/** A telephone note, and what becomes of it. */
export function NoteDetail({ note, desk }: { note: NoteOnDesk; desk: MessagesDesk }) {
  const { isBusy, act } = useMutation();
  const [end, setEnd] = useState<End>('message');
  const [caller, setCaller] = useState<string | null>(note.teamId);
  const [linkId, setLinkId] = useState(none);
  const [lineId, setLineId] = useState(none);
  const [text, setText] = useState(note.text);
  const guarded = useGuarded(end, caller ?? none, text);
  useKeys(note.became ? {} : Object.fromEntries(ends.map(({ id, key }) => [key, () => setEnd(id)])));
  const team = desk.teams.find(({ id }) => id === caller);
  const rows = team?.rows ?? [];
  const hasSheet = rows.length > 0;

  const becomes = (): Becomes => {
    if (end === 'message') return { what: 'message', linkId: linkId === none ? null : linkId, text };
    if (end === 'query') return { what: 'query', lineId: lineId === none ? null : lineId, text, reason: guarded.given };
    if (end === 'amendment') return { what: 'amendment', lineId, text };
    return { what: 'nothing' };
  };
  const lacks =
    end === 'nothing'
      ? null
      : !team
        ? 'Say which team called.'
        : end !== 'message' && !hasSheet
          ? `${team.name} has not handed in its sheet of turn ${desk.turn}.`
          : end === 'amendment' && lineId === none
            ? 'Choose the row.'
            : null;

  return (
    <article aria-label="Telephone note">
      <h2 className="text-lead">Telephone note</h2>
      <p className="text-small text-ink-3">
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
        <form
          aria-label="What becomes of it"
          className="space-y-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            const made = { noteId: note.id, version: note.version, teamId: caller, becomes: becomes() };
            act('settle-telephone-note', made, undefined, guarded.takes);
          }}
        >
          {note.teamId === null && (
            <PickOne
              label="Who called"
              choices={desk.teams.map(({ id, name }) => ({ id, label: name }))}
              value={caller}
              onPick={setCaller}
            />
          )}
          <fieldset className="flex flex-wrap gap-1.5">
            <legend className="sr-only">What becomes of it</legend>
            {ends.map(({ id, key, word }) => (
              <Button key={id} size="small" hint={key} aria-pressed={end === id} onClick={() => setEnd(id)}>
                {word}
              </Button>
            ))}
          </fieldset>
          {end === 'message' && (
            <Select
              label="From that team to"
              value={linkId}
              onPick={setLinkId}
              choices={[
                { id: none, label: 'Control' },
                ...(team?.lines ?? []).map(({ id, toName, means }) => ({
                  id,
                  label: `${toName}, ${meansInWords[means] ?? means}`,
                })),
              ]}
            />
          )}
          {(end === 'query' || end === 'amendment') && hasSheet && (
            <Select
              label="Row of its sheet"
              value={lineId}
              onPick={setLineId}
              choices={[
                { id: none, label: end === 'query' ? 'The sheet as a whole' : 'Choose a row' },
                ...rows.map(({ id, words }) => ({ id, label: words })),
              ]}
            />
          )}
          {end !== 'nothing' && (
            <TextArea
              label={end === 'query' ? 'Question' : end === 'amendment' ? 'Words to add' : 'Message'}
              rows={3}
              maxLength={2000}
              className="font-serif"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <GuardMarks guarded={guarded} label="Reason to ask it all the same" />
          {lacks && <p className="text-small text-waiting">{lacks}</p>}
          <Button
            kind="act"
            type="submit"
            isBusy={isBusy}
            disabled={lacks !== null || guarded.isHeld || (end !== 'nothing' && text.trim() === '')}
          >
            {end === 'nothing' ? 'Nothing comes of it' : 'Make it so'}
          </Button>
        </form>
      )}
    </article>
  );
}
