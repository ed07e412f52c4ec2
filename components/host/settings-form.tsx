import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { RefusalLine } from '@/components/ui/refusal-line';
import type { SettingsShown } from '@/lib/hosting/shown';
import { changesOf, type SettingsDraft, settingsDraft } from './settings-draft';
import { useHost } from './use-host';

/** The settings that are options of the start in a terminal. They count from the restart on, and for every later start. */
export function SettingsForm({ onDone }: { onDone: () => void }) {
  const { shown, ask, busy } = useHost();
  const [kept] = useState(shown.settings);
  const [draft, setDraft] = useState(() => settingsDraft(kept));
  const [refusal, refuse] = useState('');
  const write = (more: Partial<SettingsDraft>) => setDraft((held) => ({ ...held, ...more }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changes = changesOf(kept, draft);
    if (changes === null) return onDone();
    const answer = await ask('settings', { settings: changes });
    if (answer.ok) onDone();
    else refuse(answer.words);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-4">
      <Folders draft={draft} sticks={kept.sticks} onWrite={write} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Port"
          inputMode="numeric"
          value={draft.port}
          onChange={(event) => write({ port: event.target.value })}
          hint="Guests type it behind the address: cards that are printed already name the one before."
        />
        <TextField
          label="Processes"
          inputMode="numeric"
          value={draft.processes}
          onChange={(event) => write({ processes: event.target.value })}
          hint={`Empty: as many as this laptop has cores to spare, now ${kept.processesNow}.`}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Archives that are kept"
          inputMode="numeric"
          value={draft.keep}
          onChange={(event) => write({ keep: event.target.value })}
          hint="The newest of them, besides the first of each turn."
        />
        <TextField
          label="Further names of this laptop"
          value={draft.addresses}
          onChange={(event) => write({ addresses: event.target.value })}
          hint="Host names that lead to it, such as hall.local, with spaces between. Most halls need none."
        />
      </div>
      <Encryption draft={draft} onWrite={write} />
      <p className="text-ink-2">
        The console restarts with them by itself, which takes some seconds. Pages in the hall wait, and come back.
      </p>
      <RefusalLine>{refusal}</RefusalLine>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Leave them</Button>
        <Button type="submit" kind="act" isBusy={busy === 'settings'}>
          Keep and restart
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  draft: SettingsDraft;
  onWrite: (more: Partial<SettingsDraft>) => void;
}

function Folders({ draft, sticks, onWrite }: PartProps & Pick<SettingsShown, 'sticks'>) {
  const list = useId();
  return (
    <>
      <TextField
        label="Folder for archives"
        value={draft.archive}
        list={list}
        onChange={(event) => onWrite({ archive: event.target.value })}
        hint={
          sticks.length > 0
            ? `An archive is written there with every phase. Sticks that are in now: ${sticks.join(', ')}`
            : 'An archive is written there with every phase: a USB stick, say. Empty: only when you press “Archive now”.'
        }
      />
      <datalist id={list}>
        {sticks.map((stick) => (
          <option key={stick} value={stick} />
        ))}
      </datalist>
      <TextField
        label="Data folder"
        value={draft.data}
        onChange={(event) => onWrite({ data: event.target.value })}
        hint="The games lie there. Another folder has games of its own; those of this one stay where they are."
      />
    </>
  );
}

const Encryption = ({ draft, onWrite }: PartProps) => (
  <div>
    <Checkbox label="Encryption (https)" isTicked={draft.tls} onTick={(tls) => onWrite({ tls })} />
    <p className="aside">
      The console makes a certificate of its own, and every browser asks once whether to go on. Links begin with https.
    </p>
    {draft.tls && (
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <TextField
          label="A certificate of your own"
          value={draft.tlsCert}
          onChange={(event) => onWrite({ tlsCert: event.target.value })}
          hint="Its file (PEM). Empty: the console makes one."
        />
        <TextField
          label="The key of that certificate"
          value={draft.tlsKey}
          onChange={(event) => onWrite({ tlsKey: event.target.value })}
          hint="Its file (PEM), without a password."
        />
      </div>
    )}
  </div>
);
