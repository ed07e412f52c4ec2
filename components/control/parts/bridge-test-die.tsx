'use client';

import { type Ref, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';

interface Props {
  inputRef?: Ref<HTMLInputElement>;
  isBusy: boolean;
  /** The test is called for: it is the act to do here. */
  isCalled?: boolean;
  /** Something else must be written first. */
  isShort?: boolean;
  /** null: the server rolls. */
  onTest: (face: number | null) => void;
  onLeave?: (() => void) | undefined;
}

/** The die of a bridge's test: the server's, or the umpire's own typed in. */
export function BridgeTestDie({ inputRef, isBusy, isCalled = false, isShort = false, onTest, onLeave }: Props) {
  const [own, setOwn] = useState('');
  const typed = own.trim();
  const face = /^[1-6]$/.test(typed) ? Number(typed) : null;
  const isBad = typed !== '' && face === null;
  return (
    <form
      aria-label="Die of the test"
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBad && !isShort) onTest(face);
      }}
    >
      <p className="mb-1.5 text-small text-ink-3">
        A 1 blows it, 2 to 6 it stands. Type your own die, or let the server roll.
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-20">
          <TextField
            label="Own die"
            ref={inputRef}
            type="number"
            inputMode="numeric"
            min={1}
            max={6}
            value={own}
            error={isBad ? '1 to 6' : null}
            onChange={(event) => setOwn(event.target.value)}
          />
        </div>
        <Button
          kind={isCalled ? 'act' : 'plain'}
          type="submit"
          className="flex-1"
          isBusy={isBusy}
          disabled={isBad || isShort}
        >
          Test it
          <span className="font-normal" aria-hidden>
            {face === null ? 'with the server’s die' : `with your ${face}`}
          </span>
        </Button>
        {onLeave && (
          <Button kind="quiet" onClick={onLeave}>
            Leave it
          </Button>
        )}
      </div>
    </form>
  );
}
