'use client';

import { useMemo } from 'react';
import type { CombatOnDesk, CombatsDesk } from '@/lib/turn/control-desk/combats';
import type { FollowUpKind } from '@/lib/turn/may-follow';
import type { ControlRole } from '@/lib/turn/seat';
import { useAct } from '../shell/use-act';
import { useAddress, useWays } from '../shell/ways';
import { withAirAsOrdered } from './air-as-ordered';
import { CombatList } from './combat-list';
import { type Candidates, draftOfProposal, inputOfDraft } from './draft';
import { GroupingDesk } from './grouping-desk';
import type { CombatActs } from './room-parts';
import { RulingDesk } from './ruling-desk';

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
