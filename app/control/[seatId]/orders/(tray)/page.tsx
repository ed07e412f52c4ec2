import type { Metadata } from 'next';
import { EmptyState } from '@/components/ui/empty-state';
import { controlSeat } from '@/lib/session';

export const metadata: Metadata = { title: 'Orders' };

/** No sheet in hand yet. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  await controlSeat((await params).seatId);
  return (
    <div className="flex-1 pt-16">
      <EmptyState title="Take a sheet from the tray.">J and K walk along it, Enter takes the one lit.</EmptyState>
    </div>
  );
}
