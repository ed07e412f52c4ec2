'use client';

import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { scoreCombat } from '@/lib/adjudication/combat';
import { doubtsOf, retreatDieDueOn } from '@/lib/adjudication/doubts';
import { combatCaseOf } from '@/lib/turn/combat-case';
import type { CombatOnDesk, CombatsDesk } from '@/lib/turn/control-desk/combats';
import type { OpenFollowUp } from '@/lib/turn/control-desk/follow-ups';
import type { FollowUpKind } from '@/lib/turn/may-follow';
import type { ControlRole } from '@/lib/turn/seat';
import { withTrueReasons } from '@/lib/turn/settled-lines';
import { spentDefenders } from '@/lib/turn/spent-in-contact';
import { useAct } from '../shell/use-act';
import { useAddress, useWays } from '../shell/ways';
import { withAirAsOrdered } from './air-as-ordered';
import { CombatCard } from './combat-card';
import { CombatList } from './combat-list';
import {
  type Candidates,
  type Draft,
  draftOf,
  draftOfFollowUp,
  draftOfProposal,
  emptyDraft,
  groupingOfDraft,
  inputOfDraft,
  movedGuns,
} from './draft';
import { GroupingForm } from './grouping-form';
import { ResolveBox } from './resolve-box';
import { Beside, type CombatActs, cardUnits } from './room-parts';
import { RulingDesk } from './ruling-desk';
import { SettledOrders } from './settled-orders';

/** The combats desk: the list, the grouping beside it, and the card with the whole working. */
export function CombatsRoom({
  desk,
  combat,
  follow = null,
  roles,
  acts,
}: {
  desk: CombatsDesk;
  combat: CombatOnDesk | null;
  /** What is to follow from the combat shown. */
  follow?: FollowUpKind | null;
  roles: readonly ControlRole[];
  acts: CombatActs;
}) {
  const { seatId, go } = useWays();
  const address = useAddress();
  const { isBusy, act } = useAct();
  const candidates: Candidates = useMemo(
    () => new Map([...desk.candidates, ...(combat?.units ?? [])].map((unit) => [unit.id, unit])),
    [desk.candidates, combat],
  );
  const show = (id: string) => go(address(`/combats/${id}`));
  const open = combat?.followUps.open.find(({ kind, bar }) => kind === follow && bar === null);
  return (
    <div className="grid h-full min-w-[1040px] grid-cols-[minmax(208px,252px)_minmax(400px,1fr)_minmax(420px,500px)]">
      <CombatList
        desk={desk}
        roles={roles}
        candidates={candidates}
        openId={combat?.id ?? null}
        isBusy={isBusy}
        settle={acts.settleSpentUnit}
        onClose={() => act(() => acts.closeGrouping(seatId, { turn: desk.turn }))}
        onReopen={() => act(() => acts.reopenGrouping(seatId, { turn: desk.turn }))}
        onGroup={(proposal) =>
          act(
            () =>
              acts.groupCombat(seatId, {
                combatId: null,
                version: 0,
                ...inputOfDraft(
                  withAirAsOrdered(draftOfProposal(proposal, candidates), candidates, desk.air),
                  candidates,
                ),
              }),
            ({ combatId }) => show(combatId),
          )
        }
      />
      {combat && open ? (
        <GroupingDesk
          key={`${combat.id} ${open.kind}`}
          desk={desk}
          combat={null}
          following={{ parent: combat, open }}
          candidates={candidates}
          acts={acts}
          onGrouped={show}
        />
      ) : combat?.finding ? (
        <RulingDesk key={combat.id} combat={combat} finding={combat.finding} daypart={desk.daypart} acts={acts} />
      ) : (
        <GroupingDesk
          key={combat?.id ?? 'new'}
          desk={desk}
          combat={combat}
          candidates={candidates}
          acts={acts}
          onGrouped={show}
        />
      )}
    </div>
  );
}

interface GroupingDeskProps {
  desk: CombatsDesk;
  combat: CombatOnDesk | null;
  /** A new combat that follows from a ruled one. */
  following?: { parent: CombatOnDesk; open: OpenFollowUp };
  candidates: Candidates;
  acts: CombatActs;
  onGrouped: (combatId: string) => void;
}

