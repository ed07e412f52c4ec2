import type { Nation } from '@/lib/sides';
import { type Side, sides } from '@/lib/words';
import type { Draft } from '../draft/draft';
import { nationsWritten } from '../nations-written';
import { nationFinder, nationOtherwise, nationsNeeded } from '../orbat-mapper/nations';
import { scenarioTables } from '../scenario-tables';
import { manifestIn, recordsIn, rewritten, withManifest } from './rows';
import { withoutMark } from './settle-ours';

const { file } = scenarioTables.units;
const isSide = (word: string): word is Side => sides.some((side) => side === word);

/** The rows of units that name a nation which the scenario does not have. */
export function withoutNation(draft: Draft): { row: number; said: string }[] {
  const there = new Set(nationsWritten(manifestIn(draft)).map(({ key }) => key));
  return recordsIn(draft, file).flatMap(({ row, cells: { nation = '' } }) =>
    nation === '' || there.has(nation) ? [] : [{ row, said: nation }],
  );
}

/** Units become of the nation `said`, or with none all that name one of the one that they name; the manifest gets what nations it lacks. */
export function ofNation(draft: Draft, rows: readonly number[], said: string): Draft {
  const there = nationsWritten(manifestIn(draft));
  const finder = nationFinder(there);
  const asked = said.trim() === '' ? [...rows, ...withoutNation(draft).map(({ row }) => row)] : rows;
  const changed = rewritten(draft, file, asked, (cells) => {
    const word = said.trim() || (cells.nation ?? '');
    const nation = word === '' ? null : finder.of(word);
    return nation === null ? {} : { nation, ours: withoutMark(cells.ours, 'nation') };
  });
  return withNations(changed, there, finder.made);
}

/** A draft whose units name nations gets those that its manifest lacks, each with the sides it fights on. */
function withNations(draft: Draft, there: readonly Nation[], made: ReadonlyMap<string, string>): Draft {
  const used = recordsIn(draft, file).flatMap(({ cells: { side = '', nation = '' } }) =>
    isSide(side) && (there.some(({ key }) => key === nation) || made.has(nation)) ? [{ side, nation }] : [],
  );
  const without = sides.filter((side) => !used.some((one) => one.side === side));
  const wanted = [...used, ...without.map((side) => ({ side, nation: nationOtherwise(side, there) }))];
  const nations = nationsNeeded(wanted, { there, made, used, isNamed: 'nations' in manifestIn(draft) });
  return nations ? withManifest(draft, { nations }) : draft;
}

/** The nations that units were taken to be of are theirs: the mark that it was a guess goes. */
export const areOfNation = (draft: Draft, rows: readonly number[]): Draft =>
  rewritten(draft, file, rows, ({ ours }) => ({ ours: withoutMark(ours, 'nation') }));
