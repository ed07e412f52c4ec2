import { overlap } from '../core/projection';
import { crowd } from './crowd';
import { type Item, inOrder, type LabelPosition, type Laid } from './item';
import { fold } from './place-symbols';
import { isFree, kept, wordsFor } from './place-words';
import { awayFrom, type Room } from './room';

/** Where the words of a stack may stand: on any side of it. */
const sides: readonly LabelPosition[] = [
  'below',
  'right',
  'left',
  'above',
  'lowerRight',
  'lowerLeft',
  'upperRight',
  'upperLeft',
] as const;

/**
 * Stacks of reports say in words how many they are. One that finds no room for its words goes beneath the nearest of its
 * kind, which says it for both. Gives back those that stay. `those`: all of one kind, as they lie;
 * `before`: how it lay.
 */
export function sayCounts(
  items: readonly Item[],
  those: readonly Laid[],
  room: Room,
  before: ReadonlyMap<string, Laid>,
  reach: number,
): Laid[] {
  const laid = new Map(those.map((one) => [one.id, one]));
  const spoken = new Map(items.filter(({ wordsOfStack }) => wordsOfStack).map((item) => [item.id, { ...item, sides }]));
  const waiting = inOrder([...spoken.values()]).flatMap(({ id }) => {
    const one = laid.get(id);
    return one && one.folded.length > 0 ? [one] : [];
  });
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const item = spoken.get(one.id)!;
    const was = kept(item, one, before.get(one.id));
    one.words = was && isFree(was.box, room) ? was : wordsFor(item, one.folded, [one.box!], room);
    const host = one.words ? undefined : nearestTo(one, laid, spoken, 2 * reach);
    // The last of its kind says it over a crossing or a town rather than not at all.
    if (!one.words && !host) one.words = wordsFor(item, one.folded, [one.box!], { ...room, spots: crowd() });
    if (one.words) room.taken.add(one.words.box);
    if (!host) continue;
    goBeneath(one, host, laid, spoken, room);
    if (!waiting.includes(host)) waiting.push(host);
  }
  return [...laid.values()];
}

/** The nearest to a stack, of those within so many px first one that is as strong; undefined: there is no other. */
function nearestTo(
  { id, at }: Laid,
  laid: ReadonlyMap<string, Laid>,
  spoken: ReadonlyMap<string, Item>,
  px: number,
): Laid | undefined {
  const rankOf = (one: string) => spoken.get(one)?.rank ?? 0;
  const others = [...laid.values()]
    .filter((host) => host.id !== id && spoken.has(host.id))
    .map((host) => ({ host, away: awayFrom(at, host.box!) }))
    .sort((a, b) => a.away - b.away);
  return (others.find(({ host, away }) => away <= px && rankOf(host.id) <= rankOf(id)) ?? others[0])?.host;
}

/** A stack goes beneath another, with all that lies beneath it. */
function goBeneath(
  one: Laid,
  host: Laid,
  laid: Map<string, Laid>,
  spoken: ReadonlyMap<string, Item>,
  room: Room,
): void {
  room.taken.remove(one.box!);
  if (one.tab && !overlap(one.tab, one.box!)) room.taken.remove(one.tab);
  if (host.words) room.taken.remove(host.words.box);
  host.words = null;
  for (const line of one.leaders) room.leaders.remove(line);
  laid.delete(one.id);
  for (const id of [one.id, ...one.folded]) fold(spoken.get(id)!, host, room);
}
