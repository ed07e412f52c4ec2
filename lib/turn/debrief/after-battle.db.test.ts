import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { afterBattle } from '@/lib/desks/control/debrief/after-battle';
import { homeFile } from '@/lib/desks/control/debrief/home-file';
import { battleFile } from '@/lib/desks/player/debrief/battle-file';
import { warDiary } from '@/lib/desks/player/debrief/war-diary';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { writeRemark } from '@/lib/turn/debrief/write-remark';
import { saveMarks } from '@/lib/turn/maps/save-marks';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { resumeClock } from '../clock/resume-clock';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { endTurn } from '../sequence/end-turn';
import { controlVerbs } from '../testing/all-verbs';
import { good } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { endGame } from './end-game';
import { giveFeedback } from './give-feedback';
import { revealTruth } from './reveal-truth';
import { sayFeedback } from './say-feedback';

let game: GivenGame;
let chief: ControlSeat;
let para: PlayerSeat;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  chief = { ...game.control, roles: ['gameControl', 'teamControl'] } as ControlSeat;
  para = await game.player('1-airborne');
});
afterEach(() => game.drop());

const text = async (of: Promise<{ bytes: Uint8Array } | null>): Promise<string> =>
  new TextDecoder().decode((await of)!.bytes);
const turnNow = async () => (await playerDesk(para)).clock.turn;
const answer = (id: string) => ({ id, wentWell: 'The bridge.', wentBadly: '', moment: '', isNamed: false });

describe('the end of the battle', () => {
  it('asks for a reason while the turn is unfinished, then stands for good: nothing more is ordered or begun', async () => {
    const turn = await turnNow();
    const asked = await endGame(chief, { turn });
    expect(asked).toMatchObject({ ok: false, refusal: { code: 'unfinished' } });
    good(await endGame(chief, { turn, reason: 'the hall closes' }));
    expect((await playerDesk(para)).clock).toMatchObject({ isEnded: true });
    expect((await playerDesk(para)).notices[0]!.text).toMatch(/^The battle is over\. /);
    const refused = { ok: false, refusal: { code: 'notNow', message: 'The battle is over.' } };
    expect(await saveDraft(para, { turn, lines: [], removed: [] })).toMatchObject(refused);
    expect(await endTurn(chief, { turn, reason: 'on' })).toMatchObject(refused);
    expect(await resumeClock(chief, { turn })).toMatchObject(refused);
    expect(await endGame(chief, { turn, reason: 'again' })).toMatchObject(refused);
  });

  it('is Game Control’s alone', async () => {
    const other = { ...chief, roles: ['mapControl'] } as ControlSeat;
    const refused = { ok: false, refusal: { code: 'notYours' } };
    expect(await endGame(other, { turn: await turnNow(), reason: 'no' })).toMatchObject(refused);
    expect(await revealTruth(other, {})).toMatchObject(refused);
  });
});

describe('the diary of a team', () => {
  it('has the map of every turn that ended, and its remarks, which two hands never overwrite in silence', async () => {
    const turn = await turnNow();
    good(await endTurn(chief, { turn, reason: 'on' }));
    const mine = { id: 'a-remark', turn, text: 'Too late at the bridge.', version: 0 };
    good(await writeRemark(para, mine));
    expect(await writeRemark(para, { ...mine, text: 'Never there.' })).toMatchObject({
      ok: false,
      refusal: { code: 'changedByAnother', theirs: { text: 'Too late at the bridge.' } },
    });
    const diary = await warDiary(para);
    expect(diary.turns[0]).toMatchObject({ turn, remarks: [{ text: 'Too late at the bridge.' }] });
    expect(diary.turns[0]!.map!.lies.counters.map(({ shortName }) => shortName)).toContain('2 Para');
    // The turn under way is as it lies now.
    expect(diary.turns.at(-1)).toMatchObject({ turn: turn + 1, map: { turn: turn + 1 } });
  });
});

describe('the truth', () => {
  it('is in no file of a team before it is opened, and then only in the turns that were', async () => {
    const turn = await turnNow();
    const enemy = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, side: 'german', isOnMap: true },
      orderBy: { id: 'asc' },
    });
    good(await endTurn(chief, { turn, reason: 'on' }));
    expect(await revealTruth(chief, {})).toMatchObject({ ok: false, refusal: { code: 'notNow' } });
    good(await endGame(chief, { turn: await turnNow(), reason: 'the hall closes' }));
    const before = await text(battleFile(para));
    expect(before).toContain('2 Para');
    expect(before).not.toContain(enemy.name);
    expect(before).not.toContain('steps lost');
    expect(await text(homeFile(chief, '', controlVerbs))).toContain(enemy.name);
    expect(await revealTruth(chief, { turns: [99] })).toMatchObject({ ok: false, refusal: { code: 'badInput' } });
    expect(good(await revealTruth(chief, { turns: [turn] }))).toEqual({ turns: [turn] });
    expect(await text(battleFile(para))).toContain(enemy.name);
    expect(await db().revealedTurn.count({ where: { gameId: game.gameId } })).toBe(1);
    expect(await revealTruth(chief, { turns: [turn] })).toMatchObject({ ok: false, refusal: { code: 'alreadyDone' } });
  });
});

