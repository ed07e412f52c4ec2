'use client';

import { useRef, useState } from 'react';
import { useCompanionMutation } from '@/companions/desk/use-companion-mutation';
import type { CompanionGameOnDesk } from '@/companions/reads/companion-games';
import { beginWay, rulingWay } from '@/components/control/parts/companions/companion-words';
import { keyOf, shortcutOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { TextField } from '@/components/ui/field';
import { CompanionLog } from '../parts/companion-log';
import { companionTables } from './companion-table-of';
import { GameSubject, RuledByIt } from './game-subject';
import { HandSeats } from './hand-seats';
import { HowWon } from './how-won';
import { PutAway } from './put-away';
import { valuesTyped } from './values-typed';

/** One companion game: its table, what lies at the umpire's hand, and the log. */
export function CompanionDesk({ game, mayShow }: { game: CompanionGameOnDesk; mayShow: boolean }) {
  const { isBusy, act } = useCompanionMutation();
  const own = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { id: companionGameId, version, result } = game;
  const takeBack = () => act('take-back-companion-act', { companionGameId, version });
  const play = (one: unknown, rollsNothing = false) =>
    act(
      'act-in-companion-game',
      { companionGameId, version, act: one as never, values: rollsNothing ? null : valuesTyped(typed) },
      () => !rollsNothing && setTyped(''),
    );
  const canTakeBack = game.canTakeBack && !isBusy;
  useKeys({ takeBack: canTakeBack ? takeBack : undefined, ownDice: () => own.current?.focus() });
  const Table = companionTables[game.companion];
  return (
    <>
      <article aria-label={`Companion game ${game.number} ${game.name}`} className="flex min-h-0 flex-col bg-sheet">
        <header className="flex flex-wrap items-baseline gap-x-3 border-b border-rule px-4 py-2">
          <h2 className="text-title leading-6 tracking-tight">{game.name}</h2>
          <p className="aside">
            {game.name !== game.title && `${game.title} · `}
            <b className="font-semibold text-ink">Its turn {(game.state as { turn: number }).turn}</b> · begun in turn{' '}
            {game.turn} of the battle by {game.begunBy}
          </p>
          <HowWon companion={game.companion} />
          {game.of && (
            <div className="basis-full">
              <GameSubject of={game.of}>
                {result === null && game.record.acts.length === 0 && (
                  <DeskLink to={beginWay(game.of, game.companion)} className="inline-flex min-h-press items-center">
                    Set it up otherwise
                  </DeskLink>
                )}
              </GameSubject>
            </div>
          )}
        </header>
        {game.hands && result === null && <HandSeats game={game} hands={game.hands} typed={typed} />}
        <div className="scrolls px-4 py-3">
          <Table game={game} play={play} isBusy={isBusy} />
        </div>
        {result === null ? (
          <footer className="flex flex-wrap items-end gap-2 border-t border-rule-2 bg-paper px-4 py-2.5">
            <div className="w-44">
              <TextField
                label="Own dice, as they fell"
                ref={own}
                value={typed}
                inputMode="numeric"
                aria-keyshortcuts={shortcutOf('ownDice')}
                placeholder="none: the server rolls"
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => (event.key === 'Enter' || event.key === 'Escape') && event.currentTarget.blur()}
              />
            </div>
            <Button onClick={takeBack} disabled={!canTakeBack} hint={keyOf('takeBack')}>
              Take back
            </Button>
            {((mayShow && game.mayBeShown) || game.isOnBoard) && (
              <Button
                isBusy={isBusy}
                disabled={!mayShow || !game.mayBeShown}
                onClick={() => act('show-companion-on-board', { companionGameId, version, isShown: !game.isOnBoard })}
              >
                {game.isOnBoard ? 'On the projector: take it off' : 'Show it on the projector'}
              </Button>
            )}
            <PutAway game={game} />
          </footer>
        ) : (
          <footer className="border-t border-rule-2 bg-paper px-4 py-2.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p>
                Put away: <b className="font-medium">{result}</b>
              </p>
              {game.of && (
                <DeskLink to={rulingWay(game.of, companionGameId)} className={buttonLook('plain', 'small', 'ml-auto')}>
                  Take back as a ruling
                </DeskLink>
              )}
            </div>
            {game.rulings.length > 0 && <RuledByIt rulings={game.rulings} path={game.of?.path ?? null} />}
          </footer>
        )}
        <KeysLine keys={{ walk: 'walk', ownDice: 'own dice', takeBack: 'take back' }}>
          A die is never taken back.
        </KeysLine>
      </article>
      <CompanionLog lines={game.lines} record={game.record} />
    </>
  );
}
