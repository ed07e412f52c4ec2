import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { newestGame } from '@/lib/db/sequence/games';
import { draftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { type DraftFile, orbatDraft, packedDraft } from '@/lib/desks/control/scenarios/draft-file';
import { draftTables } from '@/lib/desks/control/scenarios/draft-tables';
import { draftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import { sourceOf } from '@/lib/scenario/draft/draft';
import { pack, unpack } from '@/lib/scenario/packed';
import { readFolder } from '@/lib/scenario/read-folder';
import { readScenario } from '@/lib/scenario/read-scenario';
import { nothingTold } from '@/lib/scenario/told';
import { readWorkbook } from '@/lib/scenario/workbook/read-workbook';
import { writeWorkbook } from '@/lib/scenario/workbook/write-workbook';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { openGame } from '../sequence/open-game';
import { type GivenGame, givenGame } from '../testing/given-game';
import { dropDraft } from './drop-draft';
import { editDraft } from './edit-draft';
import { importDraft } from './import-draft';
import { makeDraft } from './make-draft';
import { importOrbat } from './orbat/import-orbat';
import { updateFromOrbat } from './orbat/update-from-orbat';
import { redoDraftEdit } from './redo-draft-edit';
import { renameDraft } from './rename-draft';
import { settleDraft } from './settle-draft';
import { tryDraft } from './try-draft';
import { undoDraftEdit } from './undo-draft-edit';

let game: GivenGame;
const value = <T>(answer: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
const refusal = (answer: { ok: true } | { ok: false; refusal: { code: string; message: string; field?: string } }) => {
  if (answer.ok) throw new Error('it was taken');
  return answer.refusal;
};
const made = (file: DraftFile) => {
  if (!file || 'why' in file) throw new Error(file?.why ?? 'there is no such draft');
  return file;
};
const begin = async (name: string, from: Parameters<typeof makeDraft>[1]['from'] = { kind: 'nothing' }) =>
  value(await makeDraft(game.control, { name, from })).draftId;
const desk = async (draftId: string, file: string | null = null) =>
  (await draftDesk(game.control, draftId, { file, withinMs: 60_000 }))!;
const put = (draftId: string, at: number, removed: string[][], inserted: string[][], file = 'units.csv') =>
  editDraft(game.control, { draftId, what: 'Units', splices: [{ file, at, removed, inserted }] });

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());
beforeEach(() => db().scenarioDraft.deleteMany());

describe('a scenario of one’s own', () => {
  test('of nothing: every table with its headings, and what is missing is told', async () => {
    const made = await desk(await begin('crete-1941'));
    expect(made).toMatchObject({
      name: 'crete-1941',
      title: 'crete-1941',
      version: 0,
      undo: null,
      redo: null,
      edits: [],
    });
    expect(made.entries).toEqual([expect.arrayContaining(['id', 'side', 'team', 'name', 'profile'])]);
    expect(made.faults).toEqual([
      { file: 'teams.csv', column: 'side', message: 'no team is of the side Allied' },
      { file: 'teams.csv', column: 'side', message: 'no team is of the side German' },
    ]);
    expect(made.problems).toBe(2);
  });

  test('a copy of a shipped one has no fault, and packed it is the same scenario', async () => {
    const id = await begin('my-bridge', { kind: 'shipped', scenario: 'arnhem-bridge' });
    expect((await desk(id)).problems).toBe(0);
    const packed = made(await packedDraft(game.control, id));
    expect(packed.name).toBe('my-bridge.opcom-scenario');
    const told = nothingTold();
    const source = unpack(packed.bytes, packed.name, told);
    expect(readScenario('arnhem-bridge', source!)).toEqual(
      readScenario('arnhem-bridge', await readFolder('scenarios/arnhem-bridge', told)),
    );
  });

  test('its tables are given for a spreadsheet, which is read again as they are', async () => {
    const id = await begin('my-bridge', { kind: 'shipped', scenario: 'arnhem-bridge' });
    const { name, bytes } = (await draftTables(game.control, id))!;
    expect(name).toBe('my-bridge.json');
    const reading = readWorkbook(writeWorkbook(JSON.parse(new TextDecoder().decode(bytes))));
    if (!reading.ok) throw new Error(reading.message);
    expect(reading.sheets.map(({ name }) => name).slice(0, 3)).toEqual(['units', 'profiles', 'teams']);
    expect(reading.sheets.map(({ name }) => name)).not.toContain('map.geojson');
    expect(reading.sheets[0]!.rows.map(({ cells }) => cells)).toEqual((await desk(id)).entries);
    for (const none of ['', 'x', `${id}.`, `${id}.units.csv`]) expect(await draftTables(game.control, none)).toBeNull();
  });

  test('a copy of a draft is its own: what is changed in one is not in the other', async () => {
    const one = await begin('one', { kind: 'shipped', scenario: 'arnhem-bridge' });
    const other = await begin('other', { kind: 'draft', draftId: one });
    const [, row] = (await desk(other)).entries as string[][];
    value(await put(other, 1, [row!], []));
    expect((await desk(one)).entries).toHaveLength(10);
    expect((await desk(other)).entries).toHaveLength(9);
  });

  test('what is written wrongly is kept, and told at its cell', async () => {
    const id = await begin('one', { kind: 'shipped', scenario: 'arnhem-bridge' });
    const [headings, , row] = (await desk(id)).entries as string[][];
    const wrong = row!.map((cell, at) => (headings![at] === 'arm' ? 'parachutists' : cell));
    value(await put(id, 2, [row!], [wrong]));
    const after = await desk(id);
    expect(after.entries[2]).toEqual(wrong);
    expect(after.faults).toMatchObject([{ file: 'units.csv', row: 3, column: 'arm' }]);
    expect(after.files.find(({ file }) => file === 'units.csv')).toEqual({ file: 'units.csv', rows: 9, problems: 1 });
    expect((await draftsDesk(game.control, 60_000)).drafts).toMatchObject([
      { name: 'one', title: 'Arnhem Bridge', found: { units: 9, problems: 1 } },
    ]);
  });

  test('taken back and made again, in order; a new edit ends what could be made again', async () => {
    const id = await begin('one');
    value(await put(id, 1, [], [['A1']]));
    value(await put(id, 2, [], [['A2']]));
    expect(await desk(id)).toMatchObject({ version: 2, undo: 2, redo: null });
    value(await undoDraftEdit(game.control, { draftId: id, number: 2 }));
    expect(await desk(id)).toMatchObject({ version: 3, undo: 1, redo: 2, edits: [{ what: 'Undo: Units' }, {}, {}] });
    expect((await desk(id)).entries.slice(1)).toEqual([['A1']]);
    expect(refusal(await undoDraftEdit(game.control, { draftId: id, number: 2 })).code).toBe('changedByAnother');
    value(await redoDraftEdit(game.control, { draftId: id, number: 2 }));
    expect((await desk(id)).entries.slice(1)).toEqual([['A1'], ['A2']]);
    value(await undoDraftEdit(game.control, { draftId: id, number: 2 }));
    value(await undoDraftEdit(game.control, { draftId: id, number: 1 }));
    expect(await desk(id)).toMatchObject({ undo: null, redo: 1 });
    value(await put(id, 1, [], [['B1']]));
    expect(await desk(id)).toMatchObject({ undo: 7, redo: null });
    expect(refusal(await redoDraftEdit(game.control, { draftId: id, number: 1 })).code).toBe('changedByAnother');
    expect(await db().draftEdit.count({ where: { draftId: id } })).toBe(7);
  });

  test('made in parts it is one undo and one redo; an edit of somebody else between the parts keeps them apart', async () => {
    const id = await begin('one');
    const part = async (at: number, group: string | null, draftId = id) =>
      value(
        await editDraft(game.control, {
          draftId,
          what: `part ${at}`,
          splices: [{ file: 'units.csv', at, removed: [], inserted: [[`A${at}`]] }],
          group,
        }),
      );
    const rows = async (draftId = id) => (await desk(draftId)).entries.slice(1);
    await part(1, null);
    for (const at of [2, 3, 4]) await part(at, 'one-file');
    value(await undoDraftEdit(game.control, { draftId: id, number: 4 }));
    expect(await rows()).toEqual([['A1']]);
    expect(await desk(id)).toMatchObject({ version: 5, undo: 1, redo: 2 });
    value(await redoDraftEdit(game.control, { draftId: id, number: 2 }));
    expect(await rows()).toEqual([['A1'], ['A2'], ['A3'], ['A4']]);
    expect(await desk(id)).toMatchObject({ version: 6, undo: 4, redo: null });
    value(await undoDraftEdit(game.control, { draftId: id, number: 4 }));
    value(await undoDraftEdit(game.control, { draftId: id, number: 1 }));
    value(await redoDraftEdit(game.control, { draftId: id, number: 1 }));
    expect(await rows()).toEqual([['A1']]);

    const other = await begin('other');
    await part(1, 'theirs', other);
    await part(2, null, other);
    await part(3, 'theirs', other);
    value(await undoDraftEdit(game.control, { draftId: other, number: 3 }));
    expect(await rows(other)).toEqual([['A1'], ['A2']]);
  });

  test('all faults of a kind are settled with one press and taken back with one undo; not where somebody has edited since', async () => {
    const id = await begin('one');
    const width = (await desk(id)).entries[0]!.length as number;
    const row = (key: string) => [key, 'allied', 'North', ...Array.from({ length: width - 3 }, () => '')];
    value(await put(id, 1, [], [row('A1'), row('A2')]));
    const line = (await desk(id)).faultGroups.find(({ column }) => column === 'corps')!;
    expect([line.says, line.rows]).toEqual(['2 units: Corps is empty', [2, 3]]);
    const asked = { draftId: id, version: 1, what: 'Units: made', file: 'units.csv', column: 'team', rows: [2, 3] };
    value(await settleDraft(game.control, { ...asked, cure: 'teams', text: '' }));
    const teams = [{ id: 'north', name: 'North', side: 'allied' }];
    expect(await desk(id)).toMatchObject({ version: 2, undo: 2, teams });
    expect((await desk(id)).entries.slice(1).map((cells) => (cells as string[])[2])).toEqual(['north', 'north']);
    expect(refusal(await settleDraft(game.control, { ...asked, cure: 'follows', text: '' })).code).toBe(
      'changedByAnother',
    );
    expect(refusal(await settleDraft(game.control, { ...asked, version: 2, cure: 'teams', text: '' })).message).toBe(
      'Nothing of it changes in this way.',
    );
    value(await undoDraftEdit(game.control, { draftId: id, number: 2 }));
    expect((await desk(id)).teams).toEqual([]);
    expect((await desk(id)).entries.slice(1)).toEqual([row('A1'), row('A2')]);
  });

  test('two at once never write over each other: the second is told, and nothing of it is done', async () => {
    const id = await begin('one');
    value(await put(id, 1, [], [['A1'], ['A2']]));
    const answers = await Promise.all([put(id, 1, [['A1']], [['mine']]), put(id, 1, [['A1']], [['theirs']])]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!)).toMatchObject({
      code: 'changedByAnother',
      message: 'Row 2 of Units has been changed meanwhile. It is shown as it is now.',
    });
    expect(await desk(id)).toMatchObject({ version: 2 });
  });

  test('only game control: another umpire may neither begin nor edit one', async () => {
    const id = await begin('one');
    const airControl: ControlSeat = { ...game.control, roles: ['airControl'] };
    expect(refusal(await makeDraft(airControl, { name: 'two', from: { kind: 'nothing' } })).code).toBe('notYours');
    const edit = { draftId: id, what: 'x', splices: [{ file: 'units.csv', at: 1, removed: [], inserted: [['A1']] }] };
    expect(refusal(await editDraft(airControl, edit)).code).toBe('notYours');
  });

  test('another game neither sees nor touches it', async () => {
    const id = await begin('one');
    const { gameId } = await openGame(game.scenario);
    const other = (await seatsOf(gameId)).map(seatOf).find(isControl)!;
    expect(await draftDesk(other, id)).toBeNull();
    expect(await packedDraft(other, id)).toBeNull();
    expect(await draftTables(other, id)).toBeNull();
    expect((await draftsDesk(other)).drafts).toEqual([]);
    const edit = { draftId: id, what: 'x', splices: [{ file: 'units.csv', at: 1, removed: [], inserted: [['A1']] }] };
    for (const answer of [
      await editDraft(other, edit),
      await dropDraft(other, { draftId: id, version: 0 }),
      await renameDraft(other, { draftId: id, name: 'two' }),
      await makeDraft(other, { name: 'two', from: { kind: 'draft', draftId: id } }),
    ])
      expect(refusal(answer).message).toBe('That draft is gone. Somebody has deleted it.');
    value(await makeDraft(other, { name: 'one', from: { kind: 'nothing' } }));
    expect(await desk(id)).toMatchObject({ name: 'one', version: 0 });
  });

  test('names: two drafts have not the same, and one is letters, figures and hyphens', async () => {
    const id = await begin('one');
    await begin('two');
    expect(refusal(await makeDraft(game.control, { name: 'one', from: { kind: 'nothing' } }))).toMatchObject({
      field: 'name',
      message: 'There is a draft one already. Take another name.',
    });
    expect(refusal(await makeDraft(game.control, { name: '../one', from: { kind: 'nothing' } })).field).toBe('name');
    expect(refusal(await renameDraft(game.control, { draftId: id, name: 'two' })).field).toBe('name');
    value(await renameDraft(game.control, { draftId: id, name: 'three' }));
    expect((await desk(id)).name).toBe('three');
  });

  test('thirty are enough: one more is refused, and says what to do', async () => {
    const { gameId } = game;
    await db().scenarioDraft.createMany({
      data: Array.from({ length: 30 }, (_, at) => ({ id: `many-${at}`, gameId, name: `many-${at}` })),
    });
    expect(refusal(await makeDraft(game.control, { name: 'more', from: { kind: 'nothing' } })).message).toBe(
      'There are 30 scenarios. Save one as a file and delete it here first.',
    );
    expect(await db().scenarioDraft.count({ where: { gameId } })).toBe(30);
  });

  test('a scenario that is not shipped, or a path, is not begun from', async () => {
    for (const scenario of ['../arnhem-bridge', 'crete', '', 'ARNHEM-BRIDGE'])
      expect(refusal(await makeDraft(game.control, { name: 'one', from: { kind: 'shipped', scenario } })).message).toBe(
        'There is no such scenario.',
      );
  });

  test('a draft that somebody has edited meanwhile is not deleted unseen', async () => {
    const id = await begin('one');
    value(await put(id, 1, [], [['A1']]));
    expect(refusal(await dropDraft(game.control, { draftId: id, version: 0 })).code).toBe('changedByAnother');
    value(await dropDraft(game.control, { draftId: id, version: 1 }));
    expect(await draftDesk(game.control, id)).toBeNull();
    expect(refusal(await put(id, 1, [], [['A1']])).message).toBe('That draft is gone. Somebody has deleted it.');
    expect(await db().draftFile.count()).toBe(0);
  });
});

describe('a practice game of a draft', () => {
  test('is opened in one press, with seats of its own; the game it was opened from stays the one of this console', async () => {
    const id = await begin('my-bridge', { kind: 'shipped', scenario: 'arnhem-bridge' });
    const before = await db().ledgerEntry.count({ where: { gameId: game.gameId } });
    const { code } = value(await tryDraft(game.control, { draftId: id }));
    expect(code).toMatch(/^[0-9A-Z]{12}$/);
    const [practice] = await db().game.findMany({ where: { practiceOf: game.gameId } });
    expect(practice).toMatchObject({ title: 'Practice: Arnhem Bridge', scenario: 'my-bridge', isBegun: false });
    const seats = await seatsOf(practice!.id);
    expect(seats.filter(({ kind }) => kind === 'control')).toHaveLength(1);
    expect(seats.filter(({ kind }) => kind === 'player')).toHaveLength(6);
    expect((await newestGame())!.practiceOf).toBeNull();
    expect(await db().ledgerEntry.count({ where: { gameId: game.gameId } })).toBe(before);
    const folded = fold(openingTruth({ ...game.scenario, title: practice!.title }), await entriesOf(practice!.id));
    expect(compare(folded, await storedTruth(practice!.id))).toEqual([]);
  });

  test('a draft with faults is not opened, and nothing is made', async () => {
    const id = await begin('one');
    expect(refusal(await tryDraft(game.control, { draftId: id })).message).toBe(
      'It has 2 faults. Fix them, then try it.',
    );
    expect(await db().game.count({ where: { scenario: 'one' } })).toBe(0);
  });

  test('under the same id it is opened once', async () => {
    const id = await begin('twice', { kind: 'shipped', scenario: 'arnhem-bridge' });
    const one = await tryDraft(game.control, { draftId: id }, 'one-press-1');
    const two = await tryDraft(game.control, { draftId: id }, 'one-press-1');
    expect(two).toEqual(one);
    expect(await db().game.count({ where: { scenario: 'twice' } })).toBe(1);
  });
});

describe('a packed scenario taken in', () => {
  test('its faults are kept, each at its cell', async () => {
    const files = new Map(await readFolder('scenarios/arnhem-bridge', nothingTold()));
    const units = new TextDecoder().decode(files.get('units.csv'));
    files.set('units.csv', new TextEncoder().encode(units.replace('2 Para,paras,UK', '2 Para,paras,NZ')));
    const packed = pack(files);
    const { draftId } = value(await importDraft(game.control, { name: 'taken-in', packed }));
    expect((await desk(draftId)).faults).toMatchObject([{ file: 'units.csv', row: 3, column: 'nation' }]);
  });

  test('what is none, or cannot be taken apart, is refused, and nothing is stored', async () => {
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]);
    expect(refusal(await importDraft(game.control, { name: 'one', packed: picture }))).toMatchObject({
      field: 'packed',
      message: expect.stringMatching(/^The file is no packed scenario: /),
    });
    const broken = new Map(sourceOf({ 'units.csv': [['id']] }));
    broken.set('manifest.json', new TextEncoder().encode('{ "title": '));
    expect(refusal(await importDraft(game.control, { name: 'one', packed: pack(broken) })).message).toMatch(
      /^manifest\.json is not JSON: /,
    );
    expect(await db().scenarioDraft.count()).toBe(0);
  });
});

