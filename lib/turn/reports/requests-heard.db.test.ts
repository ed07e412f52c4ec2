import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { noteRequest } from '../air/note-request';
import { type ControlSeat, type PlayerSeat, seatOf } from '../kernel/seat';
import { sendCopy } from '../messages/send-copy';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';

const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`${answer.refusal.message} ${JSON.stringify(answer.refusal.theirs ?? '')}`);
  return answer.value;
};

describe('§10: a report tells what was heard of the team’s requests', () => {
  let game: GivenGame;
  let guards: PlayerSeat;
  let toName: string;
  let copyId: string;
  beforeAll(async () => {
    game = await givenGame('market-garden');
    guards = await game.player('guards-armoured');
    const { counters, links } = await playerDesk(guards);
    const row = (i: number, supportText: string) => ({
      ...emptyLine,
      id: `row-${i}`,
      position: i,
      version: 0,
      counterIds: [counters[i]!.id],
      orders: 'Hold.',
      action: 'hold' as const,
      posture: 'tact' as const,
      supportText,
    });
    const lines = [row(0, 'Typhoons on call from\nfirst light.'), row(1, 'smoke on the far bank'), row(2, '  ')];
    good(await submitOrderSheet(guards, { turn: 2, version: 0, lines }, 'write-of-the-sheet'));
    toName = links[0]!.toName;
    copyId = good(await sendCopy(guards, { turn: 2, linkId: links[0]!.id }, 'write-of-a-copy')).id;
  });
  afterAll(() => game.drop());

  const requests = async () => (await reportOnDesk(game.control, 'guards-armoured'))!.requests;
  const note = (requestId: string, text: string, version = 0) =>
    noteRequest(game.control, { requestId, text, version });

  it('support asked for in free words and copies to be carried, each once, nothing heard yet', async () => {
    expect(await requests()).toEqual([
      { id: 'row-0', what: '“Typhoons on call from first light”', heard: '', note: null },
      { id: 'row-1', what: '“smoke on the far bank”', heard: '', note: null },
      { id: copyId, what: `the copy of your order sheet for ${toName}`, heard: '', note: null },
    ]);
    const { items } = (await reportOnDesk(game.control, 'guards-armoured'))!;
    const told = items.flatMap(({ groups }) => groups).find(({ title }) => title === 'Requests')!;
    expect(told.rows.map(({ fact }) => fact)).toEqual(['no word yet', 'no word yet', 'no word yet']);
  });

  it('another team’s desk holds none of them', async () => {
    expect((await reportOnDesk(game.control, '1-airborne'))!.requests).toEqual([]);
  });

  it('what Control writes of one is kept, changed only by who saw it, and signed', async () => {
    expect(good(await note('row-0', 'two squadrons from 0700.'))).toEqual({ version: 1 });
    expect(await note('row-0', 'none at all')).toMatchObject({
      ok: false,
      refusal: { code: 'changedByAnother', theirs: { text: 'two squadrons from 0700.', version: 1 } },
    });
    expect(good(await note('row-0', 'one squadron from 0700.', 1))).toEqual({ version: 2 });
    expect(good(await note(copyId, 'the liaison officer has it'))).toEqual({ version: 1 });
    expect((await requests()).map(({ heard }) => heard)).toEqual([
      'one squadron from 0700',
      '',
      'the liaison officer has it',
    ]);
  });

  it('a row that asks for nothing of this game is refused', async () => {
    expect(await note('row-of-nobody', 'heard')).toMatchObject({ ok: false, refusal: { code: 'notFound' } });
  });

  it('the report tells what was heard, and of the rest that there is no word yet', async () => {
    good(await closeMovement(game.control, { turn: 2 }));
    const { id, version } = good(await draftReport(game.control, { teamKey: 'guards-armoured', version: 0 }));
    expect((await playerDesk(guards)).reports.map(({ body }) => body).join()).not.toContain('one squadron');
    good(await releaseReport(game.control, { reportId: id, version }));
    const body = (await playerDesk(guards)).reports[0]!.body;
    expect(body).toMatch(/“Typhoons on call from first light”[^.]*one squadron from 0700\./);
    expect(body).toMatch(/the copy of your order sheet for [^.]*the liaison officer has it\./i);
    expect(body).toMatch(
      /[^.]*(nothing has been heard yet|no answer so far|no word yet|no answer yet|not been answered yet|still waiting|no reply|no news)[^.]*/i,
    );
    expect(body).toContain('“smoke on the far bank”');
  });

  it('once the turn is over nothing more is written of its requests', async () => {
    const seats = await seatsOf(game.gameId);
    const gameControl = seatOf(seats.find(({ roles }) => roles.includes('gameControl'))!) as ControlSeat;
    good(await endTurn(gameControl, { turn: 2, reason: 'On to the night.' }));
    expect(await note('row-1', 'too late')).toMatchObject({ ok: false, refusal: { code: 'notNow' } });
  });

  it('and the ledger folds to what is stored', async () => {
    const state = await storedTruth(game.gameId);
    expect(state.get('request/row-0')).toMatchObject({ text: 'one squadron from 0700.', by: game.control.label });
    expect(compare(fold(openingTruth(game.scenario), await entriesOf(game.gameId)), state)).toEqual([]);
  });
});
