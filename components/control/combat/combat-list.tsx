'use client';

import { useRef, useState } from 'react';
import { FieldWord } from '@/components/control/parts/field-word';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { Tag } from '@/components/ui/tag';
import type { Candidates } from '@/lib/advice/combat/grouping/combat-draft';
import { letGoReasons } from '@/lib/advice/combat/let-go';
import type { ProposedSides } from '@/lib/advice/combat/propose-combats';
import { resultNames } from '@/lib/advice/combat/result-names';
import type { CombatOnList, CombatsDesk } from '@/lib/desks/control/combat/combats';
import { capital, counted, listed } from '@/lib/text';
import { ClaimHolder } from '../parts/claims/card-claim';
import { kindWords } from '../parts/combat/combat-words';
import { CombatAwaitsDecision } from '../parts/decisions/decisions-here';
import { useChrome, useIsMine } from '../parts/desk-context';
import { keyOf } from '../parts/keys/key-table';
import { useKeys } from '../parts/keys/use-keys';
import { useWalk } from '../parts/keys/use-walk';
import { DeskLink } from '../parts/router';
import { combatsFirst } from '../parts/sort-own-first';
import { Probes } from './grouping/probes';
import { useLetGo } from './grouping/use-let-go';
import { isNext } from './use-next-combat';

const loadProposals = () => import('./combat-proposals');

/** Loaded when the orders propose a combat, and when one is to be fought after another. */
export const CombatProposals = later(async () => (await loadProposals()).CombatProposals);
const LaterAttacks = later(async () => (await loadProposals()).LaterAttacks);
/** Picks the proposals that can be grouped now: those that wait for no other combat. */
export const proposedNow = ({ proposals }: Pick<CombatsDesk, 'proposals'>) => proposals.filter(({ after }) => !after);

/** Shown where a unit is no longer effective and in contact. */
const SpentUnits = later(async () => (await import('./grouping/spent-units')).SpentUnits);
/** Shown where an order to attack is in no combat. */
const OrdersOpen = later(async () => (await import('./grouping/orders-open')).OrdersOpen);
/** Asked only where something is in no combat. */
const CloseGrouping = later(async () => (await import('./grouping/close-grouping')).CloseGrouping);

interface CombatListProps {
  desk: CombatsDesk;
  candidates: Candidates;
  /** The combat shown. */
  openId: string | null;
  isBusy: boolean;
  /** The list shows the proposals; otherwise the pane beside it does. */
  isProposing: boolean;
  /** Groups what is proposed and shows the combat; with `stays` the list is left as it is. */
  onGroup: (proposal: ProposedSides, how?: { stays: boolean }) => void;
  /** Closes the grouping; `otherwise` hears that something is in no combat yet. */
  onClose: (otherwise: () => void) => void;
  onReopen: () => void;
}

const stateTags = {
  grouped: <Tag>Grouped</Tag>,
  resolved: <Tag meaning="waiting">Resolved, no ruling</Tag>,
  ruled: <Tag meaning="mine">Ruled on</Tag>,
} as const;

