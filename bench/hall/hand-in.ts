import type { Hall, HallTeam, SheetSeen } from './hall';
import { inSixes } from './in-sixes';
import { type Row, rowsOf, sharesOf } from './sheet';

interface Answer {
  sheet: SheetSeen;
}

/** Writes the rows of all teams in a round down, ready to be sent. */
export const writeRows = ({ kind, teams }: Hall, round: number): Map<HallTeam, Row[]> =>
  new Map(teams.map((team) => [team, rowsOf(kind, team, round)]));

/**
 * Hands a team's sheet in. Where several people write on it, each saves his rows, all at once, and the commander hands in
 * what came of it.
 */
export async function handIn({ turn }: Hall, team: HallTeam, rows: Row[]): Promise<void> {
  const [commander] = team.people;
  let version = team.sheet?.version ?? 0;
  let lines = rows;
  if (team.people.length > 1) {
    const newest = await saveTogether(turn, team, rows);
    const versions = new Map(newest.lines.map((line) => [line.id, line.version]));
    version = newest.version;
    lines = rows.map((row) => ({ ...row, version: versions.get(row.id)! }));
  }
  const { sheet } = await commander!.laptop.act<Answer>('submit-order-sheet', { turn, version, lines });
  team.sheet = sheet;
}

/** Everybody of a team saves his rows at once. Answers the sheet as the last of them left it. */
async function saveTogether(turn: number, { people }: HallTeam, rows: readonly Row[]): Promise<SheetSeen> {
  const shares = sharesOf(rows, people.length);
  const saved = await Promise.all(
    people.map(({ laptop }, i) => laptop.act<Answer>('save-draft', { turn, lines: shares[i], removed: [] })),
  );
  return saved.map(({ sheet }) => sheet).reduce((one, other) => (one.version > other.version ? one : other));
}

/** Every team takes its sheet back. */
export const takeAllBack = ({ turn, teams }: Hall): Promise<void> =>
  inSixes(teams, async (team) => {
    const { version } = team.sheet!;
    const { sheet } = await team.people[0]!.laptop.act<Answer>('take-back-order-sheet', { turn, version });
    team.sheet = sheet;
  });
