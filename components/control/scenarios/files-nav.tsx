import { type RefObject, useRef, useState } from 'react';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/tag';
import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { fileWords } from '@/lib/scenario/guide/file-words';
import { faultsInWords } from './draft-words';
import { FaultsList } from './faults-list';

interface Props {
  desk: DraftDesk;
  /** Where the open file stands: the hand goes there when a file was picked over it. */
  openFile: RefObject<HTMLElement | null>;
  /** Something written here is on its way. */
  isSaving: boolean;
  /** It stands behind its button however wide the window is: the open file needs the room. */
  isFolded: boolean;
}

/** The list lies over the open file, which keeps its room. */
const overTheFile =
  'lg:absolute lg:top-10 lg:left-0 lg:z-20 lg:max-h-[80%] lg:w-80 lg:border lg:border-rule lg:bg-paper lg:p-3 lg:shadow-lg';

/**
 * The faults of a scenario, and its files: beside the open file, or where there is no room for both,
 * behind a button over it. There a press on any of them shows the file and puts the list away, and so does Escape.
 */
export function FilesNav({ desk, openFile, isSaving, isFolded }: Props) {
  const { act, isBusy } = useMutation();
  const address = useDeskAddress();
  const { go } = useRouter();
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const { id: draftId } = desk;
  const leave = () => {
    if (!isShown) return;
    setShown(false);
    openFile.current?.focus();
  };
  return (
    <>
      <div ref={button} className={`flex flex-wrap items-center gap-3 ${isFolded ? '' : 'lg:hidden'}`}>
        <Button aria-expanded={isShown} aria-controls="files-of-scenario" onClick={() => setShown(!isShown)}>
          Files and faults
        </Button>
        <p className="text-ink-2">
          Open: <b>{fileWords[desk.file]}</b>
        </p>
      </div>
      <nav
        id="files-of-scenario"
        aria-label="Files of the scenario"
        className={`space-y-4 overflow-auto ${isFolded ? overTheFile : ''} ${isShown ? '' : isFolded ? 'hidden' : 'max-lg:hidden'}`}
        onClick={({ target }) => (target as Element).closest('a, [data-leads]') && leave()}
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !isShown) return;
          setShown(false);
          button.current?.querySelector('button')?.focus();
        }}
      >
        <div className="max-h-[45vh] overflow-y-auto">
          <FaultsList
            faults={desk.faultGroups}
            notes={desk.noteGroups}
            settles={{
              isBusy: isSaving || isBusy,
              onSettle: ({ file, column, rows, says }, { cure, text, label }) =>
                act('settle-draft', {
                  draftId,
                  version: desk.version,
                  file,
                  column,
                  rows,
                  cure,
                  text,
                  what: `${fileWords[file] ?? file}, ${says}: ${label}`.slice(0, 120),
                }),
            }}
            onGo={({ file, row, column }) =>
              go(
                address(
                  `/scenarios/${draftId}?file=${file}${row || column ? `&cell=${row ?? 0}.${column ?? ''}` : ''}`,
                ),
              )
            }
          />
        </div>
        <ul className="ruled-list">
          {desk.files.map(({ file, rows, problems }) => (
            <li key={file}>
              <DeskLink
                to={`/scenarios/${draftId}?file=${file}`}
                aria-current={file === desk.file ? 'page' : undefined}
                className={`flex min-h-handle items-center gap-2 px-2 no-underline hover:bg-sunk ${file === desk.file ? 'bg-mine-soft font-semibold' : ''}`}
              >
                <span>{fileWords[file]}</span>
                <span className="ml-auto text-note text-ink-3 tabular-nums">{rows}</span>
                {problems > 0 && <Tag meaning="waiting">{faultsInWords(problems)}</Tag>}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