describe('a scenario of ORBAT Mapper taken in', () => {
  const written = async (id: string) => made(await orbatDraft(game.control, id));

  test('a second file updates it: nothing by the same, what is ticked by another, in one edit with one undo', async () => {
    const id = await begin('my-bridge', { kind: 'shipped', scenario: 'arnhem-bridge' });
    const { name, bytes } = await written(id);
    expect(name).toBe('my-bridge.json');
    const update = (packed: Uint8Array<ArrayBuffer>, version: number, made: string[] | null = null) =>
      updateFromOrbat(game.control, { draftId: id, version, first: '', made, packed });
    const same = value(await update(bytes, 0));
    expect([same.cells, same.added, same.gone, same.fields, same.notes]).toEqual([[], [], [], [], []]);

    const other = new TextDecoder()
      .decode(bytes)
      .replace('"2 Para Bn"', '"2 Para"')
      .replace('"20 SS-PzGR Bn"', '"20 Bn"');
    const packed = new TextEncoder().encode(other);
    const told = value(await update(packed, 0));
    expect(told.cells.map(({ id: change, was, now }) => [change, was, now])).toEqual([
      ['cell 3 name', '2 Para Bn', '2 Para'],
      [expect.stringMatching(/^cell \d+ name$/), '20 SS-PzGR Bn', '20 Bn'],
    ]);
    expect((await desk(id)).version).toBe(0);
    const asked = { draftId: id, version: 0, first: '', packed };
    value(await updateFromOrbat(game.control, { ...asked, made: null }, 'looked-at'));
    expect(refusal(await updateFromOrbat(game.control, { ...asked, made: null }, 'looked-at')).message).toBe(
      'The answer was lost on its way. Look at the changes once more.',
    );
    const before = await desk(id);
    const make = () => updateFromOrbat(game.control, { ...asked, made: ['cell 3 name'] }, 'made-once');
    expect([value(await make()).version, value(await make()).version]).toEqual([1, 1]);
    const after = await desk(id);
    expect(JSON.stringify(after.entries)).toBe(JSON.stringify(before.entries).replace('"2 Para Bn"', '"2 Para"'));
    expect([after.undo, after.edits[0]!.what]).toEqual([1, 'Updated from a file: 1 change']);
    expect(refusal(await update(packed, 0, [])).code).toBe('changedByAnother');
    value(await undoDraftEdit(game.control, { draftId: id, number: 1 }));
    expect((await desk(id)).entries).toEqual(before.entries);
    expect(refusal(await update(new TextEncoder().encode('{}'), 2)).field).toBe('packed');
  });

  test('alone it is a new scenario without a fault, and the guesses are told; the Allied may be named', async () => {
    const { bytes: packed } = await written(await begin('my-bridge', { kind: 'shipped', scenario: 'arnhem-bridge' }));
    const asked = { name: 'turned', first: 'German', packed };
    const { draftId, notes } = value(await importOrbat(game.control, asked));
    expect(notes).toMatchObject([{ file: 'units.csv' }, { file: 'teams.csv' }]);
    const turned = await desk(draftId);
    expect([turned.title, turned.problems]).toEqual(['Arnhem Bridge', 0]);
    const [headings, ...rows] = turned.entries as string[][];
    const side = headings!.indexOf('side');
    expect(rows.map((row) => `${row[0]} ${row[side]}`)).toEqual(expect.arrayContaining(['A087 german', 'G149 allied']));
  });

  test('what is none is refused in words, and a draft of another game or with faults is not written', async () => {
    const packed = new TextEncoder().encode('{"type": "ORBAT-mapper", "version": "9.0.0"}');
    const asked = { name: 'one', first: '', packed };
    expect(refusal(await importOrbat(game.control, asked))).toMatchObject({
      field: 'packed',
      message: 'The file, at sides, is missing.',
    });
    const faulty = new TextEncoder().encode('{"type": "ORBAT-mapper", "version": "3.4.0", "sides": []}');
    expect(refusal(await importOrbat(game.control, { ...asked, packed: faulty })).message).toBe(
      'The file, at sides, is empty: there is no side.',
    );
    const airControl: ControlSeat = { ...game.control, roles: ['airControl'] };
    expect(refusal(await importOrbat(airControl, asked)).code).toBe('notYours');
    const id = await begin('my-bridge', { kind: 'shipped', scenario: 'arnhem-bridge' });
    const { bytes } = await written(id);
    const { gameId } = await openGame(game.scenario);
    const other = (await seatsOf(gameId)).map(seatOf).find(isControl)!;
    expect(await orbatDraft(other, id)).toBeNull();
    const theirs = await updateFromOrbat(other, { draftId: id, version: 0, first: '', made: null, packed: bytes });
    expect(refusal(theirs)).toMatchObject({
      field: 'draftId',
      message: 'That draft is gone. Somebody has deleted it.',
    });
    value(await put(id, 1, [], [['A1']]));
    expect(await orbatDraft(game.control, id)).toEqual({
      why: 'The scenario has faults. Fix them, then save it for ORBAT Mapper.',
    });
  });
});
