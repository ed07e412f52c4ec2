'use client';

import { useMemo, useRef } from 'react';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { asTheyStood } from '@/lib/advice/combat/ruling-moves';
import type { FactorRulings } from '@/lib/desks/control/cases/factor-rulings';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { CombatColumns, cardUnits } from '../parts/combat/combat-columns';
import { figuresOf } from '../parts/combat/overrule-figures';
import { Verdict } from '../parts/combat/verdict';
import { useEnter } from '../parts/keys/use-enter';
import { useKeys } from '../parts/keys/use-keys';
import { SettledOrders } from './grouping/settled-orders';
import { RulingFoot } from './ruling/ruling-foot';
import { RuledByFactors, RuledByFigures } from './ruling/ruling-in-writing';
import { useRuling } from './ruling/use-ruling';
import { useRulingDeeds } from './ruling/use-ruling-deeds';
import { CombatCard } from './score/combat-card';

interface RulingDeskProps {
  combat: CombatOnDesk;
  finding: CombatFinding;
  rulings: FactorRulings;
  /** The companion game whose result is ruled by; null: none. */
  played: CompanionGameOnList | null;
}

/** A combat whose dice have fallen: the finding on its card, to be accepted or overruled beside it. */
export function RulingDesk({ combat, finding, rulings, played }: RulingDeskProps) {
  const playedOut = played ? playedOutWords({ number: played.number, result: played.result ?? '' }) : '';
  const units = useMemo(() => cardUnits(asTheyStood({ ...combat, finding })), [combat, finding]);
  const figures = useMemo(() => figuresOf(finding, (id) => units.get(id)?.name ?? id), [finding, units]);
  const ruling = useRuling(combat, finding, figures, playedOut);
  const colourField = useRef<HTMLInputElement>(null);
  const footer = useRef<HTMLElement>(null);
  const toWhatLacks = () => footer.current?.querySelector<HTMLElement>('[data-vital-spot], [aria-invalid]')?.focus();
  const deeds = useRulingDeeds({ combat, finding, ruling, played, playedOut, toWhatLacks });
  const { isOverruling, isOpen } = ruling;
  const isRuled = combat.state === 'ruled';
  useKeys({
    accept: isRuled || isOverruling ? undefined : deeds.accept,
    doubt: () => deeds.open(false),
    factors: () => deeds.open(true),
    winners: isOpen && ruling.advances.length > 0 ? ruling.turnWinners : undefined,
    colourLine: isOpen ? () => colourField.current?.focus() : undefined,
  });
  useEnter(deeds.accept);

  const writing = { combat, ruling, deeds };
  return (
    <CombatColumns
      rows={combat.notedRows}
      work={
        !isOverruling ? (
          <SettledOrders combat={combat} />
        ) : deeds.isFactors ? (
          <RuledByFactors {...writing} finding={finding} rulings={rulings} units={units} />
        ) : (
          <RuledByFigures {...writing} figures={figures} played={played} />
        )
      }
      card={
        <CombatCard
          number={combat.number}
          title={combat.grouping.name}
          grouping={combat.grouping}
          daypart={finding.combat.daypart}
          score={finding}
          doubts={combat.doubts}
          bindings={rulings.bindings}
          onFactors={() => deeds.open(true)}
          die={finding.die}
          units={units}
          readings={{
            combat: finding.combat,
            rulebook: { ...rulebookFrom(finding.rulebook), policies: finding.policies },
          }}
          verdict={
            <Verdict
              finding={finding}
              ruling={ruling.stands}
              isRuled={isRuled}
              saysHowFar={!isOpen}
              dieBy={combat.dieBy}
              units={units}
            />
          }
        >
          <footer
            ref={footer}
            className="max-h-[50%] shrink-0 overflow-y-auto border-t border-rule-2 bg-paper px-4 py-2.5"
          >
            <RulingFoot {...writing} figures={figures} units={units} colourField={colourField} />
          </footer>
        </CombatCard>
      }
    />
  );
}
