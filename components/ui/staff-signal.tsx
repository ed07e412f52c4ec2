import type { ReactNode } from 'react';
import { unbroken } from '@/lib/text';

interface StaffSignalProps {
  from: string;
  to: string;
  /** The hour of the game, "18 SEP 2200". */
  time: string;
  heading: string;
  /** Paragraphs parted by an empty line; one in capitals alone is the title of what follows. */
  body: string;
  foot?: ReactNode;
}

/** A report as a staff signal: the heads in type, the story in a book face. */
export function StaffSignal({ from, to, time, heading, body, foot }: StaffSignalProps) {
  return (
    <article className="px-4.5 pt-4 pb-3">
      <StaffSignalHead from={from} to={to} time={time} />
      <h3 className="mb-1.5 font-serif text-desk leading-snug font-semibold">{heading}</h3>
      <div className="font-serif text-desk leading-[1.45] text-pretty">
        {unbroken(body)
          .split(/\n{2,}/)
          .map((paragraph, at) =>
            isTitle(paragraph) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one report never change places
              <h4 key={at} className="mt-3 mb-1 font-cond text-console font-semibold tracking-[0.06em]">
                {paragraph}
              </h4>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one report never change places
              <p key={at} className="mb-2 whitespace-pre-line">
                {paragraph}
              </p>
            ),
          )}
      </div>
      {foot && <p className="text-small text-ink-3">{foot}</p>}
    </article>
  );
}

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

/** One line without a small letter and without a full stop, "ARNHEM, 746 781", or a grid reference alone. */
export const isTitle = (paragraph: string): boolean =>
  /^(?:[^\p{Ll}\n.!?]*\p{Lu}{2}[^\p{Ll}\n.!?]*|\d{3} ?\d{3})$/u.test(paragraph.trim());
