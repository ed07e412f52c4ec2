'use client';

import { useEffect, useRef, useState } from 'react';
import { streetFight } from '@/companions/impressionistic/rules/example';
import { type Setup, setupSchema, sides } from '@/companions/impressionistic/rules/state';
import { houseTables } from '@/companions/impressionistic/rules/tables';
import { SourceMark } from '@/companions/parts/companion-log';
import type { SetupFormProps } from '@/companions/parts/setup-form-props';
import type { Source } from '@/companions/rules/companion';
import { readEntered } from '@/companions/rules/entered';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { Side } from '@/lib/words';
import { atWritten, tablesWith, type WrittenFigures } from './drafted-tables';
import { DraftedUnitRow } from './drafted-unit-row';
import { type DraftedUnit, draftedUnits, entered, unitAfter } from './drafted-units';
import { sideTitles } from './impressionistic-words';
import { TablesForm } from './tables-form';

interface Wrong {
  /** null: it is a figure of the tables. */
  unit: number | null;
  field: string;
  message: string;
}

/** Which units of both sides stand on the table before a street fight begins. Enter in a name writes another like it. */
export function ImpressionisticSetup({ begin, enteredBy, isBusy }: SetupFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [units, setUnits] = useState<DraftedUnit[]>([]);
  const [isOncePerPhase, setOncePerPhase] = useState(false);
  const [written, setWritten] = useState<WrittenFigures>({});
  const [whose, setWhose] = useState<Source>('book');
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [toName, setToName] = useState<string | null>(null);
  const lacks = sides.filter((side) => !units.some((unit) => unit.side === side));

  const add = (side: Side, after?: DraftedUnit) => {
    const one = unitAfter(units, side, after);
    const at = after ? units.indexOf(after) + 1 : units.length;
    setUnits(units.toSpliced(at, 0, one));
    setToName(one.id);
  };
  const change = (changed: DraftedUnit) => {
    setUnits(units.map((unit) => (unit.id === changed.id ? changed : unit)));
    setWrong(null);
  };
  const start = () => {
    if (lacks.length > 0 || isBusy) return;
    const tables = { ...tablesWith(houseTables, written, whose), moraleOncePerPhase: isOncePerPhase };
    const setup = { units: entered(units), ...(enteredBy === null && { tables }) };
    const read = readEntered<Setup>(setupSchema, setup);
    if (read.ok) return begin(read.value);
    const { message } = read;
    const [, unit, field = ''] = /^(?:units\.(\d+)|tables)\.(.+)/.exec(read.field ?? '') ?? [];
    if (unit === undefined) setWrong({ unit: null, ...atWritten(tables, { field, message }) });
    else setWrong({ unit: Number(unit), field, message });
  };
  useKeys({ g: () => add('german'), a: () => add('allied'), e: () => setUnits(draftedUnits(streetFight)) });

  useEffect(() => {
    if (!toName) return;
    form.current?.querySelector<HTMLElement>(`[data-unit="${toName}"] input`)?.focus();
    setToName(null);
  }, [toName]);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  return (
    <form
      ref={form}
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
        <Button hint="G" onClick={() => add('german')}>
          Add a German unit
        </Button>
        <Button hint="A" onClick={() => add('allied')}>
          Add an Allied unit
        </Button>
        {units.length === 0 && (
          <Button hint="E" onClick={() => setUnits(draftedUnits(streetFight))}>
            Start from the street fight at Arnhem <SourceMark source="ours" />
          </Button>
        )}
      </div>
      {sides.map((side) => (
        <section key={side} aria-label={sideTitles[side]} className="mt-4">
          <h3 className={`text-lead font-semibold ${side === 'german' ? 'text-german' : 'text-allied'}`}>
            {sideTitles[side]}
          </h3>
          {lacks.includes(side) && <p className="text-ink-3">Nobody yet.</p>}
          {units.map(
            (unit, at) =>
              unit.side === side && (
                <DraftedUnitRow
                  key={unit.id}
                  unit={unit}
                  isFirst={at === units.findIndex((one) => one.side === side)}
                  wrong={wrong?.unit === at ? wrong : null}
                  change={change}
                  another={() => add(side, unit)}
                  takeOff={() => {
                    setUnits(units.filter(({ id }) => id !== unit.id));
                    setWrong(null);
                  }}
                />
              ),
          )}
        </section>
      ))}
      <div className="mt-4 border-t border-rule-2 pt-3">
        {enteredBy === null ? (
          <>
            <Checkbox
              label={
                <>
                  One morale test a unit a phase at most; else one for each cause <SourceMark source="ours" />
                </>
              }
              isTicked={isOncePerPhase}
              onTick={setOncePerPhase}
            />
            <TablesForm
              written={written}
              whose={whose}
              wrong={wrong?.unit === null ? wrong : null}
              write={(figures) => {
                setWritten(figures);
                setWrong(null);
              }}
              setWhose={setWhose}
            />
          </>
        ) : (
          <p className="text-ink-2">Played by the tables entered by {enteredBy}.</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-rule-2 pt-3">
          <Button kind="act" hint="Ctrl ↵" isBusy={isBusy} disabled={lacks.length > 0} onClick={start}>
            Begin
          </Button>
          {lacks.length > 0 && <p className="text-ink-2">At least one unit of each side stands on the table.</p>}
        </div>
      </div>
    </form>
  );
}
