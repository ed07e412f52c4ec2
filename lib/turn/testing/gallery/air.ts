import { markAirOrder } from '@/lib/turn/air/mark-air-order';
import { saveAirOrder } from '@/lib/turn/air/save-air-order';
import { setWeather } from '@/lib/turn/air/set-weather';
import { good } from '../combats';
import type { ControlAct } from './act';
import { game, id, one, seat, version } from './scene';

/** An order that is new. */
const order = { taskId: null, version: 0, turn: 5 };
const lift = async () => ({ taskId: id('lift'), version: await version('airTask', 'lift') });

/** The air, and cases put to the rules. */
export const actsOfAir: ControlAct[] = [
  {
    verb: 'save-air-order',
    reaches: 'nobody',
    keeps: ['lift', 'taskId'],
    takenBack: true,
    input: () => ({ ...order, squadrons: 6, squadronId: null, mission: 'airTransport', liftId: 't5-dz-y' }),
  },
  {
    verb: 'mark-air-order',
    reaches: 'nobody',
    takenBack: async () => ({ ...(await lift()), state: 'ordered', reason: 'Fog over the fields.' }),
    input: async () => {
      const marked = { ...(await lift()), reason: 'Fog over the fields.' };
      good(await markAirOrder(seat, { ...marked, state: 'drivenOff' }));
      return { ...marked, ...(await lift()), state: 'ordered' };
    },
  },
  {
    verb: 'land-lift',
    reaches: 'nobody',
    input: async () => {
      const { unitIds, place } = game.scenario.lifts.find((lift) => lift.id === 't5-dz-y')!;
      return { ...(await lift()), landings: unitIds.map((unitId) => ({ unitId, ...place })) };
    },
  },
  {
    verb: 'cancel-air-order',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const jagdkorps = { squadronId: 'jagdkorps-fighters', mission: 'airCover' as const, x: 60, y: 80, radiusKm: 5 };
      return { taskId: good(await saveAirOrder(seat, { ...order, squadrons: 1, ...jagdkorps })).taskId, version: 1 };
    },
  },
  {
    verb: 'save-area',
    reaches: 'nobody',
    keeps: ['area', 'areaId'],
    takenBack: true,
    input: () => ({ areaId: null, version: 0, turn: 5, x: 44, y: 12 }),
  },
  {
    verb: 'drop-area',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ areaId: id('area'), version: await version('interdictionArea', 'area') }),
  },
  {
    verb: 'put-air-case',
    reaches: 'nobody',
    keeps: ['case', 'caseId'],
    input: async () => {
      good(await setWeather(seat, { turn: 5, weather: 'fair' }));
      const { x, y } = await one(id('far German'));
      const squares: [number, number][] = [[Math.floor(x!), Math.floor(y!)]];
      const recce = { squadronId: '83-group-recce', mission: 'recce' as const, squares };
      const { taskId } = good(await saveAirOrder(seat, { ...order, squadrons: 1, ...recce }));
      return { turn: 5, about: { recceOf: taskId }, faces: null };
    },
  },
  {
    verb: 'rule-on-case',
    reaches: 'nobody',
    input: async () => ({ caseId: id('case'), version: await version('rulesCase', 'case') }),
  },
  {
    verb: 'adjudicate-case',
    reaches: 'nobody',
    input: () => ({
      kind: 'interdiction',
      input: { targets: [{ id: 'lorries', profile: '3-2-0' }], forces: [{ weight: 'heavy', count: 3 }] },
      faces: [4],
    }),
  },
  {
    verb: 'issue-squadrons',
    reaches: 'guards-armoured',
    input: () => ({
      teamKeys: ['guards-armoured'],
      groups: [{ squadronId: '83-group-typhoon', squadrons: 6 }],
    }),
  },
  {
    verb: 'draft-sighting',
    reaches: 'nobody',
    keeps: ['sighting', 'id'],
    input: () => ({ teamKey: 'guards-armoured', caseIds: [id('case')] }),
  },
  {
    verb: 'save-sighting',
    reaches: 'nobody',
    input: () => ({
      sightingId: id('sighting'),
      version: 1,
      source: 'civilians',
      body: 'Tanks in the wood.',
      overruled: {},
      contacts: [{ id: 'c-1', x: 44, y: 6, symbol: 'armour', label: 'tanks', confidence: 'probable', direction: '' }],
    }),
  },
  { verb: 'release-sighting', reaches: 'guards-armoured', input: () => ({ sightingId: id('sighting'), version: 2 }) },
];
