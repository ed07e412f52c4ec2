import type { Box } from '@/components/map/core/projection';
import type { StackGroup } from '@/components/map/counters/stack';
import type { Layout } from '@/components/map/labels/labeller';
import { roomForSlips } from '@/components/map/labels/slips';
import { widthOf } from '@/components/map/labels/type';
import type { CounterClaims } from '../pointing/counter-claims';

/** A counter that somebody else has taken, and the flag beside it that says who; null: it has no room. */
interface Flag {
  id: string;
  label: string;
  box: Box;
  flag: Box | null;
}

const tall = 14;
/** The distance of a flag from its counter, at most, px. */
const reach = 12;

const cut = (label: string): string => (label.length > 22 ? `${label.slice(0, 21)}…` : label);

/** The flags over groups of counters: one on each counter somebody else holds, one on a pile that holds such a counter. */
export function flagsOn(groups: readonly StackGroup[], claims: CounterClaims, layout: Layout): Flag[] {
  const held = groups.flatMap((group) => heldIn(group, claims));
  const slips = held.map(({ label, box }) => ({ about: box, width: widthOf(label, 'counter') + 8, height: tall }));
  const places = roomForSlips(slips, layout, reach, null);
  return held.map((one, i) => ({ ...one, flag: places[i] ?? null }));
}

function heldIn({ slots, isPile, box, form: { width, height } }: StackGroup, claims: CounterClaims) {
  const held = slots.flatMap(({ id, x, y }) => {
    const label = claims.get(id)?.join(', ');
    return label === undefined ? [] : [{ id, label: cut(label), box: { x, y, width, height } }];
  });
  if (!isPile || held.length === 0) return held;
  return [{ ...held[0]!, box, label: cut([...new Set(held.map(({ label }) => label))].join(', ')) }];
}

/** A ring on a counter that is taken, and the flag that says by whom, where it has room. */
export const ClaimFlag = ({ label, box, flag }: Flag) => (
  <g className="claim" aria-hidden>
    <rect className="ring" x={box.x - 1} y={box.y - 1} width={box.width + 2} height={box.height + 2} rx={4} />
    {flag && (
      <>
        <rect {...flag} rx={2} />
        <text className="counter-name" x={flag.x + flag.width / 2} y={flag.y + 10.5} textAnchor="middle">
          {label}
        </text>
      </>
    )}
  </g>
);
