import { picks } from '@/components/ui/form/field-makers';
import type { Drawn, DrawnField, Widget } from '@/components/ui/form/fields';
import type { AirSide } from '@/lib/adjudication/air-to-air';
import { recceKindOf } from '@/lib/adjudication/recce-picture';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';
import { flakWeightChoices, missionChoices, recceKindChoices, serialChoices } from '../case-choices';
import { blankRows } from './blank-case-rows';
import { type CaseForm, column, field, figure, filledIn, nameColumn, note, profile, tick } from './case-field';
import { leafAt } from './case-tree';
import { groupChoices, squadronsIn, unitChoices } from './unit-choices-of-game';

/** The forms of what is settled in the air: reconnaissance, flak, air battles. */

/** The form for the sight of aircraft (§12c). */
export const recceForm: CaseForm = (desk) => [
  field('isNight', 'By night', tick),
  {
    rows: ['put', 'targets'],
    title: 'Looked at',
    noun: 'target',
    key: '0',
    columns: [
      nameColumn(unitChoices(desk), ({ unit }) => ({
        kind: recceKindOf({ ...unit, isOutOfRole: unit.flags.includes('outOfRole') }),
        isMoving: unit.kmMoved > 0,
      })),
      column('kind', 'Seen as', '7.25rem', { is: 'choice', of: recceKindChoices }),
      column('isMoving', 'Moves', '2.375rem', tick),
      column('isInCover', 'In cover', '2.375rem', tick),
      column('isInBuiltUp', 'Built-up', '2.375rem', tick),
      column('isHighConcentration', 'Very many', '2.375rem', tick),
      column('unitsInSquare', 'Units in the square', '3.875rem', figure),
    ],
    blank: blankRows.lookedAt(),
  },
];

/** Flak on an air operation (§12). A serial that carries nobody leaves its last three columns empty. */
export const flakForm: CaseForm = (desk) => {
  const units = unitChoices(desk);
  const carried = nameColumn(units, ({ unit }) => ({ profile: unit.profile, stepsLost: `${unit.stepsLost}` }));
  return [
    field('mission', 'What the aircraft do', { is: 'choice', of: missionChoices }, { width: 'w-48' }),
    {
      rows: ['put', 'serials'],
      title: 'Serials',
      noun: 'serial',
      key: '0',
      columns: [
        nameColumn(groupChoices(desk), ({ group }) => ({
          kind: group.kind.includes('omber') ? 'bomber' : 'fighter',
        })),
        column('kind', 'Kind', '6.5rem', { is: 'choice', of: serialChoices }),
        {
          ...carried,
          at: ['carries', 'id'],
          head: 'Carries',
          width: 'minmax(5.25rem,1fr)',
          widget: { ...carried.widget, placeholder: 'nobody' } as Widget,
        },
        column('carries.profile', 'Its profile', '6.5rem', profile, 'Profile carried'),
        column('carries.stepsLost', 'Steps lost', '2.75rem', figure, 'Steps lost, carried'),
      ],
      blank: blankRows.serial(),
    },
    {
      rows: ['put', 'flak'],
      title: 'Flak',
      noun: 'gun',
      columns: [
        nameColumn(
          units.filter(({ unit }) => unit.flakWeights.length > 0),
          ({ unit }) => ({ weight: unit.flakWeights[0]!, isSuppressed: unit.suppressedIn === desk.turn }),
        ),
        column('weight', 'Weight', '5.75rem', { is: 'choice', of: flakWeightChoices }),
        column('distanceKm', 'Distance, km', '4.75rem', figure),
        column('isSuppressed', 'Suppressed', '4rem', tick),
      ],
      blank: { id: '', weight: 'heavy', distanceKm: '', isSuppressed: false },
    },
    note('Only the nearest of each weight that is not suppressed counts for the band.'),
  ];
};

/** Groups of the game by typing; their squadrons are written into the case. */
const groupsPick = (
  desk: RulesDesk,
  about: 'a' | 'b' | 'bombers',
  label: string,
  path: string,
  width = '',
): DrawnField =>
  picks(`about.${about}`, label, groupChoices(desk), {
    placeholder: 'Type a group, or leave empty',
    width,
    follow: (values, ids: string[]) => filledIn(values, { [about]: ids }, { [path]: squadronsIn(desk.groups, ids) }),
  });

/** Fighters against fighters (§13). */
export const airForm: CaseForm = (desk, put) => {
  const side = (which: AirSide): Drawn => {
    const name = which.toUpperCase();
    return {
      legend: `Side ${name}`,
      look: 'grid grid-cols-[5.25rem_1fr] items-start gap-2',
      fields: [field(which, `Squadrons, ${name}`, figure), groupsPick(desk, which, `Groups of ${name}`, which)],
    };
  };
  const sides = [
    { id: 'a', label: 'Side A' },
    { id: 'b', label: 'Side B' },
  ];
  const escort: Drawn = {
    look: 'grid grid-cols-3 gap-2',
    fields: [
      field('escorted.by', 'Escorted by', { is: 'choice', of: sides }),
      field('escorted.transportSerials', 'Transport serials', figure),
      field('escorted.bomberSquadrons', 'Bomber squadrons', figure),
      groupsPick(desk, 'bombers', 'Bomber groups', 'escorted.bomberSquadrons', 'col-span-3'),
    ],
  };
  return [
    { look: 'grid gap-3', fields: [side('a'), side('b')] },
    field('escorted', 'One side escorts transports or bombers', {
      is: 'tick',
      on: { by: 'b', transportSerials: '0', bomberSquadrons: '0' },
    }),
    ...(leafAt(put, 'escorted') === undefined ? [] : [escort]),
    note('The larger side attacks; losses are taken from its groups as they are named.'),
  ];
};
