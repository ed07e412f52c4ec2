/** One look of the console at a team that it plays: what lies on its desk is answered, its sheets are written and handed in. */
import type { ConsoleTeam } from '@/lib/db/access/console-teams';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { playerMap } from '@/lib/desks/player/frame/player-desk';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import type { Result } from '@/lib/result';
import type { PrintedMap } from '@/lib/sparring/known';
import { numbered } from '@/lib/sparring/numbered';
import { paceOf } from '@/lib/sparring/pace';
import { planOfTeam } from '@/lib/sparring/plan';
import type { StaffWords } from '@/lib/sparring/staff-words';
import type { Staff } from '@/lib/sparring/write-turn';
import { type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { hashed } from '@/lib/values';
import type { DeskSheetOf, PlayerDesk } from '@/lib/visibility/player/desk';
import type { Thinking } from './thinking';

/** The step of a team's staff now: nothing, only its questions, its draft, or its sheet handed in. */
type Step = 'questions' | 'draft' | 'hand in';

/**
 * The next step for a team at this moment; null: nothing, unless its desk has changed. Whoever was cut short, or has
 * its sheet back, hands it in while Control collects.
 */
export function stepOf(team: ConsoleTeam): Exclude<Step, 'questions'> | null {
  if (team.pausedAt !== null || team.sheet === 'submitted') return null;
  if (team.phase === 'collection') return 'hand in';
  if (team.phase !== 'orders') return null;
  const budget = (team.phases as { key: string; budgetSeconds: number }[]).find(({ key }) => key === 'orders');
  const seconds = (team.now.getTime() - team.phaseStartedAt.getTime()) / 1000;
  const pace = paceOf(`${team.gameId} ${team.teamKey} ${team.turn}`, budget?.budgetSeconds ?? 600, team.isPractice);
  if (seconds >= pace.handsInAt) return 'hand in';
  return seconds >= pace.writesAt && team.sheet === null ? 'draft' : null;
}

/** Plays a team from its seat: through the reads and the verbs of players, with the words of its staff. */
export async function playTeam(team: ConsoleTeam, step: Step, thinking: Thinking): Promise<void> {
  const seat = seatOf({
    ...team.seat,
    kind: 'player',
    gameId: team.gameId,
    teamId: team.teamId,
    roles: [],
    teamKeys: [],
  }) as PlayerSeat;
  const [desk, map, staff] = await Promise.all([deskShown(seat), playerMap(seat), staffOf(team)]);
  const words = await thinking.ask({ desk, map: map as PrintedMap, staff });
  await answer(seat, words);
  if (step !== 'questions') await write(seat, desk, words, step);
}

/** The staff of a team: by its plan, as Game Control has chosen; its chance hangs on the game. */
async function staffOf({ gameId, teamKey, temper, isNovice }: ConsoleTeam): Promise<Staff> {
  const plan = planOfTeam(await gameScenario(gameId), teamKey);
  return { plan, temper, isNovice, seed: hashed(`${gameId} ${teamKey}`) };
}

/** Nothing of a staff is refused in silence: the host is told. */
function taken(answer: Result<unknown>): void {
  if (!answer.ok) throw new Error(`A staff of the console was refused: ${answer.refusal.message}`);
}

async function answer(seat: PlayerSeat, { answers, choices }: StaffWords): Promise<void> {
  for (const one of answers) taken(await playerVerbs['answer-query'](seat, one, `console-${one.queryId}`));
  for (const one of choices) taken(await playerVerbs['answer-decision'](seat, one, `console-${one.decisionId}`));
}

async function write(seat: PlayerSeat, desk: PlayerDesk, words: StaffWords, step: Step): Promise<void> {
  const { turn } = desk.clock;
  const sheet = desk.sheets.find((one) => one.turn === turn);
  const version = sheet?.version ?? 0;
  // A sheet that Control has given back is another write when it is handed in again.
  const id = (what: string) => `console-${what}-${turn}-${version}-${seat.teamId}`.slice(0, 40);
  const lines =
    sheet && sheet.lines.length > 0 ? sheet.lines.map(asWritten) : numbered(words.rows, `${turn}-${seat.teamId}`);
  if (lines.length === 0) return;
  if (step === 'draft') {
    taken(await playerVerbs['save-draft'](seat, { turn, lines, removed: [] }, id('draft')));
    return;
  }
  taken(await playerVerbs['submit-order-sheet'](seat, { turn, version, lines }, id('sheet')));
  const air = numbered(words.airRows, `air-${turn}-${seat.teamId}`);
  const airSheet = desk.airSheets.find((one) => one.turn === turn);
  if (air.length > 0 && airSheet?.state !== 'submitted')
    taken(
      await playerVerbs['submit-air-sheet'](seat, { turn, version: airSheet?.version ?? 0, lines: air }, id('air')),
    );
  // A sheet that came back is handed in again: what was said with it has been said.
  if (desk.sentMessages.some((sent) => sent.turn === turn)) return;
  for (const [place, { linkId, text }] of words.messages.entries()) {
    const message = { linkId, text, markIds: [], unitIds: [] };
    taken(
      await playerVerbs['send-message'](seat, message, `console-says-${turn}-${place}-${seat.teamId}`.slice(0, 40)),
    );
  }
}

/** A row that stands on the desk, as it is handed in. */
const asWritten = ({
  writtenBy: _by,
  ...line
}: DeskSheetOf<PlayerDesk['sheets'][number]['lines'][number]>['lines'][number]) => line;
