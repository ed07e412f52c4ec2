'use client';

import { useMemo, useRef, useState } from 'react';
import { later } from '@/components/ui/later';
import { withAirAsOrdered } from '@/lib/advice/air/air-as-ordered';
import { type Candidates, draftOfProposal, inputOfDraft } from '@/lib/advice/combat/grouping/combat-draft';
import type { CombatProposal, ProposedSides } from '@/lib/advice/combat/propose-combats';
import type { CombatOnDesk, CombatsDesk } from '@/lib/desks/control/combat/combats';
import type { FollowUpKind } from '@/lib/words';
import { CardClaim } from '../parts/claims/card-claim';
import { useChrome } from '../parts/desk-context';
import { KeysLine } from '../parts/keys/keys-line';
import { DeskLink, useDeskAddress, useRouter } from '../parts/router';
import { useMutation } from '../parts/use-mutation';
import { CombatList, CombatProposals, proposedNow } from './combat-list';
import { GroupingDesk } from './grouping-desk';
import { RulingDesk } from './ruling-desk';
import { nextOpen, useNextCombat } from './use-next-combat';

const PlayItOut = later(async () => (await import('../parts/companions/play-it-out')).PlayItOut);
const PlayedOut = later(async () => (await import('../parts/companions/played-out')).PlayedOut);

/** The combats desk: the list, the grouping beside it, and the card with the whole working. */
export function CombatsRoom({
  desk,
  combat,
  follow = null,
  played = null,
  isByHand = false,
}: {
  desk: CombatsDesk;
  combat: CombatOnDesk | null;
  /** The follow-up of the combat shown. */
  follow?: FollowUpKind | null;
  /** The companion game whose result is to be ruled by. */
  played?: string | null;
  /** The form of a combat that nobody proposes was asked for. */
  isByHand?: boolean;
}) {
  const { go } = useRouter();
  const { seat } = useChrome();
  const address = useDeskAddress();
  const { isBusy, act } = useMutation();
  const candidates: Candidates = useMemo(
    () => new Map([...desk.candidates, ...(combat?.units ?? [])].map((unit) => [unit.id, unit])),
    [desk.candidates, combat],
  );
  const show = (id: string) => go(address(`/combats/${id}`));
  const open = combat?.followUps.open.find(({ kind, bar }) => kind === follow && bar === null);
  const room = useRef<HTMLDivElement>(null);
  const next = nextOpen(seat, desk.combats, combat?.id ?? null);
  useNextCombat(room, desk, next, show);
  const group = (proposal: ProposedSides, how?: { stays: boolean }) =>
    act(
      'group-combat',
      {
        combatId: null,
        version: 0,
        ...inputOfDraft(withAirAsOrdered(draftOfProposal(proposal, candidates), candidates, desk.air), candidates),
      },
      ({ combatId }) => how?.stays || show(combatId),
    );
  const leads = useLeads(desk, combat?.id ?? null, isByHand);
  const toCome = desk.groupingClosedAt && next ? `C${next.number} ${next.name}` : '';
  return (
    <div ref={room} className="flex h-full flex-col">
      {combat && (
        <div className="flex shrink-0 items-center gap-3 border-b border-rule bg-paper px-4 py-0.5">
          <b>
            C{combat.number} {combat.grouping.name}
          </b>
          <CardClaim kind="combat" subjectId={combat.id} />
          <DeskLink to="/combats" className="ml-auto pair:hidden">
            All combats
          </DeskLink>
          <span className="ml-auto max-pair:ml-0">
            <PlayItOut about={{ kind: 'combat', id: combat.id }} games={combat.companions} hasKey />
          </span>
        </div>
      )}
      {combat && combat.companions.length > 0 && (
        <div className="shrink-0 border-b border-rule bg-paper px-4 py-1">
          <PlayedOut games={combat.companions} {...(combat.finding ? {} : { wayOf: () => null })} />
          {played && !combat.finding && (
            <p role="status" className="text-small text-waiting">
              A ruling is made on a finding: resolve it first, then take the result back.
            </p>
          )}
        </div>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(13rem,15.75rem)_minmax(25rem,1fr)_minmax(26.25rem,31.25rem)] max-pair:block max-pair:overflow-y-auto">
        <CombatList
          desk={desk}
          candidates={candidates}
          openId={combat?.id ?? null}
          isBusy={isBusy}
          onClose={(otherwise) =>
            act('close-grouping', { turn: desk.turn, asks: true }, undefined, ({ code }) => {
              if (code === 'unfinished') otherwise();
              return code === 'unfinished';
            })
          }
          onReopen={() => act('reopen-grouping', { turn: desk.turn })}
          isProposing={leads.length === 0}
          onGroup={group}
        />
        {leads.length > 0 ? (
          <div className="col-span-2 min-h-0 overflow-y-auto bg-sheet">
            <CombatProposals desk={desk} proposals={leads} candidates={candidates} isBusy={isBusy} onGroup={group} />
          </div>
        ) : combat && open ? (
          <GroupingDesk
            key={`${combat.id} ${open.kind}`}
            desk={desk}
            combat={null}
            following={{ parent: combat, open }}
            candidates={candidates}
            onGrouped={show}
          />
        ) : combat?.finding ? (
          <RulingDesk
            key={`${combat.id} ${played}`}
            combat={combat}
            finding={combat.finding}
            rulings={desk.rulings}
            played={combat.companions.find(({ id, result }) => id === played && result !== null) ?? null}
          />
        ) : (
          <GroupingDesk
            key={combat?.id ?? 'new'}
            desk={desk}
            combat={combat}
            candidates={candidates}
            onGrouped={show}
          />
        )}
      </div>
      <KeysLine
        playsOut={Boolean(combat)}
        keys={{
          nextCombat: toCome ? `next: ${toCome}` : 'what is next',
          ownDice: 'die',
          accept: 'accept',
          doubt: 'overrule',
          ...(desk.orders.length > 0 ? { all: 'let all go' } : {}),
          factors: 'factors',
          colourLine: 'a line of colour',
          winners: 'winners follow or stay',
          leaveOut: 'try it without this line',
          otherReadings: 'read a rule another way',
          walk: 'walk',
        }}
      />
    </div>
  );
}

/**
 * The proposals lead while no combat is open. The form of a combat by hand comes when it is asked for, or when nothing
 * was proposed as one came here: what is being written in it is not taken away by a proposal that comes meanwhile.
 */
function useLeads(desk: CombatsDesk, combatId: string | null, isByHand: boolean): readonly CombatProposal[] {
  const now = desk.groupingClosedAt ? [] : proposedNow(desk);
  const at = `${combatId} ${isByHand}`;
  const [form, setForm] = useState({ at, isShown: isByHand || now.length === 0 });
  if (form.at !== at) setForm({ at, isShown: isByHand || now.length === 0 });
  return combatId || form.isShown ? [] : now;
}
