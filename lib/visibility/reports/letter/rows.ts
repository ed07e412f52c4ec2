import { kmBetween } from '@/lib/geometry';
import { listed } from '@/lib/text';
import type { Action } from '@/lib/words';
import type { MoveFact, ReportFacts } from '../../facts';
import type { ContactNews, GoalFact, NewsFact, OutcomeNews, RowOutcome } from '../../news-facts';
import { namedBy } from '../../words/grid';
import { enemyWords } from './enemy';
import { distances } from './objective';
import { alike } from './own-losses';
import { byPlace, type OwnUnit, type Pen } from './pen';

/** The outcome of the rows of the order sheet, for units that no fight tells of. */

/** Units of one row, or of several, that fared alike. */
export interface RowPart {
  factId: string;
  action: Action | null;
  goal: GoalFact | null;
  outcome: RowOutcome;
  units: OwnUnit[];
  /** The distance that each still has to go, km. */
  kmLeft: number[];
  /** The enemy who stopped them, where a contact of these very units tells of him. */
  met?: ContactNews;
}

/** As near as this, km, units are at a place, and an enemy is near it. */
export const atKm = { there: 1, near: 2 } as const;

/** Where the units of a row are: the first of them. */
export const placeOf = ({ units }: RowPart) => units.find(({ place }) => place !== null)?.place ?? null;

const isTelling: Record<RowOutcome['is'], boolean> = {
  done: true,
  moved: true,
  onTheRoad: true,
  stopped: true,
  queueing: true,
  notBegun: true,
  attacked: false,
  wasAttacked: false,
  attackedNobody: true,
  didNotAttack: true,
  probed: false,
  probedNobody: true,
  held: true,
  prepared: true,
  fired: true,
  notCarriedOut: true,
  taken: true,
  notThere: true,
};

/** Outcomes beside which the reason for which a unit stopped is still to be told: a fight, a queue and an end tell theirs. */
const leavesTheReason: Record<RowOutcome['is'], boolean> = {
  done: false,
  moved: true,
  onTheRoad: false,
  stopped: false,
  queueing: false,
  notBegun: false,
  attacked: false,
  wasAttacked: false,
  attackedNobody: true,
  didNotAttack: true,
  probed: true,
  probedNobody: true,
  held: true,
  prepared: true,
  fired: true,
  notCarriedOut: true,
  taken: false,
  notThere: false,
};

/** The rows that are told by themselves; moves that no row ordered are told as rows are. */
export function partsOf({ news, moves }: ReportFacts, pen: Pen): RowPart[] {
  const rows = news.filter((one): one is OutcomeNews => one.kind === 'outcome');
  const inRows = new Set(rows.flatMap(({ parts }) => parts.flatMap(({ units }) => units.map(([name]) => name!))));
  const told = rows.flatMap(({ factId, action, goal, parts }) =>
    parts
      .filter(({ outcome }) => isTelling[outcome.is])
      .map(
        ({ units, outcome }): RowPart => ({
          factId,
          action,
          goal,
          outcome,
          units: pen.units(units),
          kmLeft: outcome.is === 'onTheRoad' ? kmToGo(outcome.kmLeft, pen.units(units), goal) : [],
        }),
      ),
  );
  // An outcome that has no words of Control in it leaves why a unit stopped to be told as a move.
  const unexplained = new Set(
    rows.flatMap(({ parts }) =>
      parts.flatMap(({ units, outcome }) => (leavesTheReason[outcome.is] ? units.map(([name]) => name!) : [])),
    ),
  );
  const others = moves.flatMap((move) => {
    const names = move.names.filter((name) => !inRows.has(name) || (unexplained.has(name) && move.why !== ''));
    return names.length > 0 ? [ofMove({ ...move, names }, pen)] : [];
  });
  return joined([...told, ...others]);
}

/**
 * The distance that each unit still has to go, km: the straight line from where it is, as every distance in a letter; where
 * its place is unknown the row's own figure.
 */
function kmToGo(kmLeft: number, units: readonly OwnUnit[], goal: GoalFact | null): number[] {
  const straight = goal ? units.flatMap(({ place }) => (place ? [kmBetween(place, goal)] : [])) : [];
  return straight.length > 0 ? straight : [kmLeft];
}

function ofMove({ factId, names, place, isFinished, why }: MoveFact, pen: Pen): RowPart {
  const units = names.map((name) => pen.unit([name])).map((unit) => ({ ...unit, place: unit.place ?? place }));
  const outcome: RowOutcome = isFinished && why === '' ? { is: 'moved' } : { is: 'stopped', why, isByEnemy: false };
  return { factId, action: 'move', goal: null, outcome, units, kmLeft: [] };
}

