import { LocalTime } from '@/components/ui/local-time';
import type { DeskNotice } from '@/lib/visibility/player/desk';

/** The notices for everybody in the hall: at least one. */
export const NoticesSlip = ({ notices }: { notices: readonly DeskNotice[] }) => (
  <section aria-label="Notices" className="on-desk shrink-0 px-4 py-2">
    <h2 className="cap">Notices</h2>
    <ul className="max-h-40 overflow-y-auto">
      {notices.map(({ id, text, issuedAt }) => (
        <li key={id} className="flex gap-2 py-1 text-note leading-snug">
          <span className="shrink-0 aside">
            <LocalTime time={issuedAt} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  </section>
);
