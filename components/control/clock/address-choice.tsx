'use client';

import { useId, useState } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { useMutation } from '@/components/control/parts/use-mutation';
import { handedAddress, type OfferedAddress } from '@/lib/handed-address';
import { belongsTo } from './address-words';

/** Which address links, cards, QR codes and the projector show. `offered`: those that the console's machine has now. */
export function AddressChoice({ offered }: { offered: readonly OfferedAddress[] }) {
  const { address } = useChrome();
  const { isBusy, act } = useMutation();
  const name = useId();
  const [asked, setAsked] = useState('');
  const stands = offered.some(({ host }) => host === address) ? address : '';
  const shown = isBusy ? asked : stands;
  const choices = [
    {
      host: '',
      words: 'The console chooses',
      what: `Now ${handedAddress(offered, '') ?? 'none: this machine has no network'}.`,
    },
    ...offered.map((one) => ({ host: one.host, words: one.host, what: belongsTo(one) })),
  ];
  return (
    <fieldset>
      <legend className="mb-2 lead">Address on links, cards and the projector</legend>
      <div className="space-y-2">
        {choices.map(({ host, words, what }) => (
          <label key={host} className="flex items-start gap-2.5">
            <input
              type="radio"
              name={name}
              checked={shown === host}
              onChange={() => {
                setAsked(host);
                act('pick-address', { address: host });
              }}
              className="mt-0.5 size-4.5 shrink-0 accent-mine"
            />
            <span className="min-w-0">
              <b className="font-medium break-all">{words}</b>
              <span className="block text-ink-2">{what}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
