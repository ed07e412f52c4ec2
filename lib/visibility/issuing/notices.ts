import type { Mark } from '../guard/guard';
import { allNamesOf, type Lexicon, type NamedUnit } from '../guard/guard-lexicon';
import { markWords } from '../guard/written-by-hand';
import { type Issued, issue } from '../issued';
import type { PublicNoticeRow } from '../rows';
import type { Source } from '../viewer';

/** Notices to the whole hall: both sides read them, and whoever walks past. */

/** The words that the guard looks for: no unit of either side may be named. The HQ teams and the map are known to all. */
export function noticeLexicon(
  teamNames: readonly string[],
  units: readonly NamedUnit[],
  places: readonly string[],
): Lexicon {
  const known = new Set(teamNames);
  const hidden = new Set(units.flatMap((unit) => allNamesOf(unit, places)));
  return {
    known: [...known].sort(),
    early: [],
    hidden: [...hidden].filter((name) => name !== '' && !known.has(name)).sort(),
    places: [...places],
  };
}

/** The faults of a notice: words of the mechanism, and units by their names. */
export function noticeMarks(text: string, lexicon: Lexicon): Mark[] {
  return markWords(text, lexicon).map((mark) =>
    mark.kind === 'hiddenUnit' && mark.at
      ? { ...mark, message: `“${text.slice(...mark.at)}” names troops. Both sides read this.` }
      : mark,
  );
}

/** `overruled`: the marks that the reason went over. */
type NoticeIssued = { ok: true; notice: Issued<PublicNoticeRow>; overruled: Mark[] } | { ok: false; open: Mark[] };

/** Passes a notice through the guard and issues it to everybody. `reason` overrules every mark; empty: none is overruled. */
export function issueNotice(
  { gameId, turn, text }: { gameId: string; turn: number; text: string },
  lexicon: Lexicon,
  reason: string,
  source: Source,
): NoticeIssued {
  const marks = noticeMarks(text, lexicon);
  if (marks.length > 0 && reason.trim() === '') return { ok: false, open: marks };
  const notice = issue<PublicNoticeRow>({ id: source.id(), gameId, turn, text, issuedAt: source.now() });
  return { ok: true, notice, overruled: marks };
}
