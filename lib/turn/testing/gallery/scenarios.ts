import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { loadScenario } from '@/lib/scenario';
import { blankDraft } from '@/lib/scenario/draft/blank';
import { sourceOf } from '@/lib/scenario/draft/draft';
import { pack } from '@/lib/scenario/packed';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { makeDraft } from '@/lib/turn/scenarios/make-draft';
import { openGame } from '@/lib/turn/sequence/open-game';
import { good } from '../combats';
import type { GivenGame } from '../given-game';
import type { ControlAct } from './act';
import { game, id } from './scene';

const draft = (name: string) =>
  db().scenarioDraft.findUniqueOrThrow({ where: { gameId_name: { gameId: game.gameId, name } } });
const crete = async () => ({ draftId: (await draft('crete-1941')).id });
const practice = async () =>
  (await db().game.findFirstOrThrow({ where: { practiceOf: game.gameId }, orderBy: [{ createdAt: 'desc' }] })).id;
/** A game that has not begun, beside the others: its umpire, and a draft of his. */
let lobby: { of: GivenGame; umpire: ControlSeat; draftId: string } | null = null;
async function lobbyBeside(): Promise<NonNullable<typeof lobby>> {
  // The scene is set anew in every file of tests: in another database, where the game has the same id.
  if (lobby?.of === game) return lobby;
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('arnhem-bridge cannot be read');
  const { gameId } = await openGame(read.scenario);
  const umpire = seatOf((await seatsOf(gameId)).find(({ kind }) => kind === 'control')!) as ControlSeat;
  const from = { kind: 'shipped', scenario: 'arnhem-bridge' } as const;
  const { draftId } = good(await makeDraft(umpire, { name: 'another', from }));
  lobby = { of: game, umpire, draftId };
  return lobby;
}
/** The umpire of the game that was opened to be tried. */
let triedUmpire: ControlSeat;
async function tried(): Promise<Record<string, never>> {
  triedUmpire = seatOf(await db().seat.findUniqueOrThrow({ where: { id: id('tried') } })) as ControlSeat;
  return {};
}
/** Somebody sits in the lobby. */
async function warmedUp(): Promise<Record<string, never>> {
  const { umpire } = await lobbyBeside();
  const { id } = await db().holder.upsert({ where: { id: 'warm' }, create: { id: 'warm' }, update: {} });
  const { id: seatId } = await db().seat.findFirstOrThrow({ where: { gameId: umpire.gameId, kind: 'player' } });
  await db().seat.update({ where: { id: seatId }, data: { holderId: id, usedAt: new Date() } });
  return {};
}
const fallschirmjaeger = ['G1', 'german', 'assault-regiment'];

/** A file of ORBAT Mapper with one unit, by its name. */
const narvikWith = (name: string) =>
  new TextEncoder().encode(
    JSON.stringify({
      type: 'ORBAT-mapper',
      version: '3.4.0',
      name: 'Narvik',
      sides: [{ name: 'Norway', subUnits: [{ name, sidc: '10031000211211000000', location: [17.4, 68.4] }] }],
    }),
  );

