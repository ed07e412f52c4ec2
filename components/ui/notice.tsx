import type { ReactNode } from 'react';
import { BookLink } from './book-link';

/** A page with one thing to say: a card on the blotter, its sentences, and the way on. */
export function Notice({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <main className="room-player grid min-h-dvh place-items-center p-4">
      <section className="on-desk w-full max-w-md p-6 sm:p-8">
        <h1 className="font-serif text-head leading-tight">{title}</h1>
        <div className="mt-4 space-y-3 text-ink-2">{children}</div>
        {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
        <p className="mt-6 flex border-t border-rule pt-3 text-note">
          <BookLink className="text-link">Handbook: how it all works</BookLink>
        </p>
      </section>
    </main>
  );
}
