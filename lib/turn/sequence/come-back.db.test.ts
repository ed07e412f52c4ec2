import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { isUpWithin, noteUp } from '@/lib/db/sequence/console-up';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { pauseClock } from '../clock/pause-clock';
import { resumeClock } from '../clock/resume-clock';
import type { PlayerSeat } from '../kernel/seat';
import { good, ledgerAgreesIn } from '../testing/combats';
import { type GivenGame, givenGame, givenLobby } from '../testing/given-game';
import { shiftClock } from '../testing/shift-clock';
import { comeBack } from './come-back';
import { movePhase } from './move-phase';

let game: GivenGame;
let frost: PlayerSeat;
/** Minutes of the phase that were left when the console went: it notes that it is up, and is away for four. */
let had: number;
afterEach(async () => {
  await shiftClock(0);
  await ledgerAgreesIn(game);
  await game.drop();
});

/** The time that is left of the phase on a desk, in minutes. */
const minutesLeft = async () => {
  const { clock } = await playerDesk(frost);
  return (Date.parse(clock.phaseEndsAt) - Date.parse(clock.pausedAt ?? clock.now)) / 60_000;
};
const minutes = (count: number) => count * 60;
/** The time of the test itself on a busy machine, minutes: less than anything that could be lost or gained. */
const tookAtMost = 1.5;

describe('a console that comes back', () => {
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
    frost = await game.player('1-airborne');
    await noteUp();
    had = await minutesLeft();
    await shiftClock(minutes(4));
  });

  it('begins with its clock standing since it went, and says for how long it was down', async () => {
    const [back] = await comeBack();
    expect(back!.title).toBe(game.scenario.title);
    expect(Math.abs(back!.downMs / 60_000 - 4)).toBeLessThan(tookAtMost);
    expect(Math.abs((await minutesLeft()) - had)).toBeLessThan(tookAtMost);
    const frame = await chrome(game.control);
    expect(frame.downMs).toBe(back!.downMs);
    expect(frame.pausedAt).not.toBeNull();
    const last = (await entriesOf(game.gameId)).at(-1)!;
    expect(last).toMatchObject({ kind: 'game', after: { downMs: back!.downMs } });
  });

  it('gives the time back: nobody lost any, however long Game Control took to say so', async () => {
    await comeBack();
    await shiftClock(minutes(9));
    good(await resumeClock(game.control, { turn: 5 }));
    expect(Math.abs((await minutesLeft()) - had)).toBeLessThan(tookAtMost);
    expect(await chrome(game.control)).toMatchObject({ downMs: null, pausedAt: null });
  });

  it('lets it run on: the time it was down counts, and what Game Control took to say so does not', async () => {
    await comeBack();
    await shiftClock(minutes(9));
    good(await resumeClock(game.control, { turn: 5, downTime: 'counts' }));
    expect(Math.abs((await minutesLeft()) - (had - 4))).toBeLessThan(tookAtMost);
    expect(await chrome(game.control)).toMatchObject({ downMs: null, pausedAt: null });
  });

  it('a phase that is begun meanwhile stands from then on, and the time down is no question any more', async () => {
    await comeBack();
    good(await movePhase(game.control, { from: 'orders', to: 'collection' }));
    const frame = await chrome(game.control);
    expect([frame.downMs, frame.pausedAt]).toEqual([null, frame.phaseStartedAt]);
  });

  it('leaves a clock that stood as it was, and one of which no console is noted stands from now on', async () => {
    good(await pauseClock(game.control, { turn: 5 }));
    expect(await comeBack()).toEqual([]);
    good(await resumeClock(game.control, { turn: 5 }));
    await db().consoleUp.deleteMany();
    expect(await comeBack()).toEqual([{ title: game.scenario.title, downMs: 0 }]);
  });

  it('the last note counts, and is fresh or not', async () => {
    expect(await isUpWithin(15)).toBe(false);
    await noteUp();
    expect(await isUpWithin(15)).toBe(true);
  });
});

describe('a lobby', () => {
  it('stands already, and is asked nothing', async () => {
    game = await givenLobby('arnhem-bridge');
    await noteUp();
    expect(await comeBack()).toEqual([]);
    expect((await chrome(game.control)).downMs).toBeNull();
  });
});
