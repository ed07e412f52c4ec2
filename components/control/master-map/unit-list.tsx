'use client';

import { gridReference } from '@/components/map/grid-reference';
import { Select } from '@/components/ui/select';
import type { MasterCounter, MasterTeam } from '@/lib/turn/control-desk/map';
import { actionWords } from '@/lib/visibility/order-form';
import { ProfileStrip } from '../combats/profile-strip';
import { ownFirst } from '../shell/first-desk';
import { percent } from './draft';

/** Which units are listed: a team's, those of the teams this seat looks after, or all. */
export type Listed = 'all' | 'mine' | (string & {});

interface Props {
  teams: readonly MasterTeam[];
  /** The teams this seat looks after first. */
  mine: readonly string[];
  counters: readonly MasterCounter[];
  listed: Listed;
  onList: (listed: Listed) => void;
  selectedId: string | null;
  onSelect: (unitId: string) => void;
}

/** The units on the map as a list: the same by keyboard and to the ear as the counters to the eye. */
export function UnitList({ teams, mine, counters, listed, onList, selectedId, onSelect }: Props) {
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
    <section aria-label="Units on the map" className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-rule px-4 py-2">
        <Select label="Units of" isLabelHidden choices={choices} value={listed} onPick={onList} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-3">
        {shown.length === 0 && <p className="px-4 py-6 text-ink-3">None of these units is on the map yet.</p>}
        {shown.map(({ team, units }) => (
          <div key={team.id}>
            <h3 className="cap sticky top-0 z-[1] bg-paper px-4 pt-3 pb-1">{team.name}</h3>
            <ul>
              {units.map((unit) => (
                <li key={unit.id}>
                  <button
                    type="button"
                    aria-pressed={unit.id === selectedId}
                    onClick={() => onSelect(unit.id)}
                    className="grid w-full grid-cols-[1fr_auto] items-center gap-x-2 border-b border-rule px-4 py-1 text-left hover:bg-sunk aria-pressed:bg-mine-soft"
                  >
                    <span className="truncate font-medium">{unit.name}</span>
                    <ProfileStrip profile={unit.profile} stepsLost={unit.stepsLost} side={unit.side} />
                    <span className="col-span-2 flex gap-2 text-small text-ink-3">
                      <span className="font-mono text-mark leading-4">
                        {unit.x !== null && unit.y !== null && gridReference({ x: unit.x, y: unit.y })}
                      </span>
                      {unit.order?.action && <span className="text-pencil">{actionWords[unit.order.action].word}</span>}
                      {unit.kmMoved > 0 && (
                        <span className={`ml-auto ${unit.turnShareMoved > 1 ? 'font-medium text-waiting' : ''}`}>
                          {unit.kmMoved.toFixed(1)} km · {percent(unit.turnShareMoved)}
                        </span>
                      )}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
