'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { Candidates } from '@/lib/advice/combat/grouping/combat-draft';
import { type CombatProposal, merged, type ProposedSides, splitUp } from '@/lib/advice/combat/propose-combats';
import { proposedLead } from '@/lib/advice/combat/propose-unit-part';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import { RuleReference } from '../parts/rule-reference';
import { UnreadSheet } from '../parts/sheets/unread-sheet';
import { cautionsOf } from './grouping/proposal-cautions';
import { useLetGo } from './grouping/use-let-go';
import { isNext } from './use-next-combat';

export const namesIn = (candidates: Candidates) => (ids: readonly string[]) =>
  ids.map((id) => candidates.get(id)?.shortName ?? id).join(', ');

interface ProposalProps {
  candidates: Candidates;
  isBusy: boolean;
  onGroup: (proposal: ProposedSides) => void;
}

interface ProposedProps extends ProposalProps {
  desk: CombatsDesk;
  proposals: readonly CombatProposal[];
}

/** The combats that orders and counters propose. Control groups each as it is, merges, splits, adds guns, or lets it go. */
export function CombatProposals(props: ProposedProps) {
  const { desk, proposals, candidates, isBusy, onGroup } = props;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [split, setSplit] = useState<ReadonlySet<string>>(new Set());
  const leadOf = (ids: readonly string[]) => proposedLead(ids.flatMap((id) => candidates.get(id) ?? []));
  const names = namesIn(candidates);
  const letGo = useLetGo(desk);
  const unreadOf = (ids: readonly string[]) => [
    ...new Set(ids.flatMap((id) => (candidates.get(id)?.order?.isUnread ? candidates.get(id)!.teamName : []))),
  ];
  const keyOf = ({ attackers }: ProposedSides) => attackers.join();
  const chosen = proposals.filter((proposal) => ticked.has(keyOf(proposal)));
  const sidesOf = (some: readonly ProposedSides[]) =>
    new Set(some.flatMap(({ attackers }) => attackers.map((id) => candidates.get(id)?.side)));
  const parts = (proposal: CombatProposal): readonly ProposedSides[] =>
    split.has(keyOf(proposal)) ? splitUp(proposal, candidates) : [proposal];
  return (
    <section aria-label="Proposed" className="border-t border-rule max-w-3xl">
      <h2 className="cap px-3 pt-2.5 pb-1">Proposed by orders and counters</h2>
      <ul>
        {proposals.map((proposal) => (
          <li key={keyOf(proposal)} className="border-b border-rule px-3 py-2">
            {proposals.length > 1 && (
              <Checkbox
                label={<span className="aside">Merge</span>}
                isTicked={ticked.has(keyOf(proposal))}
                onTick={(isOn) => setTicked(withKey(ticked, keyOf(proposal), isOn))}
              />
            )}
            {parts(proposal).map((part) => (
              <div key={part.attackers.join()} className="flex items-start gap-2">
                <p className="min-w-0 flex-1 detail">
                  <b>{names(part.attackers)}</b> against <b>{names(part.defenders)}</b>
                  {part.guns.length > 0 && <>, guns of {names(part.guns.map(({ unitId }) => unitId))}</>}
                </p>
                {part !== proposal && (
                  <Button
                    size="small"
                    isBusy={isBusy}
                    aria-label={`Group ${names(part.attackers)} against ${names(part.defenders)}`}
                    onClick={() => onGroup(part)}
                  >
                    Group
                  </Button>
                )}
              </div>
            ))}
            {cautionsOf(proposal, candidates, desk).map(({ who, words, rule }) => (
              <p key={`${who} ${words}`} className="text-small text-waiting">
                {who && <b>{who}: </b>}
                {words} <RuleReference rule={rule} className="font-cond" />
              </p>
            ))}
            {unreadOf(proposal.attackers).map((team) => (
              <p key={team} className="text-small">
                <UnreadSheet team={team} />
              </p>
            ))}
            {proposal.inRange && (
              <p className="aside">In range besides: {names(proposal.inRange.map(({ unitId }) => unitId))}</p>
            )}
            {proposal.encounter && <p className="text-small text-waiting">Encounter: {proposal.encounter.why}</p>}
            <Button
              size="small"
              {...isNext}
              className="mt-1 mr-1.5"
              isBusy={isBusy}
              aria-label={`Group ${names(proposal.attackers)} against ${names(proposal.defenders)}`}
              onClick={() => onGroup(proposal)}
            >
              Group
            </Button>
            {proposal.inRange && (
              <Button
                size="small"
                className="mt-1 mr-1.5"
                isBusy={isBusy}
                onClick={() => onGroup({ ...proposal, guns: [...proposal.guns, ...proposal.inRange!] })}
              >
                With all guns in range
              </Button>
            )}
            {splitUp(proposal, candidates).length > 1 && (
              <Button
                size="small"
                kind="quiet"
                className="mt-1 mr-1.5"
                aria-pressed={split.has(keyOf(proposal))}
                onClick={() => setSplit(withKey(split, keyOf(proposal), !split.has(keyOf(proposal))))}
              >
                {split.has(keyOf(proposal)) ? 'Not split' : 'Split'}
              </Button>
            )}
            {proposal.encounter && (
              <Button
                size="small"
                className="mt-1"
                isBusy={isBusy}
                onClick={() => onGroup(proposal.encounter!.instead)}
              >
                {leadOf(proposal.encounter.instead.attackers)} attack first instead
              </Button>
            )}
            <Button
              size="small"
              kind="quiet"
              className="mt-1"
              isBusy={letGo.isBusy}
              aria-label={`Let the attack of ${names(attackersOf(proposal))} go`}
              onClick={() => letGo.letGo(attackersOf(proposal))}
            >
              Let it go
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <p className="px-3 py-2">
          <Button
            size="small"
            kind="act"
            isBusy={isBusy}
            disabled={sidesOf(chosen).size > 1}
            onClick={() => {
              setTicked(new Set());
              onGroup(merged(chosen));
            }}
          >
            Group the {chosen.length} ticked as one
          </Button>
        </p>
      )}
    </section>
  );
}

/** Everybody who is ordered to attack in it, those of both sides in an encounter. */
export const attackersOf = ({ attackers, encounter }: CombatProposal): string[] => [
  ...attackers,
  ...(encounter?.instead.attackers ?? []),
];

const withKey = (keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> =>
  new Set([...[...keys].filter((one) => one !== key), ...(isIn ? [key] : [])]);

/** Attacks of those who defend in an encounter: they are grouped once it has been ruled on (§9 Attacking). */
export function LaterAttacks(props: ProposalProps & { later: readonly CombatProposal[]; isClosed: boolean }) {
  const { later, isClosed, candidates, isBusy, onGroup } = props;
  if (later.length === 0) return null;
  const names = namesIn(candidates);
  return (
    <section aria-label="After the encounter" className="border-t border-rule">
      <h2 className="cap px-3 pt-2.5">After the encounter</h2>
      <ul>
        {later.map(({ attackers, defenders, guns, after }) => (
          <li key={attackers.join()} className="border-b border-rule px-3 py-2 detail">
            <p>
              <b>{names(attackers)}</b> ordered to attack too, against {names(defenders)}
            </p>
            <p className="text-ink-3">
              {!after!.isRuled
                ? `After C${after!.number}, once it is ruled on.`
                : isClosed
                  ? `C${after!.number} is ruled on: if they still attack, reopen grouping for it.`
                  : `C${after!.number} is ruled on.`}{' '}
              <RuleReference rule="§9 Attacking, OC-70" className="font-cond" />
            </p>
            {after!.isRuled && !isClosed && (
              <Button
                size="small"
                className="mt-1"
                isBusy={isBusy}
                aria-label={`Group ${names(attackers)} against ${names(defenders)}`}
                onClick={() => onGroup({ attackers, defenders, guns })}
              >
                Group
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
