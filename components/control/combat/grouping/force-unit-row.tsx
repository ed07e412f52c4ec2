'use client';

import { actionChoices, hourNames, kmWords, postureChoices } from '@/components/control/parts/combat/combat-words';
import { AmendCounter } from '@/components/control/parts/counters/amend-counter';
import { ProfileStrip } from '@/components/control/parts/counters/profile-strip';
import { UnreadSheet } from '@/components/control/parts/sheets/unread-sheet';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { later } from '@/components/ui/later';
import { Select } from '@/components/ui/select';
import { artilleryRanges, printedRangeWords } from '@/lib/adjudication/artillery';
import { isStillMoving } from '@/lib/adjudication/attacks';
import type { CombatCandidate } from '@/lib/advice/combat/combat-candidates';
import type { Grouping } from '@/lib/advice/combat/combat-grouping';
import { type DraftUnit, preparedWhy } from '@/lib/advice/combat/grouping/combat-draft';
import type { AdvantageOffered } from '@/lib/advice/combat/grouping/offered-advantages';
import { turnParts } from '@/lib/words';
import { ShortLabel } from '../short-label';

/** Loaded where something is offered. */
const AdvantagesOffered = later(async () => (await import('./advantages-offered')).AdvantagesOffered);

interface ForceUnitRowProps {
  unit: DraftUnit;
  candidate: CombatCandidate;
  kind: Grouping['kind'];
  precedentsId: string;
  /** Advantages that Control may give it. */
  offered: readonly AdvantageOffered[];
  onUnit: (patch: Partial<DraftUnit>) => void;
}

const numberLook =
  'min-h-handle-small rounded-2 border border-edge bg-sheet px-1.5 text-right text-ink disabled:opacity-60';

/** One unit in contact: its counter, its order, and what counts for it in this combat. */
export function ForceUnitRow({ unit, candidate, kind, precedentsId, offered, onUnit }: ForceUnitRowProps) {
  const { shortName, name, profile, stepsLost, side, order } = candidate;
  const isDefender = unit.role === 'defender';
  const isHasty = kind === 'overrun' && !isDefender;
  const why = preparedWhy(unit, candidate, kind);
  // The counter says so for good: it is amended there.
  const isMarked = candidate.flags.includes('outOfRole');
  return (
    <li className="border-b border-rule py-1">
      <div className="grid grid-cols-[1fr_auto_auto] items-center gap-x-2">
        <p className="flex min-w-0 items-baseline gap-2">
          <b className="shrink-0" title={name}>
            {shortName}
          </b>
          <ProfileStrip profile={profile} stepsLost={stepsLost} side={side} />
          <AmendCounter
            unitId={unit.unitId}
            name={name}
            trigger={
              <Button size="small" kind="quiet" aria-label={`Amend ${name}`}>
                Amend…
              </Button>
            }
          />
          <span className="min-w-0 truncate aside" title={order?.orders}>
            {order?.isUnread && <UnreadSheet team={candidate.teamName} />}{' '}
            {order ? `“${order.orders}”` : 'no order handed in'}
            {candidate.turnShareMoved > 0 && ` · moved ${Math.round(candidate.turnShareMoved * 100)} % of the turn`}
            {candidate.formation !== candidate.ownFormation && ` · attached to ${candidate.formation}`}
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
          label={`Movement: ${shortName}`}
          isLabelHidden
          choices={postureChoices}
          value={unit.posture}
          onPick={(posture) => onUnit({ posture })}
          className="min-h-handle-small text-small"
        />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-2.5 whitespace-nowrap text-small [&_label]:gap-1.5">
        <Checkbox
          label={<ShortLabel words="Prepared" of={shortName} />}
          isTicked={unit.isPrepared && !isHasty}
          isDisabled={isHasty}
          onTick={(isPrepared) => onUnit({ isPrepared, isPreparedByHand: true })}
        />
        <span className={`-ml-1 min-w-24 flex-1 truncate aside ${isDefender ? 'sr-only' : ''}`} title={why}>
          {why}
        </span>
        <Checkbox
          label={<ShortLabel words="Fights out of role" short="Out of role" of={shortName} />}
          isTicked={unit.fightsOutOfRole || isMarked}
          isDisabled={isMarked}
          onTick={(fightsOutOfRole) => onUnit({ fightsOutOfRole })}
        />
        {isDefender && (
          <>
            <Checkbox
              label={<ShortLabel words="Stands fast" of={shortName} />}
              isTicked={unit.standFast}
              onTick={(standFast) => onUnit({ standFast })}
            />
            <Checkbox
              label={<ShortLabel words="Cannot retire" of={shortName} />}
              isTicked={unit.cannotRetire}
              onTick={(cannotRetire) => onUnit({ cannotRetire })}
            />
            <Checkbox
              label={<ShortLabel words="Holds a vital spot" short="Vital spot" of={shortName} />}
              isTicked={unit.holdsVitalSpot}
              onTick={(holdsVitalSpot) => onUnit({ holdsVitalSpot })}
            />
          </>
        )}
        {!isDefender && (
          <label className="flex items-center gap-1.5 whitespace-nowrap aside">
            Start line, km
            <input
              type="number"
              aria-label={`Start line, km: ${shortName}`}
              min={0}
              step="any"
              value={unit.startLineKm}
              onChange={(event) => onUnit({ startLineKm: Math.max(0, event.target.valueAsNumber || 0) })}
              className={`${numberLook} w-16`}
            />
          </label>
        )}
        <TextField
          frame="ml-auto max-w-46.5 min-w-30 flex-1"
          label={`Tactical advantages: ${shortName}`}
          isLabelHidden
          list={precedentsId}
          placeholder="Advantages; …"
          value={unit.advantages}
          maxLength={640}
          onChange={(event) => onUnit({ advantages: event.target.value })}
          className="min-h-handle-small text-small"
        />
      </div>
      {offered.length > 0 && <AdvantagesOffered unit={unit} name={shortName} offered={offered} onUnit={onUnit} />}
    </li>
  );
}

