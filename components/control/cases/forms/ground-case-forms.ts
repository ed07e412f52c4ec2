import { moverChoices } from '@/components/control/parts/unit-words';
import { pick } from '@/components/ui/form/field-makers';
import type { DrawnField } from '@/components/ui/form/fields';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';
import type { CrossingKind } from '@/lib/words';
import {
  bridgeStateChoices,
  crossingChoices,
  daypartChoices,
  modeChoices,
  movementGroundChoices,
  weightChoices,
} from '../case-choices';
import { blankRows } from './blank-case-rows';
import { type CaseForm, column, field, figure, filledIn, nameColumn, note, profile, tick, words } from './case-field';
import { leafAt, type Tree } from './case-tree';
import { unitChoices } from './unit-choices-of-game';

/** The forms of what is settled on the ground: interdiction, traffic, bridges, movement. */

/** Bombing and long-range guns (§9). */
export const interdictionForm: CaseForm = (desk) => [
  {
    rows: ['put', 'targets'],
    title: 'Targets',
    noun: 'target',
    key: '0',
    columns: [
      nameColumn(unitChoices(desk), ({ unit }) => ({
        profile: unit.profile,
        stepsLost: `${unit.stepsLost}`,
        isFlak: unit.flakWeights.length > 0,
      })),
      column('profile', 'Profile', '7rem', profile),
      column('stepsLost', 'Steps lost', '3.25rem', figure),
      column('isFlak', 'Flak', '2.5rem', tick),
    ],
    blank: blankRows.target(),
  },
  {
    rows: ['put', 'forces'],
    title: 'Forces',
    noun: 'force',
    columns: [
      column('weight', 'Weight', 'minmax(6rem,1fr)', { is: 'choice', of: weightChoices }),
      column('count', 'Squadrons, battalions', '7rem', figure, 'Squadrons or battalions'),
    ],
    blank: blankRows.force(),
  },
  note('Guns at long range count as light, a battalion as a squadron. Forces of one weight are added up.'),
];

/** A crossing of the game, by typing: it fills in fields; emptied, the case is about none of it. */
const crossingPick = ({ crossings }: RulesDesk, fill: (crossing: RulesDesk['crossings'][number]) => Tree): DrawnField =>
  pick(
    'about.crossingId',
    'Crossing of the game',
    crossings.map(({ id, name, state }) => ({ id, label: name, hint: state })),
    {
      placeholder: 'Type a bridge, or leave empty',
      follow: (values, id: string | null) => {
        const crossing = crossings.find((one) => one.id === id);
        return filledIn(values, { crossingId: id ?? undefined }, crossing ? fill(crossing) : {});
      },
    },
  );

/** The form for units that cross (§7). */
export const trafficForm: CaseForm = (desk, put) => [
  crossingPick(desk, ({ kind, capacityPoints, state }) => ({
    'crossing.kind': kind,
    'crossing.capacityPoints': `${capacityPoints}`,
    'crossing.isBlown': state === 'blown',
  })),
  {
    look: 'grid grid-cols-[minmax(7.5rem,1fr)_7rem_7rem_auto] items-end gap-2',
    fields: [
      field('crossing.kind', 'Kind', { is: 'choice', of: crossingChoices }),
      field('crossing.capacityPoints', 'Points a turn', {
        ...figure,
        placeholder: `${crossingCapacity[leafAt(put, 'crossing.kind') as CrossingKind]}`,
      }),
      field('crossing.pointsUsed', 'Used before', figure),
      field('crossing.isBlown', 'Blown', tick),
    ],
  },
  {
    rows: ['put', 'queue'],
    title: 'Order of march',
    noun: 'unit',
    key: '0',
    columns: [
      nameColumn(unitChoices(desk), ({ unit }) => ({ unitSizePoints: `${unit.sizePoints}` })),
      column('unitSizePoints', 'Size, points', '5.25rem', figure),
      column('pointsAcross', 'Across before', '5.75rem', figure),
    ],
    blank: blankRows.queued(),
  },
];

/** True when it blows (§8). */
export const bridgeForm: CaseForm = (desk, put) => [
  crossingPick(desk, ({ state }) => ({ state })),
  {
    look: 'grid grid-cols-[10rem_1fr] items-start gap-2',
    fields: [
      field('state', 'It stands', { is: 'choice', of: bridgeStateChoices }),
      ...(leafAt(put, 'state') === 'tested' ? [field('retestReason', 'Why it is tested again', words)] : []),
    ],
  },
  note('A prepared bridge is tested once, when it is fought over. It is safe once a unit has checked or crossed it.'),
];

/** The form for the distance of a move (§6). */
export const movementForm: CaseForm = (desk) => [
  pick('about.unitId', 'Unit of the game', unitChoices(desk), {
    placeholder: 'Type a unit, or leave empty',
    follow: (values, id: string | null) => {
      const unit = desk.units.find((one) => one.id === id);
      return filledIn(values, { unitId: id ?? undefined }, unit ? { mover: unit.mover } : {});
    },
  }),
  {
    look: 'grid grid-cols-2 gap-2',
    fields: [
      field('mover', 'Moves as', { is: 'choice', of: moverChoices }),
      field('ground', 'Ground', { is: 'choice', of: movementGroundChoices }),
      field('mode', 'How', { is: 'choice', of: modeChoices }),
      field('daypart', 'When', { is: 'choice', of: daypartChoices }),
      field('distanceKm', 'Distance, km', figure),
      field('slowedBy', 'Slowed by', { ...words, placeholder: 'Each cause halves; …' }),
    ],
  },
];
