'use client';

import { useMemo } from 'react';
import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { MasterCounterChip } from '@/components/control/parts/counters/master-counter';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { KnowsLink, SeesLink } from '@/components/control/parts/sees-link';
import { KeptNote } from '@/components/control/parts/sheets/note-field';
import { UnreadSheet } from '@/components/control/parts/sheets/unread-sheet';
import { clockTime } from '@/components/control/parts/time-words';
import { useKeeper } from '@/components/control/parts/use-text-keeper';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { RadioStrip } from '@/components/ui/radio-strip';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { modeChoices } from '../moves/move-draft';
import { MovePreview } from '../moves/move-preview';
import type { Moves } from '../moves/use-moves';
import { contactsWords, enemiesOf } from './contacts-of';
import { MayDo } from './may-do';
import { UnitContacts } from './unit-contacts';
import { UnitState } from './unit-state';

interface Props {
  counter: MasterCounter;
  map: MasterMap;
  moving: Moves;
  isPointing: boolean;
  onPoint: () => void;
  onMoveTo: () => void;
  onClose: () => void;
}

/** The unit in hand: what it is, what it was ordered, what it may do, the way it takes, and then the rest. */
export function UnitCard({ counter, map, moving, isPointing, onPoint, onMoveTo, onClose }: Props) {
  const { id, order } = counter;
  const mode = moving.modeOf(counter);
  const isHere = counter.isOnMap && counter.x !== null && counter.y !== null;
  const isAway = isHere && (counter.x !== counter.startX || counter.y !== counter.startY || counter.kmMoved > 0);
  return (
    <section aria-label={counter.name} className="border-b border-rule-2 bg-sheet px-4 pt-3 pb-4">
      <header className="flex items-start gap-3">
        <MasterCounterChip face={counter} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lead leading-5">{counter.name}</h2>
          <p className="aside">
            {[counter.brigade, counter.formation]
              .filter((word, i, all) => word && word !== '-' && all.indexOf(word) === i)
              .join(' · ')}
          </p>
          <p className="flex flex-wrap gap-x-3">
            <SeesLink team={{ key: counter.teamKey, name: counter.teamName }} />
            <KnowsLink about={`unit:${counter.id}`} name={counter.name} />
          </p>
        </div>
        <button
          type="button"
          aria-label="Put the unit aside"
          onClick={onClose}
          className="-mt-1 min-h-7 min-w-7 pointer-coarse:min-h-press text-ink-3 hover:text-ink"
        >
          ×
        </button>
      </header>
      <Ordered order={order} team={counter.teamName} />
      {isHere ? (
        <>
          <section aria-label="What it may do" className="mt-3 border-t border-rule pt-2.5">
            <MayDo
              counter={counter}
              map={map}
              mode={mode}
              slowedBy={moving.slowedBy(counter)}
              advice={moving.adviceOn(id)}
            />
            <div className="mt-2">
              <RadioStrip
                label="Moves as"
                choices={modeChoices}
                value={mode}
                onPick={(chosen) => moving.choose(id, { mode: chosen })}
              />
            </div>
            <UnitContacts
              key={`contacts ${id}`}
              unitId={id}
              turn={map.turn}
              contacts={contactsWords(map, moving.counters, id)}
              enemies={() => enemiesOf(moving.counters, counter)}
            />
          </section>
          <section aria-label="The way it takes" className="mt-3 border-t border-rule pt-2.5">
            <Way counter={counter} />
            <MovePreview counter={counter} moving={moving} isPointing={isPointing} onPoint={onPoint} />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="small" hint={keyOf('move')} onClick={onMoveTo}>
                Move to…
              </Button>
              <Button size="small" disabled={!isAway} onClick={() => moving.putBack(id)}>
                Back to its start
              </Button>
            </div>
            <MoveNote key={id} counter={counter} onNote={moving.note} />
          </section>
        </>
      ) : (
        <p className="mt-3 detail">
          {counter.isCaptured ? 'Captured.' : `Not on the map: due on turn ${counter.arrivalTurn}, ${counter.entry}.`}
        </p>
      )}
      {!counter.isCaptured && (
        <UnitState
          key={id}
          counter={counter}
          turn={map.turn}
          allowsRest={map.allowsRest}
          formations={formationsOf(map.counters, counter.side)}
        />
      )}
      {counter.notes && <p className="mt-3 aside">{counter.notes}</p>}
    </section>
  );
}

const formationsOf = (counters: readonly MasterCounter[], side: MasterCounter['side']): string[] =>
  [...new Set(counters.filter((one) => one.side === side && !one.isCaptured).map(({ formation }) => formation))].sort();

/** Where it stands, how far it has come, and what its team knows of that. */
const Way = ({ counter: { x, y, kmMoved, turnShareMoved, issued } }: Pick<Props, 'counter'>) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-small">
    <dt className="text-ink-3">Stands at</dt>
    <dd className="font-mono">{gridReference({ x: x!, y: y! })}</dd>
    <dt className="text-ink-3">Moved</dt>
    <dd className={turnShareMoved > 1 ? 'font-medium text-waiting' : undefined}>
      {kmMoved > 0
        ? `${inKm(kmMoved)} · ${shareInWords(turnShareMoved)} of the turn${turnShareMoved > 1 ? ', beyond the guide' : turnShareMoved > 0.5 ? ', cannot attack' : ''}`
        : 'not this turn'}
    </dd>
    <dt className="text-ink-3">Team told</dt>
    <dd>
      {issued ? (
        <>
          <span className="font-mono">{gridReference(issued)}</span> at {clockTime(issued.asOf)}
        </>
      ) : (
        'nothing yet'
      )}
    </dd>
  </dl>
);

function Ordered({ order, team }: Pick<MasterCounter, 'order'> & { team: string }) {
  if (!order) return <p className="mt-2.5 aside">No order handed in for this turn.</p>;
  const ringed = [
    order.action && actionWords[order.action].word,
    order.posture && postureWords[order.posture].word,
    order.standFast && 'Stand fast',
    order.asksForAir && 'Air support',
  ].filter(Boolean);
  return (
    <div className="mt-2.5">
      {order.isUnread && <UnreadSheet team={team} />}
      <p className="font-medium text-pencil">{ringed.join(' · ')}</p>
      {order.orders && <p className="mt-0.5 max-h-24 overflow-y-auto">{order.orders}</p>}
      {order.support && <p className="mt-0.5 detail">Supported by {order.support}</p>}
    </div>
  );
}

const isSameNote = (one: string, other: string) => one.trim() === other.trim();

/** Why the move stopped: kept for the report to its team. */
function MoveNote({ counter, onNote }: Pick<Props, 'counter'> & { onNote: Moves['note'] }) {
  const { id, moveNote: words, version } = counter;
  const stored = useMemo(() => ({ words, version }), [words, version]);
  const kept = useKeeper({ pauseMs: 1200, isSame: isSameNote, post: (sent) => onNote(id, sent.words.trim()) }, stored);
  return (
    <div className="mt-3">
      <KeptNote kept={kept} label="Why it stopped, for the report" maxLength={500} />
    </div>
  );
}
