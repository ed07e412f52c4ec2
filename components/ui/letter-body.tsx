import { unbroken } from '@/lib/text';
import { type LetterPart, letterParts } from './letter-parts';
import { Paragraph, Prose } from './letter-prose';

/** The text of a letter: its paragraphs, with tables, outlines and the titles of older games set out. */
export const LetterBody = ({ body }: { body: string }) =>
  letterParts(unbroken(body)).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one report never change places
    <Part key={at} part={part} isFirst={at === 0} />
  ));

function Part({ part, isFirst }: { part: LetterPart; isFirst: boolean }) {
  switch (part.kind) {
    case 'title':
      return <h4 className="mt-3 mb-1 font-cond text-small font-semibold tracking-[0.06em]">{part.text}</h4>;
    case 'item':
      return (
        <section className="grid grid-cols-[1.5rem_1fr] border-t border-rule py-2.5">
          <span className="font-mono aside leading-6">{part.number}</span>
          <div>
            <h4 className="flex items-baseline justify-between gap-3 font-sans font-semibold">
              {part.place}
              <span className="font-cond text-small whitespace-nowrap">{part.ended}</span>
            </h4>
            <p className="mt-0.5">
              <Prose text={part.text} />
            </p>
          </div>
        </section>
      );
    case 'table':
      return (
        <table className="mt-1 mb-2 w-full border-collapse font-sans text-small">
          {part.caption && (
            <caption className="border-t-[1.5px] border-ink pt-1 text-left font-cond aside">{part.caption}</caption>
          )}
          <tbody>
            {part.lines.map(({ name, place, how }) => (
              <tr key={`${name} ${place}`} className="border-b border-rule align-baseline">
                <th scope="row" className="py-1.5 pr-2 text-left font-medium">
                  {name}
                </th>
                <td className="py-1.5 pr-2">
                  <Prose text={place} />
                </td>
                <td className="py-1.5 text-ink-2">{how}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'prose':
      return <Paragraph text={part.text} isFirst={isFirst} />;
  }
}
