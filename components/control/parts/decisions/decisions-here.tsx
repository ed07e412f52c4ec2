'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { DecisionOnDesk } from '@/lib/desks/control/combat/decisions';
import { AskDecision } from './ask-decision';
import { Countdown, DecisionList, useStands } from './decision-list';

interface Here {
  /** The combat whose card is shown; null: none. */
  combatId: string | null;
  decisions: readonly DecisionOnDesk[];
  teams: readonly { id: string; name: string }[];
}
const HereContext = createContext<Here | null>(null);

/** Brings the instant decisions of the turn to the cards and lists of combats under it. */
export const DecisionsHere = ({ children, ...here }: Here & { children: ReactNode }) => (
  <HereContext value={here}>{children}</HereContext>
);

/** The instant decisions that hang on the combat shown, and the asking of another: a strip of its card. */
export function CombatDecisions() {
  const here = useContext(HereContext);
  if (!here || here.combatId === null) return null;
  const { combatId } = here;
  const own = here.decisions.filter((decision) => decision.combatId === combatId);
  return (
    <section aria-label="Instant decisions" className="shrink-0 border-b border-rule px-4 py-1.5">
      <DecisionList decisions={own} />
      <AskDecision combatId={combatId} teams={here.teams} />
    </section>
  );
}

/** In the list of combats: that one waits for a decision, whose and for how long; else nothing. */
export function CombatAwaitsDecision({ combatId }: { combatId: string }) {
  const here = useContext(HereContext);
  const open = here?.decisions.find(
    (decision) => decision.combatId === combatId && !decision.answer && !decision.settled,
  );
  return open ? <Waits decision={open} /> : null;
}

const Waits = ({ decision }: { decision: DecisionOnDesk }) =>
  useStands(decision).state === 'open' && (
    <span className="block text-small text-waiting">
      Waits: {decision.teamName} decides · <Countdown decision={decision} />
    </span>
  );
