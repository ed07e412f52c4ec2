'use client';

import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { MasterTeam } from '@/lib/turn/control-desk/ground/map';
import {
  type Area,
  areas,
  type Print,
  type PrintChoice,
  paperNames,
  prints,
  printWords,
  scales,
  scaleWords,
  widths,
} from './print-choice';

const areaWords: Record<Area, string> = {
  whole: 'The whole map',
  counters: 'The ground with counters',
  place: 'One sheet around a place',
};

interface Props {
  print: Print;
  choice: PrintChoice;
  /** The key of the team printed for; empty: all. */
  teamKey: string;
  teams: readonly MasterTeam[];
  problem: { problem: string; field: 'at' | 'scale' } | null;
  onPrint: (print: Print) => void;
  onTeam: (key: string) => void;
  onChoice: (change: Partial<PrintChoice>) => void;
}

/** What is printed, on what paper, how large. */
export function PrintForm({ print, choice, teamKey, teams, problem, onPrint, onTeam, onChoice }: Props) {
  const { paper, scale, area, at, widthMm } = choice;
  const isMap = print === 'masterMap' || print === 'sideMap';
  const problemAt = (field: 'at' | 'scale') => (problem?.field === field ? problem.problem : null);
  return (
    <form className="contents" aria-label="What is printed" onSubmit={(event) => event.preventDefault()}>
      <div className="w-40">
        <Select
          label="What"
          choices={prints.map((id) => ({ id, label: printWords[id] }))}
          value={print}
          onPick={onPrint}
        />
      </div>
      <div className="w-36">
        <Select
          label="Paper"
          choices={paperNames.flatMap((name) => [
            { id: `${name} upright`, label: `${name} upright` },
            { id: `${name} on its side`, label: `${name} on its side` },
          ])}
          value={`${paper.name} ${paper.isLandscape ? 'on its side' : 'upright'}`}
          onPick={(id) =>
            onChoice({ paper: { name: id.startsWith('A3') ? 'A3' : 'A4', isLandscape: id.endsWith('side') } })
          }
        />
      </div>
      {print !== 'masterMap' && (
        <div className="w-48">
          <Select
            label="Team"
            choices={[
              ...(isMap ? [] : [{ id: '', label: 'All teams' }]),
              ...teams.map(({ key, name }) => ({ id: key, label: name })),
            ]}
            value={teamKey}
            onPick={onTeam}
          />
        </div>
      )}
      {isMap ? (
        <>
          <div className="w-52">
            <Select
              label="Scale"
              choices={scales.map((one) => ({ id: String(one), label: scaleWords(one) }))}
              value={String(scale)}
              onPick={(id) => onChoice({ scale: Number(id) })}
              error={problemAt('scale')}
            />
          </div>
          <div className="w-48">
            <Select
              label="Ground"
              choices={areas.map((id) => ({ id, label: areaWords[id] }))}
              value={area}
              onPick={(next) => onChoice({ area: next })}
            />
          </div>
          {area === 'place' && (
            <div className="w-44">
              <TextField
                label="Grid reference"
                placeholder="746 779"
                value={at}
                onChange={(event) => onChoice({ at: event.target.value })}
                error={problemAt('at')}
              />
            </div>
          )}
        </>
      ) : (
        <div className="w-36">
          <Select
            label="Width of a counter"
            choices={widths.map((mm) => ({ id: String(mm), label: `${mm} mm` }))}
            value={String(widthMm)}
            onPick={(mm) => onChoice({ widthMm: Number(mm) })}
          />
        </div>
      )}
    </form>
  );
}
