'use client';

import { type CompanionName, companionNames } from '@/lib/companions/companion';
import type { AboutOnDesk } from '@/lib/turn/control-desk/companion-about';
import { type Standard, standardSetups } from './companion-setups';
import { companionSentences } from './companion-words';
import { setupsFilledIn, UnitsFilledIn } from './filled-in';
import { WhatItIsAbout } from './what-it-is-about';

/** The four companions and how each may be set up; a choice begins it at once. `of`: what of the main game it is about. */
export function BeginCompanion({
  titles,
  of,
  first,
  isBusy,
  begin,
}: {
  titles: Record<CompanionName, string>;
  of: AboutOnDesk | null;
  /** The one asked for stands first. */
  first: CompanionName | null;
  isBusy: boolean;
  begin: (companion: CompanionName, setup: Standard['setup']) => void;
}) {
  const units = of?.units ?? [];
  const ways = companionNames
    .map((companion) => ({
      companion,
      filled: setupsFilledIn(companion, units),
      standard: standardSetups.filter((one) => one.companion === companion).flatMap(({ setups }) => setups),
    }))
    .filter(({ filled, standard }) => filled.length + standard.length > 0)
    .sort((one, other) => Number(other.companion === first) - Number(one.companion === first));
  return (
    <section aria-label="Begin a companion game" className="min-h-0 overflow-y-auto bg-sheet px-6 py-4 md:col-span-2">
      <h2 className="font-serif text-head">{of ? `Play out ${of.name}` : 'Which game?'}</h2>
      {of && <WhatItIsAbout of={of} />}
      <ul className="mt-3 max-w-3xl">
        {ways.map(({ companion, filled, standard }) => (
          <li key={companion} className="border-t border-rule py-3">
            <b className="block text-lead font-semibold">{titles[companion]}</b>
            <p className="text-ink-2">{companionSentences[companion]}</p>
            {filled.length > 0 && <UnitsFilledIn units={units} />}
            <div className="mt-2 flex flex-wrap gap-2">
              {[...filled, ...standard].map(({ label, setup }) => (
                <button
                  key={label}
                  type="button"
                  disabled={isBusy}
                  onClick={() => begin(companion, setup)}
                  className="min-h-handle rounded-2 border border-edge bg-paper px-3 hover:bg-sunk"
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
