import { useEffect, useState } from 'react';
import type { Projection } from '@/components/map/core/projection';
import { ReachShape, type ReachShown } from '@/components/map/core/reach-shape';
import type { SideCounter } from '@/components/map/side/side-map';
import { useTransport } from '@/components/transport/desk-transport';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

interface Props {
  desk: PlayerDesk;
  /** The own counter that was pressed. */
  counter: SideCounter;
  projection: Projection;
}

/** The distance that the pressed counter gets this turn, as the server works it out from what the team was told. */
export function ReachToldLayer({ desk, counter, projection }: Props) {
  const line = useTransport();
  const { seat, clock, crossings } = desk;
  const asked = JSON.stringify([seat.id, counter.id, counter.x, counter.y, clock.turn, crossings]);
  const [shown, setShown] = useState<{ asked: string; reach: ReachShown } | null>(null);
  useEffect(() => {
    let isGone = false;
    void line.ofMap<ReachShown>(seat.id, 'reach', counter.id).then((reply) => {
      if (!isGone && reply.kind === 'ok') setShown({ asked, reach: reply.value });
    });
    return () => {
      isGone = true;
    };
  }, [line, asked, seat.id, counter.id]);
  return shown?.asked === asked ? <ReachShape reach={shown.reach} projection={projection} /> : null;
}
