'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Tag } from '@/components/ui/tag';
import { type CombatProposal, merged, type ProposedSides, splitUp } from '@/lib/advice/combat/propose-combats';
import { proposedLead } from '@/lib/advice/combat/propose-unit-part';
import type { CombatOnList, CombatsDesk } from '@/lib/turn/control-desk/fight/combats';
import type { ControlRole } from '@/lib/words';
import { WhoseHand } from '../parts/claims/card-claim';
import { CombatHeld } from '../parts/decisions/decisions-here';
import { useWalk } from '../parts/keys/use-walk';
import { combatsFirst } from '../parts/own-first';
import { DeskLink } from '../parts/router';
import { RuleReference } from '../parts/rule-reference';
import { kindWords, resultNames } from './combat-words';
import type { Candidates } from './grouping/combat-draft';
import { Probes } from './grouping/probes';
import { SpentUnits } from './grouping/spent-units';
import { nextMark } from './use-next-combat';

export interface CombatListProps {
  desk: CombatsDesk;
  candidates: Candidates;
  /** The combat shown. */
  openId: string | null;
  isBusy: boolean;
  onGroup: (proposal: ProposedSides) => void;
  /** The roles of the seat: they decide what comes first. */
  roles: readonly ControlRole[];
  onClose: () => void;
  onReopen: () => void;
}

const isNext = { [nextMark]: '' };

const stateTags = {
  grouped: <Tag>Grouped</Tag>,
  resolved: <Tag meaning="waiting">Resolved, no ruling</Tag>,
  ruled: <Tag meaning="mine">Ruled on</Tag>,
} as const;

/** All combats of the turn, what the orders propose besides, and the closing of the grouping. */
export function CombatList(props: CombatListProps) {
  const { desk, roles, candidates, openId, isBusy, onGroup, onClose, onReopen } = props;
  const list = useRef<HTMLDivElement>(null);
  useWalk(list);
  const isClosed = desk.groupingClosedAt !== null;
  const now = desk.proposals.filter(({ after }) => !isClosed && !after);
  const later = desk.proposals.filter(({ after }) => after !== null);
  const left = desk.combats.filter(({ state }) => state !== 'ruled').length;
  return (
    <section
      aria-label="Combats"
      className={`flex min-h-0 flex-col border-r border-rule bg-paper ${openId ? 'max-md:hidden' : ''}`}
    >
      <header className="border-b border-rule px-3 pt-3 pb-2.5">
        <h1 className="text-lead">Combats of turn {desk.turn}</h1>
        <p className="mb-2 text-small text-ink-3">
          {isClosed
            ? left === 0
              ? 'Grouping is closed. All are ruled on.'
              : `Grouping is closed. ${left} to rule on.`
            : desk.movementClosedAt
              ? 'Group them all, then close the grouping.'
              : 'Movement is not closed yet: counters may still move.'}
        </p>
        {isClosed ? (
          <Button key="reopen" size="small" isBusy={isBusy} onClick={onReopen}>
            Reopen grouping
          </Button>
        ) : (
          <Button
            key="close"
            size="small"
            {...(desk.movementClosedAt && desk.combats.length > 0 && now.length === 0 ? isNext : {})}
            kind={desk.movementClosedAt && desk.combats.length > 0 && now.length === 0 ? 'act' : 'plain'}
            isBusy={isBusy}
            onClick={onClose}
          >
            Close grouping
          </Button>
        )}
      </header>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto">
        <ul aria-label="Grouped combats">
          {combatsFirst(roles, desk.combats).map((combat) => (
            <li key={combat.id} className="border-b border-rule">
              <CombatEntry combat={combat} isOpen={combat.id === openId} />
            </li>
          ))}
        </ul>
        {desk.combats.length === 0 && <p className="px-3 py-3 text-ink-3">None is grouped yet.</p>}
        {!isClosed && (
          <>
            <p className="px-3 py-2.5">
              <DeskLink
                to="/combats"
                aria-current={openId === null ? 'page' : undefined}
                className="font-medium text-mine underline underline-offset-2"
              >
                New combat
              </DeskLink>
            </p>
            <SpentUnits spent={desk.spent} candidates={candidates} />
            <Proposals proposals={now} candidates={candidates} isBusy={isBusy} onGroup={onGroup} />
          </>
        )}
        <LaterAttacks later={later} isClosed={isClosed} candidates={candidates} isBusy={isBusy} onGroup={onGroup} />
        <Probes probes={desk.probes} />
      </div>
    </section>
  );
}

