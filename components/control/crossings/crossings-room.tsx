'use client';

import { useRef, useState } from 'react';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { EmptyState } from '@/components/ui/empty-state';
import type { CrossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { BridgeElsewhere } from './bridge-elsewhere';
import { CrossingDesk } from './crossing-desk';
import { CrossingList } from './crossing-list';

interface Props {
  desk: CrossingsDesk;
  /** The crossing to open on; null: the first that matters. */
  openOn: string | null;
  /** The companion game whose result is to be ruled by. */
  played: string | null;
}

/** The board of the crossings (§7, §8): what matters now first, and beside it the one in hand. */
export function CrossingsRoom({ desk, openOn, played }: Props) {
  const [chosen, setChosen] = useState(openOn);
  const list = useRef<HTMLDivElement>(null);
  useWalk(list);
  const first = desk.crossings[0];
  const crossing = desk.crossings.find(({ id }) => id === chosen) ?? first;
  if (!crossing) return <EmptyState title="This map has no crossings." />;
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-0 flex-1">
        <div
          ref={list}
          className={`min-h-0 w-full shrink-0 flex-col border-r border-rule-2 bg-paper md:flex md:w-79.5 ${chosen ? 'hidden' : 'flex'}`}
        >
          <CrossingList desk={desk} openId={crossing.id} onOpen={setChosen}>
            <BridgeElsewhere desk={desk} />
          </CrossingList>
        </div>
        <div className={`min-w-0 flex-1 flex-col md:flex ${chosen ? 'flex' : 'hidden'}`}>
          <CrossingDesk
            key={crossing.id}
            desk={desk}
            crossing={crossing}
            played={played}
            onBack={() => setChosen(null)}
          />
        </div>
      </div>
      <KeysLine
        playsOut
        keys={{
          walk: 'crossing',
          find: 'find',
          begin: 'queue a unit',
          updown: 'order of march, on its handle',
          move: 'let them cross',
          ownDice: 'test',
        }}
      >
        Teams read of it in their reports. “Tell these teams” tells them at once.
      </KeysLine>
    </div>
  );
}