/** A combat that is not resolved: its form, and the score it comes to as it is written. */
function GroupingDesk({ desk, combat, following, candidates, acts, onGrouped }: GroupingDeskProps) {
  const { seatId, go } = useWays();
  const address = useAddress();
  const { isBusy, act } = useAct();
  const stored = useMemo(() => (combat ? draftOf(combat) : emptyDraft), [combat]);
  const [draft, setDraft] = useState<Draft | null>(
    following ? draftOfFollowUp(following.parent, following.open, candidates) : null,
  );
  const [standingOrder, setStandingOrder] = useState('');
  const [version, setVersion] = useState(combat?.version ?? 0);
  const [error, setError] = useState<string | null>(null);
  const [dieError, setDieError] = useState<string | null>(null);
  const form = draft ?? stored;
  const parent = following?.parent;
  const follows = parent
    ? { id: parent.id, number: parent.number, name: parent.grouping.name }
    : (combat?.followUps.follows ?? null);
  const isClosed = desk.groupingClosedAt !== null;
  const isSettled = isClosed && form.kind === 'attack';
  const isChanged = draft !== null;
  const isBehind = isChanged && combat !== null && combat.version !== version;

  useEffect(() => {
    if (!isChanged && combat) setVersion(combat.version);
  }, [combat, isChanged]);

  const grouping = useMemo(() => groupingOfDraft(form, candidates), [form, candidates]);
  const put = useMemo(() => combatCaseOf(grouping, (id) => candidates.get(id), desk), [grouping, candidates, desk]);
  const score = useMemo(
    () => withTrueReasons(scoreCombat(put, desk.rulebook), put, desk.rulebook, grouping, desk),
    [put, grouping, desk],
  );
  const spent = spentDefenders(
    put.defender.units.map(({ id }) => id),
    desk.spent,
  );
  const readings = useMemo(() => ({ combat: put, rulebook: desk.rulebook }), [put, desk.rulebook]);
  const isWhole = put.attacker.units.length > 0 && put.defender.units.length > 0;
  const doubts = useMemo(() => (isWhole ? doubtsOf(put, desk.rulebook) : []), [put, desk.rulebook, isWhole]);
  const dueOn = useMemo(() => (isWhole ? retreatDieDueOn(put, desk.rulebook) : []), [put, desk.rulebook, isWhole]);

  const save = () => {
    if (isSettled || !isChanged) return;
    const input = { ...inputOfDraft(form, candidates), combatId: combat?.id ?? null, version };
    const { kind } = form;
    act(
      () =>
        kind === 'attack' || !follows
          ? acts.groupCombat(seatId, input)
          : acts.followCombat(seatId, { ...input, parentId: follows.id, kind, standingOrder }),
      (made) => {
        setError(null);
        setDraft(null);
        setVersion(made.version);
        if (!combat) onGrouped(made.combatId);
      },
      ({ message }) => {
        setError(message);
        return true;
      },
    );
  };
  const write = (next: Draft) => {
    setError(null);
    setDraft(next);
  };

  return (
    <Beside
      work={
        <>
          {isBehind && !isSettled && (
            <div role="alert" className="flex items-center gap-3 bg-waiting-soft px-4 py-2 text-waiting">
              <span className="flex-1">Someone else has changed this combat meanwhile.</span>
              <button type="button" className="font-medium underline" onClick={() => setDraft(null)}>
                Take theirs
              </button>
              <button type="button" className="font-medium underline" onClick={() => setVersion(combat.version)}>
                Keep mine
              </button>
            </div>
          )}
          {isSettled ? (
            combat ? (
              <SettledOrders combat={combat} />
            ) : (
              <EmptyState title="Grouping is closed.">Reopen it to group a further combat.</EmptyState>
            )
          ) : (
            <GroupingForm
              desk={desk}
              candidates={candidates}
              draft={form}
              onDraft={write}
              number={combat?.number ?? null}
              following={follows && { ...follows, open: following?.open ?? null }}
              standingOrder={combat ? null : standingOrder}
              onStandingOrder={setStandingOrder}
              isChanged={isChanged}
              isBusy={isBusy}
              error={error}
              onSave={save}
              onDrop={() =>
                combat &&
                act(
                  () => acts.dropCombat(seatId, { combatId: combat.id, version: combat.version }),
                  () => go(address('/combats')),
                )
              }
            />
          )}
        </>
      }
      card={
        <CombatCard
          number={combat?.number ?? null}
          title={form.name}
          grouping={grouping}
          daypart={desk.daypart}
          score={
            isWhole
              ? {
                  ...score,
                  advice: [...score.advice, ...spent, ...movedGuns(grouping, candidates), ...(combat?.moved ?? [])],
                }
              : null
          }
          doubts={doubts}
          die={null}
          units={cardUnits(candidates.values())}
          readings={isWhole ? readings : undefined}
        >
          <ResolveBox
            why={whyNot(combat, isClosed, isChanged)}
            retreatDieDueOn={dueOn}
            isBusy={isBusy}
            error={dieError}
            onResolve={(faces) =>
              combat &&
              act(
                () => acts.adjudicateCombat(seatId, { combatId: combat.id, version: combat.version, faces }),
                () => setDieError(null),
                ({ message }) => {
                  setDieError(message);
                  return true;
                },
              )
            }
          />
        </CombatCard>
      }
    />
  );
}

/** Why a combat cannot be resolved yet; null when it can. */
function whyNot(combat: CombatOnDesk | null, isClosed: boolean, isChanged: boolean): string | null {
  if (!combat) return 'Group the combat first.';
  if (!isClosed) return 'Grouping is open: every combat of the turn is grouped before one is resolved (§9).';
  return isChanged ? 'What you changed here was not saved before the grouping was closed.' : null;
}
