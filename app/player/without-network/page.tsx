import type { Metadata } from 'next';
import { DeskWithoutNetwork } from '@/components/player/frame/desk-without-network';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Desk' };

/** The order form with nothing on it, for whoever asks: it fills itself with what the browser keeps of the seat it is opened for. */
export default function WithoutNetworkPage() {
  return <DeskWithoutNetwork />;
}
