import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk, combatsDesk } from '@/lib/desks/control/combat/combats';
import { marksOf, reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { board } from '@/lib/desks/control/sequence/board';
import { mayTakeBack } from '@/lib/desks/control/undo/may-take-back';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { moveUnit } from '../movement/move-unit';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, open, para, refusal, unitOf, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { undoRuling } from '../undo/undo-ruling';
import { correctionsDue } from './corrections-due';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';
import { saveReport } from './save-report';

/** Players read their letters, and protest, when they write the next orders. */

let game: GivenGame;
let combatId: string;

const team = '1-airborne';
const shown = async () => (await combatOnDesk(game.control, combatId))!;
const rule = async (more: object = {}) =>
  ruleOnCombat(game.control, { combatId, version: (await shown()).version, ...more });
const undo = async (reason = 'The wrong bridge was read.') =>
  undoRuling(game.control, { combatId, version: (await shown()).version, reason });
const steps = (ruled: number, reason: string) => ({
  overrules: [{ path: `units.${para}.stepsTaken`, ruled, reason }],
  reason,
});
const letter = async (turn?: number) => (await reportOnDesk(game.control, team, turn))!;
const draft = async (turn?: number) =>
  draftReport(game.control, { teamKey: team, version: (await letter(turn)).draft?.version ?? 0, turn });
const release = async (turn?: number) => {
  const { id, version } = (await letter(turn)).draft!;
  return releaseReport(game.control, { reportId: id, version });
};
const due = async () =>
  (await correctionsDue(game.gameId, 6)).map((one) => [one.team.key, one.turn, one.isEarlier, ...one.since]);
const desk = async () => playerDesk(await game.player(team));
const counter = async () => (await desk()).counters.find(({ name }) => name === '2 Para Bn')!;
const moveOn = async () => {
  const { x, y, version } = await unitOf(game, para);
  const to = { x: x! - 0.3, y: y!, mode: 'tactical' as const, overrule: 'So.' };
  good(await moveUnit(game.control, { unitId: para, version, turn: 6, ...to }));
};

/** The worked example in the open, nobody told to stand fast: the defenders retire, are told of it, and turn 6 begins. */
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  const units = workedExample.units.map((part) => ({ ...part, standFast: false }));
  const grouped = good(await groupCombat(game.control, { ...workedExample, ground: open, units }));
  combatId = grouped.combatId;
  good(await closeMovement(game.control, { turn: 5 }));
  good(await closeGrouping(game.control, { turn: 5 }));
  good(await adjudicateCombat(game.control, { combatId, version: grouped.version, faces: [2, 3] }));
  good(await rule());
  good(await draft());
  good(await release());
  good(await endTurn(game.control, { turn: 5, reason: 'The others are told later.' }));
});
afterEach(() => game.drop());

