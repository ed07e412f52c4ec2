import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { draftFiles } from '@/lib/db/scenarios/drafts';
import { draftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { draftVersions } from '@/lib/desks/control/scenarios/draft-versions';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { openGame } from '../sequence/open-game';
import { good } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { editDraft } from './edit-draft';
import { makeDraft } from './make-draft';
import { namedAtMost, nameVersion } from './name-version';
import { returnToVersion } from './return-to-version';
import { undoDraftEdit } from './undo-draft-edit';

let game: GivenGame;
let draftId: string;
const put = async (at: number, removed: string[][], inserted: string[][]) =>
  good(
    await editDraft(game.control, { draftId, what: 'Units', splices: [{ file: 'units.csv', at, removed, inserted }] }),
  );
const why = (answer: { ok: true } | { ok: false; refusal: { message: string } }) =>
  answer.ok ? 'it was taken' : answer.refusal.message;
const versions = async (before: number | null = null) => (await draftVersions(game.control, draftId, before))!;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());
beforeEach(async () => {
  await db().scenarioDraft.deleteMany();
  const from = { kind: 'shipped', scenario: 'arnhem-bridge' } as const;
  draftId = good(await makeDraft(game.control, { name: 'one', from })).draftId;
});

test('every version can be gone back to, by one edit that is undone in one step; the first is as it was begun', async () => {
  const recorded = [await draftFiles(draftId)];
  for (const name of ['A1', 'A2', 'A3']) {
    await put(1, [], [[name]]);
    recorded.push(await draftFiles(draftId));
  }
  for (const number of [0, 2, 1]) {
    const { version } = await versions();
    const before = await draftFiles(draftId);
    good(await returnToVersion(game.control, { draftId, number, version }));
    expect(await draftFiles(draftId)).toEqual(recorded[number]);
    expect((await draftDesk(game.control, draftId))!.undo).toBe(version + 1);
    good(await undoDraftEdit(game.control, { draftId, number: version + 1 }));
    expect(await draftFiles(draftId)).toEqual(before);
  }
  expect((await versions()).page.map(({ number, what }) => [number, what]).slice(0, 6)).toEqual([
    [9, 'Undo: Back to version 1'],
    [8, 'Back to version 1'],
    [7, 'Undo: Back to version 2'],
    [6, 'Back to version 2'],
    [5, 'Undo: Back to how it began'],
    [4, 'Back to how it began'],
  ]);
});

test('more edits than are read at once, and more than stand on a page', async () => {
  await put(1, [], [['0']]);
  for (let at = 1; at <= 205; at++) await put(1, [[`${at - 1}`]], [[`${at}`]]);
  good(await returnToVersion(game.control, { draftId, number: 3, version: 206 }));
  expect((await draftFiles(draftId, ['units.csv']))['units.csv']![1]).toEqual(['2']);
  const newest = await versions();
  expect([newest.page.length, newest.page[0]!.number, newest.older]).toEqual([50, 207, 158]);
  const last = await versions(8);
  expect([last.page.map(({ number }) => number), last.older]).toEqual([[7, 6, 5, 4, 3, 2, 1], null]);
  // The page ends with the first edit: nothing is older but the beginning.
  expect((await versions(51)).older).toBeNull();
});

test('it is not gone back where somebody has edited meanwhile, where it stands so already, or where there is none', async () => {
  await put(1, [], [['A1']]);
  await put(1, [], [['A2']]);
  const back = (number: number, version: number) => returnToVersion(game.control, { draftId, number, version });
  expect(why(await back(0, 1))).toBe('Somebody has edited this draft meanwhile. Look at it before you go back.');
  expect(why(await back(2, 2))).toBe('Its files stand like that now.');
  expect(why(await back(3, 2))).toBe('There is no version 3.');
  const both = await Promise.all([back(0, 2), back(1, 2)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await versions()).version).toBe(3);
});

test('a copy of a version is a draft of its own, with the files as they stood', async () => {
  const begun = await draftFiles(draftId);
  await put(1, [], [['A1']]);
  const copy = good(await makeDraft(game.control, { name: 'two', from: { kind: 'version', draftId, number: 0 } }));
  expect(await draftFiles(copy.draftId)).toEqual(begun);
  expect((await draftVersions(game.control, copy.draftId, null))!.version).toBe(0);
  expect(why(await makeDraft(game.control, { name: 'three', from: { kind: 'version', draftId, number: 2 } }))).toBe(
    'There is no version 2.',
  );
});

test('a name: given, told to who wrote another at once, taken off, and kept where the draft goes on', async () => {
  await put(1, [], [['A1']]);
  await put(1, [], [['A2']]);
  const call = (number: number, name: string, was = '') => nameVersion(game.control, { draftId, number, name, was });
  good(await call(1, '  before the map was redrawn '));
  expect((await versions()).named).toMatchObject([{ number: 1, name: 'before the map was redrawn', what: 'Units' }]);
  expect(why(await call(1, 'another'))).toBe('Somebody has called it “before the map was redrawn”.');
  expect(why(await call(3, 'none'))).toBe('There is no version 3.');
  expect((await call(1, 'x'.repeat(61), 'before the map was redrawn')).ok).toBe(false);
  good(await returnToVersion(game.control, { draftId, number: 1, version: 2 }));
  expect((await versions()).page[0]!.what).toBe('Back to “before the map was redrawn”');
  good(await call(1, '', 'before the map was redrawn'));
  expect((await versions()).named).toEqual([]);
  expect(why(await call(1, 'x', 'before the map was redrawn'))).toBe('Somebody has taken its name off.');
});

test('as many names as stand on the page, and no more', async () => {
  const many = Array.from({ length: namedAtMost }, (_, at) => ({
    draftId,
    number: at + 1,
    what: 'Units',
    splices: [],
    name: `n${at}`,
  }));
  await db().draftEdit.createMany({ data: [...many, { draftId, number: 50, what: 'Units', splices: [] }] });
  const call = (number: number, name: string, was: string) => nameVersion(game.control, { draftId, number, name, was });
  expect(why(await call(50, 'one more', ''))).toBe('40 versions have a name. Take one off first.');
  good(await call(1, 'another', 'n0'));
  expect((await versions()).named).toHaveLength(namedAtMost);
});

test('only game control of the game that has the draft', async () => {
  await put(1, [], [['A1']]);
  const { gameId } = await openGame(game.scenario);
  const other = (await seatsOf(gameId)).map(seatOf).find(isControl)!;
  const airControl: ControlSeat = { ...game.control, roles: ['airControl'] };
  expect(await draftVersions(other, draftId, null)).toBeNull();
  const onlyGameControl = 'This seat may not do that. Ask Game Control.';
  for (const [seat, says] of [
    [other, 'That draft is gone. Somebody has deleted it.'],
    [airControl, onlyGameControl],
  ] as const) {
    expect(why(await returnToVersion(seat, { draftId, number: 0, version: 1 }))).toBe(says);
    expect(why(await nameVersion(seat, { draftId, number: 1, name: 'mine', was: '' }))).toBe(says);
    expect(why(await makeDraft(seat, { name: 'x', from: { kind: 'version', draftId, number: 0 } }))).toBe(says);
  }
});
