'use client';

import { useState } from 'react';
import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import { TextArea } from '@/components/ui/text-area';
import type { SightingOnDesk } from '@/lib/turn/control-desk/reports/sightings';
import { addedTo, type ContactDraft, contactsWritten, draftsOf, SightingContacts } from './sighting-contacts';

/** A report of sightings: its words, its contacts, what the guard says of it, and its release to one team. */
export function SightingEditor({ sighting }: { sighting: SightingOnDesk }) {
  const { isBusy, act } = useMutation();
  const [source, setSource] = useState(sighting.source);
  const [body, setBody] = useState(sighting.body);
  const [contacts, setContacts] = useState<readonly ContactDraft[]>(() => draftsOf(sighting.contacts));
  const [reasons, setReasons] = useState(sighting.overruled);
  const [fault, setFault] = useState('');
  const { told } = sighting;
  const isReleased = sighting.state === 'released';
  /** What the team was told, on paper or aloud, is not written any more. */
  const stands = isReleased || told !== null;
  const written = contactsWritten(contacts);
  const kept = {
    source: sighting.source,
    body: sighting.body,
    contacts: contactsWritten(draftsOf(sighting.contacts)).contacts,
    overruled: sighting.overruled,
  };
  const now = { source, body, contacts: written.contacts, overruled: reasons };
  const isKept = JSON.stringify(kept) === JSON.stringify(now);
  const openMarks = sighting.marks.filter(({ id }) => !sighting.overruled[id]?.trim());

  const save = () =>
    act(
      'save-sighting',
      { sightingId: sighting.id, version: sighting.version, ...now },
      () => setFault(''),
      ({ message }) => {
        setFault(message);
        return true;
      },
    );
  const release = () => act('release-sighting', { sightingId: sighting.id, version: sighting.version });

  return (
    <article aria-label={`Report to ${sighting.teamName}`} className="on-desk max-w-[860px] px-5 pt-3 pb-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-head">To {sighting.teamName}</h2>
        {(isReleased || !told) && <Tag meaning={isReleased ? 'plain' : 'waiting'}>{sighting.state}</Tag>}
        {told && (
          <span className="text-small text-ink-3" suppressHydrationWarning>
            told aloud by {told.by}, {clockTime(told.at)}
          </span>
        )}
        {!isReleased && <CardClaim kind="sighting" subjectId={sighting.id} />}
      </header>
      <div className="mt-2 max-w-sm">
        <TextField
          label="Source, as the team reads it"
          value={source}
          maxLength={60}
          disabled={stands}
          onChange={(event) => setSource(event.target.value)}
        />
      </div>
      <div className="mt-3">
        <TextArea
          label="Text"
          rows={6}
          value={body}
          disabled={stands}
          onChange={(event) => setBody(event.target.value)}
        />
      </div>
      <SightingContacts
        contacts={contacts}
        enemy={sighting.side === 'allied' ? 'german' : 'allied'}
        isReleased={stands}
        onContacts={setContacts}
        onAdd={() => setContacts(addedTo(contacts))}
      />
      {sighting.marks.length > 0 && (
        <section aria-label="Marks" className="mt-4">
          <h3 className="font-semibold">Before it goes out</h3>
          <ul>
            {sighting.marks.map(({ id, message }) => (
              <li key={id} className="grid gap-1 border-b border-rule py-1.5 sm:grid-cols-[minmax(0,1fr)_280px]">
                <span className={reasons[id]?.trim() ? 'text-ink-3' : 'text-overdue'}>{message}</span>
                <TextField
                  label={`Why it stays:  ${message}`}
                  isLabelHidden
                  placeholder="Correct it, or say why it stays"
                  value={reasons[id] ?? ''}
                  disabled={stands}
                  onChange={(event) => setReasons({ ...reasons, [id]: event.target.value })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(fault || written.fault) && (
        <p role="alert" className="mt-3 font-medium text-overdue">
          {fault || written.fault}
        </p>
      )}
      {!isReleased && (
        <footer className="mt-4 flex flex-wrap items-center gap-2">
          {!stands && (
            <Button isBusy={isBusy} disabled={isKept || written.fault !== ''} onClick={save}>
              Save
            </Button>
          )}
          <Button kind="act" isBusy={isBusy} disabled={!isKept || openMarks.length > 0} onClick={release}>
            Release to {sighting.teamName}
          </Button>
          <p className="text-small text-ink-3">
            {!isKept ? 'Save it first.' : openMarks.length > 0 ? 'Marks are open.' : 'To this team and to nobody else.'}
          </p>
        </footer>
      )}
    </article>
  );
}
