import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decisionOutcome } from '@/lib/advice/combat/decision-outcome';
import { momentNow } from '@/lib/db/combat/decisions';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { decisionsOnDesk } from '@/lib/desks/control/combat/decisions';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { done, type Result } from '@/lib/result';
import { takeOffMap } from '@/lib/turn/arrivals/take-off-map';
import { pauseClock } from '@/lib/turn/clock/pause-clock';
import { resumeClock } from '@/lib/turn/clock/resume-clock';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { moveColumn } from '@/lib/turn/movement/move-column';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { releaseReport } from '@/lib/turn/reports/release-report';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import {
  attackers,
  good,
  guns,
  ledgerAgreesIn,
  open,
  para,
  pzgr,
  refusal,
  unitOf,
  workedExample,
} from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { shiftClock } from '@/lib/turn/testing/shift-clock';
import { adjudicateCombat } from '../adjudicate-combat';
import { closeGrouping } from '../close-grouping';
import { dropCombat } from '../drop-combat';
import { followCombat } from '../follow-combat';
import { groupCombat } from '../group-combat';
import { mergeCombats } from '../merge-combats';
import { ruleOnCombat } from '../rule-on-combat';
import { splitCombat } from '../split-combat';
import { answerDecision } from './answer-decision';
import { askDecision } from './ask-decision';
import { settleDecision } from './settle-decision';

/** The bridge at Arnhem, grouped; 1 Airborne is asked what it does (§9 Analysing Combat 3). */
let game: GivenGame;
let combatId: string;
let british: PlayerSeat;
let germans: PlayerSeat;
let decisionId: string;
const question = 'The houses are burning. What do you do?';
const options = ['Stay', 'Go back to the school', 'Break out'];

const ask = async (more: object = {}) =>
  askDecision(game.control, {
    teamId: british.teamId,
    combatId,
    question,
    options,
    defaultOption: 0,
    seconds: 90,
    ...more,
  });
let writes = 0;
const answer = (option: number, player = british, id = decisionId) =>
  answerDecision(player, { decisionId: id, option }, `decision-${++writes}`);
const shown = async () => (await decisionsOnDesk(game.control, 5)).find(({ id }) => id === decisionId)!;
/** The present state, as a screen works it out. */
const stands = async () => {
  const { answer, settled, endsAt, defaultOption } = await shown();
  const asked = {
    defaultOption,
    endsAt: new Date(endsAt),
    settledAt: settled && new Date(),
    settledAs: settled?.as ?? null,
  };
  return decisionOutcome(asked, answer, await momentNow(db(), game.gameId));
};
const combat = () => db().combat.findUniqueOrThrow({ where: { id: combatId } });
const cursorOf = async (player: PlayerSeat) => (await playerDesk(player)).cursor;

/** The countdown is over: its end is put into the past, without a job and without a word to anybody. */
const runOut = async (ms = 1000) => {
  const endsAt = new Date(Date.now() - ms);
  const act = { gameId: game.gameId, seat: null, verb: 'test', rule: '' };
  await transaction(async (tx) => done(await change(tx, act, 'decision', decisionId, { endsAt })));
  await db().issuedDecision.update({ where: { id: decisionId }, data: { endsAt } });
};

async function isAsked(): Promise<void> {
  game = await givenGame('arnhem-bridge');
  british = await game.player('1-airborne');
  germans = await game.player('9-ss-panzer');
  ({ combatId } = good(await groupCombat(game.control, { ...workedExample, ground: open })));
  decisionId = good(await ask()).decisionId;
}

