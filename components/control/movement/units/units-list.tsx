'use client';

import { useState } from 'react';
import { ProfileStrip } from '@/components/control/parts/counters/profile-strip';
import { FindField } from '@/components/control/parts/find-field';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { DeskLink } from '@/components/control/parts/router';
import { knowsPath } from '@/components/control/parts/sees-link';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { UnitSymbol } from '@/components/map/counters/symbol';
import { EmptyState } from '@/components/ui/empty-state';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { namedByKey, narrow } from '@/components/ui/form/field-makers';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { attachmentWords } from './unit-state-words';

import { conditionOf, conditionWords, filteredUnits, noFilter, type UnitCondition } from './units-filter';

/** The look of the part that scrolls: a person who goes back by Tab is not led beneath its head. */
const paneLook = 'min-h-0 flex-1 scroll-pt-10 overflow-auto bg-sheet px-5 pb-6';

const conditions = (Object.keys(conditionWords) as UnitCondition[]).map((id) => ({ id, label: conditionWords[id] }));
const meanings = {
  captured: 'overdue',
  spent: 'overdue',
  toCome: 'waiting',
  weakened: 'plain',
  whole: 'plain',
} as const;

/** Every unit of the game with its status profile, lost steps struck through, and what it is doing. */
export function UnitsList({ map: { counters: units, teams, turn } }: { map: MasterMap }) {
  const [filter, setFilter] = useState(noFilter);
  const shown = filteredUnits(units, filter);
  return (
    <div className="flex h-full flex-col">
      <div className="flex shrink-0 flex-wrap items-end gap-3 border-b border-rule bg-paper px-5 py-2">
        <h1 className="mr-2 self-center lead">Units</h1>
        <FindField
          frame="w-56"
          label="Find a unit"
          placeholder={`Find a unit or formation${keysSaid(['find'], (key) => `  ${key}`)}`}
          value={filter.text}
          onFind={(text) => setFilter({ ...filter, text })}
        />
        <DrawnFields
          values={filter}
          write={([name], value) => setFilter({ ...filter, [name!]: value })}
          fields={[
            narrow('teamKey', 'Team', 'All teams', namedByKey(teams), 'w-52'),
            narrow('condition', 'How they stand', 'However they stand', conditions, 'w-44'),
          ]}
        />
        <p role="status" className="ml-auto self-center text-ink-3">
          {shown.length} of {units.length}
        </p>
        <DeskLink to="/print?what=masterCounters" className="self-center text-ink-2">
          Counters to cut out
        </DeskLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Units of the game" tabIndex={0} className={paneLook}>
        {shown.length === 0 ? (
          <EmptyState title="No unit found." />
        ) : (
          <Table aria-label="Units">
            <thead className="sticky top-0 z-10 bg-sheet flat:static">
              <tr>
                <HeadCell>Unit, and who knows of it</HeadCell>
                <HeadCell>Team, and what it sees</HeadCell>
                <HeadCell>Formation</HeadCell>
                <HeadCell className="text-secret">Status</HeadCell>
                <HeadCell className="text-right">Size</HeadCell>
                <HeadCell>Place</HeadCell>
                <HeadCell className="text-right">Moved</HeadCell>
                <HeadCell>Ordered</HeadCell>
                <HeadCell>Stands</HeadCell>
              </tr>
            </thead>
            <tbody>
              {shown.map((unit) => (
                <UnitRow key={unit.id} unit={unit} turn={turn} />
              ))}
            </tbody>
          </Table>
        )}
      </section>
    </div>
  );
}

const quietWay = 'text-ink no-underline decoration-dotted underline-offset-4 hover:underline';

function UnitRow({ unit, turn }: { unit: MasterCounter; turn: number }) {
  const condition = conditionOf(unit);
  const { order } = unit;
  return (
    <tr className="hover:bg-paper">
      <Cell pad="tight" className="whitespace-nowrap">
        <span className="flex items-center gap-2">
          <svg viewBox="0 0 26 18" aria-hidden className="h-4.5 w-6.5 shrink-0">
            <UnitSymbol symbol={unit.arm} width={26} height={17} />
          </svg>
          <DeskLink to={knowsPath(null, `unit:${unit.id}`)} title={`Who knows of ${unit.name}?`} className={quietWay}>
            <b>{unit.name}</b>
          </DeskLink>
        </span>
      </Cell>
      <Cell pad="tight" className="whitespace-nowrap">
        <DeskLink to={`/sees/${unit.teamKey}`} title={`See as ${unit.teamName}`} className={quietWay}>
          {unit.teamName}
        </DeskLink>
      </Cell>
      <Cell pad="tight" className="text-ink-2">
        {unit.formation}
        {unit.attachedTo && <span className="block text-small text-ink">{attachmentWords(unit, turn)}</span>}
      </Cell>
      <Cell pad="tight">
        <ProfileStrip profile={unit.profile} stepsLost={unit.stepsLost} side={unit.side} />
      </Cell>
      <Cell pad="tight" className="text-right">
        {unit.sizePoints}
      </Cell>
      <Cell pad="tight" className="font-mono whitespace-nowrap">
        {unit.isOnMap && unit.x !== null && unit.y !== null ? gridReference({ x: unit.x, y: unit.y }) : ''}
      </Cell>
      <Cell pad="tight" className="text-right whitespace-nowrap">
        {unit.kmMoved > 0 ? inKm(unit.kmMoved) : ''}
      </Cell>
      <Cell pad="tight" className="max-w-80 truncate text-ink-2">
        {order &&
          [
            order.action && actionWords[order.action].word,
            order.posture && postureWords[order.posture].word,
            order.standFast && 'stand fast',
            order.asksForAir && 'air support',
            order.orders,
          ]
            .filter(Boolean)
            .join(' · ')}
      </Cell>
      <Cell pad="tight" className="whitespace-nowrap">
        {condition === 'toCome' ? (
          <Tag meaning="waiting">
            turn {unit.arrivalTurn}, {unit.entry}
          </Tag>
        ) : (
          condition !== 'whole' && <Tag meaning={meanings[condition]}>{conditionWords[condition]}</Tag>
        )}
      </Cell>
    </tr>
  );
}
