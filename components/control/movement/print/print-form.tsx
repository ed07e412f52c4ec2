'use client';

import { choicesOf } from '@/components/control/parts/word-choices';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { choice, namedByKey, text } from '@/components/ui/form/field-makers';
import type { MasterTeam } from '@/lib/desks/control/movement/map';
import {
  type Area,
  areas,
  isBlankForm,
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

const printChoices = choicesOf(prints, printWords);
const areaChoices = choicesOf(areas, areaWords);
const paperChoices = paperNames
  .flatMap((name) => [`${name} upright`, `${name} on its side`])
  .map((id) => ({ id, label: id }));
const scaleChoices = scales.map((scale) => ({ id: `${scale}`, label: scaleWords(scale) }));
const widthChoices = widths.map((mm) => ({ id: `${mm}`, label: `${mm} mm` }));

/** The choice of the thing to print, the paper and the size. */
export function PrintForm({ print, choice: chosen, teamKey, teams, problem, onPrint, onTeam, onChoice }: Props) {
  const { paper, area } = chosen;
  const isMap = print === 'masterMap' || print === 'sideMap';
  const wrongAt = (field: string) => (problem?.field === field ? problem.problem : null);
  const teamChoices = namedByKey(teams);
  const isForm = isBlankForm(print);
  const scale = choice('scale', 'Scale', scaleChoices, { width: 'w-52' });
  const ofMap = [
    scale,
    choice('area', 'Ground', areaChoices, { width: 'w-48' }),
    ...(area === 'place' ? [text('at', 'Grid reference', { placeholder: '746 779', width: 'w-44' })] : []),
  ];
  const write = (name: string, value: string) => {
    if (name === 'print') onPrint(value as Print);
    else if (name === 'teamKey') onTeam(value);
    else if (name === 'paper')
      onChoice({ paper: { name: value.startsWith('A3') ? 'A3' : 'A4', isLandscape: value.endsWith('side') } });
    else onChoice({ [name]: name === 'scale' || name === 'widthMm' ? Number(value) : value });
  };
  return (
    <form className="contents" aria-label="What is printed" onSubmit={(event) => event.preventDefault()}>
      <DrawnFields
        values={{ ...chosen, print, teamKey, paper: `${paper.name} ${paper.isLandscape ? 'on its side' : 'upright'}` }}
        write={([name], value) => write(`${name}`, `${value}`)}
        wrongAt={wrongAt}
        fields={[
          choice('print', 'What', printChoices, { width: 'w-40' }),
          ...(isForm ? [] : [choice('paper', 'Paper', paperChoices, { width: 'w-36' })]),
          ...(print === 'masterMap' || isForm
            ? []
            : [
                choice('teamKey', 'Team', isMap ? teamChoices : [{ id: '', label: 'All teams' }, ...teamChoices], {
                  width: 'w-48',
                }),
              ]),
          ...(isMap ? ofMap : []),
          ...(print === 'squareTemplate' ? [scale] : []),
          ...(isMap || isForm ? [] : [choice('widthMm', 'Width of a counter', widthChoices, { width: 'w-36' })]),
        ]}
      />
    </form>
  );
}