describe('what is refused of an instant decision', () => {
  beforeAll(isAsked);
  afterAll(() => game.drop());

  it.each([
    ['one choice', { options: ['Stay'] }, 'options'],
    ['five choices', { options: ['a', 'b', 'c', 'd', 'e'] }, 'options'],
    ['choices alike', { options: ['Stay', 'Stay'] }, 'options'],
    ['an empty choice', { options: ['Stay', ' '] }, 'options.1'],
    ['a default that is none of them', { defaultOption: 3 }, 'defaultOption'],
    ['no question', { question: ' ' }, 'question'],
    ['10,000 letters', { question: 'x'.repeat(10_000) }, 'question'],
    ['no time', { seconds: 0 }, 'seconds'],
    ['a team that is not there', { teamId: 'nobody' }, 'teamId'],
  ])('it is not asked with %s', async (_, more, field) => {
    const before = await db().decision.count();
    expect(refusal(await ask(more))).toMatchObject({ code: 'badInput', field });
    expect(await db().decision.count()).toBe(before);
  });

  it('it is another team’s for nobody else', async () => {
    expect(refusal(await answer(0, germans))).toMatchObject({
      code: 'notFound',
      message: 'This question is no longer open.',
    });
  });
});

describe('an instant decision (§9 Analysing Combat 3)', () => {
  beforeEach(isAsked);
  afterEach(() => game.drop());

  it('lies on the desk of the team that is asked, with nothing of the combat, and touches no other', async () => {
    const before = await cursorOf(germans);
    const own = await cursorOf(british);
    const { decisionId: second } = good(await ask({ combatId: null, question: 'Another?' }));
    expect(await cursorOf(germans)).toBe(before);
    expect(await cursorOf(british)).not.toBe(own);
    const [one] = (await playerDesk(british)).decisions;
    expect({ ...one, askedAt: '', endsAt: '' }).toEqual({
      id: decisionId,
      question,
      options,
      defaultOption: 0,
      askedAt: '',
      endsAt: '',
      pausedAt: null,
      answer: null,
      settledAs: null,
    });
    expect(Date.parse(one!.endsAt) - Date.parse(one!.askedAt)).toBe(90_000);
    expect((await playerDesk(germans)).decisions).toEqual([]);
    expect(second).not.toBe(decisionId);
    await ledgerAgreesIn(game);
  });

  it('is answered once, by one of its choices; the answer touches its own desk alone, and frees the combat', async () => {
    const before = await cursorOf(germans);
    expect(refusal(await answer(3))).toMatchObject({ code: 'badInput', field: 'option' });
    good(await answer(1));
    expect(refusal(await answer(2)).message).toBe(`${british.label} has answered this: “Go back to the school”.`);
    expect(await cursorOf(germans)).toBe(before);
    expect((await playerDesk(british)).decisions[0]!.answer).toEqual({ option: 1, by: british.label });
    expect(await stands()).toEqual({ state: 'answered', option: 1 });
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await adjudicateCombat(game.control, { combatId, version: (await combat()).version, faces: [1] }));
    await ledgerAgreesIn(game);
  });

  it('a combat waits for one question at a time', async () => {
    expect(refusal(await ask({ teamId: germans.teamId })).message).toMatch(
      /^C1 .+ waits for a decision: 1 Airborne is deciding/,
    );
    good(await answer(0));
    good(await ask({ teamId: germans.teamId }));
  });

  it('comes to its default when the time is up: nothing is sent, nothing is stored, and a late answer is refused', async () => {
    await runOut();
    const before = [await cursorOf(british), await cursorOf(germans), await db().ledgerEntry.count()];
    expect(await stands()).toEqual({ state: 'ranOut', option: 0 });
    expect(refusal(await answer(1))).toMatchObject({ code: 'notNow', message: 'The time was up: “Stay” applies.' });
    expect([await cursorOf(british), await cursorOf(germans), await db().ledgerEntry.count()]).toEqual(before);
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await adjudicateCombat(game.control, { combatId, version: (await combat()).version, faces: [1] }));
  });

  it('runs out for nobody while the clock stands still, and by as long as it stood later', async () => {
    await runOut(-20_000);
    good(await pauseClock(game.control, { turn: 5 }));
    const ended = (await db().issuedDecision.findUniqueOrThrow({ where: { id: decisionId } })).endsAt.getTime();
    await shiftClock(60);
    expect((await stands()).state).toBe('open');
    expect((await playerDesk(british)).decisions[0]!.pausedAt).not.toBeNull();
    const { version } = await combat();
    expect(refusal(await dropCombat(game.control, { combatId, version })).message).toMatch(/has \d+ seconds? left\.$/);
    good(await resumeClock(game.control, { turn: 5 }));
    expect(Date.parse((await playerDesk(british)).decisions[0]!.endsAt)).toBeGreaterThanOrEqual(ended + 60_000);
    good(await answer(2));
    await shiftClock(0);
    await ledgerAgreesIn(game);
  });

  it('one that had run out before the clock stopped stays run out', async () => {
    await runOut(1000);
    good(await pauseClock(game.control, { turn: 5 }));
    good(await resumeClock(game.control, { turn: 5 }));
    expect((await stands()).state).toBe('ranOut');
    expect(refusal(await answer(1)).code).toBe('notNow');
  });

  it('is settled by Control with a reason, before or after the answer, and its team reads it', async () => {
    const settle = { decisionId, version: 1, settledAs: 2, reason: '' };
    expect(refusal(await settleDecision(game.control, settle))).toMatchObject({ code: 'badInput', field: 'reason' });
    expect(refusal(await settleDecision(game.control, { ...settle, settledAs: 3, reason: 'So.' })).field).toBe(
      'settledAs',
    );
    good(await answer(1));
    expect(refusal(await settleDecision(game.control, { ...settle, settledAs: 1, reason: 'So.' })).code).toBe(
      'alreadyDone',
    );
    expect(refusal(await settleDecision(game.control, { ...settle, settledAs: null, reason: 'So.' })).code).toBe(
      'notNow',
    );
    const before = await cursorOf(germans);
    good(await settleDecision(game.control, { ...settle, reason: 'The school is on fire as well.' }));
    expect(await cursorOf(germans)).toBe(before);
    expect((await playerDesk(british)).decisions[0]).toMatchObject({ settledAs: 2 });
    expect(await shown()).toMatchObject({
      answer: { option: 1 },
      settled: { as: 2, by: game.control.label, reason: 'The school is on fire as well.' },
    });
    expect(await stands()).toEqual({ state: 'settled', option: 2 });
    expect(refusal(await answer(0)).message).toBe('It has been settled: “Break out”.');
    await ledgerAgreesIn(game);
  });

  it('that is withdrawn goes from the desk, holds nothing, and cannot be answered', async () => {
    good(await settleDecision(game.control, { decisionId, version: 1, settledAs: null, reason: 'The wrong team.' }));
    expect((await playerDesk(british)).decisions).toEqual([]);
    expect(refusal(await answer(0)).code).toBe('notFound');
    expect(await stands()).toEqual({ state: 'withdrawn', option: null });
    good(await dropCombat(game.control, { combatId, version: (await combat()).version }));
    await ledgerAgreesIn(game);
  });

  it('an answer at its last moment and the resolving of the combat cannot both have their way', async () => {
    good(await closeGrouping(game.control, { turn: 5 }));
    const { version } = await combat();
    const [answered, resolved] = await Promise.all([
      answer(1),
      adjudicateCombat(game.control, { combatId, version, faces: [1] }),
    ]);
    expect(answered.ok).toBe(true);
    if (!resolved.ok) expect(resolved.refusal.message).toMatch(/is held: 1 Airborne is deciding/);
  });
});

