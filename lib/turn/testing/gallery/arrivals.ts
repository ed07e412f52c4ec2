import { db } from '@/lib/db/kernel/client';
import { unitOf } from '@/lib/db/movement/units';
import { shiftArrival } from '@/lib/turn/arrivals/shift-arrival';
import type { Arm, UnitFlag } from '@/lib/words';
import { good } from '../combats';
import type { ControlAct } from './act';
import { guards, gunners, seat, seen } from './scene';

/** The units that are still to come up the road from Hechtel, the first first. */
const toCome = (count: number, where: object = {}) =>
  db().unit.findMany({
    where: {
      gameId: seat.gameId,
      isOnMap: false,
      isInBox: false,
      side: 'allied',
      entry: { contains: 'Hechtel' },
      ...where,
    },
    orderBy: [{ arrivalTurn: 'asc' }, { id: 'asc' }],
    take: count,
  });

/** Two that come up together a turn early, behind the place where they enter. */
let column: string[];
const asColumn = async () => {
  const units = await seen(...column);
  const { entryX: x, entryY: y } = await db().unit.findFirstOrThrow({
    where: { gameId: seat.gameId, id: column[0]! },
  });
  return { units, x, y: y + 1, overrule: 'So it is.' };
};

/** Arrivals. */
export const actsOfArrivals: ControlAct[] = [
  { verb: 'issue-arrivals', reaches: 'guards-armoured', input: () => ({ teamId: guards.teamId, until: 9 }) },
  {
    verb: 'shift-arrival',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const [unit] = await toCome(1, { arrivalTurn: { gt: 6 } });
      return { units: await seen(unit!.id), turns: 1, reason: 'A wreck on the road.' };
    },
  },
  {
    verb: 'change-entry',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const [unit] = await toCome(1, { arrivalTurn: { gt: 6 } });
      return { units: await seen(unit!.id), entry: 'South map edge, Hamont road' };
    },
  },
  {
    verb: 'place-arrival',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const [unit] = await toCome(1);
      const { id: unitId, version, entryX: x, entryY: y } = unit!;
      return { unitId, version, x, y, overrule: 'So it is.' };
    },
  },
  {
    verb: 'place-column',
    reaches: 'nobody',
    takenBack: asColumn,
    input: async () => {
      column = (await toCome(2, { arrivalTurn: 7 })).map(({ id }) => id);
      good(await shiftArrival(seat, { units: await seen(...column), turns: -1, reason: 'The road is free.' }));
      return asColumn();
    },
  },
  {
    verb: 'take-off-map',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await seen(gunners))[0]!, reason: 'Sent back.' }),
  },
  {
    verb: 'bring-back',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await seen(gunners))[0]!, arrivalTurn: 7, reason: 'And forward.' }),
  },
  {
    verb: 'amend-unit',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const unit = (await unitOf(db(), seat.gameId, gunners))!;
      const { version, name, shortName, formation, arm, flags, profileKey, sizePoints } = unit;
      return {
        ...{ unitId: gunners, version, name, shortName, formation, profileKey, sizePoints },
        arm: arm as Arm,
        flags: flags as UnitFlag[],
        stepsLost: 1,
        reason: 'Shelled on the road.',
      };
    },
  },
  {
    verb: 'raise-unit',
    reaches: 'nobody',
    input: () => ({
      teamId: guards.teamId,
      name: 'Clerks of the Guards',
      shortName: 'Clerks',
      formation: 'Guards Armoured Div',
      arm: 'infantry',
      nation: 'UK',
      mover: 'foot',
      carriage: 'foot',
      profile: '2-1-0',
      sizePoints: 1,
      at: { x: 44, y: 5 },
      reason: 'They were given rifles.',
    }),
  },
];
