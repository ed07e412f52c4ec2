'use client';

import { useEffect, useState } from 'react';
import { ask } from '@/components/transport/send/send';
import { HintsRead } from '@/components/ui/first-hint';
import { Notice } from '@/components/ui/notice';
import { keptDesk } from '../offline/kept-desk';
import { PlayerDesk } from './player-desk';

type Kept = NonNullable<Awaited<ReturnType<typeof keptDesk>>>;
const askEveryMs = 5_000;

/** The order form of the seat in the address, from what this browser keeps of it; the rest of the desk follows when the network is back. */
export function DeskWithoutNetwork() {
  const [kept, setKept] = useState<Kept | 'none' | null>(null);

  useEffect(() => {
    const seatId = window.location.pathname.split('/')[2] ?? '';
    void keptDesk(seatId).then((found) => setKept(found ?? 'none'));
  }, []);

  useEffect(() => {
    if (kept !== 'none') return;
    const asking = setInterval(async () => {
      const reply = await ask('/sign-in', { method: 'HEAD' });
      if (reply?.ok) window.location.assign(window.location.href);
    }, askEveryMs);
    return () => clearInterval(asking);
  }, [kept]);

  if (kept === null) return null;
  if (kept === 'none')
    return (
      <Notice title="The network is away">
        <p>This desk is not saved in this browser. It opens by itself when the network is back.</p>
      </Notice>
    );
  return (
    <HintsRead value="desk">
      <PlayerDesk initial={kept.desk} keptAt={kept.at} />
    </HintsRead>
  );
}
