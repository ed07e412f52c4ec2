import type { ReactNode } from 'react';

/** A part wider than its page: it scrolls by itself, by the keyboard too. */
export const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section aria-label={label} tabIndex={0} className="overflow-x-auto">
    {children}
  </section>
);
