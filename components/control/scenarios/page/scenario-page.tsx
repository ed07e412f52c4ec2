'use client';

import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import type { DraftPage } from '@/lib/desks/control/scenarios/draft-page';
import { ScenarioSheet } from './scenario-sheet';

/** The page of a scenario, to be printed: it is packed with the scenario. */
export function ScenarioPageDesk({ desk }: { desk: DraftPage }) {
  return (
    <div className="mx-auto w-full max-w-4xl space-y-4 px-6 py-4 max-sm:px-3 print:p-0">
      <div className="not-printed flex flex-wrap items-center gap-3">
        <p className="text-ink-2">
          Made from the scenario as it is now, and packed with it. No place of a unit is on it.
        </p>
        <span className="ml-auto flex items-center gap-3">
          <DeskLink to={`/scenarios/${desk.id}`}>Back to the scenario</DeskLink>
          <Button kind="act" onClick={() => window.print()}>
            Print…
          </Button>
        </span>
      </div>
      {'why' in desk.page ? <p role="alert">{desk.page.why}</p> : <ScenarioSheet page={desk.page} level={1} />}
    </div>
  );
}
