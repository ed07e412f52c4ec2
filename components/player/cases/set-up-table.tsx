'use client';

import { Writable } from '@/components/transport/desk-transport';
import { useKeptDraft } from '@/components/transport/keeper/use-kept-draft';
import { useSeated } from '@/components/transport/seated';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { SetUpShown } from '@/lib/visibility/player/table-shown';
import type { TablePlay } from './table-play';

/** A set-up written in secret: a hex for each piece. Both sides are revealed together. */
export function SetUp({ shown, laid, isBusy, lay }: { shown: SetUpShown } & TablePlay) {
  const { pieces, isOneAHex, grounds } = shown;
  const written = laid && 'places' in laid.move ? laid.move.places : null;
  const [places, write] = useKeptDraft<Record<string, string>>(useSeated().seatId, 'set-up', () => ({}));
  const wrong = (id: string, ground: string): string | undefined => {
    const hex = places[id];
    if (!hex) return undefined;
    if (grounds[ground] && !grounds[ground].includes(hex)) return `${hex} is no hex ${ground}.`;
    const there = isOneAHex && pieces.find((one) => one.id !== id && places[one.id] === hex);
    return there ? `${there.name} is written for ${hex} too.` : undefined;
  };
  if (written)
    return (
      <p className="mt-1 text-note">
        {laid?.by} has written where you set up: {pieces.map(({ id, name }) => `${name} in ${written[id]}`).join(', ')}.
        Control reveals both sides together.
      </p>
    );
  const isWhole = pieces.every(({ id, ground }) => places[id] && !wrong(id, ground));
  return (
    <Writable>
      <form
        aria-label="Where you set up"
        className="mt-1 grid gap-2 sm:grid-cols-2 desk:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          lay({ places }, 'Written. Control reveals both sides together.');
        }}
      >
        {pieces.map(({ id, name, ground }) => (
          <TextField
            key={id}
            label={`${name}, ${ground}`}
            value={places[id] ?? ''}
            inputMode="numeric"
            placeholder={grounds[ground] ? `${grounds[ground][0]}, say` : 'Control has not said yet which hexes'}
            error={wrong(id, ground)}
            onChange={(event) => write({ ...places, [id]: event.target.value.trim() })}
          />
        ))}
        <Button type="submit" kind="act" isBusy={isBusy} disabled={!isWhole} className="self-end">
          Hand in the set-up
        </Button>
      </form>
    </Writable>
  );
}