describe('§2: a ruling of the turn before, when the players protest', () => {
  it('is amended: the steps follow, the letter is marked on the board and in the list, and its correction goes out', async () => {
    expect(await due()).toEqual([]);
    expect((await combatsDesk(game.control)).lastTurn).toMatchObject([{ id: combatId, state: 'ruled' }]);
    expect(good(await rule(steps(3, 'the house burnt down'))).advice).toEqual([
      '1 Airborne was told otherwise: it needs a correction.',
    ]);
    expect(await due()).toEqual([[team, 5, true, 'C1 Arnhem was ruled on again']]);

    const why = 'it was told before C1 Arnhem was ruled on again';
    const { cards } = await board(game.control);
    expect(cards.find(({ kind }) => kind === 'report')).toMatchObject({
      name: '1 Airborne',
      lane: 'resolved',
      about: 'letter of turn 5 not true any more',
      blocks: `Needs a correction: ${why}.`,
      to: '/reports/1-airborne?turn=5',
    });
    expect((await reportsTray(game.control)).earlier).toMatchObject([{ teamKey: team, turn: 5, why }]);
    const ends = refusal(await endTurn(game.control, { turn: 6 })) as { theirs?: string[] };
    expect(ends.theirs).toContain(`1 Airborne needs a correction of the letter of turn 5: ${why}.`);

    good(await draft(5));
    const { draft: correction, isEarlier, turn } = await letter(5);
    expect([correction!.isCorrection, isEarlier, turn]).toEqual([true, true, 5]);
    expect(correction!.body.split('\n\n')[0]).toBe(
      'The report of 18 SEP 2200 was mistaken about the fighting at Arnhem. What follows takes its place. All else stands.',
    );
    good(await release(5));
    expect((await desk()).reports[0]).toMatchObject({ turn: 5, heading: 'Correction to the report of the afternoon' });
    expect(await due()).toEqual([]);
    expect((await board(game.control)).cards.filter(({ kind }) => kind === 'report')).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('is taken back: the unit begins its move where it stood before, and the correction waits for the new ruling', async () => {
    const fellBack = await counter();
    const told = await db().ledgerEntry.count({ where: { gameId: game.gameId } });
    const what = { combatId, version: (await shown()).version };
    expect(good(await mayTakeBack(game.control, what))).toEqual({ whyNot: null });
    expect(await db().ledgerEntry.count({ where: { gameId: game.gameId } })).toBe(told);

    good(await undo());
    const { x, y, startX, startY, hasRetired } = await unitOf(game, para);
    expect([startX, startY, hasRetired]).toEqual([x, y, false]);
    expect([x, y]).not.toEqual([fellBack.x, fellBack.y]);
    expect(await due()).toEqual([[team, 5, true, 'the ruling on C1 Arnhem was taken back']]);
    // Nothing goes to the team before the correction does.
    expect(await counter()).toMatchObject({ x: fellBack.x, y: fellBack.y });

    good(await draft(5));
    expect(refusal(await release(5)).message).toContain('C1 Arnhem has no ruling yet.');
    const stays = [para, 'A096'].map((id) => ({ path: `units.${id}.retiresKm`, ruled: 0, reason: 'they held' }));
    good(await rule({ overrules: stays }));
    good(await draft(5));
    good(await release(5));
    expect(await counter()).toMatchObject({ x, y });
    await ledgerAgreesIn(game);
  });

  it('is not taken back once a unit has moved on it, which is said beforehand; amended it leaves that unit where it is', async () => {
    await moveOn();
    const { x, y, name } = await unitOf(game, para);
    const { whyNot } = good(await mayTakeBack(game.control, { combatId, version: (await shown()).version }));
    expect(whyNot).toContain(`${name} has been changed since: entry`);
    expect(refusal(await undo()).message).toBe(whyNot);
    expect(good(await rule(steps(3, 'the house burnt down'))).advice).toEqual([
      `${name} has moved since and stays where it is.`,
      '1 Airborne was told otherwise: it needs a correction.',
    ]);
    expect(await unitOf(game, para)).toMatchObject({ x, y });

    // The letter tells of the turn before: neither its words nor the map with it show where the unit has gone since.
    const before = await counter();
    good(await draft(5));
    expect((await letter(5)).draft!.body).not.toMatch(/739/);
    good(await release(5));
    expect(await counter()).toMatchObject({ x: before.x, y: before.y });
    await ledgerAgreesIn(game);
  });

  it('stays once the turn after it is over; its letter can still be corrected', async () => {
    good(await endTurn(game.control, { turn: 6, reason: 'A quiet night.' }));
    expect(refusal(await rule(steps(3, 'late'))).message).toBe(
      'This combat is neither of this turn nor of the one before.',
    );
    expect((await shown()).isStillRuled).toBe(false);
    good(await draft(5));
    expect((await letter(5)).draft).toMatchObject({ isCorrection: true, state: 'drafted' });
  });
});

describe('§10: any earlier letter is corrected by hand', () => {
  it('through the guard, and only where there was a letter', async () => {
    good(await draft(5));
    const { draft: correction, items } = await letter(5);
    expect(correction!.body).toBe('The report of 18 SEP 2200 is to be read as follows.');
    expect(items).toEqual([]);
    const write = async (body: string) => {
      const { id, version } = (await letter(5)).draft!;
      good(await saveReport(game.control, { reportId: id, version, body, overruled: {} }));
    };
    await write('Harzer himself led the attack.');
    const marks = good(await marksOf(game.control, { teamKey: team, body: 'Harzer himself led it.', turn: 5 })).marks;
    expect(marks.map(({ kind }) => kind)).toEqual(['hiddenUnit']);
    expect(refusal(await release(5)).code).toBe('marksOpen');
    await write('The report of 18 SEP 2200 called the church of St Eusebius burnt. It stands.');
    good(await release(5));
    expect((await desk()).reports[0]!.body).toContain('It stands.');

    const never = await draftReport(game.control, { teamKey: '9-ss-panzer', version: 0, turn: 5 });
    expect(refusal(never).message).toBe(
      '9 SS-Pz Hohenstaufen has had no letter of turn 5: there is nothing to correct.',
    );
    expect(refusal(await draftReport(game.control, { teamKey: team, version: 0, turn: 7 })).field).toBe('turn');
    await ledgerAgreesIn(game);
  });
});
