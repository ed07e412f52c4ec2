import { DeskLink } from '@/components/control/parts/router';
import { knowsPath } from '@/components/control/parts/sees-link';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { GapOfTeam } from '@/lib/desks/control/record/gaps';

/** Belief beside truth, a figure by team: who is furthest from it stands first. */
export const GapsTable = ({ gaps }: { gaps: readonly GapOfTeam[] }) => (
  <section aria-label="Who is furthest from the truth" className="mx-auto mt-8 max-w-224">
    <h2 className="cap">Who is furthest from the truth now</h2>
    <Table aria-label="Gaps by team">
      <thead>
        <tr>
          <HeadCell>Team</HeadCell>
          <HeadCell className="w-28 text-right">Widest gap</HeadCell>
          <HeadCell>What it was told</HeadCell>
          <HeadCell className="w-32 text-right">Places wrong</HeadCell>
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ key, name, wrong, widest }) => (
          <tr key={key}>
            <Cell>
              <DeskLink to={knowsPath(key, widest?.about ?? null)}>{name}</DeskLink>
            </Cell>
            <Cell className="text-right font-mono">{widest ? `${widest.km.toFixed(1)} km` : 'none'}</Cell>
            <Cell>
              {widest && (
                <>
                  {widest.label}
                  {widest.isContact && <span className="text-ink-3">, to the nearest enemy</span>}
                </>
              )}
            </Cell>
            <Cell className="text-right font-mono">{wrong}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
