import { db } from '@/lib/db/client';
import { bringBack } from '@/lib/turn/arrivals/bring-back';
import { changeEntry } from '@/lib/turn/arrivals/change-entry';
import { issueArrivals } from '@/lib/turn/arrivals/issue-arrivals';
import { placeArrival } from '@/lib/turn/arrivals/place-arrival';
import { placeColumn } from '@/lib/turn/arrivals/place-column';
import { raiseUnit } from '@/lib/turn/arrivals/raise-unit';
import { shiftArrival } from '@/lib/turn/arrivals/shift-arrival';
import { takeOffMap } from '@/lib/turn/arrivals/take-off-map';
import { good } from '../combats';
import { after, guards, gunners, type Row, seat, seen, signed } from './scene-for-tests';

const toCome = async (count: number, where: object = {}) =>
  (
    await db().unit.findMany({
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
    })
  ).map((unit) => unit);

/** Arrivals. */
export const rowsOfArrivals: Row[] = [
  ['issue-arrivals', 'guards-armoured', () => issueArrivals(seat, { teamId: guards.teamId, until: 9 }, signed())],
  [
    'shift-arrival',
    'nobody',
    async () => {
      const [unit] = await toCome(1, { arrivalTurn: { gt: 6 } });
      return shiftArrival(seat, { units: await seen(unit!.id), turns: 1, reason: 'A wreck on the road.' }, signed());
    },
  ],
  [
    'change-entry',
    'nobody',
    async () => {
      const [unit] = await toCome(1, { arrivalTurn: { gt: 6 } });
      return changeEntry(seat, { units: await seen(unit!.id), entry: 'South map edge, Hamont road' }, signed());
    },
  ],
  [
    'place-arrival',
    'nobody',
    async () => {
      const [unit] = await toCome(1);
      const [saw] = await seen(unit!.id);
      return placeArrival(
        seat,
        {
          unitId: unit!.id,
          version: saw!.version,
          x: unit!.entryX,
          y: unit!.entryY,
          overrule: 'So it is.',
        },
        signed(),
      );
    },
  ],
  [
    'place-column',
    'nobody',
    after(
      async () => {
        const units = await toCome(2, { arrivalTurn: 7 });
        const ids = units.map((unit) => unit.id);
        good(await shiftArrival(seat, { units: await seen(...ids), turns: -1, reason: 'The road is free.' }));
        const { entryX: x, entryY: y } = units[0]!;
        return { units: await seen(...ids), x, y: y + 1, overrule: 'So it is.' };
      },
      (column) => placeColumn(seat, column, signed()),
    ),
  ],
  [
    'take-off-map',
    'nobody',
    async () => takeOffMap(seat, { ...(await seen(gunners!))[0]!, reason: 'Sent back.' }, signed()),
  ],
  [
    'bring-back',
    'nobody',
    async () => bringBack(seat, { ...(await seen(gunners!))[0]!, arrivalTurn: 7, reason: 'And forward.' }, signed()),
  ],
  [
    'raise-unit',
    'nobody',
    async () =>
      raiseUnit(
        seat,
        {
          ...{
            teamId: guards.teamId,
            name: 'Clerks of the Guards',
            shortName: 'Clerks',
            formation: 'Guards Armoured Div',
          },
          ...{ arm: 'infantry', nation: 'UK', mover: 'foot', carriage: 'foot', profile: '2-1-0', sizePoints: 1 },
          ...{ at: { x: 44, y: 5 }, reason: 'They were given rifles.' },
        },
        signed(),
      ),
  ],
];
