'use client';

import type { CompanionName } from '@/lib/companions/companion';
import type { Standard } from './companion-setups';
import { standardSetups } from './companion-setups';
import { companionSentences } from './companion-words';

/** The four companions and how each may be set up; a choice begins it at once. */
export function BeginCompanion({
  titles,
  isBusy,
  begin,
}: {
  titles: Record<CompanionName, string>;
  isBusy: boolean;
  begin: (companion: CompanionName, setup: Standard['setup']) => void;
}) {
  return (
    <section aria-label="Begin a companion game" className="min-h-0 overflow-y-auto bg-sheet px-6 py-4 md:col-span-2">
      <h2 className="font-serif text-head">Which game?</h2>
      <ul className="mt-3 max-w-3xl">
        {standardSetups.map(({ companion, setups }) => (
          <li key={companion} className="border-t border-rule py-3">
            <b className="block text-lead font-semibold">{titles[companion]}</b>
            <p className="text-ink-2">{companionSentences[companion]}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {setups.map(({ label, setup }) => (
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
