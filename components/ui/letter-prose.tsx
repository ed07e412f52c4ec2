import { unbroken } from '@/lib/text';
import { newsOf, piecesOf } from './letter-words';

/** A letter in prose: its paragraphs, the first sentence of all in bold. */
export const LetterProse = ({ body }: { body: string }) =>
  unbroken(body)
    .split(/\n{2,}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one report never change places
    .map((text, at) => <Paragraph key={at} text={text} isFirst={at === 0} />);

/** A paragraph; the first of a letter begins with its news. */
export function Paragraph({ text, isFirst }: { text: string; isFirst: boolean }) {
  const [news, rest] = isFirst ? newsOf(text) : ['', text];
  return (
    <p className="mb-2 whitespace-pre-line">
      {news && <b className="font-semibold">{news}</b>}
      <Prose text={rest} />
    </p>
  );
}

/** Words with their grid references in type, each on one line. */
export const Prose = ({ text }: { text: string }) =>
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
