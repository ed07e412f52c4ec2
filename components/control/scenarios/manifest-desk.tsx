import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { useForm } from '@/components/ui/form/use-form';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { fieldOfFault } from './manifest-faults';
import type { ManifestForm } from './manifest-filled';
import { formOf, manifestFields, manifestWith } from './manifest-form';

interface Props {
  file: string;
  manifest: Readonly<Record<string, unknown>>;
  /** Those that seats of Control may look after. */
  teams: readonly { id: string; name: string }[];
  faults: readonly ScenarioProblem[];
  onChange: (what: string, splices: Splice[]) => void;
}

/** What the game is: its title, sides, turns, minutes, seats and the edges of its map. Saved when a field is left. */
export function ManifestDesk({ file, manifest, teams, faults, onChange }: Props) {
  const saved = useRef(formOf(manifest));
  const more = useRef<HTMLDivElement>(null);
  const form = useForm<ManifestForm & Record<string, unknown>>({ begin: { ...saved.current }, send: () => undefined });
  const values = form.values as unknown as ManifestForm;
  // What somebody else changed is shown, but for the fields that were written in here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written here is no news
  useEffect(() => {
    const now = formOf(manifest);
    const shown = { ...now, ...writtenIn(values, saved.current) };
    for (const name of Object.keys(now) as (keyof ManifestForm)[])
      if (!isSame(shown[name], values[name])) form.write([name], shown[name]);
    saved.current = now;
  }, [manifest]);
  const save = (written: ManifestForm) => {
    const now = manifestWith(manifest, { ...formOf(manifest), ...writtenIn(written, saved.current) });
    if (!isSame(now, manifest))
      onChange('What the game is changed', [{ file, at: 0, removed: [manifest], inserted: [now] }]);
  };
  /** What a button changes is saved at once. */
  const put = (written: Partial<ManifestForm>) => {
    for (const [name, value] of Object.entries(written)) form.write([name], value);
    save({ ...values, ...written });
  };
  const told = new Map(
    faults.flatMap(({ column, message }) => (column ? [[fieldOfFault(column, manifest.sides), message] as const] : [])),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a field that is left is saved
    <div ref={more} className="max-w-3xl space-y-5" onBlur={() => save(values)}>
      <DrawnFields
        fields={manifestFields(values, teams, (list, at) => {
          put({ [list]: values[list].filter((_, index) => index !== at) });
          // The button that was pressed is gone: the hand is at what adds one again.
          more.current?.querySelector<HTMLElement>(`[data-more=${list}]`)?.focus();
        })}
        values={values}
        write={form.write}
        wrongAt={(at) => told.get(at) ?? null}
      />
      <Button
        data-more="seats"
        size="small"
        onClick={() =>
          put({ seats: [...values.seats, { label: 'Another umpire', roles: ['teamControl'], teams: [] }] })
        }
      >
        One more seat of Control
      </Button>{' '}
      <Button data-more="nations" size="small" onClick={() => put({ nations: withOneMore(values.nations) })}>
        One more nation
      </Button>{' '}
      <Button
        size="small"
        onClick={() =>
          put({ objectives: [...values.objectives, { for: 'allied', text: 'To be written', places: '' }] })
        }
      >
        One more objective
      </Button>
    </div>
  );
}

/** One more nation below those there are. */
const withOneMore = (nations: ManifestForm['nations']): ManifestForm['nations'] => [
  ...nations,
  { key: `N${nations.length + 1}`, name: 'Another nation', sides: ['allied'], bar: 'dotted' },
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that are not as they were saved. */
const writtenIn = (values: ManifestForm, saved: ManifestForm): Partial<ManifestForm> =>
  Object.fromEntries(
    (Object.keys(saved) as (keyof ManifestForm)[])
      .filter((name) => !isSame(values[name], saved[name]))
      .map((name) => [name, values[name]]),
  );
