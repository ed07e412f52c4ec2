import { type Deed, keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';

interface Props<Id extends string> {
  ways: readonly { id: Id; deed: Deed; word: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** The acts on a message or a note: a button each, and its digit is its key. */
export function KeyedWays<Id extends string>({ ways, chosen, onChoose }: Props<Id>) {
  useKeys(Object.fromEntries(ways.map(({ id, deed }) => [deed, () => onChoose(id)])));
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">What to do with it</legend>
      {ways.map(({ id, deed, word }) => (
        <Button key={id} size="small" hint={keyOf(deed)} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {word}
        </Button>
      ))}
    </fieldset>
  );
}
