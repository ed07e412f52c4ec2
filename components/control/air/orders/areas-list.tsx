'use client';

import { withFieldWords } from '@/components/control/parts/field-word';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference } from '@/components/map/core/grid-reference';
import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/tag';
import type { AirDesk } from '@/lib/desks/control/air/air';
import type { AreaOnDesk, ShellingOrdered } from '@/lib/desks/control/air/air-areas';
import type { Place } from '@/lib/geometry';

interface Props {
  desk: AirDesk;
  /** The area being changed. */
  inHand: string | null;
  isBusy: boolean;
  onChange: (area: AreaOnDesk) => void;
  onDrop: (area: AreaOnDesk) => void;
  /** One act: an area where a row of orders has its guns fire. */
  onShell: (row: ShellingOrdered, at: Place) => void;
}

/** The templates of the turn, and the rows of orders that have guns interdict. */
export function AreasList({ desk, inHand, isBusy, onChange, onDrop, onShell }: Props) {
  const waiting = desk.shelling.filter(({ areaId }) => areaId === null);
  if (desk.areas.length + waiting.length === 0) return null;
  return (
    <section aria-label="Bombing areas" className="on-desk mb-4 px-4 pt-2 pb-3">
      <h2 className="py-1.5 lead">Bombing areas</h2>
      {waiting.length > 0 && (
        <ul aria-label="Guns ordered to interdict" className="mb-2 grid gap-1.5">
          {waiting.map((row) => {
            const at = row.square;
            const guns = row.guns.map(({ name }) => name).join(', ') || 'no guns';
            return (
              <li key={row.lineId} className="flex items-start gap-3 rounded-2 bg-waiting-soft px-3 py-1.5">
                <p className="min-w-0 flex-1">
                  <b>{guns}</b> {row.guns.length === 1 ? 'is' : 'are'} to interdict{' '}
                  <span className="font-mono">{row.wrote}</span>.
                  {row.guns.length === 0 && ' No guns are named in its row.'}
                  {!at && ' This is no six-figure reference on the map: ask the team.'}
                </p>
                {at && row.guns.length > 0 && (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={`Place the area for ${guns}`}
                    onClick={() => onShell(row, at)}
                  >
                    Place the area
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ul className="grid gap-px">
        {desk.areas.map((area) => (
          <AreaItem
            key={area.id}
            area={area}
            isBusy={isBusy}
            isInHand={area.id === inHand}
            onChange={() => onChange(area)}
            onDrop={() => onDrop(area)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  area: AreaOnDesk;
  isInHand: boolean;
  isBusy: boolean;
  onChange: () => void;
  onDrop: () => void;
}

function AreaItem({ area, isInHand, isBusy, onChange, onDrop }: ItemProps) {
  const { names: sideNames } = useSides();
  const settled = area.settledBy;
  const force = [
    ...area.by.map(({ name, left, weight }) => `${name}: ${left} ${weight}`),
    ...(area.guns.length > 0 ? [`${area.guns.map(({ name }) => name).join(', ')}: ${area.guns.length} light`] : []),
  ];
  return (
    <li className={`flex items-start gap-3 border-t border-rule py-1.5 ${isInHand ? 'bg-mine-soft' : ''}`}>
      <div className="min-w-0 flex-1">
        <p>
          <b>{area.name}</b> <span className="font-mono detail">{gridReference(area)}</span>{' '}
          {area.isFlakSuppression && <Tag>flak</Tag>}{' '}
          {settled && (
            <DeskLink to={`/rules/interdiction/${settled.caseId}`}>
              case {settled.number}
              {settled.isRuled ? ', ruled' : ', to be ruled'}
            </DeskLink>
          )}
        </p>
        {force.length > 0 && <p className="detail">{force.join(' · ')}</p>}
        {area.inside.length > 0 && (
          <p className="aside">
            Inside:{' '}
            {area.inside
              .map(({ name, side, isFlak }) => `${name} (${sideNames[side]}${isFlak ? ', flak' : ''})`)
              .join(', ')}
          </p>
        )}
        {area.advice.map(({ code, message, rule }) => (
          <p key={message} className={`text-small ${code === 'nearBombLine' ? 'text-ink-2' : 'text-waiting'}`}>
            {withFieldWords(message)} <RuleReference rule={rule} className="font-cond" />
          </p>
        ))}
      </div>
      {!settled && (
        <span className="flex gap-1.5">
          <Button size="small" disabled={isBusy} aria-label={`Change ${area.name}`} onClick={onChange}>
            Change
          </Button>
          <Button size="small" kind="quiet" disabled={isBusy} aria-label={`Remove ${area.name}`} onClick={onDrop}>
            Remove
          </Button>
        </span>
      )}
    </li>
  );
}
