import { useState } from 'react';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { choice, figure, lines, row, several, text, tick } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import { type ValuePath, withAt } from '@/lib/values';
import { Chapter, Shown } from './chapter';

const weathers = [
  { id: 'dry', label: 'Dry' },
  { id: 'rain', label: 'Rain' },
];
const aims = [
  { id: 'mill', label: 'The mill' },
  { id: 'ford', label: 'The ford' },
];

const fields: readonly Drawn[] = [
  text('name', 'Name', { hint: 'As it stands on the map.' }),
  lines('orders', 'Orders'),
  choice('weather', 'Weather', weathers),
  row('ground', 'Ground', weathers),
  several('aims', 'Aims', aims),
  tick('isUrgent', 'It is urgent'),
  figure('guns', 'Guns', 1, 12),
];

const targets: readonly Drawn[] = [
  {
    rows: ['targets'],
    title: 'Targets',
    noun: 'target',
    blank: { id: '', shells: 0 },
    columns: [
      { at: ['id'], head: 'Target', widget: { is: 'text' }, width: '1fr' },
      { at: ['shells'], head: 'Shells', widget: { is: 'text', inputMode: 'decimal' }, width: '5rem' },
    ],
  },
];

const begin = {
  name: 'Alder Mill',
  orders: 'Hold it until dusk.',
  weather: 'rain',
  ground: 'dry',
  aims: ['mill'],
  isUrgent: true,
  guns: '14',
  targets: [
    { id: 'Mill', shells: 40 },
    { id: 'Ford', shells: 0 },
  ],
};

/** Why fields of these forms were refused, by their places. */
const wrong: Record<string, string> = {
  orders: 'Say who leads.',
  'targets.1.shells': 'At least one.',
};
const wrongAt = (at: string): string | null => wrong[at] ?? null;

/** Forms drawn from data, with what was refused. */
export function FormsChapter() {
  const [values, setValues] = useState<unknown>(begin);
  const write = (at: ValuePath, value: unknown) => setValues((was: unknown) => withAt(was, at, value));
  return (
    <Chapter title="Forms">
      <Shown as="Fields from data, some refused">
        <div className="space-y-2">
          <DrawnFields fields={fields} values={values} write={write} wrongAt={wrongAt} />
        </div>
      </Shown>
      <Shown as="Rows from data, one refused">
        <DrawnFields fields={targets} values={values} write={write} wrongAt={wrongAt} isSmall />
      </Shown>
    </Chapter>
  );
}
