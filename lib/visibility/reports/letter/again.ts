import type { ReportFacts } from '../../facts';

/** A bridge is called in full at first, and then by its place: "the road bridge of Son" is "the Son bridge". */

const inFull = /^the .*\bbridge of (\p{Lu}[\p{L} ’'-]*)$/u;

/** The crossings that the facts speak of, as one would say them. */
const spokenIn = ({ objective, fights, news }: ReportFacts): string[] => [
  ...new Set([
    ...(objective?.places ?? []).flatMap(({ spoken, look }) => (look === null ? [] : spoken)),
    ...fights.flatMap(({ crossing }) => crossing?.spoken ?? []),
    ...news.flatMap((one) => ('spoken' in one ? one.spoken : 'crossing' in one ? one.crossing : [])),
    ...news.flatMap((one) =>
      one.kind === 'outcome' ? one.parts.flatMap(({ outcome }) => ('crossing' in outcome ? outcome.crossing : [])) : [],
    ),
  ]),
];

/** Paragraphs with each bridge in full once, where no other of its place is spoken of. Words of others stay as they are. */
export function calledShorter(paragraphs: readonly string[], facts: ReportFacts): string[] {
  const all = spokenIn(facts);
  const placeOf = (spoken: string): string | undefined => / of (\p{Lu}.*)$/u.exec(spoken)?.[1];
  return all
    .flatMap((spoken) => {
      const place = inFull.exec(spoken)?.[1];
      const isOnly = !all.some((other) => other !== spoken && placeOf(other) === place);
      return place && isOnly ? [{ spoken, place }] : [];
    })
    .reduce(shortened, paragraphs.join('\n\n'))
    .split('\n\n');
}

/** A text in which a bridge is called by its place from the second time on. */
function shortened(text: string, { spoken, place }: { spoken: string; place: string }): string {
  let times = 0;
  return text
    .split(/(“[^”]*”)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(new RegExp(escaped(spoken), 'gi'), (found) => {
            times += 1;
            return times === 1 ? found : `${found.charAt(0)}he ${place} bridge`;
          }),
    )
    .join('');
}

const escaped = (words: string): string => words.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