/** Rows that came to the same are one. */
function joined(parts: readonly RowPart[]): RowPart[] {
  const key = ({ outcome, goal, action, units }: RowPart): string => {
    const { is } = outcome;
    const more =
      is === 'moved' || (is === 'done' && goal && isFigures(goal.spoken))
        ? spotOf(units[0])
        : is === 'queueing'
          ? `${outcome.place} ${outcome.crossing}`
          : 'why' in outcome
            ? `${outcome.why} ${outcome.is === 'stopped' && outcome.isByEnemy}`
            : is === 'fired'
              ? `${outcome.where} ${outcome.isAtSquare}`
              : '';
    const where = is === 'done' || is === 'onTheRoad' || is === 'stopped' ? (goal?.spoken ?? '') : '';
    return [is, where, more, is === 'didNotAttack' ? action : ''].join('|');
  };
  const apart = parts.flatMap((part) =>
    isToFigures(part) ? byPlace(part.units).map((units) => ({ ...part, units })) : [part],
  );
  return alike(apart, key).map((group) => ({
    ...group[0]!,
    units: group.flatMap(({ units }) => units),
    kmLeft: group.flatMap(({ kmLeft }) => kmLeft),
  }));
}

/** The named place where a unit is, or its figures. */
const spotOf = (unit: OwnUnit | undefined): string => {
  const { words = '', gridReference = '' } = unit?.place ?? {};
  return words.startsWith('at ') || (words !== '' && !unit?.isUnchanged) ? words : gridReference;
};

const isFigures = (spoken: string): boolean => /^\d{3} \d{3}$/.test(spoken);

/** Units that are where they were sent by figures alone, or by no words of the map: their place tells it. */
const isToFigures = ({ outcome, goal }: RowPart): boolean =>
  outcome.is === 'moved' || (outcome.is === 'done' && goal !== null && isFigures(goal.spoken));

/** The distance by which units stopped short of their goal: "seven kilometres short of Son". */
export function shortOf({ goal, units }: RowPart): string {
  if (!goal) return '';
  const kms = units.flatMap(({ place }) => (place ? [kmBetween(place, goal)] : []));
  return `${kms.length > 0 ? `${distances(kms)} ` : ''}short of ${goal.spoken}`;
}

/** The enemy of a contact as a sentence tells him, and which way he is. */
export function enemyOf({ battalions, types, identities, from }: ContactNews): { enemy: string; way: string } {
  const kinds = listed(types) || 'troops of unknown kind';
  const enemy = battalions
    ? enemyWords({ battalions, types, identities })
    : `${kinds}${identities.length > 0 ? ` of ${listed(identities)}` : ''}`;
  return { enemy, way: from ? `to the ${from}` : 'close by' };
}

/** Rows with the enemy who stopped their units, and the contacts that are told so. */
export function withTheEnemy(
  parts: readonly RowPart[],
  news: readonly NewsFact[],
): { parts: RowPart[]; told: NewsFact[] } {
  const contacts = news.filter((one): one is ContactNews => one.kind === 'contact' && !one.isInFight);
  const told: NewsFact[] = [];
  const met = parts.map((part): RowPart => {
    const { outcome, units } = part;
    if (outcome.is !== 'stopped' || !outcome.isByEnemy || outcome.why.trim() !== '') return part;
    const names = units
      .map(({ name }) => name)
      .sort()
      .join();
    const own = contacts.filter(
      (one) =>
        one.units
          .map(([name]) => name!)
          .sort()
          .join() === names,
    );
    if (own.length !== 1) return part;
    told.push(own[0]!);
    return { ...part, met: own[0]! };
  });
  return { parts: met, told };
}

/** Words of Control on one line, as the end of a sentence. */
export const reason = (why: string): string =>
  why
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .replace(/^(?:An?|He|It|No|On|Stayed|Stopped|The|There|They)\b/, (word) => word.toLowerCase());

