import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Refusal, Result } from '@/lib/result';
import type { MarkWrite } from '@/lib/visibility/forms/mark-writes';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';
import type { PlayerSeat } from '../kernel/seat';
import { type GivenGame, givenGame } from '../testing/given-game';
import { saveMarks } from './save-marks';

let game: GivenGame;
let guards: PlayerSeat;
let guardsOps: PlayerSeat;
let walther: PlayerSeat;
let writes = 0;

beforeAll(async () => {
  game = await givenGame('market-garden');
  guards = await game.player('guards-armoured');
  guardsOps = await game.player('guards-armoured', 'operations');
  walther = await game.player('kg-walther');
});
afterAll(() => game.drop());

const arrow = (id: string, words: Partial<MarkWrite> = {}): MarkWrite => ({
  id,
  version: 0,
  kind: 'arrow',
  text: 'North by dusk',
  symbol: '',
  points: [
    [46, 7.5],
    [46.25, 9],
  ],
  ...words,
});

const save = (
  seat: PlayerSeat,
  marks: MarkWrite[],
  removed: { id: string; version: number }[] = [],
  writeId = `write-${++writes}-of-the-test`,
) => saveMarks(seat, { marks, removed }, writeId);

const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
const refusal = (answer: Result<unknown>): Refusal => {
  if (answer.ok) throw new Error('it was taken');
  return answer.refusal;
};
const marksOn = async (seat: PlayerSeat): Promise<DeskMark[]> => (await playerDesk(seat)).marks;

describe('marks on a team’s own map (§2)', () => {
  it('are the whole team’s, and on nobody else’s desk', async () => {
    const before = (await playerDesk(walther)).cursor;
    good(await save(guards, [arrow('arrow-1')]));
    expect(await marksOn(guardsOps)).toEqual([
      {
        id: 'arrow-1',
        kind: 'arrow',
        text: 'North by dusk',
        symbol: '',
        writtenBy: guards.label,
        version: 1,
        points: [
          [46, 7.5],
          [46.25, 9],
        ],
      },
    ]);
    expect(await marksOn(walther)).toEqual([]);
    expect((await playerDesk(walther)).cursor).toBe(before);
  });

  it('are kept to 10 m, and enter no ledger', async () => {
    const entries = (await entriesOf(game.gameId)).length;
    good(await save(guards, [arrow('note-1', { kind: 'note', text: 'Fuel here', points: [[46.123456, 8]] })]));
    expect((await marksOn(guards)).find(({ id }) => id === 'note-1')?.points).toEqual([[46.12, 8]]);
    expect((await entriesOf(game.gameId)).length).toBe(entries);
  });

  it('sent twice are drawn once, and the second is told how they stand', async () => {
    const writeId = 'write-sent-twice';
    good(await save(guards, [arrow('twice-1')], [], writeId));
    const later = good(await save(guardsOps, [arrow('twice-1', { version: 1, text: 'Later' })]));
    expect(good(await save(guards, [arrow('twice-1')], [], writeId))).toEqual(later);
    expect((await marksOn(guards)).find(({ id }) => id === 'twice-1')?.text).toBe('Later');
  });

  it('changed by two hands are refused to the second, with the text that stands', async () => {
    good(await save(guards, [arrow('both-1', { text: 'Left' })]));
    good(await save(guardsOps, [arrow('both-1', { version: 1, text: 'Right' })]));
    const { code, theirs } = refusal(await save(guards, [arrow('both-1', { version: 1, text: 'Straight on' })]));
    expect(code).toBe('changedByAnother');
    expect((theirs as MarksTheirs).marks.map(({ text, writtenBy, version }) => [text, writtenBy, version])).toEqual([
      ['Right', guardsOps.label, 2],
    ]);
    const stale = refusal(await save(guards, [], [{ id: 'both-1', version: 1 }]));
    expect((stale.theirs as MarksTheirs).marks.map(({ text }) => text)).toEqual(['Right']);
    good(await save(guards, [arrow('both-1', { version: 2, text: 'Straight on' })]));
    expect((await marksOn(guardsOps)).find(({ id }) => id === 'both-1')?.text).toBe('Straight on');
  });

  it('taken off by one and changed by the other are told as gone; taken off by both are no dispute', async () => {
    good(await save(guards, [arrow('gone-1')]));
    good(await save(guardsOps, [], [{ id: 'gone-1', version: 1 }]));
    const { theirs } = refusal(await save(guards, [arrow('gone-1', { version: 1, text: 'Still?' })]));
    expect(theirs).toEqual({ marks: [], gone: ['gone-1'] });
    good(await save(guards, [], [{ id: 'gone-1', version: 1 }]));
    expect((await marksOn(guards)).some(({ id }) => id === 'gone-1')).toBe(false);
  });

  it('of another team are neither changed nor taken off, nor told: a team calls its own as it likes', async () => {
    const own = (await marksOn(guards)).find(({ id }) => id === 'arrow-1')!;
    const { marks } = good(await save(walther, [arrow('arrow-1', { text: 'Ours now' })]));
    expect(marks.map(({ id, text }) => [id, text])).toEqual([['arrow-1', 'Ours now']]);
    good(await save(walther, [], [{ id: 'arrow-1', version: 1 }]));
    expect((await marksOn(guards)).find(({ id }) => id === 'arrow-1')).toEqual(own);
  });

  it('are refused off the map, without a known symbol, and where a line has one place', async () => {
    const off = refusal(
      await save(guards, [
        arrow('off-1', {
          points: [
            [46, 7.5],
            [900, 7],
          ],
        }),
      ]),
    );
    expect([off.code, off.message, off.field]).toEqual([
      'badInput',
      'That lies off the map. Put it on the map.',
      'marks.0.points',
    ]);
    const symbol = { kind: 'symbol', points: [[46, 8]] } satisfies Partial<MarkWrite>;
    expect(refusal(await save(guards, [arrow('odd-1', { ...symbol, symbol: 'dragon' })])).message).toBe(
      'There is no such symbol. Choose another.',
    );
    expect(refusal(await save(guards, [arrow('short-1', { points: [[46, 8]] })])).message).toBe(
      'Mark 1, places: a line needs two places or more, anything else needs one.',
    );
    expect(refusal(await save(guards, [arrow('long-1', { text: 'x'.repeat(121) })])).message).toBe(
      'Mark 1, text: this is too long: at most 120 letters.',
    );
    good(await save(guards, [arrow('tank-1', { ...symbol, symbol: 'hostile:armour' })]));
    expect((await marksOn(guards)).map(({ id }) => id)).not.toContain('off-1');
  });

  it('are 200 at most; rubbing out makes room', async () => {
    const many = Array.from({ length: 200 }, (_, i) => arrow(`many-${i}`));
    good(await save(walther, many));
    const full = refusal(await save(walther, [arrow('many-200')]));
    expect(full.message).toBe('The map is full: at most 200 marks. Take old ones off first.');
    good(await save(walther, [arrow('many-200')], [{ id: 'many-0', version: 1 }]));
    expect(await marksOn(walther)).toHaveLength(200);
  });
});
