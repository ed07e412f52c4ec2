'use client';

import { useCompanionMutation } from '@/companions/desk/use-companion-mutation';
import type { CompanionGameOnDesk, HandsOnDesk } from '@/companions/reads/companion-games';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { sidePeople } from '@/lib/text';
import type { Side } from '@/lib/words';
import { valuesTyped } from './values-typed';

const control = '';

/** Two teams at one table, neither of which sees the other's hand: who plays which side, who has laid, and T turns it over. */
export function HandSeats({
  game,
  hands,
  typed,
}: {
  game: CompanionGameOnDesk;
  hands: HandsOnDesk;
  /** Own dice, as typed. */
  typed: string;
}) {
  const { isBusy, act } = useCompanionMutation();
  const { id: companionGameId, version } = game;
  const teamAt = (side: Side) => hands.sides.find((one) => one.side === side)?.teamId ?? null;
  const sits = (side: Side, teamId: string | null) =>
    act('seat-companion-teams', {
      companionGameId,
      version,
      allied: teamAt('allied'),
      german: teamAt('german'),
      [side]: teamId,
    });
  const waited = hands.sides.filter(({ isWaitedFor }) => isWaitedFor);
  const isReady = waited.length > 0 && waited.every(({ laidBy }) => laidBy !== null);
  const turnsOver = () => act('turn-over-moves', { companionGameId, version, values: valuesTyped(typed) });
  useKeys({ all: isReady && !isBusy ? turnsOver : undefined });
  return (
    <section
      aria-label="Teams at this table"
      className="flex flex-wrap items-start gap-3 border-b border-rule px-4 py-2"
    >
      {hands.sides.map(({ side, teamId, isWaitedFor, laidBy }) => (
        <div key={side} className="w-52">
          <Select
            label={`${sidePeople[side]} are played by`}
            choices={[{ id: control, label: 'Control' }, ...hands.teams.map(({ id, name }) => ({ id, label: name }))]}
            value={teamId ?? control}
            disabled={isBusy}
            onPick={(id) => sits(side, id === control ? null : id)}
            hint={teamId && (laidBy ? `Laid by ${laidBy}.` : isWaitedFor ? 'Has yet to lay.' : 'Waits.')}
          />
        </div>
      ))}
      {waited.some(({ teamId }) => teamId !== null) && (
        <Button kind="act" hint={keyOf('all')} isBusy={isBusy} disabled={!isReady} onClick={turnsOver} className="mt-6">
          Turn over
        </Button>
      )}
    </section>
  );
}
