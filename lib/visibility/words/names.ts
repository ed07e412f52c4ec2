import { perObject } from '@/lib/memo';
import { type Form, formsOf, type Needs, pointsAtSomebody, waysToWrite } from './name-forms';
import { isEnglish } from './plain-words';
import { type Word, wordsOfName, wordsOfText } from './text-words';

/** Names of units and formations as people write them, found in a text whatever the spelling. */

/** A name in a text, from `from` up to `to`. */
export interface Found {
  from: number;
  to: number;
  text: string;
  /** Its words in their first spelling: equal for the same name, however written. */
  key: string;
  /** It is spelled as the name is, abbreviations of one word aside; else it is a translation, or written out. */
  isPlain: boolean;
}

/** A name's own key, to know it by when it is found. */
export const keyOf = (name: string): string => keyOfWords(wordsOfName(name));

const keyOfWords = (words: readonly Word[]): string => words.flatMap(({ parts }) => parts).join(' ');

/** A form that ends at a node. `small`: which of its words have no capital letter in the name. */
interface Ending {
  key: string;
  needs: Needs;
  isPlain: boolean;
  /** Its last word ends in ’s. */
  hasTail: boolean;
  small: ReadonlySet<string>;
}

/** Names as a tree of their words: a text is walked once, whatever their number. */
interface Node {
  next: Map<string, Node>;
  endings: Ending[];
}

const emptyNode = (): Node => ({ next: new Map(), endings: [] });

/** A form is kept in about so many spellings. */
const spellingsAtMost = 32;

/** The nodes at the end of a form's words, each in all its spellings. */
function nodesOf(root: Node, words: readonly Word[]): { node: Node; isPlain: boolean }[] {
  let nodes = [{ node: root, isPlain: true }];
  for (const word of words) {
    const ways = nodes.length > spellingsAtMost ? [word.parts] : waysToWrite(word);
    nodes = nodes.flatMap(({ node, isPlain }) =>
      ways.map((way) => ({ node: descend(node, way), isPlain: isPlain && way === word.parts })),
    );
  }
  return nodes;
}

function descend(from: Node, parts: readonly string[]): Node {
  let node = from;
  for (const part of parts) {
    let next = node.next.get(part);
    if (!next) {
      next = emptyNode();
      node.next.set(part, next);
    }
    node = next;
  }
  return node;
}

function grow(root: Node, { words, needs }: Form): void {
  const small = new Set(words.filter(({ isCapital }) => !isCapital).map(({ word }) => word));
  const key = keyOfWords(words);
  for (const { node, isPlain } of nodesOf(root, words)) {
    const ending = { key, needs, isPlain, hasTail: words.at(-1)?.tail === 2, small };
    if (isPlain) node.endings.unshift(ending);
    else node.endings.push(ending);
  }
}

/** True when the words of a text have what a form needs. */
function has(words: readonly Word[], { needs, small }: Ending): boolean {
  if (needs === 'words') return true;
  if (needs === 'capitals')
    return words.every(({ word, isCapital }) => isCapital || small.has(word) || !isEnglish(word));
  const [first] = words;
  return first!.isCapital && (needs === 'name' || !first!.isFirst);
}

/** The longest name that begins at a word of a text; null: none does. */
function longestAt(words: readonly Word[], at: number, root: Node): { last: number; ending: Ending } | null {
  let found: { last: number; ending: Ending } | null = null;
  let node: Node | undefined = root;
  for (let last = at; last < words.length; last++) {
    for (const part of words[last]!.parts) node = node?.next.get(part);
    if (!node) break;
    const ending = node.endings.find((one) => has(words.slice(at, last + 1), one));
    if (ending) found = { last, ending };
    if (!words[last]!.goesOn) break;
  }
  return found;
}

/** Finds the names of a tree in a text, the longest at each place, none inside another and none across two sentences. */
function findIn(text: string, root: Node): Found[] {
  const words = wordsOfText(text);
  const found: Found[] = [];
  for (let i = 0; i < words.length; i++) {
    const longest = longestAt(words, i, root);
    if (!longest) continue;
    const last = words[longest.last]!;
    const { from } = words[i]!;
    const to = last.to - (longest.ending.hasTail ? 0 : last.tail);
    const { key, isPlain } = longest.ending;
    found.push({ from, to, text: text.slice(from, to), key, isPlain });
    i = longest.last;
  }
  return found;
}

/** A thing made once for a list of names: lists are read anew with each draft, and are mostly the same. */
class Kept<T> {
  private readonly made = new Map<string, T>();
  constructor(private readonly atMost: number) {}
  get(lists: readonly (readonly string[])[], make: () => T): T {
    const key = lists.map((list) => list.join('\n')).join('\n\n');
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.made.size >= this.atMost) this.made.clear();
    this.made.set(key, made);
    return made;
  }
}

const placeWordsKept = new Kept<ReadonlySet<string>>(8);
const treesKept = new Kept<Node>(24);

/** All words of a list of places. */
const wordsOfPlaces = perObject(
  (places: readonly string[]): ReadonlySet<string> =>
    placeWordsKept.get([places], () => new Set(places.flatMap(wordsOfName).map(({ word }) => word))),
);

/** The tree of a list of names. */
const treeOf = (names: readonly string[], places: readonly string[]): Node =>
  treesKept.get([names, places], () => {
    const root = emptyNode();
    const words = wordsOfPlaces(places);
    for (const name of names) for (const form of formsOf(name, words)) grow(root, form);
    return root;
  });

/** Finds `names` in a text, each as people write it; `places` are names of the map, which name no unit. */
export const findNames = (text: string, names: readonly string[], places: readonly string[] = []): Found[] =>
  findIn(text, treeOf(names, places));

const wholeKept = new Kept<Node>(512);

/** Finds whole names, dashes, accents and spellings aside: own units, places. */
export const findExactly = (text: string, names: readonly string[]): Found[] =>
  findIn(
    text,
    wholeKept.get([names], () => {
      const root = emptyNode();
      for (const name of names) grow(root, { words: wordsOfName(name), needs: 'words' });
      return root;
    }),
  );

/** True when a name points at anybody: a heading of an order of battle such as "Corps troops" does not. */
export const namesSomebody = (name: string, places: readonly string[] = []): boolean =>
  pointsAtSomebody(name, wordsOfPlaces(places));

/** The forms in which a name is looked for, as their words in small letters; none: it is not looked for. */
export const formsShown = (name: string, places: readonly string[]): { words: string; needs: Needs }[] =>
  formsOf(name, wordsOfPlaces(places)).map(({ words, needs }) => ({
    words: words.map(({ word }) => word).join(' '),
    needs,
  }));
