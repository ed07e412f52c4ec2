import { capital, listed } from '@/lib/text';
import type { ReportFacts } from '../../facts';
import { alike } from './own-losses';
import { byPlace, type OwnUnit, type Pen } from './pen';
import { type Plan, tableFrom } from './plan';
import { rowInATable } from './rows';
import { isWhole, stateOf, stateVerb } from './worth';

/** Own units that the letter has not placed, or has not said how they are: each unit is told of once. */

/** So many places and more are a table. */
const rowsAtLeast = 4;

interface Others {
  sentences: string[];
  /** A heading and a line a place; empty: there is none. */
  table: string;
}

/** How a unit is and what it did, in a table: "on the road to Best, too weak to attack". */
function howOf(unit: OwnUnit, plan: Plan, arrived: ReadonlySet<string>, pen: Pen): string {
  const row = plan.rows.find(({ units }) => units.some(({ name }) => name === unit.name));
  const state = unit.worth ? stateOf(unit.worth) : null;
  return [
    arrived.has(unit.name) ? 'arrived' : row ? rowInATable(row) : '',
    state && !pen.isSettled(unit) ? pen.words.states[state].adjective : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function sayOthers(facts: ReportFacts, plan: Plan, pen: Pen): Others {
  const arrived = new Set(facts.arrivals.flatMap(({ names }) => names));
  const isMoved = (unit: OwnUnit): boolean => !unit.isUnchanged || large(unit, plan);
  const still = pen.all.filter((unit) => unit.place && !pen.isPlaced(unit) && !isMoved(unit));
  const unchanged = still.length > 0 ? [sayUnchanged(still, pen)] : [];
  const left = pen.all.filter((unit) => unit.place && !pen.isPlaced(unit));
  const how = (unit: OwnUnit): string => howOf(unit, plan, arrived, pen);
  const rows = alike(left, (unit) => `${unit.place!.gridReference} ${how(unit)}`);
  const isTable = left.length >= rowsAtLeast;
  if (isTable) {
    const lines = rows.map((there) => {
      const [unit] = there as [OwnUnit];
      return `${listed(pen.voice.names(there))}: ${[unit.place!.gridReference, how(unit)].filter(Boolean).join(', ')}`;
    });
    const hows = new Set(left.map(how));
    const isAlike = hows.size === 1 && how(left[0]!) !== '';
    const title = isAlike ? capital(how(left[0]!)) : pen.words.others;
    const plain = rows.map((there) => `${listed(there.map(({ name }) => name))}: ${there[0]!.place!.gridReference}`);
    pen.hasPlaced(left);
    pen.hasSettled(left);
    return { sentences: [...unchanged, ...sayUnsettled(pen)], table: [title, ...(isAlike ? plain : lines)].join('\n') };
  }
  const told = byPlace(left).map((there, i) => {
    const be = i === 0 ? ` ${there.length > 1 ? 'are' : 'is'}` : '';
    return `${listed(pen.voice.names(there))}${be} at ${there[0]!.place!.gridReference}`;
  });
  pen.hasPlaced(left);
  return {
    sentences: [...unchanged, ...(told.length > 0 ? [pen.say([listed(told)])] : []), ...sayUnsettled(pen)],
    table: '',
  };
}

/** A unit of a row that is told by its number. */
const large = (unit: OwnUnit, { rows }: Plan): boolean =>
  rows.some(
    ({ units, outcome }) =>
      outcome.is !== 'held' && units.length >= tableFrom && units.some(({ name }) => name === unit.name),
  );

/** Those with whom nothing has changed, in one sentence. */
const sayUnchanged = (still: readonly OwnUnit[], pen: Pen): string => {
  const who = pen.placed(still);
  return pen.say(pen.words.unchanged, { slots: { who: who.text }, isMany: who.isMany });
};

/** How those are who did not fight: all as they began, or each that is not. */
function sayUnsettled(pen: Pen): string[] {
  const unsettled = pen.all.filter(
    (unit) => unit.worth && stateOf(unit.worth) !== null && pen.isPlaced(unit) && !pen.isSettled(unit),
  );
  pen.hasSettled(unsettled);
  const worn = unsettled.filter(({ worth }) => !isWhole(worth!));
  const sentences = alike(worn, ({ worth }) => stateOf(worth!) ?? '').map((group) => {
    const who = pen.named(group);
    const state = stateVerb(pen, stateOf(group[0]!.worth!)!, who.isMany);
    return pen.say(pen.words.fates.atEase, { slots: { who: who.text, state }, isMany: who.isMany });
  });
  if (unsettled.length === worn.length) return sentences;
  const isAll = unsettled.length === pen.all.length && worn.length === 0;
  return [...sentences, pen.say(isAll ? pen.words.allWhole : pen.words.othersWhole)];
}
