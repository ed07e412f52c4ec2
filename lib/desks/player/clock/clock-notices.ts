import type { IssuedDesk } from '@/lib/db/issued/issued';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { iso, shownWith } from '../issued-row';

/** The clock's notices on a desk: those of the hall, Control's nudge while the orders are not in, and more time. */
export function clockNotices(
  { notices, nudges, extensions }: Pick<IssuedDesk, 'notices' | 'nudges' | 'extensions'>,
  areOrdersIn: boolean,
): Pick<PlayerDesk, 'notices' | 'nudge' | 'longerUntil'> {
  const [nudge] = nudges;
  const [longer] = extensions;
  return {
    notices: notices.map((notice) => shownWith(notice, ['id', 'text'], 'issuedAt')),
    nudge: nudge && !areOrdersIn ? { text: nudge.text, issuedAt: iso(nudge.issuedAt) } : null,
    longerUntil: longer ? iso(longer.until) : null,
  };
}