/** The fate of units of a row, in one sentence. */
export function sayRow(part: RowPart, pen: Pen): string {
  const { outcome, units } = part;
  const { rows } = pen.words;
  const [unit] = units;
  if (isToFigures(part) && unit?.place) {
    const isStill = units.every(({ isUnchanged }) => isUnchanged);
    const ways = isStill ? pen.words.whereabouts.there : rows.moved;
    if (byPlace(units).length > 1) {
      const there = namedBy(unit.place.words);
      const all = pen.placedAsTheyAre(units, there);
      if (!unit.place.words.startsWith('at '))
        return pen.say(pen.words.movedNear, { slots: { who: all.text, at: unit.place.words }, isMany: all.isMany });
      return pen.say(ways, { slots: { who: all.text, at: there }, isMany: all.isMany });
    }
    const isPlaced = units.every((one) => pen.isPlaced(one));
    const who = pen.asTheyAre(pen.named(units), units);
    pen.hasPlaced(units);
    const { gridReference, words } = unit.place;
    const at = isPlaced ? words || gridReference : `${gridReference}${words ? `, ${words}` : ''}`;
    return pen.say(ways, {
      slots: { who: who.text, at },
      isMany: who.isMany,
    });
  }
  const crossing = 'crossing' in outcome ? outcome.crossing : '';
  const said = outcome.is === 'done' || outcome.is === 'attackedNobody' ? (part.goal?.spoken ?? '') : crossing;
  const who = outcome.is === 'notThere' || outcome.is === 'taken' ? pen.named(units) : pen.placedAsTheyAre(units, said);
  const why = 'why' in outcome ? reason(outcome.why) : '';
  const slots = {
    who: who.text,
    goal: part.goal?.spoken ?? 'where they were sent',
    km: part.kmLeft.length > 0 ? distances(part.kmLeft) : '',
    short: outcome.is === 'stopped' ? shortOf(part) : '',
    because: why ? `: ${why}` : isUnexplained(outcome) && pen.isFirstTime('no reason') ? '; no reason is reported' : '',
    crossing,
    queue: outcome.is === 'queueing' ? queueWords(outcome.place) : '',
    where: outcome.is === 'fired' ? outcome.where : '',
    daypart: pen.daypart,
    attack: part.action === 'probe' ? 'send out patrols' : 'attack',
    off: part.goal ? ` for ${part.goal.spoken}` : '',
    spot: part.goal && !isFigures(part.goal.spoken) ? `at ${part.goal.spoken}` : '',
  };
  const filling = { slots, isMany: who.isMany };
  if (outcome.is === 'didNotAttack') return pen.say(pen.words.didNotAttack[outcome.why], filling);
  if (outcome.is === 'queueing' && outcome.isPartAcross) return pen.say(pen.words.partAcross, filling);
  if (outcome.is === 'fired' && outcome.isAtSquare) return pen.say(pen.words.shelled, filling);
  if (outcome.is === 'stopped' && outcome.isByEnemy && why === '') {
    if (part.met) return pen.say(pen.words.stoppedBy, { ...filling, slots: { ...slots, ...enemyOf(part.met) } });
    return pen.say(pen.words.stoppedByEnemy, filling);
  }
  if (outcome.is === 'done' && units.every(({ isUnchanged }) => isUnchanged))
    return pen.say(pen.words.isThere, filling);
  return pen.say(rows[outcome.is as keyof typeof rows], filling);
}

/** Whoever stood still, of whom nobody has said why. */
const isUnexplained = (outcome: RowOutcome): boolean =>
  outcome.is === 'notBegun' || (outcome.is === 'stopped' && !outcome.isByEnemy);

const nth = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "third in the queue". */
export const queueWords = (place: number): string =>
  place === 1 ? 'at the head of the queue' : `${nth[place] ?? `number ${place}`} in the queue`;

/** Several units that wait at one crossing, in one sentence. */
export function sayQueue(parts: readonly RowPart[], pen: Pen): string {
  if (parts.length === 1) return sayRow(parts[0]!, pen);
  const inOrder = [...parts].sort((a, b) => queuePlace(a) - queuePlace(b));
  const crossing = crossingOf(inOrder[0]!.outcome);
  const pieces = inOrder.map((part, i) => {
    const who = pen.placedAsTheyAre(part.units, crossing);
    const be = who.isMany ? 'are' : 'is';
    const place = queuePlace(part);
    const where = i > 0 && place > 1 ? (nth[place] ?? `number ${place}`) : queueWords(place);
    const isPartAcross = part.outcome.is === 'queueing' && part.outcome.isPartAcross;
    return isPartAcross ? `part of ${who.text} is across and the rest ${where}` : `${who.text} ${be} ${where}`;
  });
  return pen.say(pen.words.queue, {
    slots: { crossing, pieces: `${pieces.slice(0, -1).join(', ')}, and ${pieces.at(-1)}` },
  });
}

/** The crossing at which units wait; empty: they wait at none. */
export const crossingOf = (outcome: RowOutcome): string => ('crossing' in outcome ? outcome.crossing : '');

const queuePlace = ({ outcome }: RowPart): number => (outcome.is === 'queueing' ? outcome.place : 0);

/** Whoever held where they were, in a table. */
export const inPosition = 'in position';

/** The same in a table. */
export function rowInATable(part: RowPart): string {
  const { outcome, goal } = part;
  switch (outcome.is) {
    case 'onTheRoad':
      return `on the road${goal ? ` to ${goal.spoken}` : ''}`;
    case 'stopped':
      return `stopped${outcome.isByEnemy ? ' by the enemy' : ''}${outcome.why ? `, ${reason(outcome.why)}` : ''}`;
    case 'done':
    case 'moved':
      return 'moved there';
    case 'held':
      return inPosition;
    case 'prepared':
      return 'preparing';
    case 'notBegun':
      return 'not moved off';
    case 'attackedNobody':
      return 'attacked and found nobody';
    case 'probedNobody':
      return 'patrols met nobody';
    case 'didNotAttack':
      return part.action === 'probe' ? 'did not send out patrols' : 'did not attack';
    case 'queueing':
      return 'waiting to cross';
    case 'notCarriedOut':
      return 'orders not carried out';
    default:
      return '';
  }
}
