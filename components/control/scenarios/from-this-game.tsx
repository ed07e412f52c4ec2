import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { text, tick } from '@/components/ui/form/field-makers';
import { PracticeCode } from './practice-code';

/** A number of the ledger as it is typed; null: the newest. */
const numberOf = (written: string): number | null => (written.trim() === '' ? null : Number(written));

const atNumber = text('number', 'At number of the ledger; empty: as it is now', {
  inputMode: 'numeric',
  maxLength: 7,
});

/** This game as it stood at a number of its ledger: played on beside it, or made into a scenario. `number`: as the address says. */
export function FromThisGame({ number }: { number: number | null }) {
  const begin = number === null ? '' : String(number);
  return (
    <section aria-label="From this game" className="space-y-3 border border-rule p-4">
      <h2 className="font-semibold">From this game, as it stood</h2>
      <p className="text-ink-2">
        The ledger has a number for each thing that was done. Take this game as it stood at any of them, to train, to
        try what would have been, or to begin another game there.
      </p>
      <div className="flex flex-wrap gap-2">
        <PlayOn begin={begin} />
        <AsScenario begin={begin} />
      </div>
    </section>
  );
}

function PlayOn({ begin }: { begin: string }) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const form = useActForm({
    verb: 'fork-game',
    begin: { number: begin, keepsWriters: false },
    input: ({ number, keepsWriters }) => ({ number: numberOf(number), keepsWriters }),
    onDone: (forked) => {
      setOpen(false);
      setCode(forked.code);
    },
  });
  return (
    <>
      <Dialog
        title="Play on from there"
        isOpen={isOpen}
        onOpen={setOpen}
        trigger={<Button kind="act">Play on from there…</Button>}
      >
        <ActForm
          form={form}
          does="Open the practice game"
          leaves="Leave it"
          fields={[atNumber, tick('keepsWriters', 'With the names of who did what')]}
        >
          <p className="text-ink-2">
            A practice game with all that was done and told by then. It has seats of its own, and its clock stands.
          </p>
        </ActForm>
      </Dialog>
      <PracticeCode code={code} onClose={() => setCode(null)} />
    </>
  );
}

function AsScenario({ begin }: { begin: string }) {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<{ draftId: string; leftOut: readonly string[] } | null>(null);
  const { go } = useRouter();
  const address = useDeskAddress();
  const open = (draftId: string) => go(address(`/scenarios/${draftId}`));
  const form = useActForm({
    verb: 'draft-from-game',
    begin: { name: '', number: begin },
    input: ({ name, number }) => ({ name, number: numberOf(number) }),
    onDone: (draft) => {
      setOpen(false);
      if (draft.leftOut.length > 0) setMade(draft);
      else open(draft.draftId);
    },
  });
  return (
    <>
      <Dialog
        title="Make a scenario of it"
        isOpen={isOpen}
        onOpen={setOpen}
        trigger={<Button>Make a scenario of it…</Button>}
      >
        <ActForm
          form={form}
          does="Make it"
          leaves="Leave it"
          fields={[text('name', 'Name, such as second-day', { maxLength: 60 }), atNumber]}
        >
          <p className="text-ink-2">It opens with the places, steps, bridges, orders and turn of then.</p>
        </ActForm>
      </Dialog>
      <Dialog
        title="What has no place in it"
        isOpen={made !== null}
        onOpen={(stays) => !stays && made && open(made.draftId)}
        leaves="Open the scenario"
      >
        <ul className="list-disc space-y-1 pl-5">
          {made?.leftOut.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
