'use client';

import { useState } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { minutes, phaseNames } from '@/components/control/parts/phase-times';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { SetupTabs } from '../setup-tabs';
import { PrintedBriefing } from './briefing-sheet';
import { roleBriefings } from './role-briefings';

const all = 'all';

/** One page for each role, to lie on the table (§2, §4). */
export function BriefingsPage() {
  const { game, phases, seat } = useChrome();
  const [role, setRole] = useState<string>(all);
  const shown = roleBriefings.filter((briefing) => role === all || briefing.role === role);
  const times = new Map(phases.map(({ key, budgetSeconds }) => [key, `${phaseNames[key]}, ${minutes(budgetSeconds)}`]));
  return (
    <div className="flex h-full flex-col print:block print:h-auto">
      {/* The ways between the pages of the set-up are game control's. */}
      {seat.roles.includes('gameControl') && (
        <div className="not-printed contents">
          <SetupTabs />
        </div>
      )}
      <div className="not-printed flex shrink-0 flex-wrap items-end gap-3 border-b border-rule bg-paper px-5 py-2">
        <h1 className="mr-2 self-center lead">Role briefings</h1>
        <Select
          label="Role"
          value={role}
          onPick={setRole}
          choices={[
            { id: all, label: 'Every role' },
            ...roleBriefings.map((briefing) => ({ id: briefing.role, label: briefing.title })),
          ]}
        />
        <Button kind="act" onClick={() => window.print()}>
          Print…
        </Button>
        <DeskLink to="/train" className="self-center text-link">
          Train the rules
        </DeskLink>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keyboard
        tabIndex={0}
        aria-label="As it will be printed"
        className="min-h-0 flex-1 overflow-auto bg-sunk p-4 print:overflow-visible print:bg-white print:p-0"
      >
        {shown.map((briefing) => (
          <PrintedBriefing key={briefing.role} briefing={briefing} game={game.title} times={times} />
        ))}
      </section>
    </div>
  );
}
