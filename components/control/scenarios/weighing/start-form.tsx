import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { choice, beside as sideBySide } from '@/components/ui/form/field-makers';

interface Props {
  draftId: string;
  /** It has been weighed before: that is put away. */
  isAgain: boolean;
  /** It cannot be played, or it is not known yet whether it can. */
  isHeld: boolean;
  /** The draft that is being weighed, by its name; null: none. */
  other: string | null;
}

/** Begins a weighing: how often, and how far. */
export function StartForm({ draftId, isAgain, isHeld, other }: Props) {
  const form = useActForm({
    verb: 'start-weighing',
    begin: { plays: '20', turns: '' },
    input: ({ plays, turns }) => ({ draftId, plays: Number(plays), turns: turns === '' ? null : Number(turns) }),
  });
  if (other !== null)
    return <p className="not-printed">{other} is being weighed now. One is at a time, so this one has to wait.</p>;
  const often = many.find(({ id }) => id === form.values.plays)?.often;
  return (
    <div className="not-printed">
      <ActForm
        form={form}
        label="Weigh it"
        does={`Play it ${often}${isAgain ? ' anew' : ''}`}
        isWhole={!isHeld}
        isPlain={isAgain}
        className="space-y-2"
        fields={[
          sideBySide(
            'flex flex-wrap items-end gap-3',
            choice('plays', 'Plays', many),
            choice('turns', 'Turns of each', howFar),
          ),
        ]}
      />
    </div>
  );
}

/** How often it may be played. */
const many = [
  { id: '5', label: '5', often: 'five times' },
  { id: '10', label: '10', often: 'ten times' },
  { id: '20', label: '20', often: 'twenty times' },
  { id: '40', label: '40', often: 'forty times' },
];

/** How many turns of each play are played: of a large battle the first tell much in a tenth of the time. */
const howFar = [
  { id: '', label: 'All' },
  ...['1', '2', '3', '5', '10'].map((id) => ({ id, label: `The first ${id}` })),
];
