import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { type MasterCounter, masterMap } from '@/lib/desks/control/movement/map';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import { placeArrival } from '@/lib/turn/arrivals/place-arrival';
import { placeColumn } from '@/lib/turn/arrivals/place-column';
import { shiftArrival } from '@/lib/turn/arrivals/shift-arrival';
import { takeOffMap } from '@/lib/turn/arrivals/take-off-map';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { moveColumn } from '../move-column';
import { moveUnit } from '../move-unit';
import { setContact } from './set-contact';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
const refusalOf = (answer: Result<unknown>) => (answer.ok ? null : answer.refusal);

async function counter(name: string): Promise<MasterCounter> {
  const found = (await masterMap(game.control)).counters.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
const put = async (name: string, x: number, y: number, more: object = {}) => {
  const { id: unitId, version } = await counter(name);
  return moveUnit(game.control, { unitId, version, turn: 2, x, y, mode: 'tactical', ...more });
};
const pairsOf = async (id: string) => (await masterMap(game.control)).pairs.filter((pair) => pair.alliedId === id);
const overrule = 'Set up for the test.';

describe('contact as a state of a pair (§6 Passing By)', () => {
  it('begins where a move ends within passing distance, and ends once straight away leads beyond it', async () => {
    const enemy = await counter('SS-PzGren A u E Btl 16 (Krafft)');
    good(await put('2 Para Bn', enemy.x! + 0.5, enemy.y!, { overrule }));
    const para = await counter('2 Para Bn');
    expect(await pairsOf(para.id)).toContainEqual(expect.objectContaining({ germanId: enemy.id, sinceTurn: 2 }));
    const slid = refusalOf(await put('2 Para Bn', enemy.x! - 9, enemy.y!));
    expect(slid).toMatchObject({ code: 'reasonNeeded', field: 'overrule', rule: '§6 Passing By' });
    expect(await counter('2 Para Bn')).toMatchObject({ x: para.x, version: para.version });
    good(await put('2 Para Bn', enemy.x! + 6, enemy.y!, { overrule }));
    expect((await pairsOf(para.id)).map(({ germanId }) => germanId)).not.toContain(enemy.id);
    expect((await counter('2 Para Bn')).way.length).toBeGreaterThan(1);
  });

  it('is set and ended by Control with a reason', async () => {
    const para = await counter('3 Para Bn');
    const enemy = (await masterMap(game.control)).counters.find(({ side, isOnMap }) => side === 'german' && isOnMap)!;
    const stands = (await pairsOf(para.id)).some(({ germanId }) => germanId === enemy.id);
    const say = (isInContact: boolean, reason = 'As agreed.') =>
      setContact(game.control, { turn: 2, unitId: para.id, enemyId: enemy.id, isInContact, reason });
    expect(refusalOf(await say(true, ''))?.code).toBe('badInput');
    if (!stands) good(await say(true));
    expect(refusalOf(await say(true))?.code).toBe('alreadyDone');
    good(await say(false));
    expect((await pairsOf(para.id)).map(({ germanId }) => germanId)).not.toContain(enemy.id);
  });
});

describe('who comes on or is taken off (§4 step 4, §6 Passing By)', () => {
  it('comes on beside the enemy in contact with him, alone or in a column; contact ends with who is taken off', async () => {
    const enemy = await counter('SS-PzGren A u E Btl 16 (Krafft)');
    const due = (await masterMap(game.control)).counters.filter(
      ({ side, isOnMap, arrivalTurn }) => side === 'allied' && !isOnMap && arrivalTurn === 3,
    );
    const units = due.slice(0, 2).map(({ id: unitId, version }) => ({ unitId, version }));
    good(await shiftArrival(game.control, { units, turns: -1, reason: 'they were quick' }));
    const first = await counter(due[0]!.name);
    const second = await counter(due[1]!.name);
    const at = { x: enemy.x! + 0.5, y: enemy.y! };
    good(await placeArrival(game.control, { unitId: first.id, version: first.version, ...at, overrule }));
    expect(await pairsOf(first.id)).toContainEqual(
      expect.objectContaining({ germanId: enemy.id, sinceTurn: 2, why: 'came on within passing distance' }),
    );
    good(await placeColumn(game.control, { units: [{ unitId: second.id, version: second.version }], ...at, overrule }));
    expect((await pairsOf(second.id)).map(({ germanId }) => germanId)).toContain(enemy.id);
    const { version } = await counter(first.name);
    good(await takeOffMap(game.control, { unitId: first.id, version, reason: 'put there by mistake' }));
    expect(await pairsOf(first.id)).toEqual([]);
  });
});

describe('a column (§7 Column Lengths, OC-109)', () => {
  it('moves as one act, each as far behind as the one before it is long; one refused refuses all, named', async () => {
    const first = await counter('1 Border');
    const second = await counter('7 KOSB');
    const way: [number, number][] = [
      [first.x!, first.y!],
      [first.x! - 3, first.y!],
      [first.x! - 3, first.y! + 12],
    ];
    const march = { turn: 2, way, mode: 'roadColumn' as const, slowedBy: ['traffic jams'], overrule };
    const units = [first, second].map(({ id: unitId, version }) => ({ unitId, version }));
    const stale = [units[0]!, { ...units[1]!, version: 99 }];
    const refused = refusalOf(await moveColumn(game.control, { ...march, units: stale }));
    expect(refused).toMatchObject({ code: 'changedByAnother', message: expect.stringContaining(second.name) });
    expect(await counter('1 Border')).toMatchObject({ x: first.x, version: first.version });
    const { units: moved } = good(await moveColumn(game.control, { ...march, units }));
    expect(moved.map(({ unitId }) => unitId)).toEqual([first.id, second.id]);
    expect(await counter('1 Border')).toMatchObject({ x: moved[0]!.x, y: moved[0]!.y, slowedBy: ['traffic jams'] });
  });

  it('leaves a ledger that folds to what is stored', async () => {
    const entries = await entriesOf(game.gameId);
    const folded = fold(openingTruth(game.scenario), entries);
    expect(compare(folded, await storedTruth(game.gameId))).toEqual([]);
  });
});
