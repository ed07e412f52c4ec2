import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CheckShown } from '@/lib/hosting/shown';
import { Box } from './box';
import { asTyped, clockTime } from './host-words';
import { useHost } from './use-host';

const looks: Record<CheckShown['state'], { mark: string; ink: string; words: string }> = {
  fine: { mark: '✓', ink: 'text-ink', words: 'fine' },
  look: { mark: '?', ink: 'text-waiting', words: 'look at this' },
  trouble: { mark: '!', ink: 'text-overdue', words: 'put this right' },
};

/** The check that this laptop can be the host of a hall, each thing with advice. */
export function CheckBox() {
  const { shown, ask, busy } = useHost();
  const { checked, running } = shown;
  return (
    <Box
      title="Check this laptop"
      aside={checked ? `last checked ${clockTime(checked.at)}` : 'not checked yet'}
      grows
      acts={
        <Button isBusy={busy === 'check'} onClick={() => void ask('check')}>
          {checked ? 'Check again' : 'Check now'}
        </Button>
      }
    >
      {!checked && (
        <p className="mb-2 text-ink-2">
          Whether this laptop can be the host of a hall: its port, addresses, firewall, disk, clock and power, as far as
          they can be seen from here.
        </p>
      )}
      <ul className="ruled-list empty:hidden">
        {(checked?.checks ?? []).map((check) => (
          <CheckRow key={check.what} {...check} />
        ))}
        {running && <PhoneCheck link={running.addresses.find(({ isHanded }) => isHanded)?.link ?? null} />}
      </ul>
    </Box>
  );
}

function CheckRow({ what, state, words }: CheckShown) {
  const { mark, ink, words: said } = looks[state];
  return (
    <li className="grid grid-cols-[1.25rem_6rem_minmax(0,1fr)] gap-x-1.5 py-2.5">
      <span aria-hidden className={`font-semibold ${ink}`}>
        {mark}
      </span>
      <b className={ink}>
        {what}
        <span className="sr-only">, {said}:</span>
      </b>
      <span className="text-ink-2">{words}</span>
    </li>
  );
}

const silentPhone =
  'Is the phone in the same wifi as this laptop, and not on mobile data? Is a firewall on? Some wifis for guests keep phones apart from one another: ask whoever runs it, or bring a router of your own. Then try another address on the left.';

/** The check that only a phone can do: the address works from outside. */
function PhoneCheck({ link }: { link: string | null }) {
  const [says, setSays] = useState<'yes' | 'no' | null>(null);
  if (link === null) return null;
  const state = { yes: 'fine', no: 'trouble', ask: 'look' } as const;
  const { mark, ink } = looks[state[says ?? 'ask']];
  return (
    <li className="grid grid-cols-[1.25rem_6rem_minmax(0,1fr)] gap-x-1.5 py-2.5">
      <span aria-hidden className={`font-semibold ${ink}`}>
        {mark}
      </span>
      <b className={ink}>Phone</b>
      <div className="text-ink-2">
        <p aria-live="polite">
          {says === 'yes' && 'A phone reaches the console: guests will.'}
          {says === 'no' && silentPhone}
          {says === null && (
            <>
              Open <span className="font-mono break-all text-ink">{asTyped(link)}/yes</span> on a phone. Does it say
              yes?
            </>
          )}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <Button size="small" onClick={() => setSays(says === null ? 'yes' : null)}>
            {says === null ? 'It says yes' : 'Try again'}
          </Button>
          {says === null && (
            <Button size="small" onClick={() => setSays('no')}>
              It does not
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