describe('while it is open both sides of the combat are held', () => {
  beforeEach(isAsked);
  afterEach(() => game.drop());

  const waitsWords = /^(?:.+: )?C1 .+ waits for a decision.*: 1 Airborne is deciding and has \d+ seconds left\.$/;
  const move = async (unitId: string) => {
    const { version, x, y } = await unitOf(game, unitId);
    return { unitId, version, turn: 5, x: x! + 0.2, y: y!, mode: 'tactical' as const, overrule: 'So.' };
  };
  const own = async () => ({ combatId, version: (await combat()).version });
  const acts: [string, () => Promise<Result<unknown>>][] = [
    ['regrouped', async () => groupCombat(game.control, { ...workedExample, ...(await own()), ground: open })],
    ['parted', async () => splitCombat(game.control, { ...(await own()), goes: [pzgr], inBoth: [para] })],
    ['moved on the side that was asked', async () => moveUnit(game.control, await move(para))],
    ['moved on the other side', async () => moveUnit(game.control, await move(pzgr))],
    [
      'moved in a column',
      async () => {
        const { unitId, version, x, y } = await move(attackers[1]!);
        const units = [{ unitId, version }];
        return moveColumn(game.control, { turn: 5, units, way: [[x, y]], mode: 'tactical', overrule: 'So.' });
      },
    ],
    [
      'taken off the map',
      async () =>
        takeOffMap(game.control, { unitId: guns, version: (await unitOf(game, guns)).version, reason: 'So.' }),
    ],
    ['dropped', async () => dropCombat(game.control, await own())],
  ];

  it('none is moved, regrouped, parted, taken off the map or dropped', async () => {
    for (const [is, act] of acts) {
      const refused = refusal(await act());
      expect(refused.code, is).toBe('notNow');
      expect(refused.message, is).toMatch(waitsWords);
    }
    good(await answer(0));
    for (const [is, act] of acts) {
      const after = await act();
      if (!after.ok) expect(after.refusal.message, is).not.toMatch(/held/);
    }
  });

  it('nor merged with another of its side', async () => {
    good(await answer(0));
    const { combatId: parted } = good(
      await splitCombat(game.control, { ...(await own()), goes: [pzgr], inBoth: [para] }),
    );
    good(await ask({ question: 'And now?' }));
    const other = await db().combat.findUniqueOrThrow({ where: { id: parted } });
    const combats = [await own(), { combatId: parted, version: other.version }];
    expect(refusal(await mergeCombats(game.control, { combats })).message).toMatch(waitsWords);
  });

  it('nor resolved', async () => {
    good(await closeGrouping(game.control, { turn: 5 }));
    const roll = async () => adjudicateCombat(game.control, { ...(await own()), faces: [1] });
    expect(refusal(await roll()).message).toMatch(waitsWords);
    expect((await combat()).state).toBe('grouped');
    good(await answer(0));
    good(await roll());
  });

  it('nor ruled on, followed, or told of to either of its teams, while another question is open', async () => {
    good(await answer(0));
    good(await closeMovement(game.control, { turn: 5 }));
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await adjudicateCombat(game.control, { ...(await own()), faces: [1] }));
    const first = good(await ask({ teamId: germans.teamId, question: 'Go on?' })).decisionId;
    expect(refusal(await ruleOnCombat(game.control, await own())).message).toMatch(
      /^C1 .+ waits for a decision: 9 SS-Pz Hohenstaufen is deciding and has \d+ seconds left\.$/,
    );
    good(await answer(0, germans, first));
    good(await ruleOnCombat(game.control, await own()));

    const reports = await Promise.all(
      ['1-airborne', '9-ss-panzer'].map(async (teamKey) => {
        const { id, version } = good(await draftReport(game.control, { teamKey, version: 0 }));
        return { reportId: id, version };
      }),
    );
    const { decisionId: last } = good(await ask({ teamId: germans.teamId, question: 'And now?' }));
    for (const report of reports)
      expect(refusal(await releaseReport(game.control, report)).message).toMatch(
        /^C1 .+ waits for a decision, and the reports of its teams: 9 SS-Pz Hohenstaufen is deciding/,
      );
    const follow = { parentId: combatId, kind: 'overrun' as const, combatId: null, version: 0, ground: open };
    const units = [{ unitId: pzgr, role: 'attacker' as const }];
    expect(refusal(await followCombat(game.control, { ...follow, units })).message).toMatch(
      /^C1 .+ waits for a decision/,
    );
    good(await answer(1, germans, last));
    for (const report of reports) {
      const released = await releaseReport(game.control, report);
      if (!released.ok) expect(released.refusal.message).not.toMatch(/held/);
    }
    await ledgerAgreesIn(game);
  });
});
