import { armourNames, troopClassNames, weaponNames } from '@/companions/impressionistic/rules/names';
import { antiArmourWeapons, armourClasses, troopClasses } from '@/companions/impressionistic/rules/tables';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import type { Drawn } from '@/components/ui/form/fields';
import { capital, sideWords } from '@/lib/text';
import { withAt } from '@/lib/values';
import type { DraftedUnit } from './drafted-units';

const classes = troopClasses.map((id) => ({ id, label: troopClassNames[id] }));
const kinds = [
  { id: 'foot', label: 'On foot' },
  ...armourClasses.map((id) => ({ id, label: capital(armourNames[id]) })),
];
const weapons = [
  { id: 'none', label: 'Small arms alone' },
  ...antiArmourWeapons.map((id) => ({ id, label: capital(weaponNames[id]) })),
];

/** The fields of a unit. `beside`: level with fields that have their labels above them. */
const fieldsOf = ({ what }: DraftedUnit, beside: string): Drawn[] => [
  { at: ['name'], label: 'Name', widget: { is: 'text', maxLength: 80 }, width: 'max-md:col-span-2' },
  { at: ['class'], label: 'Class', widget: { is: 'choice', of: classes } },
  { at: ['what'], label: 'Kind', widget: { is: 'choice', of: kinds }, refusedAs: 'kind' },
  { at: ['figures'], label: what === 'foot' ? 'Figures' : 'Men in it', widget: { is: 'text', inputMode: 'numeric' } },
  { at: ['weapon'], label: 'Against armour', widget: { is: 'choice', of: weapons } },
  { at: ['observes'], label: 'Calls artillery', widget: { is: 'tick' }, width: beside },
];

/** One unit of the set-up. Enter in its name writes another. */
export function DraftedUnitRow({
  unit,
  isFirst,
  wrong,
  change,
  another,
  takeOff,
}: {
  unit: DraftedUnit;
  /** Its labels head the column. */
  isFirst: boolean;
  wrong: { field: string; message: string } | null;
  change: (unit: DraftedUnit) => void;
  another: () => void;
  takeOff: () => void;
}) {
  const name = unit.name.trim() || `New ${sideWords[unit.side]} unit`;
  const beside = `flex items-center md:h-handle ${isFirst ? 'md:mt-[22px]' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={name}
      data-unit={unit.id}
      onKeyDown={(event) => {
        const isInName = (event.target as HTMLInputElement).name === 'name';
        if (!isInName || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        another();
      }}
      className={`grid grid-cols-2 items-start gap-x-2 gap-y-1 border-b border-rule py-1.5 md:grid-cols-[minmax(9rem,1fr)_6.5rem_12rem_4.5rem_13rem_8rem_auto] ${isFirst ? '' : 'md:[&_label[for]]:sr-only'}`}
    >
      <DrawnFields
        fields={fieldsOf(unit, beside)}
        values={unit}
        write={(at, value) => change(withAt(unit, at, value) as DraftedUnit)}
        wrongAt={(at) => (wrong && (wrong.field === 'armour' ? 'kind' : wrong.field) === at ? wrong.message : null)}
      />
      <Button kind="quiet" size="small" className={beside} aria-label={`Remove ${name}`} onClick={takeOff}>
        <span aria-hidden className="text-lead">
          ×
        </span>
      </Button>
    </div>
  );
}