function CombatEntry({ combat, isOpen }: { combat: CombatOnList; isOpen: boolean }) {
  return (
    <DeskLink
      to={`/combats/${combat.id}`}
      data-stop
      aria-current={isOpen ? 'page' : undefined}
      className={`block px-3 py-2 no-underline ${isOpen ? 'border-l-[3px] border-ink bg-sheet pl-[9px]' : 'hover:bg-sunk'}`}
    >
      <span className="flex items-baseline gap-2">
        <b className="font-cond">C{combat.number}</b> <b className="min-w-0 flex-1 truncate">{combat.name}</b>{' '}
        {stateTags[combat.state]}
      </span>{' '}
      <span className="flex gap-1 text-small text-ink-3">
        <span className="min-w-0 truncate">
          {combat.kind !== 'attack' && `${kindWords[combat.kind]}: `}
          {combat.attackers} attacks {combat.defenders}
        </span>{' '}
        {combat.isMine && <span className="shrink-0 font-medium text-mine"> · yours</span>}
      </span>{' '}
      <WhoseHand kind="combat" subjectId={combat.id} /> <CombatHeld combatId={combat.id} />
      {combat.result && <span className="block text-small text-ink-2">{resultNames[combat.result]}</span>}
    </DeskLink>
  );
}

const namesIn = (candidates: Candidates) => (ids: readonly string[]) =>
  ids.map((id) => candidates.get(id)?.shortName ?? id).join(', ');

type ProposalProps = Pick<CombatListProps, 'candidates' | 'isBusy' | 'onGroup'>;

function Proposals(props: ProposalProps & { proposals: readonly CombatProposal[] }) {
  const { proposals, candidates, isBusy, onGroup } = props;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [split, setSplit] = useState<ReadonlySet<string>>(new Set());
  if (proposals.length === 0) return null;
  const leadOf = (ids: readonly string[]) => proposedLead(ids.flatMap((id) => candidates.get(id) ?? []));
  const names = namesIn(candidates);
  const keyOf = ({ attackers }: ProposedSides) => attackers.join();
  const chosen = proposals.filter((proposal) => ticked.has(keyOf(proposal)));
  const sidesOf = (some: readonly ProposedSides[]) =>
    new Set(some.flatMap(({ attackers }) => attackers.map((id) => candidates.get(id)?.side)));
  const parts = (proposal: CombatProposal): readonly ProposedSides[] =>
    split.has(keyOf(proposal)) ? splitUp(proposal, candidates) : [proposal];
  return (
    <section aria-label="Proposed" className="border-t border-rule">
      <h2 className="cap px-3 pt-2.5 pb-1">Proposed by orders and counters</h2>
      <ul>
        {proposals.map((proposal) => (
          <li key={keyOf(proposal)} className="border-b border-rule px-3 py-2">
            {proposals.length > 1 && (
              <Checkbox
                label={<span className="text-small text-ink-3">Merge</span>}
                isTicked={ticked.has(keyOf(proposal))}
                onTick={(isOn) => setTicked(withKey(ticked, keyOf(proposal), isOn))}
              />
            )}
            {parts(proposal).map((part) => (
              <div key={part.attackers.join()} className="flex items-start gap-2">
                <p className="min-w-0 flex-1 text-small text-ink-2">
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
            {proposal.inRange && (
              <p className="text-small text-ink-3">
                In range besides: {names(proposal.inRange.map(({ unitId }) => unitId))}
              </p>
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

const withKey = (keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> =>
  new Set([...[...keys].filter((one) => one !== key), ...(isIn ? [key] : [])]);

/** Attacks of those who defend in an encounter: they are grouped once it has been ruled on (§9 Attacking). */
function LaterAttacks(props: ProposalProps & { later: readonly CombatProposal[]; isClosed: boolean }) {
  const { later, isClosed, candidates, isBusy, onGroup } = props;
  if (later.length === 0) return null;
  const names = namesIn(candidates);
  return (
    <section aria-label="After the encounter" className="border-t border-rule">
      <h2 className="cap px-3 pt-2.5">After the encounter</h2>
      <ul>
        {later.map(({ attackers, defenders, guns, after }) => (
          <li key={attackers.join()} className="border-b border-rule px-3 py-2 text-small text-ink-2">
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
