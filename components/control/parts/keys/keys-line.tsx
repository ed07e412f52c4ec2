'use client';

import { Kbd } from '@/components/ui/kbd';
import { useShowKeys } from './keys-shown';

interface Props {
  /** What each key does. */
  keys: Readonly<Record<string, string>>;
  /** What is shown can be played out as a companion game. */
  playsOut?: boolean;
  children?: string;
}

/** The keys of a desk, along its foot; a phone has none. */
export function KeysLine({ keys: does, playsOut, children }: Props) {
  const keys = [...Object.entries(does), ...(playsOut ? [['4', 'play it out'] as const] : [])];
  useShowKeys(keys);
  return (
    <footer className="not-printed flex min-h-[34px] max-md:hidden shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-t border-rule bg-paper px-5 text-small text-ink-2">
      {keys.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5 whitespace-nowrap">
          {key.split(' ').map((one) => (
            <Kbd key={one}>{one}</Kbd>
          ))}
          {does}
        </span>
      ))}
      {children && <span className="ml-auto text-ink-3">{children}</span>}
    </footer>
  );
}