/** All combats of the turn, what the orders propose as well, and the closing of the grouping. */
export function CombatList(props: CombatListProps) {
  const { seat } = useChrome();
  const { desk, candidates, openId, isBusy, isProposing, onGroup, onClose, onReopen } = props;
  const list = useRef<HTMLDivElement>(null);
  useWalk(list);
  const isClosed = desk.groupingClosedAt !== null;
  const now = isClosed ? [] : proposedNow(desk);
  const attackLater = desk.proposals.filter(({ after }) => after !== null);
  const left = desk.combats.filter(({ state }) => state !== 'ruled').length;
  const [isAsked, setAsked] = useState(false);
  const letting = useLetGo(desk);
  const proposed = new Set(
    now.flatMap(({ attackers, encounter }) => [...attackers, ...(encounter?.instead.attackers ?? [])]),
  );
  const others = desk.orders.filter(({ unitId }) => !proposed.has(unitId));
  const choices = desk.orders.length + desk.spent.length;
  const letAllGo = () => letting.letGo(others.map(({ unitId }) => unitId));
  useKeys({ all: others.length > 0 ? letAllGo : undefined });
  return (
    <section
      aria-label="Combats"
      className={`flex min-h-0 flex-col border-r border-rule bg-paper ${openId ? 'max-pair:hidden' : ''}`}
    >
      <header className="border-b border-rule px-3 pt-3 pb-2.5">
        <h1 className="text-lead">Combats of turn {desk.turn}</h1>
        <p className="mb-2 aside">
          {isClosed
            ? closedWords(left, choices)
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
            onClick={() => onClose(() => setAsked(true))}
          >
            Close grouping
          </Button>
        )}
      </header>
      <div ref={list} className="scrolls">
        <ul aria-label="Grouped combats">
          {combatsFirst(seat, desk.combats).map((combat) => (
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
                to="/combats?new=1"
                aria-current={openId === null ? 'page' : undefined}
                className="font-medium text-link"
              >
                New combat
              </DeskLink>
            </p>
            {isProposing && now.length > 0 && (
              <CombatProposals desk={desk} proposals={now} candidates={candidates} isBusy={isBusy} onGroup={onGroup} />
            )}
          </>
        )}
        {desk.spent.length > 0 && <SpentUnits spent={desk.spent} candidates={candidates} />}
        {others.length > 0 && (
          <section
            aria-label="Ordered to attack, in no combat"
            className="border-t border-rule bg-waiting-soft px-3 py-2"
          >
            <h2 className="cap">Ordered to attack, in no combat</h2>
            {isClosed && <p className="detail">To fight one, reopen the grouping.</p>}
            <OrdersOpen orders={others} candidates={candidates} letting={letting} />
            <Button size="small" hint={keyOf('all')} isBusy={letting.isBusy} onClick={letAllGo}>
              Let {others.length === 1 ? 'it' : `all ${others.length}`} go
            </Button>
          </section>
        )}
        <LetGo desk={desk} candidates={candidates} />
        {attackLater.length > 0 && (
          <LaterAttacks
            later={attackLater}
            isClosed={isClosed}
            candidates={candidates}
            isBusy={isBusy}
            onGroup={onGroup}
          />
        )}
        <Probes probes={desk.probes} />
        {desk.lastTurn.length > 0 && (
          <section aria-label={`Combats of turn ${desk.turn - 1}`} className="border-t border-rule">
            <h2 className="cap px-3 pt-2">Of turn {desk.turn - 1}, to rule again</h2>
            <ul>
              {desk.lastTurn.map((combat) => (
                <li key={combat.id} className="border-b border-rule">
                  <CombatEntry combat={combat} isOpen={combat.id === openId} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {isAsked && !isClosed && (
        <CloseGrouping
          desk={desk}
          candidates={candidates}
          proposals={now}
          isBusy={isBusy}
          onGroup={(proposal) => onGroup(proposal, { stays: true })}
          onLeave={() => setAsked(false)}
        />
      )}
    </section>
  );
}

/** The sentence about the work left once grouping is closed. */
function closedWords(combats: number, choices: number): string {
  const open = [
    ...(combats > 0 ? [`${combats} to rule on`] : []),
    ...(choices > 0 ? [`${counted(choices, 'unit')} to choose about`] : []),
  ];
  return open.length === 0 ? 'Grouping is closed. All are ruled on.' : `Grouping is closed. ${capital(listed(open))}.`;
}

/** The orders that were let go; each is taken back in the ledger. */
function LetGo({ desk: { letGo }, candidates }: Pick<CombatListProps, 'desk' | 'candidates'>) {
  if (letGo.length === 0) return null;
  return (
    <section aria-label="Let go" className="border-t border-rule px-3 py-2 detail">
      <h2 className="cap pb-1">
        <FieldWord of="let go">Let go</FieldWord>
      </h2>
      {letGo.map(({ unitId, why }) => (
        <p key={unitId}>
          <b>{candidates.get(unitId)?.shortName ?? unitId}</b>: {letGoReasons[why].words}.
        </p>
      ))}
      <DeskLink to="/ledger?kind=letGo" className="font-medium text-link">
        Take back in the ledger
      </DeskLink>
    </section>
  );
}

function CombatEntry({
  combat,
  isOpen,
}: {
  combat: CombatsDesk['lastTurn'][number] & Partial<CombatOnList>;
  isOpen: boolean;
}) {
  const isMine = useIsMine();
  return (
    <DeskLink
      to={`/combats/${combat.id}`}
      data-stop
      aria-current={isOpen ? 'page' : undefined}
      className={`block px-3 py-2 no-underline ${isOpen ? 'border-l-[3px] border-ink bg-sheet pl-2.25' : 'hover:bg-sunk'}`}
    >
      <span className="flex items-baseline gap-2">
        <b className="font-cond">C{combat.number}</b> <b className="min-w-0 flex-1 truncate">{combat.name}</b>{' '}
        {stateTags[combat.state]}
      </span>{' '}
      <span className="flex gap-1 aside">
        <span className="min-w-0 truncate">
          {combat.kind !== 'attack' && `${kindWords[combat.kind]}: `}
          {combat.attackers} attacks {combat.defenders}
        </span>{' '}
        {combat.teamKeys?.some(isMine) && <span className="shrink-0 font-medium text-mine"> · yours</span>}
      </span>{' '}
      <ClaimHolder kind="combat" subjectId={combat.id} /> <CombatAwaitsDecision combatId={combat.id} />
      {combat.result && <span className="block detail">{resultNames[combat.result]}</span>}
    </DeskLink>
  );
}
