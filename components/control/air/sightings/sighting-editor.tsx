'use client';

import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { BothTexts } from '@/components/control/parts/reports/both-texts';
import { SavedLine } from '@/components/control/parts/saved-line';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { useTextKeeper } from '@/components/control/parts/use-text-keeper';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import { TextArea } from '@/components/ui/text-area';
import type { SightingOnDesk } from '@/lib/desks/control/reports/sightings';
import { SightingContacts } from './sighting-contacts';
import {
  addedTo,
  contactsToSend,
  isSameSighting,
  type SightingWords,
  sightingLines,
  storedSighting,
  unfinishedContact,
} from './sighting-text';

/**
 * A report of sightings: its words, its contacts, what the guard says of it, and its release to one team. It saves itself a
 * second after the last letter; what another umpire wrote meanwhile is shown beside it.
 */
export function SightingEditor({ sighting }: { sighting: SightingOnDesk }) {
  const send = useSend();
  const { isBusy, run } = useMutation();
  const [keeper, saved] = useTextKeeper(
    {
      verb: 'save-sighting',
      id: sighting.id,
      pauseMs: 1200,
      isSame: isSameSighting,
      unfinished: unfinishedContact,
      input: ({ words, version }) => ({
        ...words,
        sightingId: sighting.id,
        version,
        contacts: contactsToSend(words),
      }),
      storedOf: storedSighting,
    },
    sighting,
  );
  const { source, body, contacts, overruled } = saved.words;
  const write = (patch: Partial<SightingWords>) => keeper.write({ ...saved.words, ...patch });
  const { told } = sighting;
  const isReleased = sighting.state === 'released';
  /** True when the text is not written any more: the team was told it, on paper or aloud. */
  const stands = isReleased || told !== null;
  const openMarks = sighting.marks.filter(({ id }) => !overruled[id]?.trim());
  const release = () =>
    run(async () => {
      const version = await keeper.save();
      if (version !== null) return send('release-sighting', { sightingId: sighting.id, version });
      return {
        ok: false,
        refusal: { code: 'notNow', message: 'The text could not be kept. Nothing was released.' },
      };
    });

  return (
    <article aria-label={`Report to ${sighting.teamName}`} className="on-desk max-w-215 px-5 pt-3 pb-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-head">To {sighting.teamName}</h2>
        {(isReleased || !told) && <Tag meaning={isReleased ? 'plain' : 'waiting'}>{sighting.state}</Tag>}
        {told && (
          <span className="aside" suppressHydrationWarning>
            told aloud by {told.by}, {clockTime(told.at)}
          </span>
        )}
        {!isReleased && <CardClaim kind="sighting" subjectId={sighting.id} />}
      </header>
      {saved.theirs && <BothTexts theirs={sightingLines(saved.theirs.words)} keeper={keeper} />}
      <TextField
        frame="mt-2 max-w-sm"
        label="Source, as the team reads it"
        value={source}
        maxLength={60}
        disabled={stands}
        onChange={(event) => write({ source: event.target.value })}
      />
      <TextArea
        frame="mt-3"
        label="Text"
        rows={6}
        value={body}
        disabled={stands}
        onChange={(event) => write({ body: event.target.value })}
      />
      <SightingContacts
        contacts={contacts}
        isReleased={stands}
        onContacts={(next) => write({ contacts: next })}
        onAdd={() => write({ contacts: addedTo(contacts) })}
      />
      {sighting.marks.length > 0 && (
        <section aria-label="Marks" className="mt-4">
          <h3 className="font-semibold">Before it goes out</h3>
          <ul>
            {sighting.marks.map(({ id, message }) => (
              <li key={id} className="grid gap-1 border-b border-rule py-1.5 sm:grid-cols-[minmax(0,1fr)_17.5rem]">
                <span className={overruled[id]?.trim() ? 'text-ink-3' : 'text-overdue'}>{message}</span>
                <TextField
                  label={`Why it stays: ${message}`}
                  isLabelHidden
                  placeholder="Correct it, or say why it stays"
                  value={overruled[id] ?? ''}
                  disabled={stands}
                  onChange={(event) => write({ overruled: { ...overruled, [id]: event.target.value } })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!stands && <SavedLine state={saved} />}
      {!isReleased && (
        <footer className="mt-4 flex flex-wrap items-center gap-2">
          <Button kind="act" isBusy={isBusy} disabled={openMarks.length > 0 || saved.theirs !== null} onClick={release}>
            Release to {sighting.teamName}
          </Button>
          <p className="aside">{openMarks.length > 0 ? 'Marks are open.' : 'To this team and to nobody else.'}</p>
        </footer>
      )}
    </article>
  );
}
