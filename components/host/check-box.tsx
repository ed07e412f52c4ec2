import { Button } from '@/components/ui/button';
import type { AddressShown, CheckShown, DryRunShown } from '@/lib/hosting/shown';
import { Box } from './box';
import { DryRunDialog } from './dry-run-dialog';
import { asTyped, clockTime, dayOrTime } from './host-words';
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
        <>
          <Button isBusy={busy === 'check'} onClick={() => void ask('check')}>
            {checked ? 'Check again' : 'Check now'}
          </Button>
          <DryRunDialog />
        </>
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
        {shown.dryRun && <CheckRow what="Dry run" {...dryRunFound(shown.dryRun)} />}
        {running && <PhoneCheck handed={running.addresses.find(({ isHanded }) => isHanded)} />}
      </ul>
    </Box>
  );
}

/** The dry run as a line among the checks. */
const dryRunFound = ({ verdict }: DryRunShown): Pick<CheckShown, 'state' | 'words'> =>
  verdict
    ? { state: verdict.state, words: `${verdict.words[0]} What was seen stands under “Dry run of the hall…”.` }
    : { state: 'look', words: 'It is being played.' };

function CheckRow({ what, state, words }: CheckShown) {
  const { mark, ink, words: said } = looks[state];
  return (
    <li className="grid grid-cols-[1.25rem_6rem_minmax(0,1fr)] gap-x-1.5 py-2">
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

/** The check that only a phone can do: the address works from outside. The console sees its visit by itself. */
function PhoneCheck({ handed }: { handed: AddressShown | undefined }) {
  const { shown } = useHost();
  if (!handed) return null;
  const { mark, ink, words } = looks[handed.visitedAt ? 'fine' : 'look'];
  return (
    <li className="grid grid-cols-[1.25rem_6rem_minmax(0,1fr)] gap-x-1.5 py-2">
      <span aria-hidden className={`font-semibold ${ink}`}>
        {mark}
      </span>
      <b className={ink}>
        Phone
        <span className="sr-only">, {words}:</span>
      </b>
      <div className="text-ink-2">
        <p aria-live="polite">
          {handed.visitedAt ? (
            `Yes. Another device opened this address, last at ${dayOrTime(handed.visitedAt, shown.now)}: guests reach the console.`
          ) : (
            <>
              Open <span className="font-mono break-all text-ink">{asTyped(handed.link)}/yes</span> on a phone. When it
              says yes, so does this line.
            </>
          )}
        </p>
        {!handed.visitedAt && (
          <details className="mt-1">
            <summary className="cursor-pointer">It says nothing?</summary>
            <p className="mt-1">
              Is the phone in the same wifi as this laptop, and not on mobile data? Is a firewall on? Some wifis for
              guests keep phones apart from one another: ask whoever runs it, or bring a router of your own. Then try
              another address under “Address for the hall”.
            </p>
          </details>
        )}
      </div>
    </li>
  );
}
