'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CompanionName } from '@/lib/companions/companion';
import { SourceMark } from './companion-log';
import { setupForms } from './companion-setup-forms';
import type { Standard } from './companion-setups';
import { standardSetups } from './companion-setups';
import { companionSentences } from './companion-words';

/** The four companions and how each may be set up: a choice begins it at once, or its own form opens. */
export function BeginCompanion({
  titles,
  isBusy,
  begin,
}: {
  titles: Record<CompanionName, string>;
  isBusy: boolean;
  begin: (companion: CompanionName, setup: Standard['setup']) => void;
}) {
  const [byHand, setByHand] = useState<CompanionName | null>(null);
  const Form = byHand && setupForms[byHand];
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
          <Form begin={(setup) => begin(byHand, setup)} isBusy={isBusy} />
        </>
      ) : (
        <>
          <h2 className="font-serif text-head">Which game?</h2>
          <ul className="mt-3 max-w-3xl">
            {standardSetups.map(({ companion, setups }) => (
              <li key={companion} className="border-t border-rule py-3">
                <b className="block text-lead font-semibold">{titles[companion]}</b>
                <p className="text-ink-2">{companionSentences[companion]}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  {setups.map(({ label, setup, source }) => (
                    <button
                      key={label}
                      type="button"
                      disabled={isBusy}
                      onClick={() => begin(companion, setup)}
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
        </>
      )}
    </section>
  );
}
