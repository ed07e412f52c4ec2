import { useDataAddress } from '@/components/control/parts/router';
import { useRead } from '@/components/transport/query/use-read';
import type { Papers } from '@/lib/turn/debrief/papers';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';

/** So many orders are read across a hall. */
const ordersAtMost = 3;

/** The orders to the units that a hinge is about, in the words of their sheets. */
export function OrdersShown({ about, turn }: { about: string; turn: number }) {
  const papers = useRead<Papers>(useDataAddress()(`/debrief/papers?of=${encodeURIComponent(`${turn} ${about}`)}`));
  if (!papers) return null;
  return (
    <section aria-label="The order" className="presenter-orders">
      {papers.orders.length === 0 && <p>No order was handed in for turn {turn}.</p>}
      {papers.orders.slice(0, ordersAtMost).map((row) => (
        <p key={row.id}>
          <b>{row.grouping || row.teamName}</b> {row.orders}{' '}
          <i>
            {[row.action && actionWords[row.action].word, row.posture && postureWords[row.posture].word]
              .filter(Boolean)
              .join(', ')}
          </i>
        </p>
      ))}
    </section>
  );
}
