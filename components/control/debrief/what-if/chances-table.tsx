import { signed } from '@/components/control/parts/score/score-words';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { resultNames } from '@/lib/advice/combat/result-names';
import type { CameTo } from '@/lib/advice/debrief/what-if';

/** The results beside those that would have been: scores, the row on the die, and the chance of each row of the Results Table. */
export function ChancesTable({ was, is }: { was: CameTo; is: CameTo }) {
  const both = [was, is];
  const facts: [string, (one: CameTo) => string][] = [
    ['Scores, attackers to defenders', (one) => `${one.attackersScore} to ${one.defendersScore}`],
    ['Die', (one) => String(one.die)],
    ['Margin', (one) => signed(one.margin, false)],
    ['Result', (one) => resultNames[one.result]],
    ['Steps lost, attackers and defenders', (one) => `${one.steps.attacker} and ${one.steps.defender}`],
  ];
  return (
    <Table aria-label="As it was found, and otherwise">
      <thead>
        <tr>
          <HeadCell />
          <HeadCell className="w-40">As it was found</HeadCell>
          <HeadCell className="w-40">Otherwise</HeadCell>
        </tr>
      </thead>
      <tbody>
        {facts.map(([words, of]) => (
          <tr key={words}>
            <Cell>{words}</Cell>
            {both.map((one, i) => (
              <Cell key={i === 0 ? 'was' : 'is'} className={i === 1 && of(was) !== of(is) ? 'font-semibold' : ''}>
                {of(one)}
              </Cell>
            ))}
          </tr>
        ))}
        {was.chances.map(({ result }, row) => (
          <tr key={result}>
            <Cell>Chance of: {resultNames[result]}</Cell>
            {both.map((one, i) => (
              <Cell key={i === 0 ? 'was' : 'is'} className="whitespace-nowrap">
                <Chance outOfSix={one.chances[row]!.outOfSix} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Chance = ({ outOfSix }: { outOfSix: number }) => (
  <>
    <svg aria-hidden width="78" height="12" className="mr-2 inline-block align-middle">
      <rect x="0.5" y="0.5" width="72" height="11" fill="none" stroke="var(--rule-2)" />
      <rect y="0" width={outOfSix * 12} height="12" fill="var(--ink-3)" />
    </svg>
    {outOfSix} in 6
  </>
);
