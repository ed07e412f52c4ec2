import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { unbroken } from '@/lib/text';
import type { FilePaper, FileRow, HqFile } from '@/lib/visibility/player/hq-file';
import { type Look, lookIn, turnShown } from './look-in-file';

interface Props {
  seatId: string;
  file: HqFile;
  look: Look;
}

/** The file of an HQ: every past sheet, question, answer, report and message, by turn, to look in and to print. */
export function HqFilePage({ seatId, file, look }: Props) {
  const turns = lookIn(file, look);
  const address = `/player/${seatId}/file`;
  const shown = turnShown(file, look);
  return (
    <main className="room-player min-h-dvh px-4 py-3 sm:px-8">
      <header className="mx-auto flex max-w-4xl flex-wrap items-baseline gap-x-5 gap-y-2">
        <h1 className="font-serif text-title font-semibold">{file.team}: HQ file</h1>
        <a href={`/player/${seatId}/forms`} className="not-printed ml-auto underline">
          Print blank forms
        </a>
        <a href={`/player/${seatId}/diary`} className="not-printed underline">
          War diary
        </a>
        <a href={`/player/${seatId}`} className="not-printed underline">
          Back to the desk
        </a>
      </header>
      <div className="not-printed mx-auto mt-2 flex max-w-4xl flex-wrap items-end gap-x-4 gap-y-2 border-b border-rule pb-3">
        <nav aria-label="Turns" className="flex flex-wrap gap-1">
          {[...file.turns.map(({ turn }) => String(turn)), 'all'].map((turn) => (
            <a
              key={turn}
              href={`${address}?turn=${turn}`}
              aria-current={turn === shown ? 'page' : undefined}
              className={`${buttonLook('plain', 'small')} aria-[current]:font-semibold aria-[current]:shadow-1`}
            >
              {turn === 'all' ? 'All turns' : `Turn ${turn}`}
            </a>
          ))}
        </nav>
        <form action={address} className="ml-auto flex items-end gap-2">
          <label className="detail">
            Look for words
            <input
              name="words"
              type="search"
              defaultValue={look.words}
              maxLength={100}
              className="mt-0.5 block min-h-handle rounded-2 border border-rule-2 bg-sheet px-2 text-note text-ink"
            />
          </label>
          <button type="submit" className={buttonLook('plain')}>
            Look
          </button>
        </form>
      </div>
      <div className="mx-auto max-w-4xl">
        {turns.map(({ turn, papers }) => (
          <section key={turn} aria-label={`Turn ${turn}`} className="mt-4">
            <h2 className="lead">Turn {turn}</h2>
            {papers.map((paper) => (
              <Paper key={paper.id} paper={paper} />
            ))}
          </section>
        ))}
        {turns.length === 0 && (
          <EmptyState title={look.words ? 'No paper says so.' : 'There is nothing here yet.'}>
            Past sheets, questions, reports and messages of your HQ are kept here by turn.
          </EmptyState>
        )}
      </div>
    </main>
  );
}

function Paper({ paper: { title, at, when, about, text, rows } }: { paper: FilePaper }) {
  return (
    <article aria-label={title} className="on-desk mt-2 px-4 py-2.5 print:break-inside-avoid-page print:shadow-none">
      <h3 className="flex flex-wrap gap-x-3 text-note">
        <b>{title}</b>
        <span className="font-normal text-ink-2">{[about, when].filter(Boolean).join(', ')}</span>
        <span className="ml-auto font-normal text-ink-3">
          <LocalTime time={at} />
        </span>
      </h3>
      {text && <p className="mt-1 font-serif leading-snug whitespace-pre-wrap">{unbroken(text)}</p>}
      {rows.length > 0 && (
        <ol className="mt-1 border-t border-rule">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ol>
      )}
    </article>
  );
}

const Row = ({ row: { who, text, ringed, notes, questions } }: { row: FileRow }) => (
  <li className="border-b border-rule py-1.5 last:border-0">
    <p className="flex flex-wrap gap-x-3">
      <b>{who}</b>
      <span className="ml-auto font-cond text-ink-2">{ringed}</span>
    </p>
    {text && <p className="whitespace-pre-wrap">{text}</p>}
    {notes.map((note) => (
      <p key={note} className="border-l-2 border-rule-2 pl-2 text-note whitespace-pre-wrap">
        Control notes: {note}
      </p>
    ))}
    {questions.map((question) => (
      <p key={question.id} className="border-l-2 border-rule-2 pl-2 text-note whitespace-pre-wrap">
        Control asks: {question.text}
        <br />
        {question.answer ?? 'Not answered.'}
      </p>
    ))}
  </li>
);
