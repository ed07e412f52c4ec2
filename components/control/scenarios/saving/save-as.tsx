import { type ReactNode, useState } from 'react';
import { useDataAddress } from '@/components/control/parts/router';
import { saveAllTables } from '@/components/control/parts/saving/save-workbook';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';

/** `name`: of the draft, as its files are called. */
interface Props {
  draftId: string;
  name: string;
  hasFaults: boolean;
}

/** A scenario as a file to keep, to send, or to open in another program. */
export function SaveAs({ draftId, name, hasFaults }: Props) {
  const dataAt = useDataAddress();
  const [isWriting, setWriting] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const file = (route: 'packed' | 'orbat', words: string) => (
    <a className={`${buttonLook()} min-w-48`} href={dataAt(`/scenarios/${route}?of=${draftId}`)} download>
      {words}
    </a>
  );
  const saveTables = async () => {
    setWriting(true);
    setWhy(await saveAllTables(name, dataAt(`/scenarios/tables?of=${draftId}`)));
    setWriting(false);
  };
  return (
    <Dialog title="Save as" trigger={<Button>Save as…</Button>} leaves="Done">
      <ul className="space-y-3">
        <Way says="All of it, to keep or to open on another console.">{file('packed', 'One file')}</Way>
        <Way says="Its tables, each on a sheet of its own. They can be brought in again.">
          <Button className="min-w-48" isBusy={isWriting} onClick={saveTables}>
            Spreadsheet
          </Button>
          {why && (
            <p role="alert" className="w-full font-medium text-overdue">
              {why}
            </p>
          )}
        </Way>
        <Way says="Its units in time. What has no place there travels beside it.">
          {hasFaults ? (
            <span className="min-w-48 font-semibold">For ORBAT Mapper: fix its faults first</span>
          ) : (
            file('orbat', 'For ORBAT Mapper')
          )}
        </Way>
      </ul>
    </Dialog>
  );
}

const Way = ({ says, children }: { says: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
    {children}
    <span className="order-last text-ink-2">{says}</span>
  </li>
);
