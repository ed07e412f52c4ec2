import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { capital } from '@/lib/text';

/** Every column of a table: what it is for, and what may stand there. */
export const ColumnsGuide = ({ name, columns }: { name: string; columns: readonly ColumnGuide[] }) => (
  <Dialog
    title={`${name}, column by column`}
    isWide
    isToRead
    leaves="Close"
    trigger={<Button size="small">What stands where</Button>}
  >
    <dl className="space-y-2">
      {columns.map(({ column, about, allowed, example, mayBeLeftOut }) => (
        <div key={column} className="grid gap-x-4 border-b border-rule pb-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-semibold" title={column}>
            {columnLabel(column)}
          </dt>
          <dd>
            {about}.{' '}
            <span className="text-ink-3">
              <Allowed allowed={mayBeLeftOut ? `${allowed}; the column may be left out` : allowed} example={example} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

/** The values that a cell may have, with an example: `A notation such as 5-3-2-1-0.` */
export const Allowed = ({ allowed, example }: Pick<ColumnGuide, 'allowed' | 'example'>) => (
  <>
    {capital(allowed)}
    {/[,;]/.test(allowed) && ','} such as <span className="font-mono">{example}</span>.
  </>
);
