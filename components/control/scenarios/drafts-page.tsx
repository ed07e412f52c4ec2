'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { FinishedBattleOffer } from '@/components/control/parts/practice/finished-battle-offer';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { choice, text } from '@/components/ui/form/field-makers';
import { LocalTime } from '@/components/ui/local-time';
import type { DraftListed, DraftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { counted } from '@/lib/text';
import { FaultsTag } from './faults-list';
import { FromThisGame } from './from-this-game';
import { ImportCard } from './import/import-card';
import { PracticesList } from './practices-list';

/** Scenarios of one's own: those being made, and the ways to begin one. `number`: of the ledger, as the address says. */
export function DraftsPage({ desk, number }: { desk: DraftsDesk; number: number | null }) {
  return (
    <div className="mx-auto w-full max-w-4xl space-y-5 px-6 py-4 max-sm:px-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-title font-semibold">Your scenarios</h1>
        <p className="text-ink-3">A battle of your own: its units, its teams, its map. A game is opened from it.</p>
        <div className="ml-auto">
          <NewDraft desk={desk} />
        </div>
      </div>
      {desk.drafts.length === 0 ? (
        <p className="text-ink-2">None yet. Begin one, as a copy of a battle that is shipped or of nothing.</p>
      ) : (
        <ul className="ruled-list">
          {desk.drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
      <PracticesList practices={desk.practices} />
      <FinishedBattleOffer />
      <FromThisGame number={number} />
      <ImportCard drafts={desk.drafts} />
    </div>
  );
}

function DraftRow({ draft }: { draft: DraftListed }) {
  const { found } = draft;
  const { act, isBusy } = useMutation();
  const [isDropping, setDropping] = useState(false);
  return (
    <li className="flex min-h-handle flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <DeskLink to={`/scenarios/${draft.id}`} className="font-semibold">
        {draft.title}
      </DeskLink>
      <span className="text-ink-3">
        {draft.name}
        {found && ` · ${counted(found.units, 'unit')}`} · begun <LocalTime time={draft.madeAt} />
      </span>
      <FaultsTag problems={found?.problems ?? null} />
      {found && found.lines > 0 && (
        <span className="text-ink-3">
          {found.done} of {found.lines} done
        </span>
      )}
      <Button kind="quiet" size="small" className="ml-auto" onClick={() => setDropping(true)}>
        Delete…
      </Button>
      <Dialog
        title={`Delete ${draft.title}?`}
        isOpen={isDropping}
        onOpen={setDropping}
        leaves="Keep it"
        actions={
          <Button
            kind="act"
            isBusy={isBusy}
            onClick={() => act('drop-draft', { draftId: draft.id, version: draft.version }, () => setDropping(false))}
          >
            Delete it
          </Button>
        }
      >
        <p>The scenario is deleted with all that was ever written in it. Games opened from it go on.</p>
      </Dialog>
    </li>
  );
}

function NewDraft({ desk }: { desk: DraftsDesk }) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const begin = { name: '', from: 'nothing' };
  const form = useActForm({
    verb: 'make-draft',
    begin,
    input: ({ name, from }) => ({ name, from: originOf(from) }),
    onDone: ({ draftId }) => go(address(`/scenarios/${draftId}`)),
  });
  const [isOpen, setOpen] = useState(false);
  const origins = [
    { id: 'nothing', label: 'Nothing: an empty map and empty tables' },
    ...desk.shipped.map((name) => ({ id: `shipped ${name}`, label: `A copy of ${name}` })),
    ...desk.drafts.map(({ id, title }) => ({ id: `draft ${id}`, label: `A copy of ${title}, as it is now` })),
  ];
  return (
    <Dialog title="New scenario" isOpen={isOpen} onOpen={setOpen} trigger={<Button kind="act">New scenario…</Button>}>
      <ActForm
        form={form}
        does="Begin it"
        leaves="Leave it"
        fields={[text('name', 'Name, such as crete-1941', { maxLength: 60 }), choice('from', 'Begin with', origins)]}
      />
    </Dialog>
  );
}

/** What a draft begins as, of a choice of the list. */
function originOf(choice: string) {
  const [kind, of] = choice.split(' ');
  if (kind === 'shipped') return { kind, scenario: of! } as const;
  if (kind === 'draft') return { kind, draftId: of! } as const;
  return { kind: 'nothing' } as const;
}
