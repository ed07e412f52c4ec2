import { setWeather } from '@/lib/turn/air/set-weather';
import { claimCounters } from '@/lib/turn/claims/claim-counters';
import { letCountersGo } from '@/lib/turn/claims/let-counters-go';
import { setContact } from '@/lib/turn/contact/set-contact';
import { attachUnit } from '@/lib/turn/movement/attach-unit';
import { moveColumn } from '@/lib/turn/movement/move-column';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { gunners, id, irish, irishToo, one, type Row, seat, seen, signed } from './scene-for-tests';

/** The master map. */
export const rowsOfMasterMap: Row[] = [
  ['claim-counters', 'nobody', () => claimCounters(seat, { unitIds: [irish!, irishToo!] }, signed())],
  ['let-counters-go', 'nobody', () => letCountersGo(seat, {}, signed())],
  [
    'move-unit',
    'nobody',
    async () => {
      const unit = await one(irish!);
      const place = { x: unit.x! + 0.4, y: unit.y! };
      return moveUnit(
        seat,
        {
          unitId: irish!,
          version: unit.version,
          turn: 5,
          mode: 'tactical',
          ...place,
          overrule: 'So it is.',
        },
        signed(),
      );
    },
  ],
  [
    'move-column',
    'nobody',
    async () => {
      const { x, y } = await one(irishToo!);
      const way = [
        [x! + 0.5, y!],
        [x! + 1, y!],
      ] as [number, number][];
      return moveColumn(
        seat,
        {
          turn: 5,
          units: await seen(irishToo!, gunners!),
          way,
          mode: 'tactical',
          overrule: 'So it is.',
        },
        signed(),
      );
    },
  ],
  [
    'set-contact',
    'nobody',
    () =>
      setContact(
        seat,
        {
          turn: 5,
          unitId: irish!,
          enemyId: id('far German'),
          isInContact: true,
          reason: 'They shoot.',
        },
        signed(),
      ),
  ],
  [
    'attach-unit',
    'nobody',
    async () => attachUnit(seat, { ...(await seen(irish!))[0]!, turn: 5, formation: '43 Wessex Div' }, signed()),
  ],
  ['set-weather', 'nobody', () => setWeather(seat, { turn: 5, weather: 'bad' }, signed())],
];
