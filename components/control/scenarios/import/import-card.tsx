'use client';

import { useRef, useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useWorkForm } from '@/components/control/parts/form/use-act-form';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { inWorker } from '@/components/control/parts/saving/in-worker';
import { useMutation, useSendFile } from '@/components/control/parts/use-mutation';
import { ChooseFile } from '@/components/ui/choose-file';
import { choice, several, text } from '@/components/ui/form/field-makers';
import type { DraftsDesk } from '@/lib/desks/control/scenarios/drafts';
import type { Result } from '@/lib/result';
import type { Keepable } from '@/lib/scenario/orbat-mapper/keepable';
import type { ScenarioPage } from '@/lib/scenario/page/scenario-page';
import type { UpdateTold } from '@/lib/turn/scenarios/orbat/update-from-orbat';
import { ScenarioSheet } from '../page/scenario-sheet';
import { UpdateDialog } from '../update/update-dialog';
import { ImportNotes, type Taken } from './import-notes';
import { type OrbatOutline, orbatOutline } from './orbat-outline';

/** Takes a packed scenario, a folder of files, or a file of ORBAT Mapper, by a press or dropped on the card. What is wrong with it is said here. */
export function ImportCard({ drafts }: { drafts: DraftsDesk['drafts'] }) {
  const sendFile = useSendFile();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [outline, setOutline] = useState<OrbatOutline>({ sides: [], groups: [] });
  /** The page of the file that was chosen; null: it has none, or is not read yet. */
  const [page, setPage] = useState<ScenarioPage | null>(null);
  const chosen = useRef<File | null>(null);
  const [update, setUpdate] = useState<UpdateTold | null>(null);
  /** The file and the answers by which the changes were looked at: the form is empty by the time that they are made. */
  const looked = useRef<(Omit<typeof nothingYet, 'name' | 'updates'> & { file: File }) | null>(null);
  const { go } = useRouter();
  const address = useDeskAddress();
  const open = (draftId: string) => go(address(`/scenarios/${draftId}`));
  const versionOf = (draftId: string) => drafts.find(({ id }) => id === draftId)?.version ?? 0;
  const form = useWorkForm({
    begin: { ...nothingYet, file: null as File | null },
    work: ({ file, name, updates, first, leave, keep, nations, begins }): Promise<Result<Taken | UpdateTold>> => {
      const asked = { first, leave, keep, nations, begins };
      looked.current = { ...asked, file: file! };
      if (!isOrbat(file)) return sendFile('import-draft', { name }, file!);
      return updates === ''
        ? sendFile('import-orbat', { name, ...asked }, file!)
        : sendFile('update-from-orbat', { draftId: updates, version: versionOf(updates), ...asked, made: null }, file!);
    },
    onDone: (done) => {
      if ('cells' in done) setUpdate(done);
      else if (done.notes.length > 0) setTaken(done);
      else open(done.draftId);
    },
  });
  const { run, isBusy } = useMutation();
  const makeChanges = (made: readonly string[]) => {
    const { file, ...asked } = looked.current!;
    const { draftId, version } = update!;
    run(
      () => sendFile('update-from-orbat', { draftId, version, ...asked, made: [...made] }, file),
      () => open(draftId),
    );
  };
  const { file } = form.values;
  const takeAll = async (files: readonly File[]) => take(await oneFileOf(files));
  const take = async (given: File | undefined) => {
    if (!given) return;
    chosen.current = given;
    setPage(null);
    const isSmall = given.size <= outlinedMegabytes * 1_000_000;
    const outlined = isOrbat(given) && isSmall ? orbatOutline(await given.text()) : { sides: [], groups: [] };
    const nations = outlined.sides.map(({ id }) => ({ side: id, nation: '' }));
    form.write([], { ...nothingYet, file: given, name: nameFrom(given.name), nations });
    setOutline(outlined);
    const found = isOrbat(given) ? null : await pageOf(given);
    // Another file may have been chosen meanwhile.
    if (chosen.current === given) setPage(found);
  };
  return (
    <section
      aria-label="A scenario from a file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void takeAll([...event.dataTransfer.files]);
      }}
      className="space-y-3 border-2 border-dashed border-rule-2 p-4"
    >
      <h2 className="font-semibold">A scenario from a file</h2>
      <div className="flex flex-wrap items-center gap-3">
        <ChooseFile
          label="Choose a file…"
          said="File of a scenario"
          accept=".opcom-scenario,.json,.zip,.csv,.geojson,.md"
          many="files"
          onChoose={(files) => void takeAll(files)}
        />
        <ChooseFile
          label="Choose a folder…"
          said="Folder of a scenario"
          many="folder"
          onChoose={(files) => void takeAll(files)}
        />
        <span className="text-ink-3">
          {file
            ? file.name
            : '.opcom-scenario, .json of ORBAT Mapper, or the folder with units.csv and the rest; or drop them here'}
        </span>
      </div>
      {page && (
        <section aria-label="What the file holds" className="border border-rule bg-sheet p-4">
          <ScenarioSheet page={page} level={3} />
        </section>
      )}
      {file && (
        <ActForm
          form={form}
          does={form.values.updates === '' ? 'Take it in' : 'Look at the changes'}
          fields={[
            ...(isOrbat(file) && drafts.length > 0 ? [updatesField(drafts)] : []),
            ...(form.values.updates === '' ? [text('name', 'Name', { maxLength: 60 })] : []),
            ...(isOrbat(file) ? orbatFields(outline, form.values.updates === '') : []),
          ]}
        />
      )}
      <ImportNotes taken={taken} onLeave={() => taken && open(taken.draftId)} />
      {update && (
        <UpdateDialog update={update} isBusy={isBusy} onUpdate={makeChanges} onLeave={() => setUpdate(null)} />
      )}
    </section>
  );
}

