import { placeOf } from '@/lib/advice/debrief/beliefs';
import type { LedgerFilm } from '@/lib/db/debrief/ledger-film';
import { FilmReader } from '@/lib/replay/film';
import type { Moment } from '@/lib/replay/moments';
import type { DiaryRow } from '@/lib/replay/take-home/diary-table';
import { capital, type TurnDay, turnDateAndYear } from '@/lib/text';
import { gridReference } from '@/lib/visibility/words/grid';

/**
 * The war diary of the whole game, for whoever designed it: every act with its place, its date and part of the day, who did it and why, by
 * turn. `done`: a verb in the past tense. It is the truth.
 */
export function gameDiary(
  { moments, truth }: Pick<LedgerFilm, 'moments' | 'truth'>,
  turns: readonly ({ number: number } & TurnDay)[],
  teams: readonly { id: string; name: string }[],
  done: (verb: string) => string,
): Map<number, DiaryRow[]> {
  const reader = new FilmReader(truth);
  const diary = new Map<number, DiaryRow[]>();
  for (const [i, { turn, phase, at, verb, by, about, team, words, isFlagged }] of moments.entries()) {
    const thing = reader.at(i).get(about) ?? {};
    const place = thing.isOnMap === false ? null : placeOf(thing);
    const when = turns.find(({ number }) => number === turn);
    const name =
      verb === 'move-phase' ? `to ${phase}` : nameOf(about, thing) || (teams.find(({ id }) => id === team)?.name ?? '');
    const row: DiaryRow = {
      place: place ? gridReference(place) : '',
      date: when ? turnDateAndYear(when) : '',
      hour: when?.daypart ?? '',
      at,
      done: isFlagged ? `Flagged: ${words}` : capital(done(verb)),
      about: [name, by && `(${by})`].filter(Boolean).join(' '),
      remarks: isFlagged ? '' : words,
    };
    const rows = diary.get(turn);
    if (rows) rows.push(row);
    else diary.set(turn, [row]);
  }
  return diary;
}

/** The name of an act's subject; empty: it has none. */
function nameOf(about: Moment['about'], { number, name }: Readonly<Record<string, unknown>>): string {
  if (!name) return '';
  return about.startsWith('combat/') ? `Combat ${number}: ${name}` : String(name);
}
