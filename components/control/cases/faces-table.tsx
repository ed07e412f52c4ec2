import { chancesOf, type FaceOdds } from '@/lib/adjudication/face-odds';
import type { Roll } from '@/lib/adjudication/types';
import { dieInWords } from '@/lib/advice/cases/case-words';
import { faceWords } from './case-choices';

/** The weight of a word: nothing, something, the worst of it. */
const looks: Record<string, string> = {
  none: 'bg-sunk text-ink-3',
  nothing: 'bg-sunk text-ink-3',
  stands: 'bg-sunk text-ink-3',
  draw: 'bg-sunk text-ink-2',
  enemySpotted: 'bg-sunk text-ink-2',
  immobilised: 'bg-rule text-ink',
  damage: 'bg-rule text-ink',
  lose: 'bg-overdue-soft text-overdue',
};
const heavy = 'bg-invert text-on-invert';
const middling = new Set(['direction', 'type', 'directionAndType']);
const lookOf = (word: string): string => looks[word] ?? (middling.has(word) ? 'bg-rule text-ink' : heavy);

/** The results of the six faces, die by die, with the chance of each outcome; the faces that fell are highlighted. */
export function FacesTable({
  odds,
  rolls,
  named,
}: {
  odds: readonly FaceOdds[];
  /** The dice that have fallen, in their order; empty before. */
  rolls: readonly Pick<Roll, 'value'>[];
  named: ReadonlyMap<string, string>;
}) {
  if (odds.length === 0) return null;
  return (
    <table
      aria-label="What the six faces give"
      className="w-full table-fixed border-separate border-spacing-x-[3px] border-spacing-y-[2px]"
    >
      <thead>
        <tr>
          <th scope="col" className="w-26.5 text-left font-cond aside font-medium">
            Die
          </th>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <th
              key={face}
              scope="col"
              className="h-6 rounded-2 border border-rule-2 text-desk leading-none font-medium"
            >
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {odds.map((die, i) => {
          const fell = rolls[i]?.value;
          return (
            <tr key={die.forWhat}>
              <th
                scope="row"
                className="pr-1 text-left align-top font-cond text-small leading-tight font-medium text-ink"
              >
                {dieInWords(die.forWhat, named)}
                <span className="block aside font-normal">
                  {chancesOf(die)
                    .map(({ word, outOfSix }) => `${(faceWords[word] ?? word).toLowerCase()} ${outOfSix}/6`)
                    .join(', ')}
                </span>
              </th>
              {die.gives.map((word, face) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
                  key={face}
                  aria-current={fell === face + 1 || undefined}
                  className={`h-8.5 px-px text-center font-cond text-small leading-[1.15] font-semibold ${
                    fell === undefined || fell === face + 1 ? lookOf(word) : 'bg-sunk text-ink-3'
                  } ${fell === face + 1 ? 'outline-3 outline-offset-[-1px] outline-mine' : ''}`}
                >
                  {(faceWords[word] ?? word).replace('bilised', '\u00adbilised')}
                  {die.more && <span className="block font-normal">{die.more[face]}</span>}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
