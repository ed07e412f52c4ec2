import { atTheSchool, dealt } from '@/companions/verbs/hand-tables-for-tests';
import { layMove } from '@/companions/verbs/lay-move';
import { seatCompanionTeams } from '@/companions/verbs/seat-companion-teams';
import { db } from '@/lib/db/client';
import { emptyAirLine } from '@/lib/visibility/forms/air-form';
import { emptyLine } from '@/lib/visibility/forms/order-form';
import { saveAirDraft } from '../air/save-air-draft';
import { submitAirSheet } from '../air/submit-air-sheet';
import { takeBackAirSheet } from '../air/take-back-air-sheet';
import { answerDecision } from '../decisions/answer-decision';
import { askDecision } from '../decisions/ask-decision';
import type { PlayerVerb } from '../kernel/authority';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { sendCopy } from '../messages/send-copy';
import { sendMessage } from '../messages/send-message';
import { writeMessage } from '../messages/write-message';
import { answerQuery } from '../orders/answer-query';
import { askForSheet } from '../orders/ask-for-sheet';
import { carryForward } from '../orders/carry-forward';
import { openOrderSheet } from '../orders/open-order-sheet';
import { queryOrderLine } from '../orders/query-order-line';
import { saveDraft } from '../orders/save-draft';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { takeBackOrderSheet } from '../orders/take-back-order-sheet';
import { markRead } from '../player/mark-read';
import { playerDesk } from '../player/player-desk';
import { saveMarks } from '../player/save-marks';
import { endTurn } from '../sequence/end-turn';
import { good } from './combats';
import type { GivenGame } from './given-game';

/** The Guards of Market Garden write everything a team can write, in turn 2: for tests of all that players do. */
let control: ControlSeat;
let guards: PlayerSeat;
let counterId: string;

/** Seats them at a game of it. */
export async function seatGuards(game: GivenGame): Promise<PlayerSeat> {
  control = { ...game.control, roles: ['gameControl', 'teamControl'] } as unknown as ControlSeat;
  guards = await game.player('guards-armoured');
  counterId = (await desk()).counters[0]!.id;
  return guards;
}

const desk = () => playerDesk(guards);
const sheet = async () => (await desk()).sheets.find(({ turn }) => turn === 2)!;
const airSheet = async () => (await desk()).airSheets.find(({ turn }) => turn === 2)!;
const line = (version: number) => ({
  ...{ ...emptyLine, id: 'row', position: 0, version, counterIds: [counterId], orders: 'Hold.' },
  ...{ action: 'hold' as const, posture: 'tact' as const },
});
const request = (version: number) => ({
  ...{ ...emptyAirLine, id: 'request', position: 0, version, target: 'Guns in the wood', at: '' },
  ...{ mission: 'recce' as const },
});
const openSheet = async () => good(await openOrderSheet(control, { sheetId: (await sheet()).id! }));

/**
 * The write of each verb, its scene set before: a body that stays the same however often it is sent. Each goes on from the
 * one before.
 */
export const playerWrites: [PlayerVerb, (seat: PlayerSeat, input: unknown) => Promise<never>, () => Promise<object>][] =
  [
    ['save-draft', saveDraft as never, async () => ({ turn: 2, lines: [line(0)], removed: [] })],
    [
      'submit-order-sheet',
      submitOrderSheet as never,
      async () => ({ turn: 2, version: (await sheet()).version, lines: [line(1)] }),
    ],
    ['take-back-order-sheet', takeBackOrderSheet as never, async () => ({ turn: 2, version: (await sheet()).version })],
    [
      'send-copy',
      sendCopy as never,
      async () => {
        const body = { turn: 2, version: (await sheet()).version, lines: [line((await sheet()).lines[0]!.version)] };
        good(await submitOrderSheet(guards, { ...body }, 'handed-in-again'));
        return { turn: 2, linkId: (await desk()).links[0]!.id };
      },
    ],
    ['ask-for-sheet', askForSheet as never, () => openSheet().then(() => ({ turn: 2 }))],
    [
      'answer-query',
      answerQuery as never,
      async () => {
        const sheetId = (await sheet()).id!;
        const { id } = good(await queryOrderLine(control, { sheetId, lineId: null, text: 'Which road?' }));
        return { queryId: id, text: 'The left one.' };
      },
    ],
    [
      'answer-decision',
      answerDecision as never,
      async () => {
        const asked = { teamId: guards.teamId, combatId: null, question: 'On?', options: ['On', 'Back'] };
        return {
          decisionId: good(await askDecision(control, { ...asked, defaultOption: 0 })).decisionId,
          option: 1,
        };
      },
    ],
    [
      'lay-move',
      layMove as never,
      async () => {
        const begun = await atTheSchool(control);
        const { companionGameId } = begun;
        const hands = { defender: 'allied', allied: ['7H', 'KH'], german: ['9H'] } as const;
        const { version } = good(await dealt(control, begun, hands));
        good(await seatCompanionTeams(control, { companionGameId, version, allied: guards.teamId, german: null }));
        return { tableId: (await desk()).tables[0]!.id, move: { card: 'KH' } };
      },
    ],
    ['send-message', sendMessage as never, async () => ({ linkId: null, text: 'Where are the sappers?' })],
    [
      'save-marks',
      saveMarks as never,
      async () => {
        const { x, y } = (await desk()).counters.find((counter) => counter.x !== null)!;
        return {
          marks: [{ id: 'mark', kind: 'note', points: [[x, y]], text: 'Mines', symbol: '', version: 0 }],
          removed: [],
        };
      },
    ],
    ['save-air-draft', saveAirDraft as never, async () => ({ turn: 2, lines: [request(0)], removed: [] })],
    [
      'submit-air-sheet',
      submitAirSheet as never,
      async () => ({ turn: 2, version: (await airSheet()).version, lines: [request(1)] }),
    ],
    ['take-back-air-sheet', takeBackAirSheet as never, async () => ({ turn: 2, version: (await airSheet()).version })],
    [
      'mark-read',
      markRead as never,
      async () => {
        good(await writeMessage(control, { teamIds: [guards.teamId], sender: 'Corps', text: 'Well done.' }));
        const { id } = await db().deliveredMessage.findFirstOrThrow({ where: { teamId: guards.teamId } });
        return { kind: 'message', paperId: id };
      },
    ],
    [
      'carry-forward',
      carryForward as never,
      async () => {
        good(await endTurn(control, { turn: 2, reason: 'to the next' }));
        return { turn: 3 };
      },
    ],
  ];
