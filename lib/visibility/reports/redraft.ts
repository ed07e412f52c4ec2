import { counted, sentencesOf } from '@/lib/written-since';

/** A letter that was edited by hand and is drafted again: what Control wrote stays, what the machine wrote is renewed. */

interface Sentence {
  text: string;
  /** Control wrote or changed it. */
  isOwn: boolean;
}

interface Paragraph {
  sentences: Sentence[];
  /** Each of its sentences is on a line of its own. */
  isTable: boolean;
}

const paragraphsOf = (text: string): { sentences: string[]; isTable: boolean }[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => ({
      sentences: sentencesOf(paragraph).map((sentence) => sentence.text),
      isTable: paragraph.trim().includes('\n'),
    }))
    .filter(({ sentences }) => sentences.length > 0);

/** Paragraphs with each sentence marked that is in none of `others`, as often as it is there. */
function marked(text: string, others: string): Paragraph[] {
  const left = counted(sentencesOf(others).map((sentence) => sentence.text));
  return paragraphsOf(text).map(({ sentences, isTable }) => ({
    isTable,
    sentences: sentences.map((sentence) => {
      const count = left.get(sentence) ?? 0;
      left.set(sentence, count - 1);
      return { text: sentence, isOwn: count <= 0 };
    }),
  }));
}

/** Names, places and other long words of sentences: what a paragraph is about. */
const wordsOf = (sentences: readonly Sentence[]): Set<string> =>
  new Set(
    sentences.flatMap(
      ({ text }) => text.match(/\d{3} \d{3}|[\p{L}\p{N}/.-]*[\p{Lu}\p{N}][\p{L}\p{N}/.-]*|\p{L}{6,}/gu) ?? [],
    ),
  );

/** Share of the words of a paragraph that another must have to be about the same. */
const sameWords = 0.4;

/** The likeness of another paragraph to one: whole sentences first, then words; 0: it is about something else. */
function likeness(one: readonly Sentence[], other: readonly Sentence[]): number {
  const machine = one.filter(({ isOwn }) => !isOwn);
  const same = machine.filter(({ text }) => other.some((sentence) => sentence.text === text)).length;
  const words = wordsOf(machine);
  const theirs = wordsOf(other);
  const common = [...words].filter((word) => theirs.has(word)).length;
  return same > 0 || (common > 1 && common >= words.size * sameWords) ? same * 100 + common : 0;
}

/** The paragraph that is most like this one, the first of equals; -1: none has anything in common with it. */
function counterpart({ sentences }: Paragraph, among: readonly Paragraph[]): number {
  const scores = among.map((paragraph) => likeness(sentences, paragraph.sentences));
  const most = Math.max(0, ...scores);
  return most === 0 ? -1 : scores.indexOf(most);
}

/** Puts an own sentence of `was` beside the neighbour it had there: the nearest before it that is still here, else the nearest after it. */
function putIn(into: Sentence[], was: readonly Sentence[], at: number): void {
  const placeOf = ({ text }: Sentence): number => into.findIndex((one) => one.text === text);
  const before = was.slice(0, at).findLast((one) => placeOf(one) >= 0);
  if (before) {
    into.splice(placeOf(before) + 1, 0, was[at]!);
    return;
  }
  const after = was.slice(at + 1).find((one) => placeOf(one) >= 0);
  into.splice(after ? placeOf(after) : at === 0 ? 0 : into.length, 0, was[at]!);
}

/**
 * The letter after it has been drafted again. `body`: as Control has it; `was`: as it was drafted before; `now`: as it is
 * drafted now. Sentences of `body` that `was` has not are kept, each in its paragraph, or in a paragraph of its own where it
 * stood so. A sentence of `was` that `body` has not was taken out by hand: where it is drafted again word for word it stays out.
 */
export function redrafted(body: string, was: string, now: string): string {
  if (body === was) return now;
  if (now === was) return body;
  const removed = counted(
    marked(was, body).flatMap(({ sentences }) => sentences.flatMap(({ text, isOwn }) => (isOwn ? text : []))),
  );
  const fresh = paragraphsOf(now).map(
    ({ sentences, isTable }): Paragraph => ({
      isTable,
      sentences: sentences.flatMap((text) => {
        const count = removed.get(text) ?? 0;
        removed.set(text, count - 1);
        return count > 0 ? [] : [{ text, isOwn: false }];
      }),
    }),
  );
  const apart: { after: number; paragraph: Paragraph }[] = [];
  let last = -1;
  for (const paragraph of marked(body, was)) {
    const { sentences } = paragraph;
    const isWhollyOwn = sentences.every(({ isOwn }) => isOwn);
    const at = isWhollyOwn ? -1 : counterpart(paragraph, fresh);
    if (at < 0) {
      const own = sentences.filter(({ isOwn }) => isOwn);
      if (own.length > 0) apart.push({ after: last, paragraph: { ...paragraph, sentences: own } });
      continue;
    }
    last = at;
    const into = fresh[at]!;
    sentences.forEach(({ isOwn, text }, i) => {
      // What Control wrote may be what the machine writes by now.
      if (isOwn && !into.sentences.some((one) => one.text === text)) putIn(into.sentences, sentences, i);
    });
  }
  const ownAfter = (after: number): Paragraph[] => apart.flatMap((one) => (one.after === after ? one.paragraph : []));
  return [...ownAfter(-1), ...fresh.flatMap((paragraph, i) => [paragraph, ...ownAfter(i)])]
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ sentences, isTable }) => sentences.map(({ text }) => text).join(isTable ? '\n' : ' '))
    .join('\n\n');
}
