import { dropArea } from '@/lib/turn/air/drop-area';
import { issueSquadrons } from '@/lib/turn/air/issue-squadrons';
import { landLift } from '@/lib/turn/air/land-lift';
import { markAirOrder } from '@/lib/turn/air/mark-air-order';
import { putAirCase } from '@/lib/turn/air/put-air-case';
import { saveAirOrder } from '@/lib/turn/air/save-air-order';
import { saveArea } from '@/lib/turn/air/save-area';
import { setWeather } from '@/lib/turn/air/set-weather';
import { takeOffAir } from '@/lib/turn/air/take-off-air';
import { adjudicateCase } from '@/lib/turn/cases/adjudicate-case';
import { ruleOnCase } from '@/lib/turn/cases/rule-on-case';
import { draftSighting } from '@/lib/turn/reports/draft-sighting';
import { releaseSighting } from '@/lib/turn/reports/release-sighting';
import { saveSighting } from '@/lib/turn/reports/save-sighting';
import { good } from '../combats';
import { after, game, id, keep, one, type Row, seat, signed, version } from './scene-for-tests';

/** The air. */
export const rowsOfAir: Row[] = [
  [
    'save-air-order',
    'nobody',
    async () => {
      const lift = { squadronId: null, mission: 'airTransport' as const, liftId: 't5-dz-y' };
      return keep(
        'lift',
        'taskId',
        await saveAirOrder(seat, { taskId: null, version: 0, turn: 5, squadrons: 6, ...lift }, signed()),
      );
    },
  ],
  [
    'mark-air-order',
    'nobody',
    after(
      async () => {
        const marked = { taskId: id('lift'), reason: 'Fog over the fields.' };
        good(await markAirOrder(seat, { ...marked, version: 1, state: 'drivenOff' }, signed()));
        return marked;
      },
      (marked) => markAirOrder(seat, { ...marked, version: 2, state: 'ordered' }, signed()),
    ),
  ],
  [
    'land-lift',
    'nobody',
    async () => {
      const { unitIds, place } = game.scenario.lifts.find((lift) => lift.id === 't5-dz-y')!;
      const landings = unitIds.map((unitId) => ({ unitId, ...place }));
      return landLift(seat, { taskId: id('lift'), version: await version('airTask', 'lift'), landings }, signed());
    },
  ],
  [
    'take-off-air',
    'nobody',
    after(
      async () => {
        const jg = { squadronId: 'jagdkorps-fighters', mission: 'airCover' as const, x: 60, y: 80, radiusKm: 5 };
        return good(await saveAirOrder(seat, { taskId: null, version: 0, turn: 5, squadrons: 1, ...jg })).taskId;
      },
      (taskId) => takeOffAir(seat, { taskId, version: 1 }, signed()),
    ),
  ],
  [
    'save-area',
    'nobody',
    async () =>
      keep('area', 'areaId', await saveArea(seat, { areaId: null, version: 0, turn: 5, x: 44, y: 12 }, signed())),
  ],
  [
    'drop-area',
    'nobody',
    after(
      () => version('interdictionArea', 'area'),
      (saw) => dropArea(seat, { areaId: id('area'), version: saw }, signed()),
    ),
  ],
  [
    'put-air-case',
    'nobody',
    after(
      async () => {
        good(await setWeather(seat, { turn: 5, weather: 'fair' }));
        const { x, y } = await one(id('far German'));
        const looks = {
          squadronId: '83-group-recce',
          mission: 'recce' as const,
          squares: [[Math.floor(x!), Math.floor(y!)]],
        };
        const order = { taskId: null, version: 0, turn: 5, squadrons: 1, ...looks } as never;
        return good(await saveAirOrder(seat, order)).taskId;
      },
      async (recceOf) =>
        keep('case', 'caseId', await putAirCase(seat, { turn: 5, about: { recceOf }, faces: null }, signed())),
    ),
  ],
  [
    'rule-on-case',
    'nobody',
    async () => ruleOnCase(seat, { caseId: id('case'), version: await version('rulesCase', 'case') }, signed()),
  ],
  [
    'adjudicate-case',
    'nobody',
    () => {
      const input = { targets: [{ id: 'lorries', profile: '3-2-0' }], forces: [{ weight: 'heavy', count: 3 }] };
      return adjudicateCase(seat, { kind: 'interdiction', input, faces: [4] }, signed());
    },
  ],
  [
    'issue-squadrons',
    'guards-armoured',
    () =>
      issueSquadrons(
        seat,
        {
          teamKeys: ['guards-armoured'],
          groups: [{ squadronId: '83-group-typhoon', squadrons: 6 }],
        },
        signed(),
      ),
  ],
  [
    'draft-sighting',
    'nobody',
    async () =>
      keep(
        'sighting',
        'id',
        await draftSighting(seat, { teamKey: 'guards-armoured', caseIds: [id('case')] }, signed()),
      ),
  ],
  [
    'save-sighting',
    'nobody',
    () =>
      saveSighting(
        seat,
        {
          ...{ sightingId: id('sighting'), version: 1, source: 'civilians', body: 'Tanks in the wood.', overruled: {} },
          contacts: [
            { id: 'c-1', x: 44, y: 6, symbol: 'armour', label: 'tanks', confidence: 'probable', direction: '' },
          ] as never,
        },
        signed(),
      ),
  ],
  [
    'release-sighting',
    'guards-armoured',
    () => releaseSighting(seat, { sightingId: id('sighting'), version: 2 }, signed()),
  ],
];
