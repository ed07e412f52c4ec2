import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { createSeat } from '@/lib/turn/access/create-seat';
import { reissueSeat } from '@/lib/turn/access/reissue-seat';
import { revokeSeat } from '@/lib/turn/access/revoke-seat';
import { takeSeat } from '@/lib/turn/access/take-seat';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { until } from '@/scripts/testing/until';
import { subscribe } from './subscribe';

let game: GivenGame;
let frost: PlayerSeat;
const heard: Record<'airborne' | 'panzer' | 'control', string[]> = { airborne: [], panzer: [], control: [] };
const ends: (() => void)[] = [];
let writes = 0;

/** The slow look at the cursors, for this file to take when it likes: it would make up for every notice that is not heard. */
let looksSlowly: () => void;
let pace = 0;

/** The hub of this file, which looks by itself at nothing but its notices. */
function listensByNotices(begin: () => (() => void)[]): (() => void)[] {
  (globalThis as { opcomNotices?: unknown }).opcomNotices = undefined;
  const clock = vi.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, every: number) => {
    looksSlowly = work;
    pace = every;
    return { unref: () => undefined };
  }) as never);
  const begun = begin();
  clock.mockRestore();
  return begun;
}

async function writesARow(): Promise<void> {
  const [counter] = (await playerDesk(frost)).counters;
  writes += 1;
  const line = { ...emptyLine, id: `row-${writes}`, position: writes, version: 0, counterIds: [counter!.id] };
  const saved = await saveDraft(frost, { turn: 5, lines: [line], removed: [] }, `live-write-${writes}`);
  if (!saved.ok) throw new Error(saved.refusal.message);
}

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  frost = await game.player('1-airborne');
  const { gameId } = game;
  const airborne = await game.teamId('1-airborne');
  const panzer = await game.teamId('9-ss-panzer');
  ends.push(
    ...listensByNotices(() => [
      subscribe({ gameId, teamId: airborne }, (cursor) => heard.airborne.push(cursor)),
      subscribe({ gameId, teamId: panzer }, (cursor) => heard.panzer.push(cursor)),
      subscribe({ gameId, teamId: null }, (cursor) => heard.control.push(cursor)),
    ]),
  );
  await until(() =>
    expect([heard.airborne, heard.panzer, heard.control].map((list) => list.length)).toEqual([1, 1, 1]),
  );
});
afterAll(async () => {
  for (const end of ends) end();
  await game.drop();
});

describe('notices', () => {
  it('a team’s own write is told to that team, with the cursor of its desk, and to Control; to nobody else', async () => {
    await writesARow();
    const { cursor } = await playerDesk(frost);
    await until(() => expect(heard.airborne.at(-1)).toBe(cursor));
    await until(() => expect(heard.control).toHaveLength(2));
    expect(heard.panzer).toHaveLength(1);
  });

  it('an act of Control that issues nothing is told to no player', async () => {
    const before = [...heard.airborne];
    const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, name: 'HQ 1 Airborne Div' } });
    const place = { x: unit.x! + 0.5, y: unit.y! };
    const moved = await moveUnit(game.control, {
      unitId: unit.id,
      version: unit.version,
      turn: 5,
      mode: 'tactical',
      ...place,
    });
    expect(moved.ok).toBe(true);
    await until(() => expect(heard.control).toHaveLength(3));
    expect(heard.airborne).toEqual(before);
    expect(heard.panzer).toHaveLength(1);
  });

  it('a seat given to somebody else is told to the stream of that seat alone, and to no other of its team', async () => {
    const { gameId } = game;
    const teamId = frost.teamId;
    const made = await createSeat(game.control, {
      kind: 'player',
      label: 'Deputy',
      teamKey: '1-airborne',
      duty: 'operations',
    });
    if (!made.ok) throw new Error(made.refusal.message);
    const { seatId, code } = made.value;
    const told: string[] = [];
    const listens = (id: string) =>
      subscribe({ gameId, teamId }, () => undefined, null, { id, whenReassigned: () => told.push(id) });
    ends.push(listens(seatId), listens(frost.id));
    const before = [...heard.airborne];
    await takeSeat(code, null, 'here');
    await reissueSeat(game.control, { seatId });
    await revokeSeat(game.control, { seatId });
    await until(() => expect(told).toEqual([seatId, seatId, seatId]));
    expect(heard.airborne).toEqual(before);
  });

  it('a broken listening connection comes back by itself, and what happened meanwhile is told', async () => {
    await db()
      .$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
    await writesARow();
    const { cursor } = await playerDesk(frost);
    await until(() => expect(heard.airborne.at(-1)).toBe(cursor));
    await writesARow();
    const then = await playerDesk(frost);
    await until(() => expect(heard.airborne.at(-1)).toBe(then.cursor));
    expect(new Set(heard.airborne).size).toBe(heard.airborne.length);
  });

  it('a notice that was lost is made up for by the slow look at the cursors', async () => {
    const told = heard.airborne.length;
    await db().$executeRaw`UPDATE "TeamDesk" SET cursor = 'unheard-of' WHERE name = '1 Airborne'`;
    expect(pace).toBe(5_000);
    looksSlowly();
    await until(() => expect(heard.airborne.at(-1)).toBe('unheard-of'));
    expect(heard.airborne).toHaveLength(told + 1);
  });

  it('what another process writes is heard here: its notice says which desk, and nothing else', async () => {
    const [line] = (await playerDesk(frost)).sheets.flatMap(({ lines }) => lines);
    const before = (await playerDesk(frost)).cursor;
    const other = fork(resolve('scripts/testing/verbs.ts'), { execArgv: ['--import', 'tsx'] });
    try {
      const [{ port }] = (await once(other, 'message')) as [{ port: number }];
      const row = { ...line!, orders: 'Written by another process.', version: line!.version };
      const input = { turn: 5, removed: [] };
      const { writtenBy: _, ...words } = row as typeof row & { writtenBy: string };
      const asked = { seatId: frost.id, verb: 'saveDraft', input: { ...input, lines: [words] } };
      const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(asked) });
      expect(await answer.json()).toMatchObject({ ok: true });
      const { cursor } = await playerDesk(frost);
      expect(cursor).not.toBe(before);
      await until(() => expect(heard.airborne.at(-1)).toBe(cursor));
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('whoever has gone is told nothing more', async () => {
    ends[0]!();
    const before = heard.airborne.length;
    const told = heard.control.length;
    await writesARow();
    await until(() => expect(heard.control.length).toBeGreaterThan(told));
    expect(heard.airborne).toHaveLength(before);
  });
});
