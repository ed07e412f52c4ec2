import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { storedTruth } from '@/lib/db/record/stored-truth';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { moveUnit } from '../movement/move-unit';
import { markRead } from '../record/mark-read';
import { correctionsDue } from '../reports/corrections-due';
import { draftReport } from '../reports/draft-report';
import { markTold } from '../reports/mark-told';
import { releaseReport } from '../reports/release-report';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, open, para, pzgr, refusal, unitOf, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { undoRuling } from './undo-ruling';

let game: GivenGame;
let combatId: string;

const shown = async () => (await combatOnDesk(game.control, combatId))!;
const undo = async (reason = 'The wrong bridge was read.') =>
  undoRuling(game.control, { combatId, version: (await shown()).version, reason });
const rule = async (more: object = {}) =>
  ruleOnCombat(game.control, { combatId, version: (await shown()).version, ...more });
const differs = async (before: Awaited<ReturnType<typeof storedTruth>>) =>
  compare(before, await storedTruth(game.gameId));
const contacts = () => db().contactTurn.count({ where: { gameId: game.gameId, turn: 5 } });

/** The worked example in the open, nobody told to stand fast: 18 against 12, die 2, Success: they retire. */
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  const grouped = good(
    await groupCombat(game.control, {
      ...workedExample,
      ground: open,
      units: workedExample.units.map((part) => ({ ...part, standFast: false })),
    }),
  );
  combatId = grouped.combatId;
  good(await closeMovement(game.control, { turn: 5 }));
  good(await closeGrouping(game.control, { turn: 5 }));
  good(await adjudicateCombat(game.control, { combatId, version: grouped.version, faces: [2, 3] }));
});
afterEach(() => game.drop());

