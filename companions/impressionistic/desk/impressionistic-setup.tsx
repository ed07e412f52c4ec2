'use client';

import { useEffect, useRef, useState } from 'react';
import { streetFight } from '@/companions/impressionistic/rules/example';
import { type Setup, setupSchema, sides } from '@/companions/impressionistic/rules/state';
import { houseTables } from '@/companions/impressionistic/rules/tables';
import { SourceMark } from '@/companions/parts/companion-log';
import type { SetupFormProps } from '@/companions/parts/setup-form-props';
import { readEntered } from '@/companions/rules/entered';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { useForm } from '@/components/ui/form/use-form';
import { sidePeople } from '@/lib/text';
import type { Side } from '@/lib/words';
import { atWritten, figuresOf, tablesWith } from './drafted-tables';
import { DraftedUnitRow } from './drafted-unit-row';
import { type DraftedUnit, draftedUnits, draftOfSetup, entered, type SetupDraft, unitAfter } from './drafted-units';
import { tableFields } from './table-fields';

const blank: SetupDraft = {
  units: [],
  places: [],
  moraleOncePerPhase: false,
  figures: figuresOf(houseTables),
  whose: 'book',
};

/** Which units of both sides stand on the table before a street fight begins. Enter in a name writes another like it. */
export function ImpressionisticSetup({ begin, filled, enteredBy, isBusy }: SetupFormProps) {
  const page = useRef<HTMLFormElement>(null);
  const [toName, setToName] = useState<string | null>(null);
  const form = useForm<SetupDraft>({
    begin: filled ? { ...blank, ...draftOfSetup(filled as Setup) } : blank,
    send: ({ units, places, figures, whose, moraleOncePerPhase }) => {
      const tables = { ...tablesWith(houseTables, figures, whose), moraleOncePerPhase };
      const read = readEntered<Setup>(setupSchema, {
        units: entered(units),
        places,
        ...(enteredBy === null && { tables }),
      });
      if (read.ok) return begin(read.value);
      const [, place = '', field = ''] = /^(tables\.)?(.*)/.exec(read.field ?? '') ?? [];
      const wrong = atWritten(tables, { field, message: read.message });
      form.refuse(place ? { ...wrong, field: `figures.${wrong.field}` } : wrong);
    },
  });
  const { values, write, wrongAt, refused } = form;
  const { units } = values;
  const lacks = sides.filter((side) => !units.some((unit) => unit.side === side));
  const add = (side: Side, after?: DraftedUnit) => {
    const one = unitAfter(units, side, after);
    write(['units'], units.toSpliced(after ? units.indexOf(after) + 1 : units.length, 0, one));
    setToName(one.id);
  };
  const start = () => void (lacks.length === 0 && !isBusy && form.submit());
  const example = () => write(['units'], draftedUnits(streetFight));
  useKeys({ addGerman: () => add('german'), addAllied: () => add('allied'), exampleFight: example });

  useEffect(() => {
    if (!toName) return;
    page.current?.querySelector<HTMLElement>(`[data-unit="${toName}"] input`)?.focus();
    setToName(null);
  }, [toName]);
  const fault = refused?.message;
  useEffect(() => {
    if (fault) page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);

  return (
    <form
      ref={page}
      aria-label="The units on the table"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        start();
      }}
      className="max-w-5xl"
    >
      <p className="text-ink-2">
        The figures stand on the table; here stand the units, their class and what they have against armour.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button hint={keyOf('addGerman')} onClick={() => add('german')}>
          Add a German unit
        </Button>
        <Button hint={keyOf('addAllied')} onClick={() => add('allied')}>
          Add an Allied unit
        </Button>
        {units.length === 0 && (
          <Button hint={keyOf('exampleFight')} onClick={example}>
            Start from the street fight at Arnhem <SourceMark source="ours" />
          </Button>
        )}
      </div>
      {sides.map((side) => (
        <section key={side} aria-label={sidePeople[side]} className="mt-4">
          <h3 className={`lead ${side === 'german' ? 'text-german' : 'text-allied'}`}>{sidePeople[side]}</h3>
          {lacks.includes(side) && <p className="text-ink-3">Nobody yet.</p>}
          {units.map(
            (unit, at) =>
              unit.side === side && (
                <DraftedUnitRow
                  key={unit.id}
                  unit={unit}
                  at={at}
                  isFirst={at === units.findIndex((one) => one.side === side)}
                  form={form}
                  another={() => add(side, unit)}
                />
              ),
          )}
        </section>
      ))}
      {values.places.length > 0 && (
        <p className="mt-3 detail">
          The ground, filled in <SourceMark source="ours" />: {values.places.map(({ name }) => name).join('; ')}.
        </p>
      )}
      <div className="mt-4 border-t border-rule-2 pt-3">
        {enteredBy === null ? (
          <DrawnFields
            values={values}
            write={write}
            wrongAt={wrongAt}
            fields={tableFields(values, wrongAt('figures'))}
          />
        ) : (
          <p className="text-ink-2">Played by the tables entered by {enteredBy}.</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-rule-2 pt-3">
          <Button kind="act" hint={keyOf('send')} isBusy={isBusy} disabled={lacks.length > 0} onClick={start}>
            Begin
          </Button>
          {lacks.length > 0 && <p className="text-ink-2">At least one unit of each side stands on the table.</p>}
        </div>
      </div>
    </form>
  );
}
