import type { ReactNode } from 'react';
import { unbroken } from '@/lib/text';
import { type LetterPart, letterParts, newsOf, piecesOf } from './letter-parts';

interface StaffSignalProps {
  from: string;
  to: string;
  /** The hour of the game, "18 SEP 2200". */
  time: string;
  heading: string;
  /** Paragraphs parted by an empty line. */
  body: string;
  foot?: ReactNode;
}

/** A report as a staff signal: the heads in type, the story in a book face, its first sentence in bold, tables and outlines set out. */
export function StaffSignal({ from, to, time, heading, body, foot }: StaffSignalProps) {
  return (
    <article className="px-4.5 pt-4 pb-3">
      <StaffSignalHead from={from} to={to} time={time} />
      <h3 className="mb-1.5 font-serif text-desk leading-snug font-semibold">{heading}</h3>
      <div className="font-serif text-desk leading-[1.45] text-pretty">
        {letterParts(unbroken(body)).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one report never change places
          <Part key={at} part={part} isFirst={at === 0} />
        ))}
      </div>
      {foot && <p className="text-small text-ink-3">{foot}</p>}
    </article>
  );
}

function Part({ part, isFirst }: { part: LetterPart; isFirst: boolean }) {
  switch (part.kind) {
    case 'title':
      return <h4 className="mt-3 mb-1 font-cond text-console font-semibold tracking-[0.06em]">{part.text}</h4>;
    case 'item':
      return (
        <section className="grid grid-cols-[1.5rem_1fr] border-t border-rule py-2.5">
          <span className="font-mono text-console leading-6 text-ink-3">{part.number}</span>
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
        <table className="mt-1 mb-2 w-full border-collapse font-sans text-console">
          {part.caption && (
            <caption className="border-t-[1.5px] border-ink pt-1 text-left font-cond text-small text-ink-3">
              {part.caption}
            </caption>
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
    case 'prose': {
      const [news, rest] = isFirst ? newsOf(part.text) : ['', part.text];
      return (
        <p className="mb-2 whitespace-pre-line">
          {news && <b className="font-semibold">{news}</b>}
          <Prose text={rest} />
        </p>
      );
    }
  }
}

/** Words with their grid references in type, each on one line. */
const Prose = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one paragraph never change places
      <span key={at} className="font-mono text-[0.9em] whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );

/** Whence, whither and when, as a teleprinter sets it; side by side where there is room. */
export function StaffSignalHead({
  from,
  to,
  time,
  isWide = false,
}: Pick<StaffSignalProps, 'from' | 'to' | 'time'> & { isWide?: boolean }) {
  const columns = isWide ? 'grid-cols-[auto_1fr_auto_1fr_auto_auto] gap-x-3' : 'grid-cols-[max-content_1fr] gap-x-4';
  return (
    <dl
      className={`mb-2.5 grid border-b-[1.5px] border-ink pb-2 font-mono text-console leading-5 uppercase ${columns}`}
    >
      <dt className="text-ink-3">From</dt>
      <dd>{from}</dd>
      <dt className="text-ink-3">To</dt>
      <dd>{to}</dd>
      <dt className="text-ink-3">Time</dt>
      <dd>{time}</dd>
    </dl>
  );
}
