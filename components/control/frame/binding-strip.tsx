'use client';

import { Button } from '@/components/ui/button';
import { useClaims } from '../parts/claims/claims';
import { DeskLink } from '../parts/router';
import { clockTime } from '../parts/time-words';

/** More of them would take the desk's place. */
const shownAtOnce = 2;

/** What each is called, and where it stands. */
const kinds = {
  binding: { word: 'Binding', to: '/rulebook/rulings', where: 'Rulings book' },
  policy: { word: 'Rulebook', to: '/rulebook', where: 'Policies' },
} as const;

/** What binds all of Control from now on, until this umpire has acknowledged it: a quiet strip under the head of every desk. */
export function BindingStrip() {
  const { notes, act, isBusy } = useClaims();
  const binding = notes.flatMap((note) =>
    note.why in kinds ? { ...note, ...kinds[note.why as keyof typeof kinds] } : [],
  );
  return (
    <section aria-label="Binding rulings" aria-live="polite" className="not-printed shrink-0">
      {binding.slice(0, shownAtOnce).map(({ id, from, text, at, word, to, where }) => (
        <p
          key={id}
          className="flex min-h-[30px] items-center gap-3 border-b border-rule bg-mine-soft px-4 py-0.5 text-ink"
        >
          <b className="font-cond font-semibold whitespace-nowrap text-mine">{word}</b>
          <span className="min-w-0 flex-1">{text}</span>
          <span className="text-small whitespace-nowrap text-ink-3">
            {from}, {clockTime(at)}
          </span>
          <DeskLink to={to} className="text-small whitespace-nowrap underline underline-offset-2">
            {where}
          </DeskLink>
          <Button
            size="small"
            aria-label={`Understood: ${text}`}
            isBusy={isBusy}
            onClick={() => act('acknowledge-notes', { noteIds: [id] })}
          >
            Understood
          </Button>
        </p>
      ))}
      {binding.length > shownAtOnce && (
        <p className="border-b border-rule bg-mine-soft px-4 text-small text-ink-2">
          {binding.length - shownAtOnce} more, when these are understood.
        </p>
      )}
    </section>
  );
}
