import { teamsOf } from '@/lib/db/access/teams';
import { extensionsOpenAt } from '@/lib/db/issued/issued-clock';
import { enterMade } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { type DraftSheet, lockDrafts } from '@/lib/db/sequence/deadline';
import { updateSheets } from '@/lib/db/team/team-rows';
import { timeByClock } from '../clock/time-by-clock';
import { sheetTruth } from '../sheets/sheet-view';

/** The signature of a sheet that nobody handed in. */
const takenAsItLay = 'taken as it lay';

/** True when a draft has nothing on it that could be carried out. */
export const isBlank = ({ lines }: Pick<DraftSheet, 'lines'>): boolean =>
  lines.every(({ counterIds, orders, grouping }) => counterIds.length === 0 && !orders.trim() && !grouping.trim());

/** Takes drafts as handed in, as they are, even if their rows lack something that §5 asks for. Their teams are told. */
export async function takeAsTheyLie(tx: Tx, act: Act, sheets: readonly DraftSheet[], now: TurnNow): Promise<void> {
  const how = { state: 'submitted', isTakenAsDraft: true, submittedAt: now.now, submittedBy: takenAsItLay } as const;
  const linesOf = new Map(sheets.map(({ id, lines }) => [id, lines]));
  for (const taken of await updateSheets(tx, [...linesOf.keys()], how)) {
    enterMade(tx, act, 'sheet', taken.id, sheetTruth({ ...taken, lines: linesOf.get(taken.id)! }));
    touchDesk(tx, now.gameId, taken.teamId);
  }
}

/** Takes every draft of the turn that is not blank, save those of teams whose more time still runs. Answers whose, by name. */
export async function takeDrafts(tx: Tx, act: Act, now: TurnNow): Promise<string[]> {
  const { gameId, turn } = now;
  const longer = new Set(
    (await extensionsOpenAt(tx, gameId, timeByClock(now))).flatMap((one) => (one.turn === turn ? one.teamId : [])),
  );
  const taken = (await lockDrafts(tx, gameId, turn)).filter((sheet) => !isBlank(sheet) && !longer.has(sheet.teamId));
  await takeAsTheyLie(tx, act, taken, now);
  const teamIds = new Set(taken.map(({ teamId }) => teamId));
  return (await teamsOf(gameId, tx)).filter(({ id }) => teamIds.has(id)).map(({ name }) => name);
}