describe('what a team has drawn', () => {
  it('is shown to Control with the end of the battle: where it believes the enemy to be', async () => {
    const { counters } = await playerDesk(para);
    const own = counters.find((counter) => counter.x !== null)!;
    const x = Math.round(own.x!);
    const y = Math.round(own.y!);
    const drawn = {
      id: 'belief',
      kind: 'symbol',
      points: [[x, y]],
      text: 'two battalions',
      symbol: 'hostile:infantry',
    };
    good(await saveMarks(para, { marks: [{ ...drawn, version: 0 }], removed: [] }));
    expect((await afterBattle(chief)).marks).toMatchObject({ '1-airborne': [drawn], '9-ss-panzer': [] });
  });

  it('stays what it was when the truth is first opened, whatever is drawn, altered or rubbed out after', async () => {
    const { counters } = await playerDesk(para);
    const own = counters.find((counter) => counter.x !== null)!;
    const mark = (id: string, text: string) => ({
      id,
      kind: 'symbol',
      points: [[Math.round(own.x!), Math.round(own.y!)]],
      text,
      symbol: 'hostile:infantry',
    });
    const altered = mark('altered', 'one battalion');
    const rubbedOut = mark('rubbed-out', 'guns');
    const draws = async (text: string, version: number) =>
      good(await saveMarks(para, { marks: [{ ...mark('altered', text), version }], removed: [] }));
    good(await endTurn(chief, { turn: await turnNow(), reason: 'on' }));
    good(await saveMarks(para, { marks: [{ ...rubbedOut, version: 0 }], removed: [] }));
    await draws('a company', 0);
    good(await endGame(chief, { turn: await turnNow(), reason: 'the hall closes' }));
    await draws('one battalion', 1);
    good(await revealTruth(chief, { turns: [(await turnNow()) - 1] }));

    await draws('as we said: a division', 2);
    good(
      await saveMarks(para, {
        marks: [{ ...mark('hindsight', 'a bridge'), version: 0 }],
        removed: [{ id: 'rubbed-out', version: 1 }],
      }),
    );
    const { marks } = await playerDesk(para);
    expect(marks.map(({ text }) => text).sort()).toEqual(['a bridge', 'as we said: a division']);
    expect((await afterBattle(chief)).marks).toMatchObject({ '1-airborne': [altered, rubbedOut] });
    good(await revealTruth(chief, {}));
    expect((await afterBattle(chief)).marks['1-airborne']).toEqual([altered, rubbedOut]);
  });
});

describe('what the hall says', () => {
  it('is asked after the end, kept once without a trace of the seat, and shown from three answers on', async () => {
    expect(await giveFeedback(para, answer('one'))).toMatchObject({ ok: false, refusal: { code: 'notNow' } });
    good(await endGame(chief, { turn: await turnNow(), reason: 'the hall closes' }));
    good(await giveFeedback(para, answer('one'), 'write-of-one'));
    good(await giveFeedback(para, answer('one'), 'write-of-one'));
    good(await giveFeedback(para, answer('two')));
    expect((await afterBattle(chief)).feedback.answers).toEqual([]);
    good(await giveFeedback(para, { ...answer('three'), isNamed: true }));
    const { answers } = (await afterBattle(chief)).feedback;
    expect(answers.map(({ id }) => id)).toEqual(['one', 'three', 'two']);
    expect(answers.map(({ saidBy }) => saidBy)).toEqual([null, para.label, null]);
    expect(await db().seatWrite.count({ where: { writeId: 'write-of-one' } })).toBe(0);
    expect(await giveFeedback(para, { ...answer('four'), wentWell: ' ' })).toMatchObject({
      ok: false,
      refusal: { code: 'badInput' },
    });
  });

  it('is at most five answers of a seat, so that none fills the list alone', async () => {
    good(await endGame(chief, { turn: await turnNow(), reason: 'the hall closes' }));
    for (const id of ['one', 'two', 'three', 'four', 'five', 'one']) good(await giveFeedback(para, answer(id)));
    expect(await giveFeedback(para, answer('six'))).toMatchObject({ ok: false, refusal: { code: 'notNow' } });
    good(await sayFeedback(chief, answer('another')));
    expect((await afterBattle(chief)).feedback.answers).toHaveLength(6);
  });
});
