import { NotCome } from '@/components/control/parts/not-come';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { later } from '@/components/ui/later';
import type { FilesOfGame } from '@/lib/desks/control/record/ledger';

/** The list, which is loaded when it is opened. */
const FilesList = later(async () => (await import('./files-list')).FilesList, NotCome);

/** This game as files to take home: the whole of it for Game Control, and in time for one audience each. */
export const GameFiles = ({ files }: { files: FilesOfGame }) => (
  <Dialog title="Files of this game" trigger={<Button kind="quiet">Files of this game…</Button>} leaves="Done">
    <FilesList files={files} />
  </Dialog>
);
