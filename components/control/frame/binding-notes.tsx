'use client';

import { Button } from '@/components/ui/button';
import type { NoteOnDesk } from '@/lib/desks/control/claims/claims';
import { useClaims } from '../parts/claims/claims';
import { DeskLink } from '../parts/router';
import { clockTime } from '../parts/time-words';

/** More of them would take the desk's place. */
const shownAtOnce = 2;

/** A ruling and a policy each have a word on the strip, and a page where they stand. */
const kinds = {
  binding: { word: 'Binding', to: '/rulebook/rulings', where: 'Rulings book' },
  policy: { word: 'Rulebook', to: '/rulebook', where: 'Policies' },
} as const;

/** The notes on what binds all of Control, each with the button that says it is understood. */
export function BindingNotes({ binding }: { binding: readonly NoteOnDesk[] }) {
  const { act, isBusy } = useClaims();
  return (
    <>
      {binding.slice(0, shownAtOnce).map(({ id, from, text, at, why }) => {
        const { word, to, where } = kinds[why as keyof typeof kinds];
        return (
          <p
            key={id}
            className="flex min-h-7.5 items-center gap-3 border-b border-rule bg-mine-soft px-4 py-0.5 text-ink"
          >
            <b className="font-cond font-semibold whitespace-nowrap text-mine">{word}</b>
            <span className="min-w-0 flex-1">{text}</span>
            <span className="aside whitespace-nowrap">
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
        );
      })}
      {binding.length > shownAtOnce && (
        <p className="border-b border-rule bg-mine-soft px-4 detail">
          {binding.length - shownAtOnce} more, when these are understood.
        </p>
      )}
    </>
  );
}
