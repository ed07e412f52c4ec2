'use client';

import { useEffect, useMemo, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RefusalLine } from '@/components/ui/refusal-line';
import { useToast } from '@/components/ui/toast';
import { doubtsOf, retreatDieDueOn } from '@/lib/adjudication/doubts';
import { spentDefenders } from '@/lib/advice/combat/spent-units';
import type { CombatOnDesk, CombatsDesk } from '@/lib/desks/control/combat/combats';
import type { OpenFollowUp } from '@/lib/desks/control/combat/follow-ups';
import { CombatColumns, cardUnits } from '../parts/combat/combat-columns';
import { useKeys } from '../parts/keys/use-keys';
import { useDeskAddress, useRouter } from '../parts/router';
import { useMutation, useSend } from '../parts/use-mutation';
import { factorsBefore } from './factors/factors-before';
import { FactorsPanel } from './factors/factors-panel';
import { BridgesToTest } from './grouping/bridges-to-test';
import {
  type Candidates,
  type CombatDraft,
  draftOf,
  draftOfFollowUp,
  emptyDraft,
  inputOfDraft,
  movedGuns,
} from './grouping/combat-draft';
import { scoreOfDraft } from './grouping/draft-score';
import { GroupingForm } from './grouping/grouping-form';
import { Regroup } from './grouping/regroup';
import { ResolveBox } from './grouping/resolve-box';
import { SettledOrders } from './grouping/settled-orders';
import { CombatCard } from './score/combat-card';

interface GroupingDeskProps {
  desk: CombatsDesk;
  combat: CombatOnDesk | null;
  /** A new combat that follows from a ruled one. */
  following?: { parent: CombatOnDesk; open: OpenFollowUp };
  candidates: Candidates;
  onGrouped: (combatId: string) => void;
}

/** A combat that is not resolved: its form, and the score it comes to as it is written. */
export function GroupingDesk({ desk, combat, following, candidates, onGrouped }: GroupingDeskProps) {
  const say = useToast();
  const { go } = useRouter();
  const address = useDeskAddress();
  const send = useSend();
  const { isBusy, act, run } = useMutation();
  const stored = useMemo(() => (combat ? draftOf(combat) : emptyDraft), [combat]);
  const [draft, setDraft] = useState<CombatDraft | null>(
    following ? draftOfFollowUp(following.parent, following.open, candidates) : null,
  );
  const [standingOrder, setStandingOrder] = useState('');
  const [version, setVersion] = useState(combat?.version ?? 0);
  const [error, setError] = useState<string | null>(null);
  const [untested, setUntested] = useState('');
  const form = draft ?? stored;
  const parent = following?.parent;
  const follows = parent
    ? { id: parent.id, number: parent.number, name: parent.grouping.name }
    : (combat?.followUps.follows ?? null);
  const isClosed = desk.groupingClosedAt !== null;
  const isSettled = isClosed && form.kind === 'attack';
  const isChanged = draft !== null;
  const [isFactors, setFactors] = useState(false);
  const isBehind = isChanged && combat !== null && combat.version !== version;

  useEffect(() => {
    if (!isChanged && combat) setVersion(combat.version);
  }, [combat, isChanged]);

  const { grouping, put, score } = useMemo(() => scoreOfDraft(form, candidates, desk), [form, candidates, desk]);
  const spent = spentDefenders(
    put.defender.units.map(({ id }) => id),
    desk.spent,
  );
  const readings = useMemo(() => ({ combat: put, rulebook: desk.rulebook }), [put, desk.rulebook]);
  const isWhole = put.attacker.units.length > 0 && put.defender.units.length > 0;
  const doubts = useMemo(() => (isWhole ? doubtsOf(put, desk.rulebook) : []), [put, desk.rulebook, isWhole]);
  const dueOn = useMemo(() => (isWhole ? retreatDieDueOn(put, desk.rulebook) : []), [put, desk.rulebook, isWhole]);

  const save = () => {
    if (isSettled || !isChanged) return say(closed ?? 'Nothing has changed since the grouping was saved.');
    const input = { ...inputOfDraft(form, candidates), combatId: combat?.id ?? null, version };
    const { kind } = form;
    run(
      () =>
        kind === 'attack' || !follows
          ? send('group-combat', input)
          : send('follow-combat', { ...input, parentId: follows.id, kind, standingOrder }),
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
  const write = (next: CombatDraft) => {
    setError(null);
    setDraft(next);
  };

  const closed = isSettled ? 'Grouping is closed: reopen it, or overrule it after the die.' : null;
  useKeys({ factors: isWhole ? () => setFactors(true) : undefined });

  return (
    <CombatColumns
      rows={combat?.notedRows ?? []}
      work={
        isFactors && isWhole ? (
          <FactorsPanel
            says={closed ?? 'before the die: a letter changes the grouping'}
            table={factorsBefore({ desk, candidates, draft: form, closed, onDraft: write })}
            die={null}
            rulings={desk.rulings}
            combatId={combat?.id ?? null}
            refused={nothingRefused}
            onSend={save}
            onLeave={() => setFactors(false)}
          >
            <div className="flex items-center gap-2">
              <Button
                kind={isChanged ? 'act' : 'plain'}
                hint={keyOf('send')}
                isBusy={isBusy}
                disabled={!isChanged}
                onClick={save}
              >
                Save grouping
              </Button>
              <Button kind="quiet" hint={keyOf('leave')} onClick={() => setFactors(false)}>
                To the form
              </Button>
              <RefusalLine>{error}</RefusalLine>
            </div>
          </FactorsPanel>
        ) : (
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
                regroup={
                  combat &&
                  form.kind === 'attack' && (
                    <Regroup
                      combat={combat}
                      desk={desk}
                      candidates={candidates}
                      bar={isChanged ? 'Save what you changed first.' : null}
                      onRegrouped={onGrouped}
                    />
                  )
                }
                onDrop={() =>
                  combat &&
                  act('drop-combat', { combatId: combat.id, version: combat.version }, () => go(address('/combats')))
                }
              />
            )}
          </>
        )
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
          bindings={desk.rulings.bindings}
          onFactors={() => setFactors(true)}
          die={null}
          units={cardUnits(candidates.values())}
          readings={isWhole ? readings : undefined}
        >
          {combat && isClosed && combat.bridges.length > 0 && (
            <BridgesToTest bridges={combat.bridges} untested={untested} onUntested={setUntested} />
          )}
          <ResolveBox
            combat={combat}
            untested={untested}
            why={whyNot(combat, isClosed, isChanged) ?? testFirst(combat, untested)}
            retreatDieDueOn={dueOn}
          />
        </CombatCard>
      }
    />
  );
}

const nothingRefused: ReadonlyMap<string, string> = new Map();

/** Why a combat cannot be resolved yet; null when it can. */
function whyNot(combat: CombatOnDesk | null, isClosed: boolean, isChanged: boolean): string | null {
  if (!combat) return 'Group the combat first.';
  if (!isClosed) return 'Grouping is open: every combat of the turn is grouped before one is resolved (§9).';
  return isChanged ? 'What you changed here was not saved before the grouping was closed.' : null;
}

/** A prepared bridge that it is fought over is tested before it is resolved (§8, OC-110), unless a reason is written. */
function testFirst(combat: CombatOnDesk | null, untested: string): string | null {
  const due = combat?.bridges.find(({ call }) => call === 'due');
  if (!due || untested.trim() !== '') return null;
  return `Test ${due.name} first, or say why it goes untested.`;
}
