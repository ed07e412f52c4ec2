import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { teamsOf } from '@/lib/db/access/teams';
import { printedFeatures } from '@/lib/db/issued/issued';
import type { Tx } from '@/lib/db/kernel/transaction';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { allNamesOf } from '@/lib/visibility/guard/guard-lexicon';
import { type FieldMark, marksByHand, type WrittenByHand } from '@/lib/visibility/guard/written-by-hand';
import { noticeLexicon } from '@/lib/visibility/issuing/notices';
import { reportView } from './report-view';

/** Why words of Control's go out though the guard has marks on them; empty: it overrules none. */
export const overGuard = writtenText(500).trim().default('');

/** To whom words of Control's go, in which turn. */
interface WordsTo {
  gameId: string;
  turn: number;
  teamIds: readonly string[];
}

/**
 * The guard reads the words that Control writes to teams by hand. Returns the reason for the ledger: empty if nothing
 * was overruled. Refused with the marks, each at its field, unless `reason` overrules them. `alreadySaid`: the players'
 * own words that these speak of.
 */
export async function guardText(
  tx: Tx,
  { gameId, turn, teamIds }: WordsTo,
  words: readonly WrittenByHand[],
  { reason, alreadySaid = '' }: { reason: string; alreadySaid?: string },
): Promise<string> {
  if (words.every(({ text }) => text === '')) return '';
  const teams = await teamsOf(gameId, tx);
  const hqOf = new Map(teams.map(({ id, name }) => [id, name]));
  const units = (await unitsInGame(tx, gameId))
    .map(truthUnit)
    .map((unit) => ({ ...unit, above: [...unit.above, hqOf.get(unit.teamId)!] }));
  const places = (await printedFeatures(tx, gameId)).map(({ name }) => name).filter(Boolean);
  const found = new Map<string, FieldMark>();
  for (const team of teams.filter(({ id }) => teamIds.includes(id))) {
    const ownNames = units.filter(({ side }) => side === team.side).flatMap((unit) => allNamesOf(unit, places));
    const enemy = units.filter(({ side }) => side !== team.side);
    const marks = marksByHand(words, noticeLexicon(ownNames, enemy, places), alreadySaid);
    // Only where words name the enemy does it matter whom of him this team knows by now.
    const namesEnemy = marks.some(({ kind }) => kind === 'hiddenUnit');
    const known = namesEnemy ? marksByHand(words, (await reportView(team, turn, tx)).lexicon, alreadySaid) : marks;
    for (const mark of known) found.set(mark.id, mark);
  }
  const open = [...found.values()];
  if (open.length === 0) return '';
  if (reason !== '') return reason;
  const first = open[0]!;
  const more = open.length > 1 ? ` And ${counted(open.length - 1, 'other mark')}.` : '';
  throw refusal('marksOpen', `${first.message}${more} Correct it, or say why it stays.`, {
    field: first.field,
    theirs: open,
  });
}
