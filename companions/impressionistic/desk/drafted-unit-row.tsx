import { armourNames, troopClassNames, weaponNames } from '@/companions/impressionistic/rules/names';
import { antiArmourWeapons, armourClasses, troopClasses } from '@/companions/impressionistic/rules/tables';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import type { Drawn } from '@/components/ui/form/fields';
import type { Form } from '@/components/ui/form/use-form';
import { capital, sideWords } from '@/lib/text';
import type { DraftedUnit, SetupDraft } from './drafted-units';

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
const fieldsOf = (what: DraftedUnit['what'], unit: number, beside: string): Drawn[] => {
  const at = (field: string) => ['units', unit, field];
  const figures = what === 'foot' ? 'Figures' : 'Men in it';
  return [
    { at: at('name'), label: 'Name', widget: { is: 'text', maxLength: 80 }, width: 'max-md:col-span-2' },
    { at: at('class'), label: 'Class', widget: { is: 'choice', of: classes } },
    { at: at('what'), label: 'Kind', widget: { is: 'choice', of: kinds } },
    { at: at('figures'), label: figures, widget: { is: 'text', inputMode: 'numeric' } },
    { at: at('weapon'), label: 'Against armour', widget: { is: 'choice', of: weapons } },
    { at: at('observes'), label: 'Calls artillery', widget: { is: 'tick' }, width: beside },
  ];
};

/** One unit of the set-up. Enter in its name writes another. */
export function DraftedUnitRow({
  unit,
  at,
  isFirst,
  form: { values, write, wrongAt },
  another,
}: {
  unit: DraftedUnit;
  /** Its place among all units. */
  at: number;
  /** Its labels head the column. */
  isFirst: boolean;
  form: Form<SetupDraft>;
  another: () => void;
}) {
  const name = unit.name.trim() || `New ${sideWords[unit.side]} unit`;
  const beside = `flex items-center md:h-handle ${isFirst ? 'md:mt-5.5' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={name}
      data-unit={unit.id}
      onKeyDown={(event) => {
        const isInName = (event.target as HTMLInputElement).name === `units.${at}.name`;
        if (!isInName || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        another();
      }}
      className={`grid grid-cols-2 items-start gap-x-2 gap-y-1 border-b border-rule py-1.5 md:grid-cols-[minmax(9rem,1fr)_6.5rem_12rem_4.5rem_13rem_8rem_auto] ${isFirst ? '' : 'md:[&_label[for]]:sr-only'}`}
    >
      <DrawnFields fields={fieldsOf(unit.what, at, beside)} values={values} write={write} wrongAt={wrongAt} />
      <Button
        kind="quiet"
        size="small"
        className={beside}
        aria-label={`Remove ${name}`}
        onClick={() => write(['units', at], undefined)}
      >
        <span aria-hidden className="text-lead">
          ×
        </span>
      </Button>
    </div>
  );
}
