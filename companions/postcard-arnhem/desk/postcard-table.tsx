'use client';

import { useMemo, useState } from 'react';
import { ChoiceList, type TableChoice } from '@/companions/parts/choice-list';
import { SourceMark } from '@/companions/parts/companion-log';
import type { CompanionTableProps } from '@/companions/parts/companion-table-props';
import { OnThisBoard } from '@/companions/parts/on-this-board';
import { type AllowedAct, actsAllowed, type PostcardState, seenByPlayers } from '@/companions/postcard-arnhem/rules';
import { sideOfAct } from '@/companions/postcard-arnhem/rules/two-sides';
import { onBoard } from '@/companions/rules/scene';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Checkbox } from '@/components/ui/checkbox';
import { sidePeople } from '@/lib/text';
import { DeclaredAttack } from './declared-attack';
import { PostcardAttackForm } from './postcard-attack-form';
import { PostcardHead } from './postcard-head';
import { PostcardMap } from './postcard-map';
import { type AttackAct, toldApart } from './postcard-words';
import { UnitsInWords } from './units-in-words';

/** Postcard Arnhem on its table: the map with its counters, what holds now, and every act that is open. */
export function PostcardTable({ game, play, isBusy }: CompanionTableProps) {
  const state = game.state as PostcardState;
  const [isBlind, setBlind] = useState(false);
  const [weighing, setWeighing] = useState<string | null>(null);
  const shown = useMemo(() => (isBlind ? seenByPlayers(state) : state), [isBlind, state]);
  const { hands } = game;
  const hexNames = state.scenario.hexes.map(({ name }) => name);
  const at = game.of && onBoard(game.of.scene, hexNames);
  const open = useMemo(() => {
    const laidBy = hands?.sides.filter(({ teamId }) => teamId !== null).map(({ side }) => side) ?? [];
    const isLeft = ({ act }: AllowedAct) => !laidBy.some((side) => side === sideOfAct(state, act));
    return game.result === null ? actsAllowed(state).filter(isLeft) : [];
  }, [game.result, hands, state]);
  const attacks = open.map(({ act }) => act).filter(isPlainAttack);
  const attack = attacks.find(({ hex }) => hex === weighing);
  const choiceOf = ({ act, label }: AllowedAct): TableChoice => ({
    label,
    choose: () => (isPlainAttack(act) ? setWeighing(act.hex) : play(act)),
  });
  useKeys({ see: () => setBlind((was) => !was) });
  return (
    <div className="grid items-start gap-x-6 gap-y-4 desk:grid-cols-[minmax(17.5rem,25rem)_minmax(20rem,1fr)]">
      <div>
        <OnThisBoard place={at} />
        <PostcardMap state={shown} at={at} />
        <div className="max-w-105">
          <p className="mt-1 flex flex-wrap items-baseline gap-2 detail">
            Map and factors: {state.scenario.title} <SourceMark source={state.scenario.source} />
          </p>
          <Checkbox
            label={`As the players see it${keysSaid(['see'], (key) => ` (${key})`)}`}
            isTicked={isBlind}
            onTick={setBlind}
          />
          <p className="aside">
            Attack-defence; behind a stroke the attack of infantry that has not moved. Dashed: face down. D: disrupted.
            N: No Retreat. ★: a victory city.
          </p>
        </div>
        <UnitsInWords state={shown} />
      </div>
      <div className="desk:sticky desk:top-0">
        {!attack && <PostcardHead state={state} />}
        {state.attack && (
          <div className="mt-4">
            <DeclaredAttack state={state} />
          </div>
        )}
        {attack ? (
          <PostcardAttackForm
            key={`${game.version} ${attack.hex}`}
            state={state}
            attack={attack}
            isBlind={isBlind}
            isBusy={isBusy}
            declare={(act) => {
              setWeighing(null);
              play(act);
            }}
            close={() => setWeighing(null)}
          />
        ) : (
          <section aria-label="Choices" className="mt-4 border-t border-rule-2 pt-3">
            {state.end ? (
              <p role="status" className="font-serif text-head">
                {state.end.why} The {sidePeople[state.end.winner]} win.
              </p>
            ) : (
              <ChoiceList isBusy={isBusy} choices={toldApart(open.filter(isListed)).map(choiceOf)} />
            )}
          </section>
        )}
      </div>
    </div>
  );
}

const isPlainAttack = (act: AllowedAct['act']): act is AttackAct => act.do === 'attack' && !act.isPressed;

/** A pressed attack is ticked in the form of the plain one. */
const isListed = ({ act }: AllowedAct): boolean => act.do !== 'attack' || !act.isPressed;
