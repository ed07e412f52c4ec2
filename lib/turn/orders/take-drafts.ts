import { teamsOf } from '@/lib/db/access/teams';
import { enterMade } from '@/lib/db/change';
import { extensionOf } from '@/lib/db/issuing/issued-clock';
import type { TurnNow } from '@/lib/db/lock';
import { updateSheet } from '@/lib/db/player/team-rows';
import { type DraftSheet, lockDrafts } from '@/lib/db/sequence/deadline';
import { type Act, type Tx, touchDesk } from '@/lib/db/transaction';
import { timeByClock } from '../clock/paused-clock';
import { sheetTruth } from './sheet-view';

/** Who handed in a sheet that nobody did. */
const takenAsItLay = 'taken as it lay';

/** Whether a draft has nothing on it that could be carried out. */
export const isBlank = ({ lines }: Pick<DraftSheet, 'lines'>): boolean =>
  lines.every(({ counterIds, orders, grouping }) => counterIds.length === 0 && !orders.trim() && !grouping.trim());

/** Takes one draft as handed in, as it is, even if its rows lack something that §5 asks for. Its team is told. */
export async function takeDraftAsItLies(tx: Tx, act: Act, sheet: DraftSheet, now: TurnNow): Promise<void> {
  const how = { state: 'submitted', isTakenAsDraft: true, submittedAt: now.now, submittedBy: takenAsItLay } as const;
  const taken = await updateSheet(tx, sheet.id, how, sheet.lines);
  enterMade(tx, act, 'sheet', sheet.id, sheetTruth(taken));
  touchDesk(tx, now.gameId, sheet.teamId);
}

/** Takes every draft of the turn that is not blank, save those of teams whose more time still runs. Answers whose, by name. */
export async function takeDrafts(tx: Tx, act: Act, now: TurnNow): Promise<string[]> {
  const { gameId, turn } = now;
  const taken = new Set<string>();
  for (const sheet of await lockDrafts(tx, gameId, turn)) {
    const longer = await extensionOf(tx, { gameId, teamId: sheet.teamId, turn });
    if (isBlank(sheet) || (longer && longer.until > timeByClock(now))) continue;
    await takeDraftAsItLies(tx, act, sheet, now);
    taken.add(sheet.teamId);
  }
  return (await teamsOf(gameId, tx)).filter(({ id }) => taken.has(id)).map(({ name }) => name);
}
