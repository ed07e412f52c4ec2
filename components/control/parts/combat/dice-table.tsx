import { signed } from '@/components/control/parts/score/score-words';
import type { Doubt } from '@/lib/adjudication/doubts';
import { toNextRow, toRowBelow } from '@/lib/adjudication/doubts';
import type { Face, Odds } from '@/lib/adjudication/types';
import { resultNames } from '@/lib/advice/combat/result-names';
import type { CombatResult, ResultsColumn } from '@/lib/words';

const looks: Record<CombatResult, string> = {
  totalSuccess: 'bg-invert text-on-invert',
  success: 'bg-rule text-ink',
  limitedSuccess: 'bg-sunk text-ink-2',
  confusedCombat: 'bg-sunk text-ink-3',
  attackersBadlyBeaten: 'bg-overdue-soft text-overdue',
};

interface DiceTableProps {
  odds: readonly Odds[];
  column: ResultsColumn;
  die: Face | null;
  /** Doubts that change a result, in words; each is a row. */
  doubts: readonly { words: string; doubt: Doubt }[];
}

const head = 'w-18 max-sm:w-13 pr-1 text-left font-cond aside leading-tight font-medium';

/** The six faces as column heads; the one that fell is marked. */
export const FaceHeads = ({ odds, die }: Pick<DiceTableProps, 'odds' | 'die'>) => (
  <tr>
    <th scope="col" className={head}>
      Die
    </th>
    {odds.map(({ die: face }) => (
      <th
        key={face}
        scope="col"
        aria-current={face === die || undefined}
        className={`h-7 rounded-2 border text-desk leading-none font-medium ${
          face === die ? 'border-mine bg-mine text-on-mine' : 'border-rule-2'
        }`}
      >
        {face}
      </th>
    ))}
  </tr>
);

/** The result on each face. */
export const ResultRow = ({ words, odds }: { words: string; odds: readonly Odds[] }) => (
  <tr>
    <th scope="row" className={head}>
      {words}
    </th>
    {odds.map(({ die: face, result }) => (
      <td
        key={face}
        className={`h-7.5 px-0.5 max-sm:px-0 text-center font-cond text-small leading-[1.15] font-semibold ${looks[result]}`}
      >
        {resultNames[result]}
      </td>
    ))}
  </tr>
);

/** The result on each face if one thing were otherwise; where it is the same it is said so. */
export const OtherwiseRow = ({
  words,
  then,
  odds,
}: {
  words: string;
  then: readonly Odds[];
  odds: readonly Odds[];
}) => (
  <tr>
    <th scope="row" className={`${head} text-waiting`}>
      {words}
    </th>
    {then.map(({ die: face, result }, i) => {
      const isSame = result === odds[i]!.result;
      return (
        <td
          key={face}
          className={`h-7.5 px-0.5 max-sm:px-0 text-center font-cond text-small leading-[1.15] ${
            isSame ? 'text-ink-3' : 'bg-waiting-soft font-semibold text-waiting'
          }`}
        >
          {isSame ? 'same' : resultNames[result]}
        </td>
      );
    })}
  </tr>
);

/**
 * The distance of a margin from the row above and from the one below: +4 −1. In the top row there is no way up, in the
 * lowest none down.
 */
const rowsAway = (margin: number, column: ResultsColumn): string => {
  const up = toNextRow(margin, column);
  const down = toRowBelow(margin, column);
  return [up === null ? '' : signed(up, true), down === null ? '' : signed(-down, false)].filter(Boolean).join(' ');
};

/** The look of a table of six dice. */
export const sixLook = 'w-full table-fixed border-separate border-spacing-x-[3px] max-sm:border-spacing-x-px';

/** The results for all six dice, how far each is from the next row up and down, and what a doubtful factor would change. */
export function DiceTable({ odds, column, die, doubts }: DiceTableProps) {
  return (
    <table aria-label="Results for the six dice" className={sixLook}>
      <thead>
        <FaceHeads odds={odds} die={die} />
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={head}>
            Margin
          </th>
          {odds.map(({ die: face, margin }) => (
            <td key={face} className="h-5.5 text-center font-medium">
              {signed(margin, false)}
            </td>
          ))}
        </tr>
        <ResultRow words="Result" odds={odds} />
        <tr>
          <th scope="row" className={head}>
            Points to a better, a worse result
          </th>
          {odds.map(({ die: face, margin }) => (
            <td key={face} className="h-5.5 text-center font-cond aside whitespace-nowrap">
              {rowsAway(margin, column)}
            </td>
          ))}
        </tr>
        {doubts.map(({ words, doubt }) => (
          <OtherwiseRow key={words} words={`If ${words}`} then={doubt.odds} odds={odds} />
        ))}
      </tbody>
    </table>
  );
}
