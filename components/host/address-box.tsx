import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { QrPicture } from '@/components/ui/qr-picture';
import type { AddressShown, RunningShown } from '@/lib/hosting/shown';
import { Box } from './box';
import { asTyped } from './host-words';
import { useHost } from './use-host';

/** The address that the hall is given, as words and as a code, and the others of this laptop. */
export function AddressBox({ running }: { running: RunningShown }) {
  const handed = running.addresses.find(({ isHanded }) => isHanded);
  if (!handed)
    return (
      <Box title="Address for the hall" grows>
        <p className="text-ink-2">
          This laptop is in no network, so nobody else can reach the console. Join the wifi of the hall, or plug in a
          cable: the address then appears here.
        </p>
      </Box>
    );
  return (
    <Box
      title="Address for the hall"
      grows
      acts={
        <>
          <LargeCode handed={handed} network={running.game.network} />
          <Button onClick={() => window.print()}>Print the address</Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-4 print:block">
        <QrPicture
          text={handed.link}
          label={`QR code of ${handed.link}`}
          className="size-42 border border-rule print:size-[10cm]"
        />
        <div className="min-w-0 flex-1 basis-36">
          <p className="font-mono text-lead font-medium break-all print:text-hall">{asTyped(handed.link)}</p>
          <NetworkName network={running.game.network} />
          <p className="mt-2 text-pretty text-ink-2">
            Guests open it or scan the code. Cards and the projector show the same.
          </p>
        </div>
      </div>
      {running.print && (
        <p className="mt-2 aside">
          The certificate is the console’s own: a browser asks once whether to go on. Its fingerprint ends with{' '}
          <span className="font-mono">{running.print.slice(-23)}</span>.
        </p>
      )}
      <Addresses addresses={running.addresses} />
    </Box>
  );
}

/** Which of the addresses is handed out. */
function Addresses({ addresses }: { addresses: readonly AddressShown[] }) {
  const { ask, busy } = useHost();
  const name = useId();
  return (
    <fieldset disabled={busy === 'choose-address'} className="mt-3.5 not-printed min-w-0">
      <legend className="sr-only">The address that is handed out</legend>
      <div className="ruled-list">
        {addresses.map(({ host, words, isHanded }) => (
          <label key={host} className="flex min-h-11 items-center gap-2.5 py-1.5">
            <input
              type="radio"
              name={name}
              checked={isHanded}
              onChange={() => void ask('choose-address', { host })}
              className="size-4.5 shrink-0 accent-mine"
            />
            <span className={`w-32 shrink-0 font-mono break-all ${isHanded ? 'font-medium' : 'text-ink-2'}`}>
              {host}
            </span>
            <span className="min-w-0 aside leading-tight">{isHanded ? `${words} Handed out now.` : words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The name of the hall's network, which the projector shows and the host can change. */
function NetworkName({ network }: { network: string }) {
  const { ask } = useHost();
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null)
    return (
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        {network === '' ? (
          <span className="not-printed text-ink-2">The wifi has no name yet.</span>
        ) : (
          <span>
            Wifi <b>{network}</b>
          </span>
        )}
        <button type="button" className="not-printed text-link" onClick={() => setDraft(network)}>
          {network === '' ? 'Name it' : 'Change'}
        </button>
      </p>
    );
  return (
    <form
      className="mt-1 flex flex-wrap items-end gap-2"
      onSubmit={async (event) => {
        event.preventDefault();
        const named = await ask('name-network', { was: network, network: draft });
        if (named.ok) setDraft(null);
      }}
    >
      <TextField
        label="Name of the wifi"
        value={draft}
        maxLength={32}
        onChange={(event) => setDraft(event.target.value)}
        frame="min-w-0 flex-1 basis-28"
      />
      <Button type="submit" size="small">
        Keep
      </Button>
    </form>
  );
}

/** The code as large as the screen, for a phone across the room. */
const LargeCode = ({ handed, network }: { handed: AddressShown; network: string }) => (
  <Dialog title="Address for the hall" trigger={<Button>Show the code large</Button>} leaves="Close" isWide isToRead>
    <div className="grid justify-items-center gap-3 text-center">
      <QrPicture text={handed.link} label={`QR code of ${handed.link}`} className="size-[min(70dvh,80vw)]" />
      <p className="font-mono text-head break-all">{asTyped(handed.link)}</p>
      {network !== '' && (
        <p>
          Wifi <b>{network}</b>
        </p>
      )}
    </div>
  </Dialog>
);
