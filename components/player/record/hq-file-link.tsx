import { useTransport } from '@/components/transport/desk-transport';

/** The way to all that the HQ wrote and was told; there is none on a desk that Control looks on. */
export function HqFileLink({ seatId }: { seatId: string }) {
  if (useTransport().isLookedOn) return null;
  return (
    <a
      href={`/player/${seatId}/file`}
      className="not-printed flex min-h-handle-small items-center text-note whitespace-nowrap underline"
    >
      HQ file
    </a>
  );
}
