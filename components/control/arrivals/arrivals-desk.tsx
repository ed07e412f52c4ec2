'use client';

import { useRef, useState } from 'react';
import { gridReference, placeOf } from '@/components/map/grid-reference';
import { UnitSymbol } from '@/components/map/symbol';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/field';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { Answer } from '@/lib/turn/answer';
import type { Arrivals, ArrivingUnit } from '@/lib/turn/control-desk/arrivals';
import { KeysLine } from '../shell/keys-line';
import { useAct } from '../shell/use-act';
import { useKeys } from '../shell/use-keys';
import { useWays } from '../shell/ways';

export type PlaceArrival = (
  seatId: string,
  input: { unitId: string; version: number; x: number; y: number },
) => Promise<Answer<{ version: number }>>;

/** Reinforcements (§4, step 4): what is due, offered at its entry place; another place is six figures of the grid. */
export function ArrivalsDesk({ desk, placeArrival }: { desk: Arrivals; placeArrival: PlaceArrival }) {
  const { seatId } = useWays();
  const { isBusy, act } = useAct();
  const list = useRef<HTMLDivElement>(null);
  const waiting = desk.units.filter((unit) => !unit.placed);
  const overdue = desk.units.filter((unit) => unit.arrivalTurn <= desk.turn);
  const next = desk.units.filter((unit) => unit.arrivalTurn > desk.turn);
  const place = (unit: ArrivingUnit, at: { x: number; y: number }) =>
    placeArrival(seatId, { unitId: unit.id, version: unit.version, ...at });

  /** One after the other; the first refusal ends it, and is said. */
  async function placeAll(): Promise<Answer<unknown>> {
    for (const unit of waiting) {
      const answer = await place(unit, unit.offered);
      if (!answer.ok) return answer;
    }
    return { ok: true, value: null };
  }
  const all = () => waiting.length > 0 && act(placeAll);
  useKeys({ a: all });

  const rows = { isBusy, onPlace: (unit: ArrivingUnit, at: { x: number; y: number }) => act(() => place(unit, at)) };
  return (
    <div ref={list} className="flex h-full flex-col">
      <div className="flex min-h-12 shrink-0 items-center gap-3 border-b border-rule bg-paper px-5 py-1.5">
        <h1 className="text-lead font-semibold">Arrivals</h1>
        <p className="text-ink-3">
          {waiting.length === 0
            ? 'Everything due has its place.'
            : `${waiting.length === 1 ? 'One unit has' : `${waiting.length} units have`} no place yet.`}
        </p>
        {waiting.length > 0 && (
          <span className="ml-auto">
            <Button kind="act" hint="A" isBusy={isBusy} onClick={all}>
              Place all at their entry places
            </Button>
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-auto p-4">
        {desk.units.length === 0 && <EmptyState title={`No unit is due by turn ${desk.turn + 1}.`} />}
        <ArrivalTable
          title={`Overdue by turn ${desk.turn}: on the map as soon as placed`}
          units={overdue}
          isOverdue
          {...rows}
        />
        <ArrivalTable title={`Due at the start of turn ${desk.turn + 1}`} units={next} {...rows} />
      </div>
      <KeysLine keys={[['A', 'place all at their entry places']]} />
    </div>
  );
}

interface RowActs {
  isBusy: boolean;
  onPlace: (unit: ArrivingUnit, at: { x: number; y: number }) => void;
}

function ArrivalTable({
  title,
  units,
  isOverdue = false,
  ...acts
}: RowActs & { title: string; units: ArrivingUnit[]; isOverdue?: boolean }) {
  if (units.length === 0) return null;
  return (
    <section aria-label={title} className="on-desk mb-4 px-4 pt-2 pb-3">
      <h2 className={`py-1.5 text-lead font-semibold ${isOverdue ? 'text-overdue' : ''}`}>{title}</h2>
      <Table aria-label={title} className="table-fixed">
        <thead>
          <tr>
            <HeadCell className="w-[24%]">Unit</HeadCell>
            <HeadCell className="w-[18%]">Team</HeadCell>
            <HeadCell>Comes on at</HeadCell>
            <HeadCell className="w-28">Entry place</HeadCell>
            <HeadCell className="w-28">Placed</HeadCell>
            <HeadCell className="w-[290px]">
              <span className="sr-only">Acts</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <ArrivalRow key={unit.id} unit={unit} {...acts} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function ArrivalRow({ unit, isBusy, onPlace }: RowActs & { unit: ArrivingUnit }) {
  const [written, setWritten] = useState('');
  const elsewhere = placeOf(written, unit.offered);
  return (
    <tr>
      <Cell className="py-1.5!">
        <span className="flex items-center gap-2">
          <svg width={26} height={18} viewBox="0 0 26 18" aria-hidden className="shrink-0">
            <UnitSymbol symbol={unit.arm} width={26} height={17} />
          </svg>
          <b className="min-w-0">{unit.name}</b>
        </span>
      </Cell>
      <Cell className="py-1.5!">{unit.teamName}</Cell>
      <Cell className="py-1.5! text-ink-2">
        {unit.entry}
        {unit.notes && <span className="block text-small text-ink-3">{unit.notes}</span>}
      </Cell>
      <Cell className="py-1.5! font-mono">{gridReference(unit.offered)}</Cell>
      <Cell className="py-1.5!">
        {unit.placed ? (
          <span className="font-mono">{gridReference(unit.placed)}</span>
        ) : (
          <Tag meaning="waiting">not placed</Tag>
        )}
      </Cell>
      <Cell className="py-1! pr-0">
        <form
          className="flex items-center justify-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!elsewhere) return;
            onPlace(unit, elsewhere);
            setWritten('');
          }}
        >
          {!unit.placed && written === '' && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`Place ${unit.name} at ${unit.entry || 'its entry place'}`}
              onClick={() => onPlace(unit, unit.offered)}
            >
              Place there
            </Button>
          )}
          <div className="w-28">
            <TextField
              label={`Another place for ${unit.name}`}
              isLabelHidden
              placeholder="123 456"
              className="min-h-handle-small! font-mono"
              value={written}
              aria-invalid={written !== '' && !elsewhere ? true : undefined}
              onChange={(event) => setWritten(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            size="small"
            disabled={isBusy || !elsewhere}
            aria-label={`Place ${unit.name} there instead`}
          >
            Elsewhere
          </Button>
        </form>
      </Cell>
    </tr>
  );
}
