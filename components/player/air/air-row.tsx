'use client';

import { type ReactNode, useId } from 'react';
import { TextField } from '@/components/ui/field';
import { PickMany } from '@/components/ui/pick-many';
import { RefusalLine } from '@/components/ui/refusal-line';
import { RingChoice } from '@/components/ui/ring-choice';
import { TextArea } from '@/components/ui/text-area';
import type { AirWords } from '@/lib/visibility/forms/air-columns';
import { wishChoices } from '@/lib/visibility/forms/air-form';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { DraftRow } from '../sheets/draft';
import type { RowRefusal } from '../sheets/draft-state';
import { DrawSquare } from '../sheets/squares';
import { countersOf, type UnitChoice, unitMark } from '../sheets/unit-choices';

interface Props {
  /** 1 for the first row. */
  count: number;
  row: DraftRow<AirWords>;
  desk: PlayerDesk;
  units: readonly UnitChoice[];
  isPhone: boolean;
  /** The colleague who wrote it last. */
  by: string | null;
  refusal: RowRefusal | null;
  onEdit: (patch: Partial<AirWords>) => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** One request: what is asked for, where, when, for whom and of which squadrons. One under the other on a phone. */
export function AirRow(props: Props) {
  const { count, row, desk, units, isPhone, by, refusal, onEdit, onRemove, children } = props;
  const refusalId = useId();
  const errorAt = (column: keyof AirWords) => (refusal?.column === column ? refusalId : null);
  return (
    <li
      data-row={count}
      aria-label={`Request ${count}`}
      className="border-b border-l-[3px] border-b-rule border-l-transparent py-3 pl-3 focus-within:border-l-pencil"
    >
      <div className="flex items-start gap-3">
        <span aria-hidden className="w-4 pt-0.5 font-mono aside">
          {count}
        </span>
        <div data-column="mission" className="min-w-0 flex-1">
          <RingChoice
            label="What is asked for, circle one"
            choices={wishChoices}
            value={row.mission}
            onPick={(mission) => onEdit({ mission })}
            errorAt={errorAt('mission')}
            look={isPhone ? 'keys' : 'print'}
            columns={isPhone ? 2 : 4}
          />
        </div>
      </div>
      <RefusalLine id={refusalId} className="mt-2 text-note">
        {refusal?.message}
      </RefusalLine>
      {children}
      <div className="mt-2.5 grid gap-x-3 gap-y-2 sm:grid-cols-6 sm:pl-7">
        <TextField
          column="target"
          frame="sm:col-span-3"
          label="Target, or where"
          maxLength={300}
          value={row.target}
          onChange={(event) => onEdit({ target: event.target.value })}
          errorAt={errorAt('target')}
        />
        <TextField
          column="at"
          label="Grid reference"
          maxLength={20}
          placeholder="746 779"
          className="font-mono"
          value={row.at}
          onChange={(event) => onEdit({ at: event.target.value })}
          errorAt={errorAt('at')}
        />
        <TextField
          column="timing"
          frame="sm:col-span-2"
          label="When"
          maxLength={120}
          placeholder="as the attack begins"
          value={row.timing}
          onChange={(event) => onEdit({ timing: event.target.value })}
          errorAt={errorAt('timing')}
        />
        {row.mission === 'bombing' && (
          <div className="sm:col-span-6">
            <DrawSquare
              square={{ name: `Request ${count}`, onDrawn: (at) => onEdit({ at }) }}
              isDrawn={row.at !== ''}
            />
          </div>
        )}
        <PickMany
          column="counterIds"
          frame="sm:col-span-3"
          label="For your units"
          choices={units}
          picked={row.counterIds}
          onPick={(picked) => onEdit({ counterIds: countersOf(units, picked) })}
          placeholder="Add a unit"
          none="No unit"
          mark={unitMark(desk.team.side)}
          errorAt={errorAt('counterIds')}
        />
        {(desk.squadrons.length > 0 || row.squadronIds.length > 0) && (
          <PickMany
            column="squadronIds"
            frame="sm:col-span-3"
            label="Squadrons, if it matters"
            choices={squadronChoices(desk.squadrons, row.squadronIds)}
            picked={row.squadronIds}
            onPick={(squadronIds) => onEdit({ squadronIds })}
            placeholder="Any that can"
            none="No squadron"
            errorAt={errorAt('squadronIds')}
          />
        )}
        <TextArea
          column="wish"
          frame="sm:col-span-6"
          label="What you want of it"
          rows={isPhone ? 2 : 1}
          maxLength={2000}
          value={row.wish}
          onChange={(event) => onEdit({ wish: event.target.value })}
          errorAt={errorAt('wish')}
        />
      </div>
      <p className="mt-1 flex gap-4 aside sm:pl-7">
        {by && <span className="font-medium text-pencil">{by} wrote this</span>}
        <button
          type="button"
          onClick={onRemove}
          className="not-printed ml-auto min-h-press underline hover:text-overdue max-sm:min-h-handle"
        >
          Remove request {count}
        </button>
      </p>
    </li>
  );
}

/** The squadrons told, and those on the row that are not told any more, so that they can be taken off it. */
function squadronChoices(told: PlayerDesk['squadrons'], picked: readonly string[]) {
  const gone = picked.filter((id) => !told.some((one) => one.id === id));
  return [
    ...told.map(({ id, name, aircraft }) => ({ id, label: name, hint: aircraft })),
    ...gone.map((id) => ({ id, label: 'squadrons no longer told', hint: '' })),
  ];
}
