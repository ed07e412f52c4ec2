import { airKindNames, hourNames, kmWords } from '@/components/control/parts/combat/combat-words';
import { withFieldWords } from '@/components/control/parts/field-word';
import { later } from '@/components/ui/later';
import { hourWords } from '@/lib/adjudication/artillery';
import { type GroupedUnit, shareOfTurn } from '@/lib/advice/combat/combat-grouping';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { combatRoles } from '@/lib/words';
import { FollowUpLinks } from './follow-up-links';

const NoOverrun = later(async () => (await import('./no-overrun')).NoOverrun);

/** A combat as it was grouped, once grouping is closed: what each unit was ordered, and what counts for it. */
export function SettledOrders({ combat }: { combat: CombatOnDesk }) {
  const { grouping, units } = combat;
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return (
    <section aria-label={`Grouping of C${combat.number}`} className="scrolls px-4 py-3">
      <h2 className="text-lead">As grouped</h2>
      <p className="mb-2 aside">
        {hourWords[grouping.hour]} ·{' '}
        {combat.finding
          ? 'the dice have fallen, the grouping stays as it is'
          : 'grouping is closed: reopen it to change anything'}
      </p>
      {combatRoles.map((role) => (
        <div key={role} className="mb-3">
          <h3 className="cap border-b border-rule-2 pb-1">{role === 'attacker' ? 'Attackers' : 'Defenders'}</h3>
          <ul>
            {grouping.units
              .filter((part) => part.role === role)
              .map((part) => (
                <UnitAsGrouped
                  key={part.unitId}
                  part={part}
                  unit={byId.get(part.unitId)}
                  isNoted={(orders) => combat.notedRows.some((row) => row.orders === orders)}
                />
              ))}
          </ul>
        </div>
      ))}
      <FollowUpLinks combat={combat} />
      <NoOverrun combat={combat} />
      {grouping.air.length > 0 && (
        <ul aria-label="Air" className="detail">
          {grouping.air.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
            <li key={i}>
              {entry.role === 'attacker' ? 'Attackers' : 'Defenders'}: {entry.squadrons} {airKindNames[entry.kind]}
              {entry.isCabRank && withFieldWords(', cab rank')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface UnitAsGroupedProps {
  part: GroupedUnit;
  unit: CombatOnDesk['units'][number] | undefined;
  /** The notes below quote the row whole. */
  isNoted: (orders: string) => boolean;
}

const UnitAsGrouped = ({ part, unit, isNoted }: UnitAsGroupedProps) => (
  <li className="border-b border-rule py-1.5">
    <p className="flex items-baseline gap-2">
      <b>{unit?.shortName ?? part.unitId}</b>
      <span className="min-w-0 flex-1 text-right aside">{[...fightsAs(part), ...countsFor(part)].join(' · ')}</span>
    </p>
    {unit?.order && !isNoted(unit.order.orders) && <p className="detail">“{unit.order.orders}”</p>}
  </li>
);

/** Says how a unit fights: guns by their range, all others by their action and posture. */
function fightsAs({ isArtillery, rangeKm, action, posture, isPrepared, isPreparedByHand }: GroupedUnit): string[] {
  if (isArtillery) return rangeKm === null ? [] : [`guns at ${kmWords(rangeKm)}`];
  const ordered = `${actionWords[action].word} · ${postureWords[posture].word}`;
  return isPrepared ? [ordered, `prepared${isPreparedByHand ? ' (ticked by hand)' : ''}`] : [ordered];
}

/** Lists what else the rules count for a unit, in the words of its row. */
function countsFor(part: GroupedUnit): string[] {
  const share = shareOfTurn(part.turnShareMoved);
  return [
    part.movedIn ? `moved in the ${hourNames[part.movedIn].toLowerCase()} of the turn` : '',
    part.holdsVitalSpot ? 'holds a vital spot' : '',
    part.fightsOutOfRole ? 'fights out of role' : '',
    part.standFast ? 'stands fast' : '',
    part.cannotRetire ? 'cannot retire' : '',
    share > 0 ? `moved ${Math.round(share * 100)} % of the turn` : '',
    ...part.tacticalAdvantages,
  ].filter(Boolean);
}
