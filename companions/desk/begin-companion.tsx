'use client';

import { useState } from 'react';
import type { AboutOnDesk } from '@/companions/about/companion-about';
import { filledSetup, setupFor } from '@/companions/impressionistic/rules/setup-for';
import { companionSentences } from '@/components/control/parts/companions/companion-words';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { type CompanionName, companionNames } from '@/lib/words';
import { SourceMark } from '../parts/companion-log';
import { setupForms } from './companion-setup-forms';
import { EnteredTables } from './entered-tables';
import { GameSubject } from './game-subject';
import { guides } from './how-won';
import { type Standard, standardSetups } from './standard-setups';
import { setupsFilledIn, UnitsFilledIn } from './units-filled-in';

/** The tables with which a game is begun. */
export type Tables = 'ours' | 'entered';

/**
 * The four companions and how each may be set up: a choice begins it at once, or its own form opens. `of`: what of the main
 * game it is about; where a companion's own form has to be filled in for that, it is open. Below, the tables that an owner may
 * enter.
 */
export function BeginCompanion({
  titles,
  entered,
  of,
  first,
  isBusy,
  begin,
}: {
  titles: Record<CompanionName, string>;
  /** The umpires who have entered tables of their own. */
  entered: Partial<Record<CompanionName, string>>;
  of: AboutOnDesk | null;
  /** The one asked for stands first. */
  first: CompanionName | null;
  isBusy: boolean;
  begin: (companion: CompanionName, setup: Standard['setup'], tables: Tables) => void;
}) {
  const isAsked = of !== null && first !== null && setupForms[first] !== undefined && setupFor(of.scene) === null;
  const [byHand, setByHand] = useState<CompanionName | null>(isAsked ? first : null);
  const [asked, setAsked] = useState<Partial<Record<CompanionName, Tables>>>({});
  const Form = byHand && setupForms[byHand];
  const ways = companionNames
    .map((companion) => {
      const filled = setupsFilledIn(companion, of?.scene);
      return { companion, filled, setups: [...filled, ...standardSetups[companion]] };
    })
    .sort((one, other) => Number(other.companion === first) - Number(one.companion === first));
  const playedWith = (companion: CompanionName): Tables =>
    entered[companion] === undefined ? 'ours' : (asked[companion] ?? 'entered');
  return (
    <section aria-label="Begin a companion game" className="min-h-0 overflow-y-auto bg-sheet px-6 py-4 md:col-span-2">
      {Form ? (
        <>
          <header className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="font-serif text-head">{titles[byHand]}</h2>
            <Button kind="quiet" onClick={() => setByHand(null)}>
              Another game
            </Button>
          </header>
          <Form
            begin={(setup) => begin(byHand, setup, playedWith(byHand))}
            filled={of && filledSetup(of.scene)}
            enteredBy={playedWith(byHand) === 'entered' ? (entered[byHand] ?? null) : null}
            isBusy={isBusy}
          />
        </>
      ) : (
        <>
          <h2 className="font-serif text-head">{of ? `Play out ${of.name}` : 'Which game?'}</h2>
          {of && <GameSubject of={of} />}
          <ul className="mt-3 max-w-3xl">
            {ways.map(({ companion, filled, setups }) => (
              <li key={companion} className="border-t border-rule py-3">
                <b className="block lead">{titles[companion]}</b>
                <p className="text-ink-2">{companionSentences[companion]}</p>
                <p className="detail">{guides[companion].won}</p>
                {of && filled.length > 0 && <UnitsFilledIn units={of.scene.units} />}
                {entered[companion] !== undefined && (
                  <div className="mt-2 max-w-80">
                    <Select
                      label="Played with"
                      value={playedWith(companion)}
                      choices={[
                        { id: 'entered', label: `the tables entered by ${entered[companion]}` },
                        { id: 'ours', label: 'our tables' },
                      ]}
                      onPick={(tables) => setAsked({ ...asked, [companion]: tables })}
                    />
                  </div>
                )}
                <div className="mt-2 flex flex-wrap gap-2">
                  {setups.map(({ label, setup, source }) => (
                    <button
                      key={label}
                      type="button"
                      disabled={isBusy}
                      onClick={() => begin(companion, setup, playedWith(companion))}
                      className="flex min-h-handle items-center gap-2 rounded-2 border border-edge bg-paper px-3 hover:bg-sunk"
                    >
                      {label}
                      {source && <SourceMark source={source} />}
                    </button>
                  ))}
                  {setupForms[companion] && (
                    <button
                      type="button"
                      disabled={isBusy}
                      onClick={() => setByHand(companion)}
                      className="min-h-handle rounded-2 border border-edge bg-paper px-3 hover:bg-sunk"
                    >
                      Set it up by hand…
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <EnteredTables titles={titles} entered={entered} />
        </>
      )}
    </section>
  );
}
