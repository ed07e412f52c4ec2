'use client';

import { useState } from 'react';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import type { DraftVersion, VersionsDesk } from '@/lib/desks/control/scenarios/draft-versions';
import { CopyVersion } from './copy-version';
import { NameVersion } from './name-version';
import { VersionRow } from './version-row';

/** How a draft stood after each of its edits. Any of them is gone back to, opened as a draft of its own, or given a name. */
export function VersionsPage({ desk }: { desk: VersionsDesk }) {
  const { act, isBusy } = useMutation();
  const { go } = useRouter();
  const address = useDeskAddress();
  const [naming, setNaming] = useState<DraftVersion | null>(null);
  const [copying, setCopying] = useState<number | null>(null);
  const { draftId, version, named, page, older } = desk;
  const here = `/scenarios/${draftId}`;
  const back = (number: number) => act('return-to-version', { draftId, number, version }, () => go(address(here)));
  const rows = (versions: readonly DraftVersion[]) => (
    <ol className="ruled-list">
      {versions.map((one) => (
        <VersionRow
          key={one.number}
          of={one}
          isNow={one.number === version}
          isBusy={isBusy}
          onBack={() => back(one.number)}
          onCopy={() => setCopying(one.number)}
          onName={one.number > 0 ? () => setNaming(one) : undefined}
        />
      ))}
    </ol>
  );
  const begun: DraftVersion = { number: 0, what: 'As it was begun', name: null, madeAt: desk.begunAt };
  return (
    <div className="mx-auto w-full max-w-4xl space-y-5 px-6 py-4 max-sm:px-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-title font-semibold">Versions of {desk.draftName}</h1>
        <DeskLink to={here} className="ml-auto">
          Back to the scenario
        </DeskLink>
        <p className="w-full text-ink-3">
          Every change made a version. Going back is a change too: nothing is lost, and Undo takes it back.
        </p>
      </div>
      {named.length > 0 && (
        <section aria-label="Versions with a name" className="space-y-2">
          <h2 className="font-semibold">With a name</h2>
          {rows(named)}
        </section>
      )}
      <section aria-label="All versions" className="space-y-2">
        <h2 className="font-semibold">All, the newest first</h2>
        {rows(older === null ? [...page, begun] : page)}
        {older !== null && <DeskLink to={`${here}/versions?before=${older}`}>Older versions</DeskLink>}
        {page.length > 0 && page[0]!.number < version && (
          <DeskLink to={`${here}/versions`} className="ml-4">
            The newest
          </DeskLink>
        )}
      </section>
      {naming && <NameVersion draftId={draftId} of={naming} onClose={() => setNaming(null)} />}
      {copying !== null && <CopyVersion draftId={draftId} number={copying} onClose={() => setCopying(null)} />}
    </div>
  );
}
