import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { practicesOf } from '@/lib/db/sequence/practices';
import { draftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { good } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { editDraft } from './edit-draft';
import { makeDraft } from './make-draft';
import { tryDraft } from './try-draft';

/** The least that can be played, from empty tables: every column stands there, those that may be missing too. */

let game: GivenGame;
beforeAll(async () => {
  game = await givenLobby('arnhem-bridge');
});
afterAll(() => game.drop());

const unit = (id: string, side: string, name: string, more: Readonly<Record<string, string>> = {}) => ({
  id,
  side,
  team: side === 'allied' ? 'south' : 'north',
  corps: 'Corps',
  division: 'Division',
  formation: 'Division',
  name,
  shortName: name,
  arm: 'infantry',
  nation: side === 'allied' ? 'UK' : 'GER',
  echelon: 'battalion',
  arrivalTurn: '1',
  entry: 'On the map',
  lon: '0',
  lat: '50',
  carriage: 'foot',
  mover: 'foot',
  isFlexible: 'no',
  profile: 'battalion',
  stepsLost: '0',
  ...more,
});

const tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'profiles.csv': [{ key: 'battalion', describes: 'A battalion', notation: '5-3-2-1-0', sizePoints: '4' }],
  'teams.csv': [
    { key: 'north', name: 'North', side: 'german', hqUnitId: 'G1', formations: 'Division' },
    { key: 'south', name: 'South', side: 'allied', hqUnitId: 'A1', formations: 'Division' },
  ],
  'units.csv': [
    unit('A1', 'allied', 'HQ South', { arm: 'hq', echelon: 'hq' }),
    unit('A2', 'allied', '1 South'),
    unit('G1', 'german', 'HQ North', { arm: 'hq', echelon: 'hq' }),
  ],
};

test('three units in empty tables are played', async () => {
  const { control } = game;
  const { draftId } = good(await makeDraft(control, { name: 'drawn', from: { kind: 'nothing' } }));
  for (const [file, rows] of Object.entries(tables)) {
    const headings = (await draftDesk(control, draftId, { file }))!.entries[0] as readonly string[];
    const inserted = rows.map((row) => headings.map((heading) => row[heading] ?? ''));
    good(await editDraft(control, { draftId, what: 'Rows', splices: [{ file, at: 1, removed: [], inserted }] }));
  }
  expect((await draftDesk(control, draftId, { withinMs: 60_000 }))!.faults).toEqual([]);
  good(await tryDraft(control, { draftId }));
  const { id } = (await practicesOf(game.gameId))[0]!;
  expect(await db().unit.count({ where: { gameId: id, isOnMap: true } })).toBe(3);
  expect((await seatsOf(id)).length).toBe(7);
});
