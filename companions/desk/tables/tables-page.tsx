'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useCompanionMutation } from '@/companions/desk/use-companion-mutation';
import { SourceMark } from '@/companions/parts/companion-log';
import type { CompanionTablesOnDesk } from '@/companions/reads/companion-tables';
import { readTyped, shapeOf } from '@/companions/rules/table-shape';
import { readTables, tablesFile, tablesOf, valuesInFile } from '@/companions/tables-to-enter';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { useForm } from '@/components/ui/form/use-form';
import { useToast } from '@/components/ui/toast';
import { ProblemsFound } from './problems-found';
import { Section } from './table-section';

/** The tables of a companion as a page: read, written over, loaded from a file and saved to one, checked, and entered. */
export function TablesPage({ desk }: { desk: CompanionTablesOnDesk }) {
  const { companion, title, version, entered } = desk;
  const { isBusy, act } = useCompanionMutation();
  const say = useToast();
  const { schema, ours, source, title: heading } = tablesOf(companion);
  const shape = useMemo(() => shapeOf(schema), [schema]);
  const form = useForm({ begin: entered?.values ?? ours, send: () => undefined });
  const [file, setFile] = useState<{ name: string; fault: string | null } | null>(null);
  const typed = useDeferredValue(JSON.stringify(form.values));
  const values = useMemo(() => readTyped(shape, JSON.parse(typed)), [shape, typed]);
  const read = useMemo(() => readTables(companion, values), [companion, values]);
  const problems = read.ok ? [] : read.problems;
  const chosen = useRef<HTMLInputElement>(null);
  const load = async (picked: File | undefined) => {
    if (!picked) return;
    const inFile = valuesInFile(companion, await picked.text());
    if (inFile.ok) form.reset(inFile.values);
    setFile({ name: picked.name, fault: inFile.ok ? null : inFile.message });
    if (chosen.current) chosen.current.value = '';
  };
  const enter = (given: unknown, then: string) =>
    act('enter-companion-tables', { companion, version, values: given as never }, () => say(then));
  return (
    <div className="flex h-full flex-col bg-sheet">
      <header className="border-b border-rule px-5 py-3">
        <p className="text-small">
          <DeskLink to="/companions" className="underline">
            <span aria-hidden>← </span>Companion games
          </DeskLink>
        </p>
        <h1 className="text-title leading-7 tracking-tight">
          {title}: {heading.toLowerCase()}
        </h1>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-ink-2">
          {entered ? (
            `Entered by ${entered.by}. A game begun from now on may be played with them.`
          ) : (
            <>
              Nothing has been entered: games are played with these. <SourceMark source={source} />
            </>
          )}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <input
            ref={chosen}
            type="file"
            accept="application/json,.json"
            aria-label="A file of tables"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => load(event.target.files?.[0])}
          />
          <Button
            kind="act"
            isBusy={isBusy}
            disabled={!read.ok}
            onClick={() => read.ok && enter(read.values, 'Entered. A game begun from now on may be played with them.')}
          >
            Enter these tables
          </Button>
          <Button onClick={() => chosen.current?.click()}>Load a file…</Button>
          <Button onClick={() => saveAs(`${companion}-tables.json`, tablesFile(companion, values))}>
            Save as a file
          </Button>
          {entered && (
            <Button
              isBusy={isBusy}
              onClick={() => {
                form.reset(ours);
                enter(null, 'The console’s own tables are back. Games that have begun keep theirs.');
              }}
            >
              Use the console’s own tables
            </Button>
          )}
          {file && !file.fault && <span className="text-ink-3">{file.name}</span>}
        </div>
        {file?.fault && (
          <p role="alert" className="mt-2 font-medium text-overdue">
            {file.name}: {file.fault}
          </p>
        )}
      </header>
      <div className="relative scrolls px-5 pb-10">
        <ProblemsFound problems={problems} />
        <Section label={heading} place={[]} shape={shape} problems={problems} values={form.values} write={form.write} />
      </div>
    </div>
  );
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
