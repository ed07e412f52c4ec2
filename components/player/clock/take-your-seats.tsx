'use client';

import { useEffect, useState } from 'react';
import { handedOrigin } from '@/components/ui/handed-origin';
import { QrPicture } from '@/components/ui/qr-picture';

/** Before the game begins: where a seat is taken. `address`: where others reach the console; null when nobody can. */
export function TakeYourSeats({ network, address }: { network: string; address: string | null }) {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(handedOrigin(window.location.origin, address)), [address]);
  return (
    <section
      aria-label="Take your seats"
      className="on-desk flex min-w-0 flex-1 items-center justify-center gap-[4vmin] overflow-hidden rounded-3 p-[3vmin] max-sm:flex-col portrait:flex-col"
    >
      <div className="min-w-0 space-y-[2.5vmin]">
        <h2 className="font-serif text-[clamp(1.75rem,9vmin,8.125rem)] leading-tight font-semibold">Take your seats</h2>
        {network && (
          <p className="text-[clamp(1.125rem,4.4vmin,3.75rem)] leading-tight">
            <span className="block text-[max(0.8125rem,0.6em)] text-ink-2">Network</span>
            <b className="break-words">{network}</b>
          </p>
        )}
        <p className="text-[clamp(1.125rem,4.4vmin,3.75rem)] leading-tight">
          <span className="block text-[max(0.8125rem,0.6em)] text-ink-2">Address</span>
          <b className="break-all">{origin}</b>
        </p>
        <p className="text-[clamp(1rem,3vmin,2.5rem)] leading-tight text-ink-2">The code is on your card.</p>
      </div>
      {origin && (
        <QrPicture
          text={origin}
          label={`QR code of ${origin}`}
          className="size-[min(56dvh,40vw)] rounded-2 max-sm:size-[70vw] portrait:size-[min(60vw,44dvh)]"
        />
      )}
    </section>
  );
}
