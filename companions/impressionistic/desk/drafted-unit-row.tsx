import { armourNames, troopClassNames, weaponNames } from '@/companions/impressionistic/rules/names';
import { antiArmourWeapons, armourClasses, troopClasses } from '@/companions/impressionistic/rules/tables';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { DraftedUnit } from './drafted-units';
import { capital, sideAdjectives } from './impressionistic-words';

const classChoices = troopClasses.map((id) => ({ id, label: troopClassNames[id] }));
const whatChoices: { id: DraftedUnit['what']; label: string }[] = [
  { id: 'foot', label: 'On foot' },
  ...armourClasses.map((id) => ({ id, label: capital(armourNames[id]) })),
];
const weaponChoices: { id: DraftedUnit['weapon']; label: string }[] = [
  { id: 'none', label: 'Small arms alone' },
  ...antiArmourWeapons.map((id) => ({ id, label: capital(weaponNames[id]) })),
];

/** One unit of the set-up. */
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
  change: (more: Partial<DraftedUnit>) => void;
  another: () => void;
  takeOff: () => void;
}) {
  const name = unit.name.trim() || `New ${sideAdjectives[unit.side]} unit`;
  /** Level with the fields, which have their labels above them in the first row. */
  const besideFields = `md:h-handle ${isFirst ? 'md:mt-[22px]' : ''}`;
  const error = (field: string) => (wrong?.field === field ? wrong.message : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={name}
      data-unit={unit.id}
      className={`grid grid-cols-2 items-start gap-x-2 gap-y-1 border-b border-rule py-1.5 md:grid-cols-[minmax(9rem,1fr)_6.5rem_12rem_4.5rem_13rem_8rem_auto] ${isFirst ? '' : 'md:[&_label[for]]:sr-only'}`}
    >
      <div className="max-md:col-span-2">
        <TextField
          label="Name"
          value={unit.name}
          maxLength={80}
          error={error('name')}
          onChange={(event) => change({ name: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            another();
          }}
        />
      </div>
      <Select
        label="Class"
        choices={classChoices}
        value={unit.class}
        onPick={(picked) => change({ class: picked })}
        error={error('class')}
      />
      <Select
        label="Kind"
        choices={whatChoices}
        value={unit.what}
        onPick={(what) => change({ what })}
        error={error('kind') ?? error('armour')}
      />
      <TextField
        label={unit.what === 'foot' ? 'Figures' : 'Men in it'}
        value={unit.figures}
        inputMode="numeric"
        error={error('figures')}
        onChange={(event) => change({ figures: event.target.value })}
      />
      <Select
        label="Against armour"
        choices={weaponChoices}
        value={unit.weapon}
        onPick={(weapon) => change({ weapon })}
        error={error('weapon')}
      />
      <Checkbox
        className={besideFields}
        label="Calls artillery"
        isTicked={unit.observes}
        onTick={(observes) => change({ observes })}
      />
      <Button kind="quiet" size="small" className={besideFields} aria-label={`Remove ${name}`} onClick={takeOff}>
        <span aria-hidden className="text-lead">
          ×
        </span>
      </Button>
    </div>
  );
}
