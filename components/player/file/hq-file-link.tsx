import { useTransport } from '@/components/transport/desk-transport';

/** The way to all that the HQ wrote and was told; there is none on a desk that Control looks on. */
export function HqFileLink({ seatId, className = '' }: { seatId: string; className?: string }) {
  if (useTransport().isLookedOn) return null;
  return (
    <a href={`/player/${seatId}/file`} className={`not-printed text-note underline ${className}`}>
      HQ file
    </a>
  );
}