describe('a ruling taken back (§2)', () => {
  it('gives back steps, places, contacts and captures; the dice stand and the combat waits for its ruling', async () => {
    const before = await storedTruth(game.gameId);
    const { finding } = await shown();
    good(await rule());
    expect((await unitOf(game, para)).hasRetired).toBe(true);
    expect(await differs(before)).not.toEqual([]);
    expect(good(await undo()).advice).toEqual([]);
    expect(await differs(before)).toEqual([]);
    expect(await shown()).toMatchObject({ state: 'resolved', ruling: null, finding });
    const back = await db().ledgerEntry.findMany({ where: { gameId: game.gameId, verb: 'undo-ruling' } });
    expect(back.length).toBeGreaterThan(6);
    expect(back.every(({ undoes, reason }) => undoes !== null && reason === 'The wrong bridge was read.')).toBe(true);
    good(await rule());
    await ledgerAgreesIn(game);
  });

  it('takes every ruling on the combat back, the last first', async () => {
    const before = await storedTruth(game.gameId);
    good(await rule());
    const again = { overrules: [{ path: `units.${pzgr}.stepsTaken`, ruled: 2, reason: 'mined' }], reason: 'mined' };
    good(await rule(again));
    good(await undo());
    expect(await differs(before)).toEqual([]);
    expect(refusal(await undo()).message).toMatch(/has no ruling\.$/);
    good(await rule());
    good(await undo());
    expect(await differs(before)).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('keeps who met in another combat of the turn as well (OC-118)', async () => {
    game.besideTheLedger();
    good(await rule());
    const met = await contacts();
    await db().$executeRaw`
      INSERT INTO "Combat" SELECT (jsonb_populate_record(c, '{"id":"twin","number":9}')).* FROM "Combat" c WHERE c.id = ${combatId}`;
    good(await undo());
    expect(await contacts()).toBe(met);
  });

  it('is refused once a unit has changed since, which is named', async () => {
    good(await rule());
    const { x, y, version, name } = await unitOf(game, para);
    const to = { x: x! - 0.3, y: y!, mode: 'tactical' as const, overrule: 'So.' };
    good(await moveUnit(game.control, { unitId: para, version, turn: 5, ...to }));
    expect(refusal(await undo()).message).toContain(`${name} has been changed since: entry`);
    await ledgerAgreesIn(game);
  });

  it('is refused without a reason, for a version not seen, and once the turn after it is over', async () => {
    good(await rule());
    expect(refusal(await undo(' '))).toMatchObject({ code: 'badInput', field: 'reason' });
    const late = await undoRuling(game.control, { combatId, version: 1, reason: 'So.' });
    expect(refusal(late).code).toBe('changedByAnother');
    const { version } = await shown();
    for (const turn of [5, 6]) good(await endTurn(game.control, { turn, reason: 'The test ends.' }));
    const over = await undoRuling(game.control, { combatId, version, reason: 'So.' });
    expect(refusal(over).message).toBe('Turn 5 is over; this is turn 7.');
  });

  it('two at once: one wins, the other is told', async () => {
    good(await rule());
    const { version } = await shown();
    const twice = await Promise.all([1, 2].map(() => undoRuling(game.control, { combatId, version, reason: 'So.' })));
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    await ledgerAgreesIn(game);
  });
});

describe('§10: those who were told the old are told that it was mistaken', () => {
  const draft = async (version: number) => good(await draftReport(game.control, { teamKey: '1-airborne', version }));
  const due = () => correctionsDue(game.gameId, 5);

  it('Control sees who was told, who has read it, and the turn waits until the correction is out', async () => {
    good(await rule());
    const first = await draft(0);
    good(await releaseReport(game.control, { reportId: first.id, version: first.version }));
    expect(await due()).toEqual([]);
    const frost = await game.player('1-airborne');
    const [paper] = (await playerDesk(frost)).reports;
    good(await markRead(frost, { kind: 'report', paperId: paper!.id }, 'write-1-of-reading'));

    expect(good(await undo()).advice).toEqual([
      '1 Airborne has been told of it: it needs a correction once the combat is ruled on again.',
    ]);
    const [wronged] = await due();
    expect(wronged).toMatchObject({
      team: { name: '1 Airborne' },
      since: ['the ruling on C1 Arnhem was taken back'],
      readBy: [{ label: frost.label }],
      draft: null,
    });
    expect(wronged!.readBy[0]!.at).toBeInstanceOf(Date);
    good(await rule({ overrules: [{ path: `units.${para}.stepsTaken`, ruled: 3, reason: 'burnt out' }] }));
    expect((await due()).map(({ since }) => since)).toEqual([['C1 Arnhem was ruled on again']]);

    const ends = refusal(await endTurn(game.control, { turn: 5 })) as { theirs?: string[] };
    expect(ends.theirs).toContain('1 Airborne needs a correction: it was told before C1 Arnhem was ruled on again.');
    const { version } = await db().reportDraft.findUniqueOrThrow({ where: { id: first.id } });
    const second = await draft(version);
    const { body } = await db().reportDraft.findUniqueOrThrow({ where: { id: second.id } });
    expect(body.split('\n\n')[0]).toBe(
      'The report of 18 SEP 2200 was mistaken about the fighting at Arnhem. What follows takes its place. All else stands.',
    );
    const waits = refusal(await endTurn(game.control, { turn: 5 })) as { theirs?: string[] };
    expect(waits.theirs).toContain(
      'The correction to 1 Airborne has not gone out: it was told before C1 Arnhem was ruled on again.',
    );
    good(await releaseReport(game.control, { reportId: second.id, version: second.version }));
    expect(await due()).toEqual([]);
    expect((await playerDesk(frost)).reports[0]!.heading).toBe('Correction to the report of the afternoon');
    await ledgerAgreesIn(game);
  });

  it('a further ruling that changes nothing the team is told calls for no correction', async () => {
    good(await rule());
    const first = await draft(0);
    good(await releaseReport(game.control, { reportId: first.id, version: first.version }));
    good(await rule({ reason: 'Only to be sure.' }));
    expect(await due()).toEqual([]);
  });

  it('a report read aloud counts as told, and stands: what comes after it is a correction', async () => {
    good(await rule());
    const first = await draft(0);
    const toldAt = (version: number) => markTold(game.control, { told: [{ kind: 'report', id: first.id, version }] });
    good(await toldAt(first.version));
    expect(refusal(await toldAt(first.version + 1)).code).toBe('alreadyDone');
    good(await rule({ overrules: [{ path: `units.${para}.stepsTaken`, ruled: 3, reason: 'burnt' }], reason: 'burnt' }));
    expect((await due()).map(({ team, readBy }) => [team.name, readBy])).toEqual([['1 Airborne', []]]);
    const second = await draft(first.version + 1);
    expect(second.id).not.toBe(first.id);
    await ledgerAgreesIn(game);
  });
});