/** Larger files are refused when they are taken in. */
const lookedIntoMegabytes = 24;

/** The page of a packed scenario or a zipped folder, made in a worker of this browser: nothing of it is sent. */
async function pageOf(file: File): Promise<ScenarioPage | null> {
  if (file.size > lookedIntoMegabytes * 1_000_000) return null;
  const packed = await file.arrayBuffer();
  const page = await inWorker<ScenarioPage | null>({ packed }, [packed]);
  return page === 'failed' ? null : page;
}

/** One file as it is; several as a zip, called as their folder is. */
async function oneFileOf(files: readonly File[]): Promise<File | undefined> {
  const [first] = files;
  if (!first || (files.length === 1 && !isOfAFolder(first))) return first;
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())]));
  const name = first.webkitRelativePath.split('/')[0] || 'folder';
  return new File([zipSync(Object.fromEntries(entries), { level: 6 })], `${name}.zip`);
}

/** A single table is no scenario, and is taken as the folder it comes from. */
const isOfAFolder = ({ name }: File): boolean => /\.(csv|geojson)$/i.test(name);

const isOrbat = (file: File | null): boolean => file?.name.toLowerCase().endsWith('.json') === true;

/** A longer file is refused when it is taken in. */
const outlinedMegabytes = 8;

/** The form for a file begins with these values. */
const nothingYet = {
  name: '',
  updates: '',
  first: '',
  leave: [] as string[],
  keep: [] as Keepable[],
  nations: [] as { side: string; nation: string }[],
  begins: '',
};

/** A choice: a file becomes a scenario of its own, or changes one that is there. */
const updatesField = (drafts: DraftsDesk['drafts']) =>
  choice('updates', 'It becomes', [
    { id: '', label: 'a new scenario; what it does not say is guessed, and told' },
    ...drafts.map(({ id, title, name }) => ({ id, label: `changes of ${title} (${name}), which are listed first` })),
  ]);

/** What is asked of a file of ORBAT Mapper besides. */
const orbatFields = ({ sides, groups }: OrbatOutline, isNew: boolean) => [
  text('first', 'Its side that is Allied here', {
    maxLength: 120,
    hint: 'Empty: as they are drawn, friends are Allied.',
  }),
  ...(sides.length + groups.length > 1
    ? [
        several('leave', groups.length > 0 ? 'Sides and groups that are left out' : 'Sides that are left out', [
          ...sides,
          ...groups,
        ]),
      ]
    : []),
  ...sides.map(({ id }, at) =>
    text(`nations.${at}.nation` as const, `Nation of ${id}, where the file does not say it`, {
      maxLength: 40,
      ...(at === 0 && { hint: 'Empty: by the names around a unit, or that of its side by the book.' }),
    }),
  ),
  ...(isNew
    ? [
        text('begins', 'The day on which it begins', {
          maxLength: 10,
          hint: 'Empty: when the file begins. Later, such as 1944-09-17, where the file goes on for more than 90 turns.',
        }),
      ]
    : []),
  several('keep', 'Taken in all the same', [
    { id: 'hidden', label: 'Sides, groups and units that are hidden in the file' },
    { id: 'destroyed', label: 'Units that are destroyed before the game begins' },
  ]),
];

/** What a draft of a file is called, until somebody says otherwise. */
const nameFrom = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
