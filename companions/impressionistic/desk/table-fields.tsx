import { houseTables } from '@/companions/impressionistic/rules/tables';
import { SourceMark } from '@/companions/parts/companion-log';
import type { Source } from '@/companions/rules/companion';
import { beside, tick } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import { tablesWith } from './drafted-tables';
import type { SetupDraft } from './drafted-units';
import { type FigureRow, tableGroups } from './table-groups';

const writers: { id: Source; label: string }[] = [
  { id: 'book', label: 'Printed in the game' },
  { id: 'ours', label: 'Of our own' },
];

/** The tables of a set-up: each figure may be written over by the owner of the printed game. `wrong`: one of them is refused. */
export const tableFields = ({ figures, whose }: SetupDraft, wrong: string | null): Drawn[] => [
  beside(
    'flex flex-wrap items-center gap-2',
    tick('moraleOncePerPhase', 'One morale test a unit a phase at most; else one for each cause'),
    { note: <SourceMark source="ours" /> },
  ),
  {
    summary: 'Tables to play by',
    isOpen: wrong !== null,
    fields: [
      { at: ['whose'], label: 'What is written here is', widget: { is: 'row', of: writers } },
      {
        look: 'grid gap-x-8 gap-y-4 pt-3 sm:grid-cols-2',
        fields: tableGroups(tablesWith(houseTables, figures, whose)).map(({ title, rows }) => ({
          legend: title,
          fields: rows.map(figureRow),
        })),
      },
    ],
  },
];

const figureRow = ({ path, name, printed, source }: FigureRow): Drawn => ({
  look: 'flex min-h-handle-small items-center gap-2 border-t border-rule py-0.5',
  fields: [
    {
      note: (
        <div className="flex w-64 items-center gap-2">
          <span aria-hidden={path !== null} className="min-w-0 flex-1">
            {name}
          </span>
          <SourceMark source={source} />
          <span className="w-20 text-right aside">{printed}</span>
        </div>
      ),
    },
    ...(path ? [figureField(path, name)] : []),
  ],
});

const figureField = (path: string, name: string): Drawn => ({
  at: ['figures', path],
  label: path.endsWith('.to') ? `${name}, up to` : name,
  isLabelHidden: true,
  width: 'w-16',
  widget: { is: 'text', inputMode: 'numeric' },
});
