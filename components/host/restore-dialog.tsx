import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RefusalLine } from '@/components/ui/refusal-line';
import type { Acted, ArchiveRead } from '@/lib/hosting/shown';
import { FileButton } from './file-button';
import { dayOrTime, size } from './host-words';
import { useHost } from './use-host';

/** No more of the list is shown: older ones are chosen as files. */
const shownAtMost = 12;

/** Puts an archive in the place of what is there: it is looked into first, and what is there is archived. */
export function RestoreDialog() {
  const { shown, ask, hand, busy } = useHost();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [read, setRead] = useState<Acted | null>(null);
  const archive = read?.ok ? read.archive : undefined;

  const look = async (file: string) => {
    setChosen(file);
    setRead(null);
    setRead(await ask('read-archive', { file }));
  };
  const bring = async (file: File) => {
    setRead(null);
    const handed = await hand(file);
    if (handed.ok && handed.file) await look(handed.file);
    else setRead(handed);
  };
  return (
    <Dialog
      title="Restore an archive"
      trigger={<Button>Restore…</Button>}
      isOpen={isOpen}
      onOpen={setOpen}
      leaves="Leave it"
      isWide
      actions={
        archive && (
          <Button
            kind="act"
            onClick={() => {
              setOpen(false);
              void ask('restore', { file: chosen });
            }}
          >
            Restore it
          </Button>
        )
      }
    >
      <Archives chosen={chosen} onChoose={(file) => void look(file)} />
      <div className="mt-3">
        <FileButton label="From a file…" accept=".gz" onFile={(file) => void bring(file)} />
      </div>
      {(busy === 'read-archive' || busy === 'hand') && <p className="mt-3 text-ink-2">It is being read.</p>}
      {read && !read.ok && <RefusalLine className="mt-3">{read.words}</RefusalLine>}
      {archive && <AboutArchive archive={archive} now={shown.now} />}
    </Dialog>
  );
}

function Archives({ chosen, onChoose }: { chosen: string; onChoose: (file: string) => void }) {
  const { shown } = useHost();
  const { archives, now } = shown;
  const name = useId();
  if (archives.all.length === 0) return <p className="text-ink-2">There is no archive on this laptop yet.</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-ink-2">The newest archives first</legend>
      <div className="ruled-list max-h-64 overflow-y-auto">
        {archives.all.slice(0, shownAtMost).map(({ file, name: called, bytes, at }) => (
          <label key={file} className="flex min-h-10 items-center gap-2.5 py-1">
            <input
              type="radio"
              name={name}
              checked={file === chosen}
              onChange={() => onChoose(file)}
              className="size-4.5 shrink-0 accent-mine"
            />
            <span className="min-w-0 flex-1 break-all">{called}</span>
            <span className="aside">
              {dayOrTime(at, now)}, {size(bytes)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const AboutArchive = ({ archive, now }: { archive: ArchiveRead; now: string }) => (
  <div className="mt-3 space-y-1">
    <p role="status">
      <b>
        {archive.title}, turn {archive.turn}, {archive.phase}
      </b>
      , as it was {dayOrTime(archive.takenAt, now)}, written by version {archive.by}.
    </p>
    <p className="text-ink-2">{archive.signed}</p>
    <p className="text-ink-2">
      Everything on this laptop becomes as it was then. What is there now is archived first, and stays in this list. The
      console restarts for it.
    </p>
  </div>
);
