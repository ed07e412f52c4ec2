'use client';

import { useMemo } from 'react';
import { readOnlyTransport, TransportProvider } from '@/components/transport/desk-transport';
import { readAt } from '@/components/transport/query/read';
import { Hushed } from '@/components/ui/toast';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { DeskPapers } from './player-desk';

const live = { state: 'live' } as const;
const nothing = async () => {};

/**
 * A desk as its seat has it, drawn by the same parts, for whoever may look on: nothing is sent, noted, kept or listened to,
 * and nothing can be written. It shows what it is given; `mapAddress` is where the printed map may be fetched.
 */
export function ReadOnlyDesk({
  desk,
  mapAddress,
  openReport,
}: {
  desk: PlayerDesk;
  mapAddress: string;
  openReport: string | null;
}) {
  const line = useMemo(
    () =>
      readOnlyTransport(async <Sheet,>() => {
        const reply = await readAt<Sheet>(mapAddress);
        return reply.kind === 'ok' ? reply : { kind: 'offline', by: 'network' };
      }),
    [mapAddress],
  );
  return (
    <TransportProvider value={line}>
      <Hushed>
        <div className="room-looked-on flex bg-ground text-prose min-h-0 flex-1 flex-col">
          <DeskPapers
            key={desk.seat.id}
            desk={desk}
            openReport={openReport}
            liveness={live}
            readAgain={nothing}
            noteMovedAway={() => {}}
          />
        </div>
      </Hushed>
    </TransportProvider>
  );
}
