import { SourceMark } from '@/companions/parts/companion-log';
import { chancesOf, chancesWhenStanding } from '@/companions/postcard-arnhem/rules';
import { resultWords } from '@/companions/postcard-arnhem/rules/attack';
import { never } from '@/companions/postcard-arnhem/rules/fraction';
import { type AttackOnLadder, canGoBeyond, combatResults, type Stand } from '@/companions/postcard-arnhem/rules/ladder';
import { chanceInWords } from './postcard-words';

const standWords: Record<Stand, string> = { ordered: 'They must stand', voluntary: 'If they stand' };

/** The exact chance of every result, before a coin is thrown: as it falls, and where the defenders do not retreat. */
export function Chances({ attack, stand }: { attack: AttackOnLadder; stand: Stand }) {
  const chances = chancesOf(attack);
  const standing: Partial<ReturnType<typeof chancesOf>> = chancesWhenStanding(attack, stand);
  const shown = combatResults.filter((result) => chances[result].over > 0 || (standing[result] ?? never).over > 0);
  return (
    <table className="w-full max-w-xl border-collapse text-left">
      <caption className="cap pb-1 text-left">Chances before the coins</caption>
      <thead className="aside">
        <tr className="border-b border-rule-2">
          <th scope="col" className="py-1 font-normal">
            Result
          </th>
          <th scope="col" className="w-26 text-right font-normal">
            As the coins fall
          </th>
          <th scope="col" className="w-26 text-right font-normal">
            {standWords[stand]}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {shown.map((result) => (
          <tr key={result} className="border-b border-rule">
            <th scope="row" className="py-1 font-normal">
              {resultWords[result]} {result === 'lost' && canGoBeyond(attack) && <SourceMark source="ours" />}
            </th>
            <td className="text-right">{chanceInWords(chances[result])}</td>
            <td className="text-right">{chanceInWords(standing[result] ?? never)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
