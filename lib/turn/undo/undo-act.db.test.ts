import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { storedTruth } from '@/lib/db/record/stored-truth';
import { ledgerPage } from '@/lib/desks/control/record/ledger';
import { allVerbs } from '@/lib/turn/testing/all-verbs';
import { bringBack } from '../arrivals/bring-back';
import { placeArrival } from '../arrivals/place-arrival';
import { shiftArrival } from '../arrivals/shift-arrival';
import { takeOffMap } from '../arrivals/take-off-map';
import { markCrossing } from '../crossings/mark-crossing';
import { setCrossing } from '../crossings/set-crossing';
import { attachUnit } from '../movement/attach-unit';
import { moveUnit } from '../movement/move-unit';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import {
  arrivals,
  at,
  differences,
  game,
  lastNumber,
  moved,
  movedBefore,
  one,
  seat,
  seen,
  setScene,
  undo,
} from './scene-for-tests';

beforeAll(setScene);
afterAll(() => game.drop());

describe('an act taken back', () => {
  it('whatever is done to the counters and crossings and taken back the last first, all is as it was', async () => {
    const steps = {
      move: async (by: number) => {
        const { x, y, version } = await one('A010');
        const to = { x: x! + by / 10, y: y! - 0.1, mode: 'tactical' as const, overrule: 'So.' };
        return moveUnit(seat, { unitId: 'A010', version, turn: 5, ...to });
      },
      mark: async (by: number) =>
        markCrossing(seat, { ...(await at('son')), state: by % 2 ? 'blown' : 'safe', reason: 'Seen.' }),
      carry: async (by: number) =>
        setCrossing(seat, { ...(await at('son')), capacityPoints: 20 + by, isPrepared: false, reason: 'Mended.' }),
      attach: async (by: number) =>
        attachUnit(seat, {
          ...(await seen('A010'))[0]!,
          turn: 5,
          formation: by % 2 ? '43 Wessex Div' : '50 Northumbrian Div',
        } as never),
    };
    const wish = fc.record({
      what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
      by: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 5 }), async (wishes) => {
        const before = await storedTruth(game.gameId);
        const acts: number[] = [];
        for (const { what, by } of wishes) if ((await steps[what](by)).ok) acts.unshift(await lastNumber());
        for (const number of acts) good(await undo(number));
        expect(await differences(before)).toEqual([]);
      }),
      { numRuns: 6 },
    );
    await ledgerAgreesIn(game);
  });
});

describe('an act is not taken back', () => {
  it('once something later stands on it, which is named', async () => {
    const first = await moved('A010');
    const second = await moved('A010');
    const { name } = await one('A010');
    const { message } = refusal(await undo(first));
    expect(message).toContain(`${name} has been changed since: entry`);
    expect(message).toContain(`, by ${seat.label}. Take that back first.`);
    good(await undo(second));
    good(await undo(first));
  });

  it('that said when a unit comes, once it has come', async () => {
    const [unit] = await arrivals(1, { arrivalTurn: { gt: 7 } });
    const sees = async () => (await seen(unit!.id))[0]!;
    good(await takeOffMap(seat, { ...(await sees()), reason: 'Sent back.' }));
    good(await bringBack(seat, { ...(await sees()), arrivalTurn: 6, reason: 'And forward.' }));
    const back = await lastNumber();
    good(await shiftArrival(seat, { units: [await sees()], turns: -1, reason: 'The road is free.' }));
    const shift = await lastNumber();
    const { entryX: x, entryY: y } = unit!;
    good(await placeArrival(seat, { ...(await sees()), x, y, overrule: 'So it is.' }));
    const placed = await lastNumber();
    for (const number of [shift, back])
      expect(refusal(await undo(number)).message).toContain(`${unit!.name} has been changed since: entry`);
    for (const number of [placed, shift, back]) good(await undo(number));
    expect(await one(unit!.id)).toMatchObject({ isInBox: true, isOnMap: false, arrivalTurn: unit!.arrivalTurn });
    await ledgerAgreesIn(game);
  });

  it('when movement was closed since: the teams have been told where they stand', async () => {
    expect(refusal(await undo(movedBefore)).message).toBe(
      'Movement has been closed since, and the teams told where they stand. Move the counter instead.',
    );
  });
  it.each([
    ['test-crossing', 'Dice were rolled. Rule otherwise instead.'],
    ['close-movement', 'The turn has moved on; this stays.'],
    ['open-order-sheet', 'A team was told. Send a correction.'],
    ['submit-order-sheet', 'It is the team’s own.'],
    ['undo-act', 'This undid something. Do that again instead.'],
    ['draft-report', 'Correct it at its own desk.'],
  ])('by its kind: %s', async (verb, why) => {
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, verb, turn: 5 } });
    expect(refusal(await undo(entry.number)).message).toBe(why);
  });

  it('without a reason, and without an entry of this game', async () => {
    expect(refusal(await undo(1, '  '))).toMatchObject({ code: 'badInput', field: 'reason' });
    expect(refusal(await undo(999_999)).code).toBe('notFound');
    expect(refusal(await undo(Number.NaN)).field).toBe('number');
  });

  it('twice at once: one hand takes it back', async () => {
    const number = await moved('A010');
    const answers = await Promise.all([undo(number), undo(number)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('alreadyDone');
  });

  it('and the ledger desk shows what was undone, by whom and why, and the undo itself', async () => {
    const number = await moved('A010');
    good(await undo(number, 'The other battalion was meant.'));
    const { entries } = await ledgerPage(seat, allVerbs);
    expect(entries.find((entry) => entry.number === number)!.undone).toMatchObject({
      by: seat.label,
      reason: 'The other battalion was meant.',
    });
    expect(entries.find(({ undoes }) => undoes === number)).toMatchObject({ verb: 'undo-act', undone: null });
    await ledgerAgreesIn(game);
  });

  it('in a later turn', async () => {
    const number = await moved('A010');
    good(await endTurn(seat, { turn: 5, reason: 'The test ends.' }));
    expect(refusal(await undo(number)).message).toBe('Turn 5 is over; this is turn 6.');
  });
});
