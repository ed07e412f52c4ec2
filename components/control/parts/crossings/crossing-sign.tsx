import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';

type Drawn = Pick<CrossingOnBoard, 'state' | 'isPrepared'> & { kind: string };

/** A crossing as a sign of 22 px: what it is by its form, how it stands by the mark over it. */
export const CrossingSign = ({ crossing }: { crossing: Drawn }) => (
  <svg aria-hidden width={22} height={22} viewBox="-11 -11 22 22" className="mt-0.5 shrink-0 text-ink-2">
    <KindForm kind={crossing.kind} />
    <StateMark {...crossing} />
  </svg>
);

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' } as const;

/** The forms: a gate for a road (broad, narrow), rungs for a railway, a truss for a Bailey, a hull for a ferry. */
export function KindForm({ kind }: { kind: string }) {
  switch (kind) {
    case 'railBridge':
      return <path {...stroke} d="M-8 -3H8M-8 3H8M-5 -5V5M0 -5V5M5 -5V5" />;
    case 'baileyBridge':
      return <path {...stroke} d="M-8 -3H8M-8 3H8M-8 3L-4 -3L0 3L4 -3L8 3" />;
    case 'civilianFerry':
      return <path {...stroke} d="M-7 -1H7L4.5 4H-4.5ZM0 -1V-7" />;
    case 'mainRoadBridge':
      return <path {...stroke} strokeWidth={2} d="M-8 -6L-5 -3.5H5L8 -6M-8 6L-5 3.5H5L8 6" />;
    default:
      return <path {...stroke} strokeWidth={1.2} d="M-7 -4.5L-4.5 -2.5H4.5L7 -4.5M-7 4.5L-4.5 2.5H4.5L7 4.5" />;
  }
}

/** Blown: a cross. Safe: a tick. Tested: the face has fallen, a full dot. Prepared and untested: a charge, an open ring. */
export function StateMark({ state, isPrepared }: Omit<Drawn, 'kind'>) {
  if (state === 'blown')
    return <path d="M-9 -9L9 9M9 -9L-9 9" className="stroke-overdue" strokeWidth={2.5} fill="none" />;
  if (state === 'safe') return <path d="M2 5L5 9L10 1" className="stroke-mine" strokeWidth={2.2} fill="none" />;
  if (state === 'tested') return <circle cx={7} cy={-7} r={3} className="fill-ink" />;
  if (isPrepared) return <circle cx={7} cy={-7} r={3} className="fill-sheet stroke-waiting" strokeWidth={1.8} />;
  return null;
}
