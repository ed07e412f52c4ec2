import { counted } from '@/lib/text';
import type { MapData } from '../core/map-data';
import type { Point, Projection } from '../core/projection';
import { counterSize } from '../counters/counter';
import { gathered } from '../counters/gather';
import type { StackForm } from '../counters/stack-form';
import type { Item, Said } from '../labels/item';
import { minorCrossingsFrom } from '../labels/sheet';
import { linesOf } from '../labels/text-lines';
import {
  howKnown,
  type SideContact,
  type SideCounter,
  type SideMap,
  type SideMark,
  type SideObjective,
} from './side-map';
import { lookWords } from './told-crossing';
import { whenSeen } from './turn-dates';

/** A contact with its ring, and the cross or ring of a crossing, px. */
export const contactSize = { width: 40, height: 40 };
/** The size of counters here, and the rows of a stack. */
export const counterForm: StackForm = { ...counterSize, gap: 2, columns: 2 };
const crossingSize = { width: 17, height: 17 };
/** The ring around an objective, px. */
export const objectiveRadius = 15;

/** From which scale on a contact says how it is known, px per km. */
const knownFrom = 18;

/** The time of day on the reader's wall; empty where it is not known yet. */
export type TimeOf = (time: string) => string;

/** When something was told, in words: `14:10`, `this morning`. */
export const whenTold = ({ clock }: Pick<SideMap, 'clock'>, timeOf: TimeOf, turn: number, time: string): string =>
  turn >= clock.turn ? timeOf(time) : whenSeen(clock, turn);

export const isPlaced = (counter: SideCounter): counter is SideCounter & Point =>
  counter.x !== null && counter.y !== null && !counter.isLost;

/** All that lies on a team's own map, to be laid out: contacts of this turn before older ones. */
export function sideItems(map: SideMap, projection: Projection, timeOf: TimeOf): Item[] {
  const { scale, toScreen } = projection;
  const { turn } = map.clock;
  const contacts = new Map(map.contacts.map((contact) => [contact.id, contact]));
  const when = ({ seenTurn, seenAt }: SideContact) => whenTold(map, timeOf, seenTurn, seenAt);
  const newest = (ids: readonly string[]) =>
    when(ids.map((id) => contacts.get(id)!).reduce((a, b) => (b.seenTurn > a.seenTurn ? b : a)));
  return [
    ...(map.objectives ?? []).map(
      (objective): Item => ({
        id: objectiveId(objective),
        kind: 'city',
        at: toScreen(objective),
        rank: 0,
        rings: [1, 2, 3, 4].map((times) => 2 * times * objectiveRadius),
        words: [['Objective', ...linesOf(objective.name)], linesOf(objective.name)].map((form) =>
          form.map((text): Said => ({ text, face: 'contact' })),
        ),
        sides: ['right', 'left', 'above', 'below', 'upperRight', 'lowerRight', 'upperLeft', 'lowerLeft'],
      }),
    ),
    ...map.marks.flatMap((mark) => markItem(mark, projection) ?? []),
    ...map.crossings.map(
      (crossing): Item => ({
        id: crossing.id,
        kind: 'crossing',
        at: toScreen(crossing),
        rank: crossing.look === 'blown' ? 0 : 1,
        symbol: crossingSize,
        words: scale < minorCrossingsFrom ? [] : [[{ text: lookWords[crossing.look].short, face: 'crossing' }]],
      }),
    ),
    ...map.contacts.map(
      (contact): Item => ({
        id: contact.id,
        kind: 'contact',
        at: toScreen(contact),
        rank: turn - contact.seenTurn,
        symbol: contactSize,
        words: contactWords(contact, when(contact), scale),
        wordsOfStack: (count, ids) => stackWords(count, newest(ids)),
      }),
    ),
    ...map.counters.filter(isPlaced).map(
      (counter): Item => ({
        id: counter.id,
        kind: 'counter',
        at: toScreen(counter),
        rank: counter.symbol === 'hq' ? 0 : 1,
        symbol: counterSize,
      }),
    ),
    ...map.friends.map(
      (friend): Item => ({
        id: friend.id,
        kind: 'friend',
        at: toScreen(friend),
        band: friend.formation,
        symbol: counterSize,
        words: toldWhen(whenTold(map, timeOf, friend.asOfTurn, friend.asOf)),
      }),
    ),
  ];
}

