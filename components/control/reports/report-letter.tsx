'use client';

import { Fragment, type KeyboardEvent, type RefObject } from 'react';
import { isTitle } from '@/components/ui/letter-parts';
import { StaffSignalHead } from '@/components/ui/staff-signal';
import type { Mark } from '@/lib/visibility/guard/guard';
import { meaningOfMark } from './guard-mark-words';
import { cutAtNew, type Stretch, stretchesOf } from './text-editing';
import './report-letter.css';

/**
 * The letter as it is written: a plain text area, with the same words behind it on which the marks are drawn. `numbers`
 * gives each mark its number in the guard.
 */
export function ReportLetter({
  head,
  body,
  marks,
  numbers,
  overruled,
  added,
  pen,
  onWrite,
  onCaret,
  onKeyDown,
  isReadOnly = false,
}: {
  head: { from: string; to: string; time: string; heading: string };
  body: string;
  marks: readonly Mark[];
  numbers: ReadonlyMap<string, number>;
  overruled: Readonly<Record<string, string>>;
  /** Where it has what the draft had not. */
  added: readonly (readonly [from: number, to: number])[];
  pen: RefObject<HTMLTextAreaElement | null>;
  onWrite: (body: string) => void;
  onCaret: (caret: number) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  isReadOnly?: boolean;
}) {
  return (
    <article
      aria-label="The letter"
      className="rounded-3 border border-rule bg-sheet outline-offset-2 outline-mine focus-within:outline-2 px-9 pt-4 pb-5 shadow-2"
    >
      <StaffSignalHead from={head.from} to={head.to} time={head.time} isWide />
      <h2 className="mt-3 mb-1.5 font-serif text-[1.0625rem] font-semibold">{head.heading}</h2>
      <div className="letter">
        <div aria-hidden className="letter-words">
          {stretchesOf(body, marks).map((stretch) => (
            <Fragment key={stretch.from}>
              {stretch.mark ? (
                <mark
                  className={overruled[stretch.mark.id]?.trim() ? 'is-kept' : `is-${meaningOfMark(stretch.mark)}`}
                  data-number={numbers.get(stretch.mark.id)}
                >
                  {stretch.text}
                </mark>
              ) : (
                <Plain stretch={stretch} added={added} />
              )}
            </Fragment>
          ))}{' '}
        </div>
        <textarea
          ref={pen}
          aria-label="Report"
          spellCheck={false}
          readOnly={isReadOnly}
          value={body}
          maxLength={20_000}
          onChange={(event) => onWrite(event.target.value)}
          onSelect={(event) => onCaret(event.currentTarget.selectionEnd)}
          onKeyDown={onKeyDown}
        />
      </div>
    </article>
  );
}

/** Words without a mark; titles stand out by their ink alone, so that nothing moves against the text area. */
function Plain({ stretch, added }: { stretch: Stretch; added: readonly (readonly [number, number])[] }) {
  return cutAtNew(stretch, added).map(({ text, isNew }, part) => {
    const lines = text.split(/(\n)/).map((line, at) =>
      isTitle(line) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one stretch have no other name
        <b key={at} className="letter-title">
          {line}
        </b>
      ) : (
        line
      ),
    );
    const key = `part ${part}`;
    return isNew ? <ins key={key}>{lines}</ins> : <Fragment key={key}>{lines}</Fragment>;
  });
}
