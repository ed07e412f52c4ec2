import { alike } from './own-losses';
import type { OwnUnit, Pen } from './pen';
import { type RowPart, sayRow } from './rows';
import { isGood, isWhole, stateOf, stateVerb } from './worth';

/** What befell units of a row, and with it how those are who have lost something before: a reader looks for both in one place. */

/** Whether it has been told nowhere how a unit is, and there is something to tell. */
const isUntold = (unit: OwnUnit, pen: Pen): boolean =>
  unit.worth !== null &&
  stateOf(unit.worth) !== null &&
  stateOf(unit.worth) !== 'wholeButWeak' &&
  !pen.isSettled(unit) &&
  !pen.isToldByNews(unit);

/** Units whose state is to be told with what befell them: whoever has lost something, and the one among them who has not. */
function toTell(units: readonly OwnUnit[], pen: Pen): OwnUnit[] {
  const fresh = pen.all.filter((unit) => isUntold(unit, pen) && isWhole(unit.worth!));
  const isAlone = fresh.length === 1 && pen.all.length > 1;
  return units.filter((unit) => isUntold(unit, pen) && (isAlone || !isWhole(unit.worth!)));
}

/** "1 Border can still attack, 7 KOSB is too weak to attack". */
const statesOf = (units: readonly OwnUnit[], pen: Pen): string =>
  alike(units, ({ worth }) => stateOf(worth!)!)
    .map((group) => {
      const who = pen.named(group);
      return `${who.text} ${stateVerb(pen, stateOf(group[0]!.worth!)!, who.isMany)}`;
    })
    .join(', ');

/** A sentence about units, and how they are; one that ends with a reason is not gone on with. `isApart`: nor is one that ends with something else than them. */
export function withState(sentence: string, units: readonly OwnUnit[], pen: Pen, isApart = false): string {
  const told = toTell(units, pen);
  if (told.length === 0) return sentence;
  pen.hasSettled(told);
  const [first] = units as [OwnUnit];
  const isAboutThem = sentence.startsWith(first.name) || sentence.startsWith(first.shortName);
  const [state, ...others] = new Set(told.map(({ worth }) => stateOf(worth!)!));
  const words = sentence.replace(/\.$/, '');
  if (sentence.includes(':')) return `${sentence} ${pen.say([statesOf(told, pen)])}`;
  if (isApart || !isAboutThem || others.length > 0 || told.length < units.length)
    return `${words}; ${statesOf(told, pen)}.`;
  const { isMany } = pen.named(units);
  const how = stateVerb(pen, state!, isMany);
  if (/[;,“]| and (?:found|made|met|stopped)\b/.test(words.replace(/\([^)]*\)/g, '')))
    return `${words}; ${isMany ? 'they' : 'it'} ${how}.`;
  return `${words} ${isGood(state!) ? 'and' : 'but'} ${how}.`;
}

export const sayRowAndState = (part: RowPart, pen: Pen): string => withState(sayRow(part, pen), part.units, pen);
