import type { ScenarioProblem } from '../types';

/** Faults of one kind whose words differ from row to row, by the words of one of them; what is said of several reads on from “3 units”. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^lies beyond the frame of the map/, 'lie beyond the frame of the map'],
  [/lies? wholly beyond the frame of the map$/, 'lie wholly beyond the frame of the map'],
  [/^there is no team /, 'name teams that are not there'],
  [/^there is no profile /, 'have status profiles that are not there'],
  [/^there is no unit /, 'name units that are not there'],
  [/^there is no column /, 'mark columns as ours that are none'],
  [/^is not the side of /, 'are of another side than their team'],
  [/ has only \d+ to lose$/, 'have lost more steps than their status has'],
  [/^the last turn is \d+$/, 'come after the last turn'],
  [/, the nations of manifest\.json$/, 'are of nations that the scenario does not have'],
  [/ is no nation of the side /, 'are of nations that do not fight on their side'],
  [/ is there already, in row \d+$/, 'have a name or id that another has already'],
  [/^has \d+ cells?, the headings are \d+$/, 'have more or fewer cells than there are headings'],
  [/ is the short name of row \d+ too$/, 'have a short name that another has'],
  [/ (belongs to .+|is no headquarters)$/, 'have a headquarters that is none of theirs'],
  [/ crosses itself near /, 'cross themselves'],
  [/ ends \d+ m before /, 'end a little before another way or a bridge'],
  [/ lies in /, 'lie in water'],
  [/ leads nowhere: /, 'lead nowhere: no road comes near them'],
  [/^no place on the map is called /, 'name places that the map does not have'],
  [/ is far from every road: /, 'are far from every road'],
];

/** The words for several faults of the kind of one; null: those that say the same are one kind. */
export function kindOf({ column, message, kind }: ScenarioProblem): string | null {
  if (kind) return kind;
  if (column === 'symbol' && !message.startsWith('is not a symbol code'))
    return 'have symbols that say otherwise than their rows';
  return kinds.find(([words]) => words.test(message))?.[1] ?? null;
}
