'use client';

import { useEffect, useState } from 'react';
import { handedOrigin } from '@/components/ui/handed-origin';
import { QrPicture } from '@/components/ui/qr-picture';

/** The projector's words about the address of the console: before the game begins, and after it is over. */
const said = {
  before: { title: 'Take your seats', below: 'The code is on your card.' },
  after: {
    title: 'Thank you. Take the battle home',
    below: 'Open it on the phone or laptop of your seat: your page of the battle and your war diary are there.',
  },
} as const;

interface Props {
  when: keyof typeof said;
  network: string;
  /** The address at which others reach the console; null when nobody can. */
  address: string | null;
}

/** Before the game begins: where a seat is taken; after it: where its files are. */
export function TakeYourSeats({ when, network, address }: Props) {
  const { title, below } = said[when];
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(handedOrigin(window.location.origin, address)), [address]);
  return (
    <section
      aria-label={title}
      className="on-desk flex min-w-0 flex-1 items-center justify-center gap-[4vmin] overflow-hidden rounded-3 p-[3vmin] max-sm:flex-col portrait:flex-col"
    >
      <div className="min-w-0 space-y-[2.5vmin]">
        <h2 className="font-serif text-[clamp(1.75rem,9vmin,8.125rem)] leading-tight font-semibold">{title}</h2>
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
        <p className="text-[clamp(1rem,3vmin,2.5rem)] leading-tight text-ink-2">{below}</p>
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
