import type { ReactNode } from 'react';

/** Nothing here yet: one sentence that says so, one that says when there will be, and perhaps the act that begins it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="px-4 py-8 text-center">
      <p className="font-serif text-desk text-ink-2">{title}</p>
      {children && <p className="mx-auto mt-1 max-w-sm text-note text-ink-3">{children}</p>}
      {action && <div className="mt-4 flex justify-center">{action}</div>}
    </div>
  );
}
