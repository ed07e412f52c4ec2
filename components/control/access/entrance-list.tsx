'use client';

import { Cell, Table, TableHead } from '@/components/ui/table';
import type { SeatsDesk } from '@/lib/desks/control/access/seats';
import { PrintHead } from './print-head';

/** The people who are expected, to be ticked off at the entrance: by team, with a box each. It holds no code. */
export function EntranceList({ desk, onClose }: { desk: SeatsDesk; onClose: () => void }) {
  const expected = desk.seats.filter(({ revokedAt }) => !revokedAt);
  const rows = [
    ...expected.filter(({ kind }) => kind === 'control').map((seat) => ({ team: 'Control', seat })),
    ...desk.teams.flatMap(({ key, name }) =>
      expected.filter(({ team }) => team?.key === key).map((seat) => ({ team: name, seat })),
    ),
  ];
  return (
    <section aria-label="List for the entrance" className="mx-auto max-w-4xl px-6 py-4 print:max-w-none print:p-0">
      <PrintHead title="Who is expected" onClose={onClose} />
      <Table aria-label="Who is expected">
        <TableHead heads={{ Here: 'w-12', Team: 'w-[30%]', Seat: 'w-[28%]', Name: '' }} />
        <tbody>
          {rows.map(({ team, seat }) => (
            <tr key={seat.id} className="break-inside-avoid">
              <Cell pad="tight">
                <span aria-hidden className="inline-block size-4 rounded-1 border border-ink" />
              </Cell>
              <Cell pad="tight" className="font-medium">
                {team}
              </Cell>
              <Cell pad="tight">{seat.label}</Cell>
              <Cell pad="tight">{seat.person}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
