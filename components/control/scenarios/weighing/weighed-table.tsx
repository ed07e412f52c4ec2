import { Scrolled } from '@/components/control/parts/figures/scrolled';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { Spread } from '@/lib/desks/control/scenarios/weighing/spread';
import type { Measure, WeighedTurn } from '@/lib/desks/control/scenarios/weighing/weighed';
import type { Side } from '@/lib/words';
import { measureWords } from './measure-words';

/** The figures after each turn: the median, and below it the lowest, the quarters and the highest. */
export function WeighedTable({ turns, sides }: { turns: readonly WeighedTurn[]; sides: Record<Side, string> }) {
  const heads = Object.entries(measureWords(sides)) as [Measure, string][];
  return (
    <section aria-labelledby="after-each-turn">
      <h2 id="after-each-turn" className="font-semibold">
        After each turn
      </h2>
      <p className="detail">
        The median of all plays; below it the lowest, where the middle half of the plays lies, and the highest.
      </p>
      <Scrolled label="Figures after each turn">
        <Table aria-labelledby="after-each-turn" className="min-w-160">
          <thead>
            <tr>
              <HeadCell>Turn</HeadCell>
              <HeadCell className="text-right">Plays</HeadCell>
              {heads.map(([name, words]) => (
                <HeadCell key={name} className="text-right">
                  {words}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map(({ turn, plays, figures }) => (
              <tr key={turn} className="break-inside-avoid">
                <th scope="row" className="border-b border-rule py-1.5 pr-3 text-left align-top font-mono font-medium">
                  {turn}
                </th>
                <Cell pad="snug" className="text-right font-mono">
                  {plays}
                </Cell>
                {heads.map(([name]) => (
                  <Cell key={name} pad="snug" className="text-right">
                    <SpreadWords spread={figures[name]} />
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scrolled>
    </section>
  );
}

function SpreadWords({ spread: { lowest, lower, median, upper, highest } }: { spread: Spread }) {
  if (lowest === highest) return <span className="font-mono font-semibold">{median}</span>;
  return (
    <>
      <span className="font-mono font-semibold">{median}</span>
      <span className="block font-mono whitespace-nowrap aside">
        {lowest} · {lower === upper ? lower : `${lower}–${upper}`} · {highest}
      </span>
    </>
  );
}