/** A map is seen from afar below this scale, units per km. */
const gatheredBelow = 9;
/** From so many times what finds room on formations are gathered there. */
const crowdedFrom = 0.6;

/** The same as one sees it: from afar the own units of one formation as one where they are a crowd, those of one side where both are there, and friends of one. */
export function gatheredSideItems(
  map: SideMap,
  projection: Projection,
  timeOf: TimeOf,
  mapData: MapData | null,
): Item[] {
  const items = sideItems(map, projection, timeOf);
  if (projection.scale >= gatheredBelow) return items;
  const byId = new Map(items.map((item) => [item.id, item]));
  const formations = new Map([...map.counters, ...map.friends].map(({ id, formation }) => [id, formation]));
  const sides = new Map(map.counters.map(({ id, side }) => [id, side ?? map.team.side]));
  const isUnit = ({ kind }: Item) => kind === 'counter' || kind === 'friend';
  const belongs = (id: string) => {
    const { rank = 0, kind } = byId.get(id)!;
    return { rank, within: [formations.get(id)!, `${kind} ${sides.get(id) ?? ''}`] };
  };
  return [
    ...items.filter((item) => !isUnit(item)),
    ...gathered(items.filter(isUnit), belongs, { form: counterForm, crowdedFrom }, mapData, projection),
  ];
}

export const objectiveId = ({ name }: SideObjective): string => `objective ${name}`;

/** `told this morning`; nothing while the time is not known. */
const toldWhen = (when: string): Said[][] => (when ? [[{ text: `told ${when}`, face: 'when' }]] : []);

/** The words of a contact from the fullest to its time alone. */
export function contactWords(contact: SideContact, when: string, scale: number): Said[][] {
  const label = linesOf(contact.label).map((text): Said => ({ text, face: 'contact' }));
  const time: Said[] = when ? [{ text: when, face: 'when' }] : [];
  const forms = [[...label, ...time], [...label.slice(0, 1), ...time], time];
  return scale < knownFrom ? forms : [[...label, ...time, { text: howKnown(contact), face: 'when' }], ...forms];
}

const stackWords = (count: number, newest: string): Said[][] => [
  [
    { text: `${counted(count, 'report')},`, face: 'contact' },
    { text: `newest ${newest}`, face: 'when' },
  ],
  [{ text: counted(count, 'report'), face: 'contact' }],
];

/** The size of what a team stamped on its map, px; null: a line, which has none. */
function stampSize({ kind, symbol }: Pick<SideMark, 'kind' | 'symbol'>): { width: number; height: number } | null {
  if (kind === 'arrow' || kind === 'boundary') return null;
  if (kind === 'note') return { width: 8, height: 8 };
  if (symbol === '') return { width: 14, height: 14 };
  return { width: 34, height: symbol.startsWith('hostile:') ? 34 : 24 };
}

function markItem(mark: SideMark, { toScreen }: Projection): Item | null {
  const points = mark.points.map(([x, y]) => toScreen({ x, y }));
  const [first] = points;
  if (!first) return null;
  const symbol = stampSize(mark);
  return {
    id: mark.id,
    kind: 'mark',
    symbol,
    at: symbol ? first : middleOf(points),
    words: [linesOf(mark.text, 26, 5).map((text) => ({ text, face: 'pencil' }))],
    sides: symbol ? undefined : ['above', 'below', 'right', 'left'],
  };
}

/** The middle of the longest stretch of a line: where its words stand. */
function middleOf(points: readonly Point[]): Point {
  const [first] = points;
  const stretches = points.slice(1).map((to, i) => ({ from: points[i]!, to }));
  const long = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to.x - from.x, to.y - from.y);
  if (stretches.length === 0) return first!;
  const { from, to } = stretches.reduce((best, one) => (long(one) > long(best) ? one : best));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
