'use client';

import { blankOf, fieldsOf, filled, isScalar, kindOf, variantsOf, wordsOf } from '@/companions/rules/table-shape';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { Misfit } from './misfit-value';
import { ScalarField } from './scalar-field';
import type { Part } from './table-editing';
import { placeMark, wrongAt } from './table-editing';

/** What stands in one cell of a table: a single thing, or the few fields of a small one. */
export function InlinePart(part: Part & { isOptional?: boolean }) {
  const { label, value, place, problems, write, isOptional } = part;
  const { shape } = filled(part.shape);
  const kind = kindOf(shape);
  if (isScalar(shape) || kind === 'list') return <ScalarField {...part} isBare />;
  if (value === undefined && isOptional)
    return (
      <Button kind="quiet" size="small" onClick={() => write(place, blankOf(shape))}>
        Add
      </Button>
    );
  if (kind !== 'fields' && kind !== 'variants') return <Misfit {...part} />;
  const variants = kind === 'variants' ? variantsOf(shape, value) : null;
  const form = variants ? variants.shapes[variants.at] : shape;
  const inside = (value ?? {}) as Record<string, unknown>;
  const wrong = wrongAt(problems, place);
  return (
    <div className="flex items-start gap-1.5" data-place={placeMark(place)}>
      {variants && (
        <div className="w-40" data-place={placeMark([...place, variants.by])}>
          <Select
            label={`${label}: ${wordsOf(variants.by)}`}
            isLabelHidden
            error={wrongAt(problems, [...place, variants.by])}
            value={variants.names[variants.at] ?? ''}
            choices={[
              ...(variants.at < 0 ? [{ id: '', label: '–' }] : []),
              ...variants.names.map((name) => ({ id: name, label: wordsOf(name) })),
            ]}
            onPick={(name) => write(place, blankOf(variants.shapes[variants.names.indexOf(name)]!))}
          />
        </div>
      )}
      {form &&
        fieldsOf(form)
          .filter(({ key }) => key !== variants?.by)
          .map((field) => (
            <ScalarField
              key={field.key}
              label={`${label}: ${wordsOf(field.key)}`}
              isBare
              isOptional={field.isOptional}
              shape={field.shape}
              value={inside[field.key]}
              place={[...place, field.key]}
              problems={problems}
              write={write}
            />
          ))}
      {isOptional && (
        <Button kind="quiet" size="small" onClick={() => write(place, undefined)}>
          Leave out
        </Button>
      )}
      {wrong && <p className="font-medium text-overdue">{wrong}</p>}
    </div>
  );
}
