import type { ControlAct } from './act';
import { gunners, id, irish, irishToo, one, seen } from './scene';

/** The master map. */
export const actsOfMovement: ControlAct[] = [
  { verb: 'claim-counters', reaches: 'nobody', leavesCursor: true, input: () => ({ unitIds: [irish, irishToo] }) },
  { verb: 'let-counters-go', reaches: 'nobody', leavesCursor: true, input: () => ({}) },
  {
    verb: 'move-unit',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const { x, y, version } = await one(irish);
      const move = { unitId: irish, version, turn: 5, mode: 'tactical' as const, overrule: 'So it is.' };
      return { ...move, x: x! + 0.4, y: y!, moveNote: 'a wood' };
    },
  },
  {
    verb: 'move-column',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const { x, y } = await one(irishToo);
      const way: [number, number][] = [
        [x! + 0.5, y!],
        [x! + 1, y!],
      ];
      return { turn: 5, units: await seen(irishToo, gunners), way, mode: 'tactical', overrule: 'So it is.' };
    },
  },
  {
    verb: 'set-contact',
    reaches: 'nobody',
    takenBack: true,
    input: () => ({ turn: 5, unitId: irish, enemyId: id('far German'), isInContact: true, reason: 'They shoot.' }),
  },
  {
    verb: 'attach-unit',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ ...(await seen(irish))[0]!, turn: 5, formation: '43 Wessex Div' }),
  },
  { verb: 'set-weather', reaches: 'nobody', takenBack: true, input: () => ({ turn: 5, weather: 'bad' }) },
];
