'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { TextField, writingLook } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { artilleryRanges } from '@/lib/adjudication/artillery';
import type { CombatCandidate } from '@/lib/turn/control-desk/combats';
import { actions, actionWords, postures, postureWords } from '@/lib/visibility/order-form';
import { kmWords } from './combat-words';
import { type DraftUnit, preparedWhy } from './draft';
import { ProfileStrip } from './profile-strip';

export interface UnitRowProps {
  unit: DraftUnit;
  candidate: CombatCandidate;
  isShut: boolean;
  precedentsId: string;
  onUnit: (patch: Partial<DraftUnit>) => void;
}

const actionChoices = actions.map((id) => ({ id, label: actionWords[id].word }));
const postureChoices = postures.map((id) => ({ id, label: postureWords[id].word }));

/** One unit in contact: its counter, its order, and what counts for it in this combat. */
export function UnitRow({ unit, candidate, isShut, precedentsId, onUnit }: UnitRowProps) {
  const { shortName, name, profile, stepsLost, side, order } = candidate;
  const isDefender = unit.role === 'defender';
  return (
    <li className="border-b border-rule py-1">
      <div className="grid grid-cols-[1fr_auto_auto] items-center gap-x-2">
        <p className="flex min-w-0 items-baseline gap-2">
          <b className="truncate" title={name}>
            {shortName}
          </b>
          <ProfileStrip profile={profile} stepsLost={stepsLost} side={side} />
          <span className="min-w-0 truncate text-small text-ink-3" title={order?.orders}>
            {order ? `“${order.orders}”` : 'no order handed in'}
            {unit.turnShareMoved > 0 && ` · moved ${Math.round(unit.turnShareMoved * 100)} % of the turn`}
          </span>
        </p>
        <Select
          label={`Action: ${shortName}`}
          isLabelHidden
          choices={actionChoices}
          value={unit.action}
          onPick={(action) => onUnit({ action })}
          className="min-h-handle-small text-small"
        />
        <Select
          label={`Posture: ${shortName}`}
          isLabelHidden
          choices={postureChoices}
          value={unit.posture}
          onPick={(posture) => onUnit({ posture })}
          className="min-h-handle-small text-small"
        />
      </div>
      <div className="flex items-center gap-x-4">
        <Checkbox
          label={
            <>
              Prepared<span className="sr-only">: {shortName}</span>
            </>
          }
          isTicked={unit.isPrepared}
          isDisabled={isShut}
          onTick={(isPrepared) => onUnit({ isPrepared, isPreparedByHand: true })}
        />
        <span className="-ml-2 max-w-44 truncate text-small text-ink-3" title={preparedWhy(unit, candidate)}>
          {preparedWhy(unit, candidate)}
        </span>
        {isDefender && (
          <>
            <Checkbox
              label={
                <>
                  Stands fast<span className="sr-only">: {shortName}</span>
                </>
              }
              isTicked={unit.standFast}
              isDisabled={isShut}
              onTick={(standFast) => onUnit({ standFast })}
            />
            <Checkbox
              label={
                <>
                  Cannot retire<span className="sr-only">: {shortName}</span>
                </>
              }
              isTicked={unit.cannotRetire}
              isDisabled={isShut}
              onTick={(cannotRetire) => onUnit({ cannotRetire })}
            />
          </>
        )}
        {!isDefender && (
          <label className="flex items-center gap-1.5 whitespace-nowrap text-small text-ink-3">
            Start line, km
            <input
              type="number"
              aria-label={`Start line, km: ${shortName}`}
              min={0}
              step="any"
              value={unit.startLineKm}
              onChange={(event) => onUnit({ startLineKm: Math.max(0, event.target.valueAsNumber || 0) })}
              className={`${writingLook} min-h-handle-small w-16 text-right`}
            />
          </label>
        )}
        <div className="ml-auto w-48 shrink-0">
          <TextField
            label={`Tactical advantages: ${shortName}`}
            isLabelHidden
            list={precedentsId}
            placeholder="Tactical advantages; …"
            value={unit.advantages}
            onChange={(event) => onUnit({ advantages: event.target.value })}
            className="min-h-handle-small text-small"
          />
        </div>
      </div>
    </li>
  );
}

/** Guns in support: how far off they stand, against what their class reaches (§9 Supporting Artillery). */
export function GunsRow({
  unit,
  candidate,
  measuredKm,
  onUnit,
}: {
  unit: DraftUnit;
  candidate: CombatCandidate;
  measuredKm: number;
  onUnit: (patch: Partial<DraftUnit>) => void;
}) {
  const { shortName, artilleryClass, profile, stepsLost, side } = candidate;
  const reach = artilleryRanges[artilleryClass!].effectiveKm;
  return (
    <li className="flex min-h-handle-small items-center gap-2">
      <b className="truncate">{shortName}</b>
      <ProfileStrip profile={profile} stepsLost={stepsLost} side={side} />
      <label className="flex items-center gap-1.5 whitespace-nowrap text-small text-ink-3">
        Range, km
        <input
          type="number"
          aria-label={`Range, km: ${shortName}`}
          min={0}
          step="any"
          value={unit.rangeKm ?? measuredKm}
          onChange={(event) =>
            onUnit({ rangeKm: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : null })
          }
          className={`${writingLook} min-h-handle-small w-16 text-right`}
        />
      </label>
      <span className={`text-small ${measuredKm > reach ? 'font-medium text-waiting' : 'text-ink-3'}`}>
        {unit.rangeKm === null ? 'as measured' : `measured ${kmWords(measuredKm)}`}, reaches {kmWords(reach)}
      </span>
    </li>
  );
}
