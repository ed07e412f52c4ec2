import { capital, listed } from '@/lib/text';
import type { ReportFacts } from '../../facts';
import { alike } from './own-losses';
import { byPlace, type OwnUnit, type Pen } from './pen';
import { type Plan, tableFrom } from './plan';
import { inPosition, rowInATable } from './rows';
import { isWhole, stateOf, stateVerb } from './worth';

/** Own units that the letter has not placed, or has not said how they are: each unit is told of once. */

/** So many places and more are a table. */
const rowsAtLeast = 4;

interface Others {
  sentences: string[];
  /** A heading and a line a place; empty: there is none. */
  table: string;
}

/** The state of a unit and its doings, in a table: "on the road to Best, too weak to attack". */
function howOf(unit: OwnUnit, plan: Plan, arrived: ReadonlySet<string>, pen: Pen): string {
  const row = plan.rows.find(({ units }) => units.some(({ name }) => name === unit.name));
  const state = unit.worth ? stateOf(unit.worth) : null;
  return [
    arrived.has(unit.name) ? 'arrived' : row ? rowInATable(row) : unit.isUnchanged ? inPosition : '',
    state && !pen.isSettled(unit) ? pen.words.states[state].adjective : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The words that most of them have, the first of equals. */
function mostCommon(words: readonly string[]): string {
  const count = (word: string): number => words.filter((one) => one === word).length;
  return words.reduce((most, word) => (count(word) > count(most) ? word : most));
}

/** The part of a line that the heading over it does not say. */
function apartFrom(how: string, heading: string): string {
  const said = heading.split(', ');
  return how
    .split(', ')
    .filter((part) => !said.includes(part))
    .join(', ');
}

export function sayOthers(facts: ReportFacts, plan: Plan, pen: Pen): Others {
  const arrived = new Set(facts.arrivals.flatMap(({ names }) => names));
  const isMoved = (unit: OwnUnit): boolean => !unit.isUnchanged || large(unit, plan);
  const how = (unit: OwnUnit): string => howOf(unit, plan, arrived, pen);
  const unplaced = pen.all.filter((unit) => unit.place && !pen.isPlaced(unit));
  // Whoever did not move stands in the table of those who held where they were.
  const moved = unplaced.filter(isMoved);
  const isOneTable = moved.length >= rowsAtLeast && mostCommon(moved.map(how)).startsWith(inPosition);
  const still = isOneTable ? [] : unplaced.filter((unit) => !isMoved(unit));
  const unchanged = still.length > 0 ? [sayUnchanged(still, pen)] : [];
  const left = pen.all.filter((unit) => unit.place && !pen.isPlaced(unit));
  const rows = alike(left, (unit) => `${unit.place!.gridReference} ${how(unit)}`);
  const isTable = left.length >= rowsAtLeast;
  if (isTable) {
    const most = mostCommon(left.map(how));
    const isSame = most === '' || left.every((unit) => how(unit) === most);
    const lines = rows.map((there) => {
      const [unit] = there as [OwnUnit];
      const more = how(unit) === most ? '' : apartFrom(how(unit), most);
      return `${listed(there.map(({ name }) => name))}: ${[unit.place!.gridReference, more].filter(Boolean).join(', ')}`;
    });
    pen.hasPlaced(left);
    pen.hasSettled(left);
    return {
      sentences: [...unchanged, ...sayUnsettled(pen)],
      table: [`${capital(most) || pen.words.others}${isSame ? '' : ' unless stated'}`, ...lines].join('\n'),
    };
  }
  const told = byPlace(left).map((there, i) => {
    const be = i === 0 ? ` ${there.length > 1 ? 'are' : 'is'}` : '';
    const { gridReference, words } = there[0]!.place!;
    return `${listed(pen.voice.names(there))}${be} at ${gridReference}${words ? `, ${words}` : ''}`;
  });
  pen.hasPlaced(left);
  const places = told.some((one) => one.includes(',')) ? told.join('; ') : listed(told);
  return {
    sentences: [...unchanged, ...(told.length > 0 ? [pen.say([places])] : []), ...sayUnsettled(pen)],
    table: '',
  };
}

/** A unit of a row that is told by its number. */
const large = (unit: OwnUnit, { rows }: Plan): boolean =>
  rows.some(({ units }) => units.length >= tableFrom && units.some(({ name }) => name === unit.name));

/**
 * The units with whom nothing has changed, in one line, each with its state where nothing else tells it: nobody is named
 * again for that.
 */
function sayUnchanged(still: readonly OwnUnit[], pen: Pen): string {
  // Where they are the team knows: their figures are enough.
  const said = still.map(({ place }) => place!.words).join(' ');
  const isLone = still.length === 1 && isOnlyWhole(still[0]!, pen);
  const groups = alike(still, (unit) => pen.stateToTell(unit, still) ?? '');
  const pieces = groups.map((group) => {
    const who = pen.placed(group, said);
    if (!isLone) return pen.asTheyAre(who, group, still).text.replace(/,$/, '');
    pen.hasSettled(group);
    return `${who.text}, ${pen.words.states.whole.adjective}`;
  });
  return pen.say(pen.words.unchanged, { slots: { who: pieces.join('; ') } });
}

/** One alone, of whom the next sentence would only say that it is whole. */
const isOnlyWhole = (one: OwnUnit, pen: Pen): boolean =>
  one.worth !== null &&
  isWhole(one.worth) &&
  !pen.isSettled(one) &&
  !pen.all.some((unit) => unit !== one && isWholeUnsaid(unit, pen));

/** It has lost nothing, and nobody has said so yet; a table will of whoever is not placed. */
const isWholeUnsaid = (unit: OwnUnit, pen: Pen): boolean =>
  unit.worth !== null && isWhole(unit.worth) && pen.isPlaced(unit) && !pen.isSettled(unit);

/** So many units that have lost nothing are named; more are the others. */
const namedAtMost = 2;

const sayWhole = (units: readonly OwnUnit[], pen: Pen): string => {
  if (units.length === 0) return '';
  const who = pen.named(units);
  return `${who.text} ${stateVerb(pen, stateOf(units[0]!.worth!)!, who.isMany)}`;
};

/** The state of the units that did not fight: all as they began, or each that is not. */
function sayUnsettled(pen: Pen): string[] {
  const unsettled = pen.all.filter(
    (unit) => unit.worth && stateOf(unit.worth) !== null && pen.isPlaced(unit) && !pen.isSettled(unit),
  );
  pen.hasSettled(unsettled);
  const worn = unsettled.filter(({ worth }) => !isWhole(worth!));
  const clauses = alike(worn, ({ worth }) => stateOf(worth!) ?? '').map((group) => {
    const who = pen.named(group);
    const state = stateVerb(pen, stateOf(group[0]!.worth!)!, who.isMany);
    return `${who.text} ${state}`;
  });
  if (unsettled.length === 0) return [];
  const isAll = unsettled.length === pen.all.length && worn.length === 0;
  if (isAll) return [pen.say(pen.words.allWhole)];
  const others = unsettled.filter((unit) => isWhole(unit.worth!));
  if (clauses.length + others.length === 0) return [];
  const whole = others.length > namedAtMost ? pen.words.othersWhole : sayWhole(others, pen);
  if (clauses.length === 0) return [pen.say([whole])];
  const isNamed = others.length <= namedAtMost;
  const rest = others.length > 0 ? [isNamed ? whole : `${whole.charAt(0).toLowerCase()}${whole.slice(1)}`] : [];
  const told = [...clauses, ...rest];
  return [pen.say([told.some((clause) => / and |, /.test(clause)) ? told.join('; ') : listed(told)])];
}
