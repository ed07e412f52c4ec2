import { clockTime } from '../time-words';

/** The seats of a team that have read a paper, and when. */
export function ReadBy({ readBy, none }: { readBy: readonly { label: string; at: string }[]; none: string }) {
  if (readBy.length === 0) return <>{none}</>;
  return (
    <span suppressHydrationWarning>
      read by {readBy.map(({ label, at }) => `${label} ${clockTime(at)}`).join(', ')}
    </span>
  );
}
