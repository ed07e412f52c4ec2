import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { broughtWords, type Match, type Origin, suggestWords } from './matching';

interface Props {
  column: ColumnGuide;
  /** What was brought: its headings, then its rows. */
  rows: readonly (readonly string[])[];
  match: Match;
  onMatch: (match: Match) => void;
}

/** More words than these are told in the table. */
const wordsShown = 12;

/** Where one column is brought from, and which of its words stand for which of ours. */
export function MatchRow({ column: { column, about, words }, rows, match, onMatch }: Props) {
  const { origin } = match;
  const choose = (value: string) => {
    const next: Origin =
      value === 'none' || value === 'same'
        ? ({ kind: value, text: '' } as Origin)
        : { kind: 'column', at: Number(value) };
    const brought = next.kind === 'column' ? suggestWords(words, broughtWords(rows, next.at)) : {};
    onMatch({ origin: next, words: brought });
  };
  const unknown =
    origin.kind === 'column' && words
      ? broughtWords(rows, origin.at)
          .filter((one) => !words.includes(one))
          .slice(0, wordsShown)
      : [];
  return (
    <li className="grid items-start gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="font-mono font-semibold" title={about}>
        {column}
      </span>
      <div className="space-y-1">
        <div className="flex flex-wrap items-center gap-2">
          <select
            aria-label={`${column} is brought from`}
            value={origin.kind === 'column' ? origin.at : origin.kind}
            onChange={(event) => choose(event.target.value)}
            className="min-h-handle-small border border-edge bg-sheet px-1"
          >
            <option value="none">nothing: it stays empty</option>
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
              aria-label={`${column} in every row`}
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
        {unknown.map((one) => (
          <label key={one} className="flex flex-wrap items-center gap-2 text-note">
            <span className="font-mono">{one || 'an empty cell'}</span> is
            <select
              aria-label={`${one || 'an empty cell'} of ${column} is`}
              value={match.words[one] ?? ''}
              onChange={(event) => {
                const { [one]: _, ...others } = match.words;
                const word = event.target.value;
                onMatch({ ...match, words: word ? { ...others, [one]: word } : others });
              }}
              className="border border-edge bg-sheet px-1"
            >
              <option value="">not known: it goes in as it is</option>
              {words!.map((word) => (
                <option key={word} value={word}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </li>
  );
}
