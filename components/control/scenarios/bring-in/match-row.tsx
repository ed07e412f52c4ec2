import { columnLabel } from '@/lib/scenario/guide/column-labels';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { counted, plainWord } from '@/lib/text';
import type { Around } from './around';
import { notationsOfDate } from './dates';
import { broughtWords, isDateIn, type Match, type Origin, suggestWords } from './matching';

interface Props {
  column: ColumnGuide;
  /** What was brought: its headings, then its rows. */
  rows: readonly (readonly string[])[];
  match: Match;
  /** By a column: its keys, each with what it is called. */
  called: Around['called'];
  onMatch: (match: Match) => void;
}

/** More words than these are told in the table. */
const wordsShown = 12;

/** Where one column is brought from, and which of its words stand for which of ours. */
export function MatchRow({ column: guide, rows, match, called, onMatch }: Props) {
  const { column, about, words } = guide;
  const { origin } = match;
  const label = columnLabel(column);
  const choose = (value: string) => {
    const next: Origin =
      value === 'none' || value === 'same'
        ? ({ kind: value, text: '' } as Origin)
        : { kind: 'column', at: Number(value) };
    const brought = next.kind === 'column' ? suggestWords(guide, broughtWords(rows, next.at), called) : {};
    onMatch({ origin: next, words: brought });
  };
  const unknown =
    origin.kind === 'column' && words
      ? broughtWords(rows, origin.at)
          .filter((one) => !words.includes(one) && !isDateIn(column, one))
          .slice(0, wordsShown)
      : [];
  const nameOf = (word: string) => called[column]?.find(({ id }) => id === word)?.name || plainWord(word);
  const dates = origin.kind === 'column' ? broughtWords(rows, origin.at).filter((one) => isDateIn(column, one)) : [];
  const say = (one: string, word: string) => {
    const { [one]: _, ...others } = match.words;
    onMatch({ ...match, words: word ? { ...others, [one]: word } : others });
  };
  return (
    <li className="grid items-start gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="font-semibold" title={`${column}: ${about}`}>
        {label}
      </span>
      <div className="space-y-1">
        <div className="flex flex-wrap items-center gap-2">
          <select
            aria-label={`${label} is brought from`}
            value={origin.kind === 'column' ? origin.at : origin.kind}
            onChange={(event) => choose(event.target.value)}
            className="min-h-handle-small border border-edge bg-sheet px-1"
          >
            <option value="none">not of the file: put in where it follows, else empty</option>
            <option value="same">the same in every row</option>
            {(rows[0] ?? []).map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a heading may be there twice
              <option key={at} value={at}>
                {heading || `column ${at + 1}`}
              </option>
            ))}
          </select>
          {origin.kind === 'same' && (
            <input
              aria-label={`${label} in every row`}
              value={origin.text}
              maxLength={200}
              onChange={(event) => onMatch({ ...match, origin: { kind: 'same', text: event.target.value } })}
              className="min-h-handle-small border border-edge bg-sheet px-2"
            />
          )}
          {origin.kind === 'column' && (
            <span className="truncate text-note text-ink-3">
              {rows
                .slice(1, 4)
                .map((row) => row[origin.at])
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </div>
        {dates.length > 0 && (
          <p className="text-note font-medium">
            {counted(dates.length, 'cell')} of it {dates.length === 1 ? 'is a date' : 'are dates'}, which a spreadsheet
            makes of levels such as 3-2-1.
          </p>
        )}
        {dates.map((one) => (
          <label key={one} className="flex flex-wrap items-center gap-2 text-note">
            <span className="font-mono">{one}</span> was
            <select
              aria-label={`${one} of ${label} was`}
              value={match.words[one] ?? ''}
              onChange={(event) => say(one, event.target.value)}
              className="border border-edge bg-sheet px-1"
            >
              <option value="">not known: it goes in as it is</option>
              {notationsOfDate(one).all.map((notation) => (
                <option key={notation} value={notation}>
                  {notation}
                </option>
              ))}
            </select>
          </label>
        ))}
        {unknown.map((one) => (
          <label key={one} className="flex flex-wrap items-center gap-2 text-note">
            <span className="font-mono">{one || 'an empty cell'}</span> is
            <select
              aria-label={`${one || 'an empty cell'} of ${label} is`}
              value={match.words[one] ?? ''}
              onChange={(event) => say(one, event.target.value)}
              className="border border-edge bg-sheet px-1"
            >
              <option value="">not known: it goes in as it is</option>
              {words!.map((word) => (
                <option key={word} value={word}>
                  {nameOf(word)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </li>
  );
}