/** Scenarios of one's own, which no game knows of. */
export const actsOfScenarios: ControlAct[] = [
  {
    verb: 'make-draft',
    reaches: 'nobody',
    input: () => ({ name: 'crete-1941', from: { kind: 'shipped', scenario: 'arnhem-bridge' } }),
    keeps: ['draft', 'draftId'],
  },
  {
    verb: 'try-draft',
    reaches: 'nobody',
    leavesCursor: true,
    input: crete,
  },
  {
    verb: 'start-weighing',
    reaches: 'nobody',
    input: async () => ({ ...(await crete()), plays: 20, turns: null }),
    keeps: ['weighing', 'weighingId'],
  },
  { verb: 'stop-weighing', reaches: 'nobody', input: () => ({ weighingId: id('weighing') }) },
  {
    verb: 'edit-draft',
    reaches: 'nobody',
    input: async () => ({
      ...(await crete()),
      what: 'Units: a row put in',
      splices: [{ file: 'units.csv', at: 1, removed: [], inserted: [fallschirmjaeger] }],
    }),
  },
  { verb: 'undo-draft-edit', reaches: 'nobody', input: async () => ({ ...(await crete()), number: 1 }) },
  { verb: 'redo-draft-edit', reaches: 'nobody', input: async () => ({ ...(await crete()), number: 1 }) },
  {
    verb: 'name-version',
    reaches: 'nobody',
    input: async () => ({ ...(await crete()), number: 1, name: 'before the map was redrawn', was: '' }),
  },
  { verb: 'return-to-version', reaches: 'nobody', input: async () => ({ ...(await crete()), number: 0, version: 3 }) },
  {
    verb: 'settle-draft',
    reaches: 'nobody',
    input: async () => {
      const { id, version } = await draft('crete-1941');
      const settling = { file: 'units.csv', column: 'notes', rows: [2], text: 'Looked over' };
      return { draftId: id, version, ...settling, cure: 'write', what: 'Units: notes' };
    },
  },
  {
    verb: 'import-draft',
    reaches: 'nobody',
    showsOnce: true,
    input: async () => ({ name: 'malta-1942', packed: pack(sourceOf(blankDraft('Malta'))) }),
  },
  {
    verb: 'import-orbat',
    reaches: 'nobody',
    showsOnce: true,
    input: async () => ({ name: 'narvik-1940', first: '', packed: narvikWith('6 Division') }),
  },
  {
    verb: 'update-from-orbat',
    reaches: 'nobody',
    showsOnce: true,
    input: async () => {
      const { id, version } = await draft('narvik-1940');
      const packed = narvikWith('6 Mountain Division');
      return { draftId: id, version, first: '', made: ['cell 2 name'], packed };
    },
  },
  {
    verb: 'rename-draft',
    reaches: 'nobody',
    input: async () => {
      const { id } = await db().scenarioDraft.findFirstOrThrow({ where: { name: { startsWith: 'malta' } } });
      return { draftId: id, name: 'malta' };
    },
  },
  {
    verb: 'drop-draft',
    reaches: 'nobody',
    input: async () => {
      const { id, version } = await draft('malta');
      return { draftId: id, version };
    },
  },
  {
    verb: 'fork-game',
    reaches: 'nobody',
    leavesCursor: true,
    input: () => ({ number: 12, keepsWriters: false }),
  },
  { verb: 'join-practice', reaches: 'nobody', leavesCursor: true, input: async () => ({ gameId: await practice() }) },
  { verb: 'end-practice', reaches: 'nobody', leavesCursor: true, input: async () => ({ gameId: await practice() }) },
  {
    verb: 'try-turn',
    reaches: 'nobody',
    leavesCursor: true,
    input: () => ({ scenario: 'arnhem-bridge' }),
    keeps: ['tried', 'seatId'],
  },
  { verb: 'open-finished', reaches: 'nobody', leavesCursor: true, input: () => ({ battle: 'market-garden' }) },
  { verb: 'delete-practice', reaches: 'nobody', leavesCursor: true, by: () => triedUmpire, input: tried },
  {
    verb: 'draft-from-game',
    reaches: 'nobody',
    input: () => ({ name: 'as-it-stood', number: 12 }),
  },
  { verb: 'open-warm-up', reaches: 'nobody', leavesCursor: true, by: () => lobby!.umpire, input: warmedUp },
  { verb: 'answer-warm-up', reaches: 'nobody', leavesCursor: true, by: () => lobby!.umpire, input: warmedUp },
  { verb: 'end-warm-up', reaches: 'nobody', leavesCursor: true, by: () => lobby!.umpire, input: warmedUp },
  { verb: 'open-rehearsal', reaches: 'nobody', leavesCursor: true, by: () => lobby!.umpire, input: warmedUp },
  {
    verb: 'pace-rehearsal',
    reaches: 'nobody',
    leavesCursor: true,
    by: () => lobby!.umpire,
    input: () => ({ pace: 'half' }),
  },
  { verb: 'end-rehearsal', reaches: 'nobody', leavesCursor: true, by: () => lobby!.umpire, input: () => ({}) },
  { verb: 'forget-rehearsal', reaches: 'nobody', leavesCursor: true, by: () => lobby!.umpire, input: () => ({}) },
  {
    verb: 'take-over-draft',
    reaches: 'nobody',
    by: () => lobby!.umpire,
    input: async () => ({ draftId: (await lobbyBeside()).draftId, version: 0 }),
    leavesCursor: true,
  },
];
