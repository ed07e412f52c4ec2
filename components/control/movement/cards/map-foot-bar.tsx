import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { useBoundOf } from '@/components/control/parts/keys/bound-keys';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import type { DeskKeys } from '@/components/control/parts/keys/key-table';
import { DeskLink } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { counted } from '@/lib/text';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';

const keysOfCounter: DeskKeys = [
  ['arrows', '1 km'],
  ['finely', '0.1 km'],
  ['open', 'fix'],
  ['leave', 'undo'],
  ['move', 'move to'],
];
const keysOfMap: DeskKeys = [
  ['find', 'find'],
  ['layers', 'layers'],
  ['measure', 'measure'],
  ['pickSeveral', 'select several'],
  ['drawGround', 'draw ground'],
  ['movementList', 'what is to be moved'],
];

/** The foot of the map: the unit in hand in one line, and the keys that are of use now. */
export function MapFootBar({ counter, count }: { counter: MasterCounter | null; count: number }) {
  const keys = useBoundOf(counter ? keysOfCounter : keysOfMap);
  return (
    <footer className="not-printed flex min-h-7 shrink-0 flex-wrap items-center gap-x-4.5 gap-y-0.5 border-t border-rule bg-paper px-4 py-0.5 detail max-md:hidden">
      {counter ? (
        <InHand counter={counter} />
      ) : (
        <span className="text-ink-3">
          {count > 1 ? `${counted(count, 'unit')} in hand.` : 'Press a counter, or find one.'}
        </span>
      )}
      <span className="ml-auto flex flex-wrap gap-x-3.5 gap-y-0.5 text-ink-3">
        {keys.map(([deed, words]) => (
          <span key={deed} className="whitespace-nowrap pointer-coarse:hidden">
            <KeyOf deed={deed} /> {words}
          </span>
        ))}
        <DeskLink to="/print" className="text-ink-2">
          Print
        </DeskLink>
      </span>
    </footer>
  );
}

function InHand({ counter }: { counter: MasterCounter }) {
  const { order, issued } = counter;
  const orders = order
    ? [
        order.orders,
        order.action && actionWords[order.action].word,
        order.posture && postureWords[order.posture].word,
        order.standFast && 'stand fast',
        order.asksForAir && 'air support',
      ]
        .filter(Boolean)
        .join(' · ')
    : 'no order this turn';
  return (
    <>
      <b className="shrink-0 text-ink">{counter.name}</b>
      {counter.x !== null && counter.y !== null && (
        <span className="shrink-0 font-mono">{gridReference({ x: counter.x, y: counter.y })}</span>
      )}
      <span className="min-w-0 truncate">{orders}</span>
      {counter.kmMoved > 0 && (
        <span className={`shrink-0 ${counter.turnShareMoved > 1 ? 'text-waiting' : ''}`}>
          {inKm(counter.kmMoved)} · {shareInWords(counter.turnShareMoved)}
        </span>
      )}
      <span className="shrink-0">
        {issued ? `last issued to ${counter.teamName} ${clockTime(issued.asOf)}` : 'not issued yet'}
      </span>
    </>
  );
}
