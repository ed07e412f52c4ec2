import { capital } from '@/lib/text';
import type { ReportFacts } from '../facts';
import { guard, type Mark } from '../guard/guard';
import type { Lexicon } from '../guard/guard-lexicon';
import { type Issued, issue } from '../issued';
import { openMarks } from '../release';
import type { EnemyContactRow, ReportRow } from '../rows';
import type { TruthPlace, TruthTurn } from '../truth';
import type { Source, Viewer } from '../viewer';
import { gridReference, placeWords } from '../words/grid';
import { gameTimeOf } from '../words/player-words';
import { roughPlace, type ToldContact } from './recce-report';

/** Reports of what was seen: from the air, of losses in the air, or by a source of Control's own. */

export const fromTheAir = 'air reconnaissance';

/** The text that Control writes of it. */
export interface SightingText {
  /** The source: the people who saw it. */
  source: string;
  body: string;
  contacts: readonly ToldContact[];
}

/** The sender: the air staff for things seen from the air, the intelligence staff for all else. */
const senderOf = ({ side, sides }: Viewer, source: string): string => {
  const { airStaff, intelligence } = sides.sides[side].rules;
  return source === fromTheAir ? airStaff : intelligence;
};

/** The text of a contact as a signal has it: "742 779, just north of Arnhem: tanks, towards Elst." */
export function contactSentence(contact: ToldContact, places: readonly TruthPlace[]): string {
  const at = roughPlace(contact);
  const where = [gridReference(at), placeWords(at, places)].filter(Boolean).join(', ');
  return `${where}: ${[contact.label, contact.direction].filter(Boolean).join(', ')}.`;
}

/** A first draft of the text. */
export const sightingBody = (contacts: readonly ToldContact[], places: readonly TruthPlace[]): string =>
  contacts.length === 0 ? 'Nothing was seen.' : contacts.map((contact) => contactSentence(contact, places)).join('\n');

/**
 * The faults of a report of sightings: words of the mechanism, and names the team does not know, in its text and in all
 * that is written on the map with it. Places are the enemy's and are not measured against the team's own.
 */
export function sightingMarks({ source, body, contacts }: SightingText, facts: ReportFacts, lexicon: Lexicon): Mark[] {
  const bare = { ...facts, fights: [], news: [], ownPlaces: [] };
  const onMap = [source, ...contacts.flatMap(({ label, direction }) => [label, direction])].filter(Boolean).join('\n');
  // What is marked on the map has no place in the text.
  const marks = guard(onMap, bare, lexicon).map(({ at: _at, ...mark }) => ({ ...mark, id: `map:${mark.id}` }));
  return [...guard(body, bare, lexicon), ...marks];
}

type SightingReleased =
  | { ok: true; report: Issued<ReportRow>; contacts: Issued<EnemyContactRow>[] }
  | { ok: false; open: Mark[] };

/**
 * Passes a report of sightings through the guard and issues it to one team, with its contacts for the map. Of a contact
 * only what is told of it goes out, its place to the nearest 500 m: a real one and a mistaken one look alike. Refused
 * with the marks that are open.
 */
export function issueSighting(
  viewer: Viewer,
  turn: TruthTurn,
  text: SightingText,
  facts: ReportFacts,
  lexicon: Lexicon,
  overruled: Readonly<Record<string, string>>,
  source: Source,
): SightingReleased {
  const open = openMarks(sightingMarks(text, facts, lexicon), overruled);
  if (open.length > 0) return { ok: false, open };
  const { gameId, teamId } = viewer;
  const releasedAt = source.now();
  const report = issue<ReportRow>({
    id: source.id(),
    gameId,
    teamId,
    turn: turn.number,
    heading: capital(text.source),
    sender: senderOf(viewer, text.source),
    gameTime: gameTimeOf(turn),
    body: text.body,
    releasedAt,
  });
  const contacts = text.contacts.map(({ symbol, label, direction, confidence, ...spot }) =>
    issue<EnemyContactRow>({
      id: source.id(),
      gameId,
      teamId,
      ...roughPlace(spot),
      symbol,
      label,
      seenTurn: turn.number,
      seenAt: releasedAt,
      source: text.source,
      confidence,
      direction,
    }),
  );
  return { ok: true, report, contacts };
}
