'use client';

import { type ReactNode, useRef, useState } from 'react';
import { digitDeeds, keyOf, keysSaid, shortcutOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';

/** Something that may be done now at a companion's table. */
export interface TableChoice {
  label: string;
  choose: () => void;
  /** The chances of it, before the die. */
  chance?: ReactNode;
  /** It asks for more before it is played, and is being filled in. */
  isOpen?: boolean;
}

/** More than so many are found by typing. */
const atOnce = 9;

/** Everything that may be done now: the first nine under number keys; of a longer list / finds one by its words. */
export function ChoiceList({ choices, isBusy }: { choices: readonly TableChoice[]; isBusy: boolean }) {
  const [typed, setTyped] = useState('');
  const find = useRef<HTMLInputElement>(null);
  const isLong = choices.length > atOnce;
  const words = isLong ? typed.toLowerCase().split(/\s+/).filter(Boolean) : [];
  const shown = choices.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const take = ({ choose }: TableChoice) => {
    setTyped('');
    choose();
  };
  useKeys({
    ...Object.fromEntries(
      shown.slice(0, atOnce).map((choice, i) => [digitDeeds[i], isBusy ? undefined : () => take(choice)]),
    ),
    find: isLong ? () => find.current?.focus() : undefined,
  });
  return (
    <>
      {isLong && (
        <div className="mb-2 max-w-xl">
          <TextField
            label={`Find one of ${choices.length}`}
            ref={find}
            value={typed}
            aria-keyshortcuts={shortcutOf('find')}
            placeholder={`${keysSaid(['find'], (key) => `${key} and a few letters`, 'A few letters')}; ${shortcutOf('open')} takes the first`}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped('');
              if (event.key === 'Enter' && shown[0] && !isBusy) take(shown[0]);
              // Else the same press would open the list of a select that the choice brings into focus.
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </div>
      )}
      <ol className={`grid max-w-xl gap-1.5 ${isLong ? 'max-h-80 overflow-y-auto pr-1' : ''}`}>
        {shown.map((choice, i) => (
          <li key={choice.label} className="flex items-center gap-3">
            <Button
              kind={i === 0 ? 'act' : 'plain'}
              hint={i < atOnce ? keyOf(digitDeeds[i]!) : undefined}
              isBusy={isBusy}
              aria-expanded={choice.isOpen}
              onClick={() => take(choice)}
              className="min-w-0 flex-1 justify-between text-left whitespace-normal"
            >
              {choice.label}
            </Button>
            {choice.chance}
          </li>
        ))}
        {shown.length === 0 && (
          <li className="text-ink-2">
            {choices.length === 0 ? 'Control has nothing to do here now.' : 'Nothing of that name may be done now.'}
          </li>
        )}
      </ol>
    </>
  );
}
