import { Scrolled } from '@/components/control/parts/figures/scrolled';
import { phaseNames } from '@/components/control/parts/phase-times';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { RehearsalTimes } from '@/lib/desks/control/sequence/rehearsal';
import { doneInWords, inMinutes } from './rehearsal-words';

const heads = ['Acts', 'At work', 'Idle', 'First', 'Last', 'Sheets', 'Longest wait'] as const;

/** The table shows what each seat did in one phase of a rehearsal, and for how many minutes. */
export function SeatsOfPhase({ of: { phase, seats } }: { of: RehearsalTimes['phases'][number] }) {
  const label = `${phaseNames[phase]}, by seat`;
  return (
    <section aria-label={label}>
      <h3 className="font-semibold">{phaseNames[phase]}</h3>
      <Scrolled label={`${label}: table`}>
        <Table aria-label={label} className="min-w-180">
          <thead>
            <tr>
              <HeadCell>Seat</HeadCell>
              {heads.map((head) => (
                <HeadCell key={head} className="text-right">
                  {head}
                </HeadCell>
              ))}
              <HeadCell className="w-2/5">Did</HeadCell>
            </tr>
          </thead>
          <tbody>
            {seats.map(({ seatId, label: seat, acts, workMs, idleMs, firstMs, lastMs, sheets, waitedMs, done }) => (
              <tr key={seatId}>
                <Cell pad="snug">{seat}</Cell>
                {[
                  acts,
                  minutesOf(workMs),
                  minutesOf(idleMs),
                  minutesOf(firstMs),
                  minutesOf(lastMs),
                  sheets,
                  minutesOf(waitedMs),
                ].map((figure, column) => (
                  <Cell key={heads[column]} pad="snug" className="text-right font-mono">
                    {figure ?? '–'}
                  </Cell>
                ))}
                <Cell pad="snug" className={acts === 0 ? 'text-ink-3' : ''}>
                  {doneInWords(done)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scrolled>
    </section>
  );
}

const minutesOf = (ms: number | null): number | null => (ms === null ? null : inMinutes(ms / 1000));
