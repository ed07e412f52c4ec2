'use client';

import { later } from '@/components/ui/later';
import { useClaims } from '../parts/claims/claims';

/** Loaded with the first of them. */
const BindingNotes = later(async () => (await import('./binding-notes')).BindingNotes);

/**
 * The rulings that bind all of Control from now on, until this umpire has acknowledged them: a quiet strip under the head of
 * every desk.
 */
export function BindingStrip() {
  const { notes } = useClaims();
  const binding = notes.filter(({ why }) => why === 'binding' || why === 'policy');
  return (
    <section aria-label="Binding rulings" aria-live="polite" className="not-printed shrink-0">
      {binding.length > 0 && <BindingNotes binding={binding} />}
    </section>
  );
}
