import { atTheSchool, dealt } from '@/companions/verbs/hand-tables-for-tests';
import { seatCompanionTeams } from '@/companions/verbs/seat-companion-teams';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Result } from '@/lib/result';
import { askDecision } from '@/lib/turn/combat/decisions/ask-decision';
import { endGame } from '@/lib/turn/debrief/end-game';
import type { ControlSeat, PlayerSeat } from '@/lib/turn/kernel/seat';
import type { AnyPlayerVerb } from '@/lib/turn/kernel/verb';
import { writeMessage } from '@/lib/turn/messages/write-message';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { queryOrderLine } from '@/lib/turn/orders/query-order-line';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { type PlayerVerbName, playerVerbs } from '../all-verbs';
import { good } from '../combats';
import type { GivenGame } from '../given-game';

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
  ...emptyLine,
  id: 'row',
  position: 0,
  version,
  counterIds: [counterId],
  orders: 'Hold.',
  action: 'hold' as const,
  posture: 'tact' as const,
});
const request = (version: number) => ({
  ...emptyAirLine,
  id: 'request',
  position: 0,
  version,
  target: 'Guns in the wood',
  at: '',
  mission: 'recce' as const,
});
const openSheet = async () => good(await openOrderSheet(control, { sheetId: (await sheet()).id! }));

/** An act of a player's. */
interface PlayerAct {
  verb: PlayerVerbName;
  /** Sets the scene, then answers what is sent: the same body, however often it is sent. */
  input: () => Promise<object>;
}

/** The Guards write; the same body under the same id is the same write. */
export const write = (verb: PlayerVerbName, body: object, writeId: string): Promise<Result<unknown>> =>
  (playerVerbs[verb] as AnyPlayerVerb)(guards, body, writeId);

/** The papers of the Guards; each goes on from the one before. */
export const playerActs: PlayerAct[] = [
  { verb: 'save-draft', input: async () => ({ turn: 2, lines: [line(0)], removed: [] }) },
  {
    verb: 'submit-order-sheet',
    input: async () => ({ turn: 2, version: (await sheet()).version, lines: [line(1)] }),
  },
  { verb: 'take-back-order-sheet', input: async () => ({ turn: 2, version: (await sheet()).version }) },
  {
    verb: 'send-copy',
    input: async () => {
      const body = { turn: 2, version: (await sheet()).version, lines: [line((await sheet()).lines[0]!.version)] };
      good(await submitOrderSheet(guards, { ...body }, 'handed-in-again'));
      return { turn: 2, linkId: (await desk()).links[0]!.id };
    },
  },
  { verb: 'ask-for-sheet', input: () => openSheet().then(() => ({ turn: 2 })) },
  {
    verb: 'answer-query',
    input: async () => {
      const sheetId = (await sheet()).id!;
      const { id } = good(await queryOrderLine(control, { sheetId, lineId: null, text: 'Which road?' }));
      return { queryId: id, text: 'The left one.' };
    },
  },
  {
    verb: 'answer-decision',
    input: async () => {
      const asked = { teamId: guards.teamId, combatId: null, question: 'On?', options: ['On', 'Back'] };
      return {
        decisionId: good(await askDecision(control, { ...asked, defaultOption: 0 })).decisionId,
        option: 1,
      };
    },
  },
  {
    verb: 'lay-move',
    input: async () => {
      const begun = await atTheSchool(control);
      const { companionGameId } = begun;
      const hands = { defender: 'allied', allied: ['7H', 'KH'], german: ['9H'] } as const;
      const { version } = good(await dealt(control, begun, hands));
      good(await seatCompanionTeams(control, { companionGameId, version, allied: guards.teamId, german: null }));
      return { tableId: (await desk()).tables[0]!.id, move: { card: 'KH' } };
    },
  },
  { verb: 'send-message', input: async () => ({ linkId: null, text: 'Where are the sappers?' }) },
  {
    verb: 'save-marks',
    input: async () => {
      const { x, y } = (await desk()).counters.find((counter) => counter.x !== null)!;
      return {
        marks: [{ id: 'mark', kind: 'note', points: [[x, y]], text: 'Mines', symbol: '', version: 0 }],
        removed: [],
      };
    },
  },
  { verb: 'save-air-draft', input: async () => ({ turn: 2, lines: [request(0)], removed: [] }) },
  {
    verb: 'submit-air-sheet',
    input: async () => ({ turn: 2, version: (await airSheet()).version, lines: [request(1)] }),
  },
  { verb: 'take-back-air-sheet', input: async () => ({ turn: 2, version: (await airSheet()).version }) },
  {
    verb: 'mark-read',
    input: async () => {
      good(await writeMessage(control, { teamIds: [guards.teamId], sender: 'Corps', text: 'Well done.' }));
      const { id } = await db().deliveredMessage.findFirstOrThrow({ where: { teamId: guards.teamId } });
      return { kind: 'message', paperId: id };
    },
  },
  {
    verb: 'carry-forward',
    input: async () => {
      good(await endTurn(control, { turn: 2, reason: 'to the next' }));
      return { turn: 3 };
    },
  },
  { verb: 'write-remark', input: async () => ({ id: 'remark', turn: 2, text: 'The road was full.', version: 0 }) },
  {
    verb: 'give-feedback',
    input: async () => {
      good(await endGame(control, { turn: 3, reason: 'the hall closes' }));
      return { id: 'an-answer', wentWell: '', wentBadly: 'The queue.', moment: '', isNamed: true };
    },
  },
];
