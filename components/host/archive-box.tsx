import { Button } from '@/components/ui/button';
import { Box } from './box';
import { dayOrTime, size } from './host-words';
import { RestoreDialog } from './restore-dialog';
import { SettingsDialog } from './settings-dialog';
import { useHost } from './use-host';

/** The last archive, where it lies, and how much room there is. */
export function ArchiveBox() {
  const { shown, ask, busy } = useHost();
  const { archives, disk, running, now } = shown;
  const [last] = archives.all;
  return (
    <Box
      title="Archive and disk"
      grows
      acts={
        <>
          {running && (
            <Button isBusy={busy === 'archive-now'} onClick={() => void ask('archive-now')}>
              Archive now
            </Button>
          )}
          <RestoreDialog />
          <SettingsDialog label="Choose the folder…" />
        </>
      }
    >
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2 gap-y-1">
        <dt className="text-ink-3">Last archive</dt>
        <dd>
          {last ? (
            <>
              <b>{dayOrTime(last.at, now)}</b>, {size(last.bytes)}
            </>
          ) : (
            'None yet.'
          )}
        </dd>
        <dt className="text-ink-3">Folder</dt>
        <dd className="break-words">
          {archives.folder || 'None is written by itself. Choose a folder: a USB stick, say.'}
        </dd>
        <dt className="text-ink-3">Disk</dt>
        <dd>{disk.words}</dd>
      </dl>
      {archives.trouble !== '' && (
        <p role="alert" className="mt-2 font-medium text-overdue">
          {archives.trouble} It is tried again every minute. The game goes on; it is not archived meanwhile.
        </p>
      )}
    </Box>
  );
}
