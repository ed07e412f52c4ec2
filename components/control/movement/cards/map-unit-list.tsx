'use client';

import { memo, useState } from 'react';
import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { ProfileStrip } from '@/components/control/parts/counters/profile-strip';
import { ownFirst } from '@/components/control/parts/sort-own-first';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { Select } from '@/components/ui/select';
import type { MasterCounter, MasterTeam } from '@/lib/desks/control/movement/map';
import { actionWords } from '@/lib/visibility/forms/order-form';

/** Which units are listed: a team's, those of the teams this seat looks after, or all. */
export type Listed = 'all' | 'mine' | (string & {});

interface Props {
  teams: readonly MasterTeam[];
  /** The teams this seat looks after first. */
  mine: readonly string[];
  counters: readonly MasterCounter[];
  listed: Listed;
  onList: (listed: Listed) => void;
  /** The units in hand. */
  picked: readonly string[];
  /** Several are being picked: a press puts a unit to them. */
  isPicking: boolean;
  /** `withOthers`: put to those in hand, or taken from them. */
  onSelect: (unitId: string, withOthers: boolean) => void;
}

/** The units on the map as a list: what the counters show, for the keyboard and for a screen reader. */
export const MapUnitList = memo(function UnitList(props: Props) {
  const { teams, mine, counters, listed, onList, picked, isPicking, onSelect } = props;
  const inHand = new Set(picked);
  const shown = ownFirst(teams, ({ key }) => mine.includes(key))
    .filter(({ key, id }) => listed === 'all' || id === listed || (listed === 'mine' && mine.includes(key)))
    .map((team) => ({ team, units: counters.filter(({ teamId, isOnMap }) => teamId === team.id && isOnMap) }))
    .filter(({ units }) => units.length > 0);
  const choices = [
    ...(mine.length > 0 ? [{ id: 'mine', label: 'My teams' }] : []),
    { id: 'all', label: 'All teams' },
    ...teams.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <section aria-label="Units on the map" className="flex min-h-48 flex-1 flex-col">
      <Select
        frame="border-b border-rule px-4 py-2"
        label="Units of"
        isLabelHidden
        choices={choices}
        value={listed}
        onPick={onList}
      />
      <div className="scrolls pb-3">
        {shown.length === 0 && <p className="px-4 py-6 text-ink-3">None of these units is on the map yet.</p>}
        {shown.map(({ team, units }) => (
          <UnitsOfTeam
            key={team.id}
            name={team.name}
            units={units}
            inHand={inHand}
            isPicking={isPicking}
            onSelect={onSelect}
          />
        ))}
      </div>
    </section>
  );
});

/** So many units of a team are listed until more are asked for: a list of thousands would slow the map beside it. */
const mostListed = 100;

interface OfTeamProps extends Pick<Props, 'isPicking' | 'onSelect'> {
  name: string;
  units: readonly MasterCounter[];
  inHand: ReadonlySet<string>;
}

/** The units of a team, in their order. */
function UnitsOfTeam({ name, units, inHand, isPicking, onSelect }: OfTeamProps) {
  const [most, setMost] = useState(mostListed);
  const left = units.length - most;
  return (
    <div>
      <h3 className="cap sticky top-0 z-[1] bg-paper px-4 pt-3 pb-1">{name}</h3>
      <ul>
        {units.slice(0, most).map((unit) => (
          <Row key={unit.id} unit={unit} isInHand={inHand.has(unit.id)} isPicking={isPicking} onSelect={onSelect} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" onClick={() => setMost(most + mostListed)} className="text-link px-4 py-2">
          {`Show ${Math.min(left, mostListed)} more of ${units.length}`}
        </button>
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, 'isPicking' | 'onSelect'> {
  unit: MasterCounter;
  isInHand: boolean;
}

/** One unit of the list. */
const Row = memo(function Row({ unit, isInHand, isPicking, onSelect }: RowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isInHand}
        onClick={(event) => onSelect(unit.id, isPicking || event.shiftKey)}
        className="grid w-full grid-cols-[1fr_auto] items-center gap-x-2 border-b border-rule px-4 py-1 text-left hover:bg-sunk aria-pressed:bg-mine-soft"
      >
        <span className="font-medium">{unit.name}</span>
        <ProfileStrip profile={unit.profile} stepsLost={unit.stepsLost} side={unit.side} />
        <span className="col-span-2 flex gap-2 aside">
          <span className="font-mono text-small leading-4">
            {unit.x !== null && unit.y !== null && gridReference({ x: unit.x, y: unit.y })}
          </span>
          {unit.order?.action && <span className="text-pencil">{actionWords[unit.order.action].word}</span>}
          {unit.kmMoved > 0 && (
            <span className={`ml-auto ${unit.turnShareMoved > 1 ? 'font-medium text-waiting' : ''}`}>
              {inKm(unit.kmMoved)} · {shareInWords(unit.turnShareMoved)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
