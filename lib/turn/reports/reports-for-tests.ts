import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { marksOf as readMarks, reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import type { PlayerSeat } from '../kernel/seat';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import type { GivenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';
import { saveReport } from './save-report';

export const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`${answer.refusal.message} ${JSON.stringify(answer.refusal.theirs ?? '')}`);
  return answer.value;
};

/** The refusals of the end of turn 5 now, a sentence each; there is something, or the turn ends. */
export async function leftAtTheEnd(game: GivenGame): Promise<readonly string[]> {
  const answer = await endTurn(game.control, { turn: 5 });
  return answer.ok ? [] : (answer.refusal as { theirs?: string[] }).theirs!;
}

let writes = 0;

/** A team hands in one row for the units named. */
export async function order(seat: PlayerSeat, turn: number, units: readonly string[], words: Partial<LineWrite>) {
  const desk = await playerDesk(seat);
  const counterIds = units.map((name) => desk.counters.find((counter) => counter.name === name)!.id);
  const line: LineWrite = {
    ...emptyLine,
    id: `row-${++writes}`,
    position: 0,
    version: 0,
    counterIds,
    posture: 'tact',
    ...words,
  };
  const version = desk.sheets.find((sheet) => sheet.turn === turn)?.version ?? 0;
  return good(await submitOrderSheet(seat, { turn, version, lines: [line] }, `write-${writes}-of-the-test`));
}

export const spindler = [
  '20 SS-PzGR Bn',
  '9 SS-PzJg Abt (von Allwörden)',
  '9 SS-Pz Abt (Harder)',
  '9 SS-PzArtR (Spindler)',
];
const atTheBridge = ['2 Para Bn', '1 Airlanding AT Bty RA'];

/** §9 Example of Combat Procedure from both order sheets to the ruling: 18 against 12, die 2, margin 8, Success. */
export async function playTheBridge(game: GivenGame, turn: number, die: 1 | 2): Promise<void> {
  const { control } = game;
  await order(await game.player('1-airborne'), turn, atTheBridge, {
    orders: 'Hold the north end of the bridge.',
    action: 'hold',
    standFast: true,
  });
  await order(await game.player('9-ss-panzer'), turn, spindler, { orders: 'Take the bridge.', action: 'attack' });
  good(await closeMovement(control, { turn }));
  const grouped = good(
    await groupCombat(control, {
      combatId: null,
      version: 0,
      ground: { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false },
      units: [
        ...['G149', 'G151', 'G152', 'G153'].map((unitId) => ({ unitId, role: 'attacker' as const })),
        { unitId: 'G258', role: 'attacker', isArtillery: true, rangeKm: 7 },
        ...['A087', 'A096'].map((unitId) => ({
          unitId,
          role: 'defender' as const,
          tacticalAdvantages: ['in position in the city for a day'],
        })),
      ],
    }),
  );
  good(await closeGrouping(control, { turn }));
  const { combatId } = grouped;
  const resolved = good(await adjudicateCombat(control, { combatId, version: grouped.version, faces: [die] }));
  good(await ruleOnCombat(control, { combatId, version: resolved.version }));
}

export const draft = async (game: GivenGame, teamKey: string) => {
  const { version = 0 } = (await reportOnDesk(game.control, teamKey))!.draft ?? {};
  return good(await draftReport(game.control, { teamKey, version }));
};

export const save = async (game: GivenGame, teamKey: string, body: string, overruled: Record<string, string> = {}) => {
  const { id, version } = (await reportOnDesk(game.control, teamKey))!.draft!;
  return good(await saveReport(game.control, { reportId: id, version, body, overruled }));
};

export const release = async (game: GivenGame, teamKey: string) => {
  const { id, version } = (await reportOnDesk(game.control, teamKey))!.draft!;
  return releaseReport(game.control, { reportId: id, version });
};

export const marksOf = async (control: GivenGame['control'], teamKey: string, body: string) =>
  good(await readMarks(control, { teamKey, body }));

export const bodyOf = async (game: GivenGame, teamKey: string) =>
  (await reportOnDesk(game.control, teamKey))!.draft!.body;

export const isLedgerTrue = async (game: GivenGame) =>
  compare(fold(openingTruth(game.scenario), await entriesOf(game.gameId)), await storedTruth(game.gameId));
