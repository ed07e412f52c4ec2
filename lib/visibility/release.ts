import { isToTell, type ReportFacts } from './facts';
import { guard, type Mark } from './guard/guard';
import type { Lexicon } from './guard/guard-lexicon';
import { type Issued, issue } from './issued';
import { issueContacts } from './issuing/contacts';
import { issueCounters } from './issuing/counters';
import { issueCrossings } from './issuing/crossings';
import type { Standing } from './issuing/standing-contacts';
import type { EnemyContactRow, IssuedCounterRow, IssuedCrossingRow, IssuedIdentityRow, ReportRow } from './rows';
import type { TruthTurn, TruthUnit } from './truth';
import type { Source, Viewer } from './viewer';
import { findNames } from './words/names';

/** A report as Control wants to release it. `facts`, `lexicon` and `own` are of the truth as it stands now. */
export interface Release {
  viewer: Viewer;
  turn: TruthTurn;
  text: { heading: string; sender: string; gameTime: string; body: string };
  facts: ReportFacts;
  /** The contacts that a correction leaves as they were told; absent: none. */
  standing?: Standing | null;
  lexicon: Lexicon;
  /** Reasons by mark id: a mark that has one is overruled. */
  overruled: Readonly<Record<string, string>>;
  own: readonly TruthUnit[];
  /** Every enemy formation of the game: one that the text names is issued and stays known. */
  enemyFormations: readonly string[];
}

export type Released =
  | {
      ok: true;
      report: Issued<ReportRow>;
      identities: Issued<IssuedIdentityRow>[];
      contacts: Issued<EnemyContactRow>[];
      counters: Issued<IssuedCounterRow>[];
      crossings: Issued<IssuedCrossingRow>[];
    }
  | { ok: false; open: Mark[] };

/** The marks of a text that no reason overrules. */
export const openMarks = (marks: readonly Mark[], overruled: Readonly<Record<string, string>>): Mark[] =>
  marks.filter(({ id }) => !overruled[id]?.trim());

/** The marks that keep a text, its heading and its sender from being told: those of the guard that no reason overrules. */
export function marksHeld({
  text,
  facts,
  lexicon,
  overruled,
}: Pick<Release, 'text' | 'facts' | 'lexicon' | 'overruled'>): Mark[] {
  const head = guard(`${text.heading}\n${text.sender}\n${text.gameTime}`, { ...facts, fights: [], news: [] }, lexicon);
  return openMarks([...guard(text.body, facts, lexicon), ...head], overruled);
}

/**
 * Passes the edited text through the guard again and issues the report, the formations it names, the contacts met, the
 * crossings it tells of and the team's own places. Refused with the open marks unless each is resolved or overruled with a reason. The heading
 * and the sender are guarded like the text.
 */
export function issueReport(release: Release, source: Source): Released {
  const { viewer, turn, text, facts, standing, lexicon } = release;
  const open = marksHeld(release);
  if (open.length > 0) return { ok: false, open };

  const { gameId, teamId } = viewer;
  const enemyTold = facts.fights.filter((fight) => isToTell(fight, 'enemy'));
  const report = issue<ReportRow>({
    id: source.id(),
    gameId,
    teamId,
    turn: turn.number,
    heading: text.heading,
    sender: text.sender,
    gameTime: text.gameTime,
    body: text.body,
    releasedAt: source.now(),
  });
  const identities = [...new Set(release.enemyFormations)]
    .filter((formation) => findNames(text.body, [formation], lexicon.places).length > 0)
    .sort()
    .map((formation) => issue<IssuedIdentityRow>({ gameId, teamId, formation, turn: turn.number }));
  return {
    ok: true,
    report,
    identities,
    contacts: [
      ...(standing ? issueContacts(viewer, turn, standing.facts, standing.body, lexicon, source) : []),
      ...issueContacts(viewer, turn, { ...facts, fights: enemyTold }, text.body, lexicon, source),
    ],
    counters: issueCounters(viewer, release.own, turn, source),
    crossings: issueCrossings(viewer, turn, facts, text.body, source),
  };
}

/**
 * Issues an update the same way (OC-125): its text, the formations it names, the contacts and crossings it tells of, and of
 * the team's own places those of the units in the fight or the move alone, `unitIds`.
 */
export function issueUpdate(release: Release, unitIds: ReadonlySet<string>, source: Source): Released {
  return issueReport({ ...release, own: release.own.filter(({ id }) => unitIds.has(id)) }, source);
}
