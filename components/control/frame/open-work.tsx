'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keyOf, keysSaid } from '@/components/control/parts/keys/key-table';
import { useRead } from '@/components/transport/query/use-read';
import { Button } from '@/components/ui/button';
import { choice, lines, several } from '@/components/ui/form/field-makers';
import type { OpenWork, WorkCard } from '@/lib/desks/control/frame/open-work';
import { counted } from '@/lib/text';
import { LeaseRuns, useSecondsLeft } from '../parts/claims/card-claim';
import { noteHeading, togetherBy } from '../parts/claims/claim-note-words';
import { cardKey, useClaims } from '../parts/claims/claims';
import { useChrome } from '../parts/desk-context';
import { ActForm } from '../parts/form/act-form';
import { useActForm } from '../parts/form/use-act-form';
import { DeskLink, useDataAddress } from '../parts/router';
import { clockTime } from '../parts/time-words';

/** A seat's own work beside any desk: what is written to it, what is in its hand, what of its teams waits. `asOf` changes when the desk was read. */
export function OpenWorkPanel({ asOf, onClose }: { asOf: string; onClose: () => void }) {
  const { isOneUmpire } = useChrome();
  const { notes, sent, mine, act, isBusy } = useClaims();
  const address = useDataAddress()('/open-work');
  const panel = useRef<HTMLElement>(null);
  const inHand = mine.map(cardKey).join(' ');
  // Read again when the desk was, or a claim changed.
  const work = useRead<OpenWork>(address, { asOf: `${asOf} ${inHand}` });
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="My open work"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className="not-printed flex w-85 shrink-0 flex-col overflow-y-auto border-l border-rule bg-paper outline-none max-md:absolute max-md:inset-0 max-md:z-20 max-md:w-full max-md:border-l-0"
    >
      <header className="flex h-12 shrink-0 items-center border-b border-rule bg-sheet px-4">
        <h2 className="lead">My open work</h2>
        <Button kind="quiet" hint={keyOf('work')} className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </header>
      {notes.length > 0 && (
        <Part title="Written to you" count={togetherBy(notes).length}>
          {togetherBy(notes).map((group) => (
            <li key={group[0]!.id} className="rounded-2 border border-waiting bg-sheet px-3 py-2">
              <p className="font-semibold">
                {group.length > 1
                  ? `${group[0]!.from} hands over ${counted(group.length, 'card')}.`
                  : noteHeading(group[0]!)}
              </p>
              {group.length > 1 && <p className="text-small">{group.map(({ card }) => card?.name).join(' · ')}</p>}
              {group[0]!.text && <p className="mt-0.5 text-ink-2">“{group[0]!.text}”</p>}
              <p className="mt-1.5 flex items-center gap-2">
                <Button
                  size="small"
                  kind="act"
                  isBusy={isBusy}
                  onClick={() => act('acknowledge-notes', { noteIds: group.map(({ id }) => id) })}
                >
                  Understood
                </Button>
                <span className="aside">
                  {clockTime(group[0]!.at)}
                  {group[0]!.why === 'handOver' && group[0]!.card && ' · gives it to you'}
                </span>
              </p>
            </li>
          ))}
        </Part>
      )}
      {!isOneUmpire && (
        <Part title="Taken by you" count={mine.length}>
          {!work && mine.length > 0 && <Nothing>Reading…</Nothing>}
          {work?.mine.map((card) => (
            <MyCard key={cardKey(card)} card={card} />
          ))}
          {mine.length === 0 && (
            <Nothing>{keysSaid(['open'], (key) => `No card. ${key} on the board opens one and takes it.`)}</Nothing>
          )}
        </Part>
      )}
      <Part title="Your teams wait for Control" count={work?.waiting.length ?? 0}>
        {!work && <Nothing>Reading…</Nothing>}
        {work?.waiting.map((card) => (
          <li key={cardKey(card)}>
            <Row card={card} />
          </li>
        ))}
        {work?.waiting.length === 0 && <Nothing>Nothing waits that nobody has taken.</Nothing>}
      </Part>
      {!isOneUmpire && <HandOver cards={work?.mine ?? []} />}
      {sent.length > 0 && (
        <Part title="Not acknowledged yet" count={sent.length}>
          {sent.map((note) => (
            <li key={note.id} className="detail">
              {clockTime(note.at)} to {note.to ?? 'all of Control'}: {note.card?.name} {note.text && `“${note.text}”`}
            </li>
          ))}
        </Part>
      )}
    </aside>
  );
}

const Part = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <section aria-label={title} className="border-b border-rule px-4 pt-3 pb-3">
    <h3 className="cap mb-1.5">
      {title} {count > 0 && count}
    </h3>
    <ul className="flex flex-col gap-2">{children}</ul>
  </section>
);
const Nothing = ({ children }: { children: string }) => <li className="aside">{children}</li>;

const Row = ({ card: { name, about, blocks, to } }: { card: WorkCard }) => {
  const words = (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block aside">{[about, blocks].filter(Boolean).join(' · ')}</span>
    </>
  );
  if (!to) return <span className="block">{words}</span>;
  return (
    <DeskLink to={to} className="block text-ink no-underline hover:underline">
      {words}
    </DeskLink>
  );
};

function MyCard({ card }: { card: WorkCard }) {
  const { holderOf, act, isBusy } = useClaims();
  const left = useSecondsLeft(holderOf(card));
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Row card={card} />
        <LeaseRuns left={left} />
      </div>
      <Button
        size="small"
        isBusy={isBusy}
        onClick={() => act('let-card-go', { kind: card.kind, subjectId: card.subjectId })}
      >
        Release my claim
      </Button>
    </li>
  );
}

/** A word to another umpire, or to all, with the cards ticked or none. */
function HandOver({ cards }: { cards: readonly WorkCard[] }) {
  const { umpires, look } = useClaims();
  const [isOpen, setOpen] = useState(false);
  const chosenOf = (ticked: readonly string[]) => cards.filter((card) => ticked.includes(cardKey(card)));
  const form = useActForm({
    verb: 'hand-over',
    begin: { to: '', ticked: [] as string[], text: '' },
    input: ({ to, ticked, text }) => ({
      toSeatId: to || null,
      text,
      cards: chosenOf(ticked).map(({ kind, subjectId }) => ({ kind, subjectId })),
    }),
    onDone: () => void look().then(() => setOpen(false)),
  });
  if (!isOpen)
    return (
      <p className="border-b border-rule px-4 py-3">
        <Button onClick={() => setOpen(true)}>Hand over, or write to an umpire…</Button>
      </p>
    );
  const chosen = chosenOf(form.values.ticked);
  const to = [{ id: '', label: 'All of Control' }, ...umpires];
  const ticked = { refusedAs: 'cards', isLabelHidden: true, width: 'flex flex-col gap-3' } as const;
  const mine = cards.map((card) => ({ id: cardKey(card), label: card.name }));
  return (
    <ActForm
      form={form}
      label="Hand over"
      fields={[
        choice('to', 'To', to, { refusedAs: 'toSeatId' }),
        ...(mine.length > 0 ? [several('ticked', 'Cards', mine, ticked)] : []),
        lines('text', 'A word with it', { maxLength: 1000 }),
      ]}
      does={chosen.length > 0 ? 'Hand over' : 'Send'}
      isWhole={form.values.text.trim() !== '' || chosen.length > 0}
      leaves="Leave it"
      onLeave={() => setOpen(false)}
      className="flex flex-col gap-3 border-b border-rule px-4 py-3"
    />
  );
}
