'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { type CompanionName, companionNames } from '@/lib/companions/companion';
import { tablesOf } from '@/lib/companions/tables-to-enter';
import { Way } from '../shell/ways';
import { SourceMark } from './companion-log';
import type { Standard } from './companion-setups';
import { standardSetups } from './companion-setups';
import { companionSentences } from './companion-words';

/** Whose tables a game is begun with. */
export type Tables = 'ours' | 'entered';

/** The four companions and how each may be set up; a choice begins it at once. Below, the tables that an owner may enter. */
export function BeginCompanion({
  titles,
  entered,
  isBusy,
  begin,
}: {
  titles: Record<CompanionName, string>;
  /** Who has entered tables of his own. */
  entered: Partial<Record<CompanionName, string>>;
  isBusy: boolean;
  begin: (companion: CompanionName, setup: Standard['setup'], tables: Tables) => void;
}) {
  const [asked, setAsked] = useState<Partial<Record<CompanionName, Tables>>>({});
  const playedWith = (companion: CompanionName): Tables =>
    entered[companion] === undefined ? 'ours' : (asked[companion] ?? 'entered');
  return (
    <section aria-label="Begin a companion game" className="min-h-0 overflow-y-auto bg-sheet px-6 py-4 md:col-span-2">
      <h2 className="font-serif text-head">Which game?</h2>
      <ul className="mt-3 max-w-3xl">
        {standardSetups.map(({ companion, setups }) => (
          <li key={companion} className="border-t border-rule py-3">
            <b className="block text-lead font-semibold">{titles[companion]}</b>
            <p className="text-ink-2">{companionSentences[companion]}</p>
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
              {setups.map(({ label, setup }) => (
                <button
                  key={label}
                  type="button"
                  disabled={isBusy}
                  onClick={() => begin(companion, setup, playedWith(companion))}
                  className="min-h-handle rounded-2 border border-edge bg-paper px-3 hover:bg-sunk"
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-lead font-semibold">Tables of the printed games</h3>
      <p className="max-w-3xl text-ink-2">
        Who owns a printed game may enter what stands in it. A game that has begun keeps what it was begun with.
      </p>
      <ul className="mt-2 max-w-3xl">
        {companionNames.map((companion) => (
          <li key={companion} className="flex flex-wrap items-baseline gap-x-2 border-t border-rule py-1.5">
            <Way to={`/companions/tables/${companion}`} className="min-h-6 underline">
              Tables of {titles[companion]}
            </Way>
            {entered[companion] === undefined ? (
              <SourceMark source={tablesOf(companion).source} />
            ) : (
              <span className="text-ink-3">entered by {entered[companion]}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
