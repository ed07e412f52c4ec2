import {
  actionChoices,
  airKindNames,
  groundFlags,
  groundWords,
  postureChoices,
} from '@/components/control/parts/combat/combat-words';
import { armChoices, classChoices, flagWords } from '@/components/control/parts/unit-words';
import { choicesOf } from '@/components/control/parts/word-choices';
import type { Drawn, DrawnField, Widget } from '@/components/ui/form/fields';
import { artilleryRanges, printedRangeWords } from '@/lib/adjudication/artillery';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';
import { airKinds, type CombatRole, unitFlags } from '@/lib/words';
import { daypartChoices } from '../case-choices';
import { blankRows } from './blank-case-rows';
import { type CaseForm, column, field, figure, nameColumn, note, profile, tick, words } from './case-field';
import { leafAt, rowsAt, type Tree } from './case-tree';
import { unitChoices } from './unit-choices-of-game';

/** A combat with nothing of it on a map (§9): both forces, their guns, their aircraft. */
export const combatForm: CaseForm = (desk, put) => [
  {
    look: 'flex flex-wrap items-end gap-x-3 gap-y-1',
    fields: [
      field('daypart', 'When', { is: 'choice', of: daypartChoices }, { width: 'w-28' }),
      ...groundFlags.map((flag) => field(`ground.${flag}`, groundWords[flag], tick)),
    ],
  },
  ...forceFields(desk, put, 'attacker'),
  ...forceFields(desk, put, 'defender'),
];

/** The ranges of guns in use, each with the book's. */
const rangesInWords = `They reach, in km: ${classChoices
  .map(({ id, label }) => `${label.toLowerCase()} ${artilleryRanges[id].effectiveKm} (${printedRangeWords(id)})`)
  .join('; ')}.`;

function forceFields(desk: RulesDesk, put: Tree, role: CombatRole): Drawn[] {
  const [title, of] = role === 'attacker' ? ['Attackers', 'attacking'] : ['Defenders', 'defending'];
  const first = rowsAt(put, `${role}.units`)[0]?.formation;
  const formation = typeof first === 'string' ? first : undefined;
  const units = unitChoices(desk);
  const shareMoved = (unit: { turnShareMoved: number }) => `${Math.min(1, unit.turnShareMoved)}`;
  return [
    {
      rows: ['put', role, 'units'],
      title,
      noun: `${of} unit`,
      key: role === 'attacker' ? '0' : undefined,
      columns: [
        nameColumn(units, ({ unit }) => ({
          arm: unit.arm,
          profile: unit.profile,
          stepsLost: `${unit.stepsLost}`,
          formation: unit.formation,
          flags: [...unit.flags],
          turnShareMoved: shareMoved(unit),
        })),
        column('arm', 'Arm', '7.375rem', { is: 'choice', of: armChoices }),
        column('profile', 'Profile', '6rem', profile),
        column('stepsLost', 'Steps lost', '2.5rem', figure),
        column('formation', 'Formation', '6.5rem', words),
      ],
      blank: blankRows.fighter(role, formation),
      below: (row) => besidesCounter(role, row as Tree),
    },
    {
      summary: `Guns, aircraft and lead formation of the ${title.toLowerCase()}`,
      look: 'space-y-2 pt-1',
      isOpen: rowsAt(put, `${role}.artillery`).length + rowsAt(put, `${role}.air`).length > 0,
      fields: [
        field(`${role}.leadFormation`, `${title} led by`, { ...words, placeholder: formation }, { width: 'w-56' }),
        {
          rows: ['put', role, 'artillery'],
          title: `Guns of the ${title.toLowerCase()}`,
          noun: `${of} gun`,
          columns: [
            nameColumn(
              units.filter(({ unit }) => unit.artilleryClass !== null),
              ({ unit }) => ({
                class: unit.artilleryClass!,
                profile: unit.profile,
                stepsLost: `${unit.stepsLost}`,
                turnShareMoved: shareMoved(unit),
              }),
            ),
            column('class', 'Class', '5.75rem', { is: 'choice', of: classChoices }),
            column('profile', 'Profile', '6rem', profile),
            column('stepsLost', 'Steps lost', '2.5rem', figure),
            column('rangeKm', 'Range, km', '3.25rem', figure),
            column('turnShareMoved', 'Moved, share', '3.25rem', figure, 'Share of the turn moved'),
          ],
          blank: { id: '', class: 'field', profile: '', stepsLost: '0', rangeKm: '', turnShareMoved: '0' },
        },
        ...(rowsAt(put, `${role}.artillery`).length > 0 ? [note(rangesInWords)] : []),
        {
          rows: ['put', role, 'air'],
          title: `Air of the ${title.toLowerCase()}`,
          noun: `${of} aircraft`,
          columns: [
            column('kind', 'Kind', 'minmax(7.5rem,1fr)', { is: 'choice', of: choicesOf(airKinds, airKindNames) }),
            column('squadrons', 'Squadrons', '3.75rem', figure),
            column('isCabRank', 'Cab rank', '2.25rem', tick),
            column('inGroundOrders', 'Ground orders', '2.75rem', tick, 'In ground orders'),
            column('inAirOrders', 'Air orders', '2.75rem', tick, 'In air orders'),
            column('hasAirLiaison', 'Liaison', '2.75rem', tick, 'Air liaison'),
          ],
          blank: {
            kind: 'alliedGroundAttack',
            squadrons: '1',
            isCabRank: false,
            inGroundOrders: true,
            inAirOrders: true,
            hasAirLiaison: true,
          },
        },
      ],
    },
  ];
}

/** A field of a row's second line. */
const more = (name: string, label: string, widget: Widget, width?: string): DrawnField => ({
  at: [name],
  label,
  widget,
  width,
  isLabelHidden: widget.is !== 'tick',
});
/** A figure there, with short words before it. */
const moreFigure = (name: string, head: string, said = head): Drawn => ({
  look: 'flex items-center gap-1.5 text-ink-3',
  fields: [{ note: head }, more(name, said, figure, 'w-10')],
});

/** The facts of one unit that count beyond its counter. */
function besidesCounter(role: CombatRole, row: Tree): Drawn[] {
  const prepared = more('isPrepared', 'Prepared', tick);
  const posture = more('posture', 'Movement', { is: 'choice', of: postureChoices }, 'w-23');
  const moved = moreFigure('turnShareMoved', 'Moved', 'Share of the turn moved');
  const ofSide: Record<CombatRole, Drawn[]> = {
    attacker: [
      more('action', 'Action', { is: 'choice', of: actionChoices }, 'w-26'),
      prepared,
      posture,
      moved,
      moreFigure('startLineKm', 'Start line, km'),
    ],
    defender: [
      prepared,
      more('standFast', 'Stands fast', tick),
      more('cannotRetire', 'Cannot retire', tick),
      posture,
      moved,
    ],
  };
  const flags: Widget = { is: 'several', of: unitFlags.map((id) => ({ id, label: flagWords[id] })) };
  const hasFlags = ((leafAt(row, 'flags') as string[] | undefined) ?? []).length > 0;
  return [
    {
      look: 'flex flex-wrap items-center gap-x-3 gap-y-1 pt-0.5 text-small',
      fields: [
        ...ofSide[role],
        {
          summary: 'Kind of unit',
          isOpen: hasFlags,
          fields: [{ ...more('flags', 'Kind of unit', flags), width: 'flex flex-wrap gap-x-3' }],
        },
        more(
          'tacticalAdvantages',
          'Tactical advantages',
          { ...words, placeholder: 'Tactical advantages; …' },
          'min-w-40 flex-1',
        ),
      ],
    },
  ];
}
