import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { everything, takeArchive } from '@/host/archive/take-archive';
import { eraseOldTraining } from '@/lib/db/cases/training';
import { db } from '@/lib/db/kernel/client';
import { trainingDesk, trainingOfCrew } from '@/lib/desks/control/cases/training';
import { endGame } from '../debrief/end-game';
import type { ControlSeat } from '../kernel/seat';
import { good } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { decideTrainingCase } from './decide-training-case';
import { eraseTraining } from './erase-training';
import { keepTraining } from './keep-training';
import { nameInTraining } from './name-in-training';

let game: GivenGame;
let chief: ControlSeat;
let other: ControlSeat;
let folder: string;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'opcom-training-'));
  game = await givenGame('arnhem-bridge');
  chief = { ...game.control, roles: ['gameControl'] } as ControlSeat;
  const { id } = await db().seat.create({
    data: { id: 'other', gameId: game.gameId, kind: 'control', label: 'Map Control', roles: ['mapControl'] },
  });
  other = { ...chief, id, label: 'Map Control', roles: ['mapControl'] } as ControlSeat;
  game.besideTheLedger();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await game.drop();
  rmSync(folder, { recursive: true });
});

const deskOf = (seat: ControlSeat) => trainingDesk(game, seat.id);
const caseOf = async (seat: ControlSeat, id: string) => (await deskOf(seat)).cases.find((one) => one.id === id)!;
const rows = async (): Promise<number> => {
  const [row] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM "TrainingDecision"`;
  return row!.count;
};
const inArchive = async (name: string): Promise<boolean> => {
  const file = join(folder, name);
  await takeArchive(process.env.DATABASE_URL!, file, everything(folder));
  return gunzipSync(readFileSync(file)).toString().includes('move-guns');
};

it('is blind until one has decided, keeps the first decision, names whom it may, and is erased with the evening', async () => {
  // Nothing of a ruling is in what is sent, nor of what others decided.
  good(await decideTrainingCase(other, { caseId: 'move-guns', answer: '15', isNamed: true }));
  const before = await deskOf(chief);
  expect(before.cases).toHaveLength(20);
  expect(before.cases.map(({ decided }) => decided)).toEqual(Array(20).fill(null));
  for (const word of ['ruling', 'outcome', 'lines', 'OC-101', 'rolls', 'Map Control'])
    expect(JSON.stringify(before)).not.toContain(word);

  good(await decideTrainingCase(chief, { caseId: 'move-guns', answer: '0' }));
  // From another device of the seat: the first decision stands.
  good(await decideTrainingCase(chief, { caseId: 'move-guns', answer: '18' }));
  expect((await caseOf(chief, 'move-guns')).decided).toMatchObject({
    answer: '0',
    isAsRuled: true,
    rule: '§6 Movement, OC-101',
    ruling: { answer: '0' },
    others: { count: 1, answers: [{ is: '15', count: 1, names: ['Map Control'] }], factors: [] },
  });
  // Who does not wish to be named is counted.
  expect((await caseOf(other, 'move-guns')).decided!.others.answers).toEqual([{ is: '0', count: 1, names: [] }]);
  good(await nameInTraining(other, { isNamed: false }));
  expect(JSON.stringify(await deskOf(chief))).not.toContain('Map Control');

  const factors = ['lightInfantry' as const];
  good(
    await decideTrainingCase(chief, {
      caseId: 'combat-alikianou',
      answer: 'attackersBadlyBeaten',
      factors: [...factors, 'unprepared'],
    }),
  );
  good(await decideTrainingCase(other, { caseId: 'combat-alikianou', answer: 'notSure', factors }));
  expect(await trainingOfCrew(game)).toMatchObject({
    umpires: 2,
    decisions: 4,
    cases: 20,
    agreement: { umpires: 2, cases: 2 },
    named: [],
    isKept: false,
    toBrief: [
      { rule: '§9 Factors note 3', missed: 1, decisions: 2, confused: 'Somebody was not sure.' },
      {
        rule: '§6 Movement',
        missed: 1,
        decisions: 2,
        confused: 'Somebody said “15 km” for “0 km”.',
      },
    ],
  });

  // What is no answer, no factor or no case is refused; a player and the wrong role come to none of it.
  const refused = (code: string) => ({ ok: false, refusal: { code } });
  expect(await decideTrainingCase(chief, { caseId: 'move-by-night', answer: '8' })).toMatchObject(refused('badInput'));
  expect(await decideTrainingCase(chief, { caseId: 'move-by-night', answer: '15', factors })).toMatchObject(
    refused('badInput'),
  );
  expect(await decideTrainingCase(chief, { caseId: 'nothing', answer: '8' })).toMatchObject(refused('notFound'));
  const player = (await game.player('1-airborne')) as never;
  const anything = { caseId: 'move-by-night', answer: '15' };
  expect(await decideTrainingCase(player, anything)).toMatchObject(refused('notYours'));
  expect(await nameInTraining(player, { isNamed: true })).toMatchObject(refused('notYours'));
  for (const seat of [player, other]) {
    expect(await keepTraining(seat, { isKept: true })).toMatchObject(refused('notYours'));
    expect(await eraseTraining(seat, {})).toMatchObject(refused('notYours'));
  }

  // No archive has it unless it is kept.
  expect(await inArchive('before')).toBe(false);
  good(await keepTraining(chief, { isKept: true }));
  expect(await inArchive('kept')).toBe(true);

  // After eighteen hours it is not shown, and is erased, unless it is kept.
  await db().$executeRaw`UPDATE "TrainingDecision" SET at = now() - interval '18 hours'`;
  await eraseOldTraining();
  expect((await trainingOfCrew(game)).decisions).toBe(4);
  good(await keepTraining(chief, { isKept: false }));
  expect((await trainingOfCrew(game)).decisions).toBe(0);
  expect(await rows()).toBe(4);
  await eraseOldTraining();
  expect(await rows()).toBe(0);

  // One press erases it, kept or not; and so does the end of the battle.
  good(await decideTrainingCase(chief, { caseId: 'move-guns', answer: '0' }));
  good(await keepTraining(chief, { isKept: true }));
  good(await eraseTraining(chief, {}));
  expect(await rows()).toBe(0);
  good(await decideTrainingCase(chief, { caseId: 'move-guns', answer: '0' }));
  good(await endGame(chief, { turn: 5, reason: 'the hall closes' }));
  expect(await rows()).toBe(0);
  expect(await decideTrainingCase(chief, { caseId: 'move-guns', answer: '0' })).toMatchObject(refused('notNow'));
  expect(await trainingOfCrew(game)).toMatchObject({ isOver: true, isKept: false });
});
