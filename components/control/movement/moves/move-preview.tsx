'use client';

import { useSyncExternalStore } from 'react';
import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { percent } from '@/lib/text';
import { keepFocus } from './contact-stop';
import { slowingProposed, stopOf } from './move-draft';
import { MovementHalved } from './movement-halved';
import type { Moves } from './use-moves';

interface Props {
  counter: MasterCounter;
  moving: Moves;
  isPointing: boolean;
  /** Begins setting way-points on the map, or ends it. */
  onPoint: () => void;
}

/**
 * The way of the next move: by road, by way-points, the reasons that slow it down; and the share of the turn it takes, line
 * by line.
 */
export function MovePreview({ counter, moving, isPointing, onPoint }: Props) {
  const draft = useSyncExternalStore(moving.store.subscribe, moving.store.get, () => null);
  const own = draft?.unitId === counter.id ? draft : null;
  const isWay = own !== null && own.isHeld === true;
  /** Where it meets the enemy, that is asked about first. */
  const isAsked = own !== null && stopOf(own.leg) !== null;
  useKeys({
    takeBack: isWay ? moving.goBack : undefined,
    open: isWay && !isAsked ? moving.fix : undefined,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus on the counter in hand
    <div className="mt-2" onMouseDown={keepFocus}>
      <div className="flex flex-wrap items-center gap-x-3">
        <Checkbox
          label="By road"
          isTicked={moving.isByRoad(counter.id)}
          onTick={(isOn) => moving.choose(counter.id, { isByRoad: isOn })}
        />
        <Button
          size="small"
          kind={isPointing ? 'act' : 'plain'}
          hint={keyOf('wayPoints')}
          aria-pressed={isPointing}
          onClick={onPoint}
        >
          Way-points
        </Button>
      </div>
      {own && (
        <section aria-label="The move in the making" className="mt-2 border-t border-rule pt-2 text-small">
          <p className="flex items-baseline gap-2">
            <b className="text-small">{inKm(own.leg.km)}</b>
            <span className="flex-1">
              to <span className="font-mono">{gridReference(own.to)}</span>
              {own.via.length > 0 && ` by ${own.via.length === 1 ? 'one way-point' : `${own.via.length} way-points`}`}
            </span>
            <span className="tabular-nums">{shareInWords(own.leg.turnShareMoved)} of the turn</span>
          </p>
          <dl className="mt-1 space-y-1">
            {own.leg.working.map(({ what, km, share, rule, lines }) => (
              <div key={what}>
                <dt className="flex gap-2 font-medium">
                  <span className="flex-1">{km > 0 ? `${inKm(km)} ${what}` : what}</span>
                  <span className="tabular-nums">{percent(share)}</span>
                </dt>
                {lines.map((line) => (
                  <dd key={line.what} className="flex gap-2 text-ink-2">
                    <span className="min-w-0 flex-1">
                      {line.what} <RuleReference rule={line.rule} className="text-ink-3" />
                    </span>
                    <span className="tabular-nums">{line.points.toFixed(1).replace('-', '−')}</span>
                  </dd>
                ))}
                {lines.length === 0 && (
                  <dd>
                    <RuleReference rule={rule} className="text-ink-3" />
                  </dd>
                )}
              </div>
            ))}
          </dl>
          {isWay && (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" kind="act" hint={isAsked ? 'Q' : '↵'} onClick={moving.fix}>
                Move it this way
              </Button>
              <Button size="small" kind="quiet" hint={keyOf('takeBack')} onClick={moving.goBack}>
                Remove the last point
              </Button>
            </div>
          )}
        </section>
      )}
      <MovementHalved
        ticked={moving.slowedBy(counter)}
        proposed={slowingProposed(counter)}
        onTicked={(slowedBy) => moving.choose(counter.id, { slowedBy })}
      />
    </div>
  );
}
