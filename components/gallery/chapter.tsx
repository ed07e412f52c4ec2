import type { ReactNode } from 'react';

/** A chapter of the gallery: its title, and what belongs to it side by side as far as there is room. */
export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="on-desk p-4 max-sm:p-2">
    <h2 className="mb-3 border-b border-rule pb-1 text-title">{title}</h2>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-x-6 gap-y-5">{children}</div>
  </section>
);

interface ShownProps {
  /** The part, and its state. */
  as: string;
  /** It takes the whole width of the chapter. */
  isWide?: boolean;
  /** It is a player's: drawn in the paint of the players' room. */
  isPlayers?: boolean;
  children: ReactNode;
}

/** One thing that is shown, under its name. */
export const Shown = ({ as, isWide, isPlayers, children }: ShownProps) => (
  <figure aria-label={as} className={`min-w-0 ${isWide ? 'col-span-full' : ''}`}>
    <figcaption className="cap mb-1.5">{as}</figcaption>
    <div className={isPlayers ? 'room-looked-on bg-paper text-prose p-2' : ''}>{children}</div>
  </figure>
);

/** Small things in a row. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
);