const moves = [
  { id: 'stood', label: 'stood' },
  ...turnParts.map((id) => ({ id, label: `moved in the ${hourNames[id].toLowerCase()}` })),
];

/** Guns in support: how far off they stand, against what their class reaches, and when they moved (§9 Supporting Artillery). */
export function GunsRow({
  unit,
  candidate,
  measuredKm,
  hour,
  onUnit,
}: {
  unit: DraftUnit;
  candidate: CombatCandidate;
  measuredKm: number;
  /** When the attack begins. */
  hour: Grouping['hour'];
  onUnit: (patch: Partial<DraftUnit>) => void;
}) {
  const { shortName, artilleryClass } = candidate;
  const reach = artilleryRanges[artilleryClass!].effectiveKm;
  return (
    <li className="flex min-h-handle-small flex-wrap items-center gap-2">
      <b className="whitespace-nowrap">{shortName}</b>
      <label className="flex items-center gap-1.5 whitespace-nowrap aside">
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
          className={`${numberLook} w-16`}
        />
      </label>
      <span
        className={`text-small ${(unit.rangeKm ?? measuredKm) > reach ? 'font-medium text-waiting' : 'text-ink-3'}`}
      >
        {unit.rangeKm === null || unit.rangeKm === measuredKm ? 'measured' : `measured ${kmWords(measuredKm)}`}, reaches{' '}
        {kmWords(reach)} ({printedRangeWords(artilleryClass!)})
      </span>
      <Select
        label={`When it moved: ${shortName}`}
        isLabelHidden
        choices={moves}
        value={unit.movedIn ?? 'stood'}
        onPick={(part) => onUnit({ movedIn: turnParts.find((one) => one === part) ?? null })}
        className="min-h-handle-small text-small"
      />
      {isStillMoving(unit.movedIn, hour) && (
        <span className="text-small font-medium text-waiting">still moving when the attack begins: counts nothing</span>
      )}
    </li>
  );
}
