import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { Formation } from '@/lib/scenario/order-of-battle/tree';
import { counted } from '@/lib/text';
import { Takes } from './drag-units';

export interface BranchProps {
  formation: Formation;
  /** Formations with more units than these begin closed. */
  openUpTo: number;
  /** Draws a unit, by its place among all. */
  unit: (at: number) => ReactNode;
  /** Where all units of a formation can be picked; left out: they cannot. */
  picking?: { isPicked: (at: number) => boolean; pickAll: (units: readonly number[], isPicked: boolean) => void };
}

/** All units of a formation and below it. */
const unitsBelow = ({ units, formations }: Formation): number[] => [...units, ...formations.flatMap(unitsBelow)];

/** A formation with what belongs to it, opened and closed by its name. */
export function Branch({ formation, openUpTo, unit, picking }: BranchProps) {
  const [isOpen, setOpen] = useState(formation.count <= openUpTo);
  const name = formation.name || 'without a name';
  const all = picking ? unitsBelow(formation) : [];
  const head = (
    <div className="flex min-h-handle-small flex-wrap items-center gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-handle-small items-center gap-2 font-semibold hover:bg-sunk"
      >
        <span aria-hidden className={`text-ink-3 ${isOpen ? 'rotate-90' : ''}`}>
          ▸
        </span>
        {name}
        <span className="text-note font-normal text-ink-3">{counted(formation.count, 'unit')}</span>
      </button>
      {picking && (
        <Checkbox
          label={`Select all of ${name}`}
          isLabelHidden
          isTicked={all.length > 0 && all.every(picking.isPicked)}
          onTick={(isPicked) => picking.pickAll(all, isPicked)}
        />
      )}
    </div>
  );
  return (
    <li>
      {picking ? <Takes path={formation.path}>{head}</Takes> : head}
      {isOpen && (
        <ul className="ml-2 border-l border-rule pl-3">
          {formation.units.map((at) => (
            <li key={at}>{unit(at)}</li>
          ))}
          {formation.formations.map((below) => (
            <Branch key={below.name} formation={below} openUpTo={openUpTo} unit={unit} {...(picking && { picking })} />
          ))}
        </ul>
      )}
    </li>
  );
}
