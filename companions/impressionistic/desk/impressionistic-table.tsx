'use client';

import { useEffect, useRef, useState } from 'react';
import { actsAllowed } from '@/companions/impressionistic/rules/acts-allowed';
import type { Act, State } from '@/companions/impressionistic/rules/state';
import { ChoiceList } from '@/companions/parts/choice-list';
import type { CompanionTableProps } from '@/companions/parts/companion-table-props';
import { leftToControl } from '@/companions/parts/left-to-control';
import type { Choice, OpenChoice } from '@/companions/rules/at-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { AssaultCards } from './assault-cards';
import { CardChance } from './card-chance';
import { PendingFire } from './pending-fire';
import { PhaseStrip } from './phase-strip';
import { PlacesOfTable } from './places-of-table';
import { StreetFightForm } from './street-fight-form';
import { TablesInUse } from './tables-in-use';
import { UnitCards } from './unit-cards';

const nextPhase: Act = { kind: 'nextPhase' };

/** A street fight on its table: the phase, both sides' units, what fire will do, and every act that may be done now. */
export function ImpressionisticTable({ game, play, isBusy }: CompanionTableProps) {
  const state = game.state as State;
  const { assault } = state;
  const [filling, setFilling] = useState<{ choice: OpenChoice<Act>; version: number } | null>(null);
  const open = filling?.version === game.version ? filling.choice : null;
  const choices = useRef<HTMLElement>(null);
  const isPlayed = game.result === null;
  const allowed = isPlayed ? leftToControl(game.hands, actsAllowed(state, 'umpire')) : [];
  const mayGoOn = allowed.some((choice) => 'act' in choice && choice.act.kind === 'nextPhase');
  const goOn = () => play(nextPhase);
  useKeys({
    // Never the next phase of the turn around it.
    nextPhaseOfGame: () => mayGoOn && !isBusy && !open && goOn(),
    leave: open ? () => setFilling(null) : undefined,
  });

  // The act is done, or left: the keys are with the list again.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) choices.current?.focus({ preventScroll: true });
    wasOpen.current = open !== null;
  }, [open]);

  const asChoice = (choice: Choice<Act>) => ({
    label: choice.label,
    choose: () => ('act' in choice ? play(choice.act) : setFilling({ choice, version: game.version })),
    chance: 'act' in choice && choice.act.kind === 'playCard' && <CardChance state={state} act={choice.act} />,
  });

  return (
    <div className="max-w-3xl">
      <PhaseStrip state={state} goOn={mayGoOn && !open ? goOn : null} isBusy={isBusy} />
      {!assault && <UnitCards state={state} />}
      <PendingFire state={state} />
      {assault && <AssaultCards state={state} assault={assault} />}
      {isPlayed && (
        <section
          ref={choices}
          tabIndex={-1}
          aria-label="Choices"
          className="mt-4 border-t border-rule-2 pt-3 outline-none"
        >
          {open ? (
            <StreetFightForm
              key={open.label}
              state={state}
              choice={open}
              play={play}
              isBusy={isBusy}
              close={() => setFilling(null)}
            />
          ) : (
            <ChoiceList
              isBusy={isBusy}
              choices={allowed.filter((choice) => !('act' in choice) || choice.act.kind !== 'nextPhase').map(asChoice)}
            />
          )}
        </section>
      )}
      {/* While cards are played, they and the choices lie on top. */}
      {assault && <UnitCards state={state} />}
      <PlacesOfTable state={state} />
      <TablesInUse tables={state.tables} />
    </div>
  );
}
