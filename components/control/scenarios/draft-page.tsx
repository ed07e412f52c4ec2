'use client';

import { useMemo, useRef } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { DeskLink } from '@/components/control/parts/router';
import { saveWorkbook } from '@/components/control/parts/saving/save-workbook';
import { SidesContext } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { useToast } from '@/components/ui/toast';
import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { sheetName } from '@/lib/scenario/workbook/sheet';
import { aroundOf } from './bring-in/around';
import type { Rows } from './cells';
import { Checklist } from './checklist';
import { DocumentDesk } from './document-desk';
import { RefusedEdits } from './edits/refused-edits';
import { useDraftEdits } from './edits/use-draft-edits';
import { useUndo } from './edits/use-undo';
import { FaultsTag } from './faults-list';
import { FilesNav } from './files-nav';
import { shownOfManifest } from './manifest-sides';
import { UnitsDesk } from './order-of-battle/units-desk';
import { SaveAs } from './saving/save-as';
import { TableDesk } from './table-desk';
import { TakeOver } from './take-over';
import { TryIt } from './try-it';

/** A map is drawn by few: it comes when it is opened. */
const MapDesk = later(async () => (await import('./map/map-desk')).MapDesk);
/** Loaded with the first cell in hand: it draws counters. */
const AtCell = later(async () => (await import('./profiles/at-cell')).AtCell);

interface Props {
  desk: DraftDesk;
  /** The cell that the address names. */
  cell: { row: number; column: string } | null;
}

/** A scenario being made: its files on the left, one of them open, and what is wrong with all of them. */
export function DraftPage({ desk, cell }: Props) {
  const openFile = useRef<HTMLDivElement>(null);
  const say = useToast();
  const { id: draftId, undo, redo } = desk;
  const { files, isSaving, refused, putRefusedAway, change } = useDraftEdits(desk);
  const history = useUndo(desk, isSaving);
  const { file } = desk;
  const entries = files[file] ?? [];
  const faults = desk.faults.filter((fault) => fault.file === file);
  const keys = { team: desk.teams.map(({ id }) => id), profile: desk.profiles.map(({ key }) => key) };
  const around = useMemo(() => aroundOf(desk), [desk]);
  const table = file.endsWith('.csv') && (
    <TableDesk
      key={file}
      file={file}
      rows={entries as Rows}
      faults={faults}
      columns={desk.columns}
      cell={cell}
      keys={keys}
      around={around}
      atCell={(at) => <AtCell file={file} rows={entries as Rows} at={at} desk={desk} onChange={change} />}
      isSaving={isSaving}
      onSaveTable={async () => {
        const name = sheetName(file);
        const why = await saveWorkbook(`${desk.name}-${name}`, [{ name, rows: entries as Rows }]);
        if (why) say(why, 'refused');
      }}
      onChange={change}
    />
  );
  // On a map the list of files makes room for it.
  const isMap = file.endsWith('.geojson');
  const shown = useMemo(() => shownOfManifest(desk.manifest), [desk.manifest]);
  const undoes = desk.edits.find(({ number }) => number === undo)?.what;
  return (
    <SidesContext value={shown}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed anywhere on the page */}
      <div className="flex min-h-full flex-col gap-3 px-6 py-4 lg:h-full max-sm:px-3" onKeyDown={history.onKeyDown}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-title font-semibold">{desk.title}</h1>
          <FaultsTag problems={desk.problems} />
          <p className="text-ink-3">{desk.name} · everything is saved as it is written</p>
          <div className="ml-auto flex flex-wrap gap-2">
            <Button
              isBusy={history.isBusy}
              disabled={undo === null && !isSaving}
              title={undoes && `Undo: ${undoes}`}
              hint={keyOf('undoEdit')}
              onClick={() => history.step('undo')}
            >
              Undo
            </Button>
            <Button
              isBusy={history.isBusy}
              disabled={redo === null}
              hint={keyOf('redoEdit')}
              onClick={() => history.step('redo')}
            >
              Redo
            </Button>
            <SaveAs draftId={draftId} name={desk.name} hasFaults={desk.problems !== 0} />
            <TryIt draftId={draftId} hasFaults={desk.problems !== 0} />
            <TakeOver desk={desk} />
            <DeskLink to={`/scenarios/${draftId}/weighing`} className="self-center">
              Weigh it
            </DeskLink>
            <DeskLink to={`/scenarios/${draftId}/page`} className="self-center">
              Its page
            </DeskLink>
            <DeskLink to={`/scenarios/${draftId}/versions`} className="self-center">
              Versions
            </DeskLink>
            <DeskLink to="/scenarios" className="self-center">
              All scenarios
            </DeskLink>
          </div>
        </div>
        <Checklist draftId={draftId} lines={desk.checklist} />
        {refused && <RefusedEdits refused={refused} onPutAway={putRefusedAway} />}
        <div
          className={`relative grid min-h-0 flex-1 gap-x-4 gap-y-2 ${isMap ? 'grid-cols-[minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]' : 'lg:grid-cols-[15rem_minmax(0,1fr)]'}`}
        >
          <FilesNav desk={desk} openFile={openFile} isSaving={isSaving} isFolded={isMap} />
          <div
            ref={openFile}
            tabIndex={-1}
            className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] focus:outline-none lg:grid-rows-[minmax(0,1fr)]"
          >
            {file === 'units.csv' ? (
              <UnitsDesk
                key={file}
                draftId={draftId}
                file={file}
                rows={entries as Rows}
                faults={faults}
                columns={desk.columns}
                keys={keys}
                teams={desk.teams}
                profiles={desk.profiles}
                cell={cell}
                table={table}
                onChange={change}
              />
            ) : isMap ? (
              <MapDesk
                key={draftId}
                draftId={draftId}
                files={files}
                faults={[...desk.faults, ...desk.notes]}
                asked={cell ? { file, ...cell } : null}
                isSaving={isSaving}
                onChange={change}
              />
            ) : file.endsWith('.csv') ? (
              table
            ) : (
              <DocumentDesk
                key={file}
                file={file}
                entries={entries}
                teams={desk.teams}
                faults={faults}
                isBusy={isSaving}
                onChange={change}
              />
            )}
          </div>
        </div>
      </div>
    </SidesContext>
  );
}
