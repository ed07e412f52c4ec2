import { describe, expect, it } from 'vitest';
import type { EntryTimed } from '@/lib/db/sequence/rehearsals';
import { whereTimeWent } from './where-time-went';

/** A moment of the evening: minutes and seconds after eight. */
const at = (clock: string) => new Date(`2026-05-02T20:${clock}Z`);
const iso = (clock: string) => at(clock).toISOString();
let act = 0;
const entry = (when: string, given: Partial<EntryTimed>): EntryTimed => ({
  act: ++act,
  at: at(when),
  seatId: null,
  verb: 'open-game',
  clock: null,
  handsIn: null,
  accepts: null,
  closesTurn: false,
  ...given,
});
const opens = () =>
  entry('00:00', { clock: { phase: 'orders', phaseStartedAt: iso('00:00'), pausedAt: iso('00:00') } });
const minutes = (ms: number | null) => (ms === null ? null : ms / 60_000);

describe('where the time of a turn went', () => {
  it('by the clock of the game: what stood still, before it ran and within a phase, is not counted', () => {
    const entries = [
      opens(),
      entry('05:00', { seatId: 'G', verb: 'resume-clock', clock: { phaseStartedAt: iso('05:00'), pausedAt: null } }),
      entry('09:00', { seatId: 'G', verb: 'pause-clock', clock: { pausedAt: iso('09:00') } }),
      entry('19:00', { seatId: 'G', verb: 'resume-clock', clock: { phaseStartedAt: iso('15:00'), pausedAt: null } }),
      entry('25:00', {
        seatId: 'G',
        verb: 'move-phase',
        clock: { phase: 'collection', phaseStartedAt: iso('25:00') },
      }),
      entry('27:30', { seatId: 'G', verb: 'move-phase', clock: { phase: 'movement', phaseStartedAt: iso('27:30') } }),
      entry('28:00', { seatId: 'G', verb: 'move-phase', clock: { phase: 'orders', phaseStartedAt: iso('28:00') } }),
    ];
    const times = whereTimeWent(entries, ['G'], at('30:00'));
    expect(times.map(({ phase, tookMs }) => [phase, minutes(tookMs)])).toEqual([
      ['orders', 12],
      ['collection', 2.5],
      ['movement', 0.5],
    ]);
    const [orders, collection] = times;
    // The clock let run at 0, stopped at 4, let run at 4, the phase left at 10.
    expect(orders!.seats[0]).toMatchObject({ acts: 4, firstMs: 0, lastMs: 600_000 });
    expect(orders!.seats[0]!.verbs).toEqual([
      { verb: 'resume-clock', count: 2 },
      { verb: 'pause-clock', count: 1 },
      { verb: 'move-phase', count: 1 },
    ]);
    // Three minutes of the first four, three of the last six.
    expect([orders!.seats[0]!.workMs, orders!.seats[0]!.idleMs].map(minutes)).toEqual([6, 6]);
    expect(collection!.seats[0]).toMatchObject({ acts: 1, firstMs: 150_000, workMs: 150_000, idleMs: 0 });
  });

  it('by seat: how long sheets waited for it, since they were handed in, over a change of phase too', () => {
    const entries = [
      opens(),
      entry('00:00', { clock: { pausedAt: null } }),
      entry('04:00', { handsIn: 'early' }),
      entry('06:00', { handsIn: 'late' }),
      entry('08:00', { seatId: 'T', verb: 'accept-order-sheet', accepts: 'early' }),
      entry('10:00', { seatId: 'G', verb: 'move-phase', clock: { phase: 'collection', phaseStartedAt: iso('10:00') } }),
      entry('11:00', { seatId: 'T', verb: 'accept-order-sheet', accepts: 'late' }),
      entry('12:00', { closesTurn: true }),
      entry('13:00', { clock: { phase: 'orders', phaseStartedAt: iso('13:00') } }),
      entry('14:00', { seatId: 'T', verb: 'accept-order-sheet', accepts: 'of the next turn' }),
    ];
    const [orders, collection, ...others] = whereTimeWent(entries, ['G', 'M', 'T'], at('59:00'));
    expect(others).toEqual([]);
    const of = (seats: typeof orders, seatId: string) => seats!.seats.find((seat) => seat.seatId === seatId)!;
    expect(of(orders, 'T')).toMatchObject({ acts: 1, sheets: 1, waitedMs: 240_000, firstMs: 480_000 });
    expect(of(collection, 'T')).toMatchObject({ acts: 1, sheets: 1, waitedMs: 300_000, firstMs: 60_000 });
    expect(minutes(collection!.tookMs)).toBe(2);
    expect(of(orders, 'M')).toEqual({
      seatId: 'M',
      acts: 0,
      verbs: [],
      firstMs: null,
      lastMs: null,
      workMs: 0,
      idleMs: 600_000,
      sheets: 0,
      waitedMs: null,
    });
  });

  it('two entries of one act are one act; a console that was down gives its time back, or it counts', () => {
    const twice = 9_001;
    const resumed = (phaseStartedAt: string) => [
      opens(),
      entry('00:00', { clock: { pausedAt: null } }),
      entry('02:00', { seatId: 'T', verb: 'accept-order-sheet', act: twice, accepts: 'a' }),
      entry('02:00', { seatId: 'T', verb: 'accept-order-sheet', act: twice, accepts: 'b' }),
      entry('20:00', { verb: 'come-back', clock: { pausedAt: iso('03:00') } }),
      entry('21:00', { seatId: 'G', verb: 'resume-clock', clock: { phaseStartedAt, pausedAt: null } }),
    ];
    const [given] = whereTimeWent(resumed(iso('18:00')), ['G', 'T'], at('22:00'));
    expect(minutes(given!.tookMs)).toBe(4);
    expect(given!.seats[1]).toMatchObject({ acts: 1, sheets: 2, waitedMs: 0 });
    const [counted] = whereTimeWent(resumed(iso('01:00')), ['G', 'T'], at('22:00'));
    expect(minutes(counted!.tookMs)).toBe(21);
  });
});
