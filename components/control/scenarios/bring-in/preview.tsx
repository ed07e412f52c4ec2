import { Cell, HeadCell, Table } from '@/components/ui/table';
import { columnLabel } from '@/lib/scenario/guide/column-labels';

const rowsShown = 5;

/** The first rows as they will stand in the table, in the columns that are brought. */
export function Preview({ headings, rows }: { headings: readonly string[]; rows: readonly (readonly string[])[] }) {
  const shown = headings.flatMap((heading, at) => (rows.some((row) => row[at] !== '') ? [{ heading, at }] : []));
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved sideways with the keyboard
    <section aria-label="How it will stand" tabIndex={0} className="overflow-x-auto">
      <Table className="w-max text-note">
        <thead>
          <tr>
            {shown.map(({ heading }) => (
              <HeadCell key={heading}>{columnLabel(heading)}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, rowsShown).map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else yet
            <tr key={number}>
              {shown.map(({ heading, at }) => (
                <Cell key={heading} className="max-w-48 truncate font-mono" pad="close">
                  {row[at]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
