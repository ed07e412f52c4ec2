import { kindWords, kmWords } from '@/components/control/parts/combat/combat-words';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { buttonLook } from '@/components/ui/button-look';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import type { OpenFollowUp } from '@/lib/desks/control/combat/follow-ups';

const asked: Record<OpenFollowUp['kind'], string> = { overrun: 'Further attack…', counterAttack: 'Counter-attack…' };

/** The follow-ups of a ruled combat, done or possible: the move and the further attack of an overrun, a counter-attack (§9). */
export function FollowUpLinks({ combat }: { combat: CombatOnDesk }) {
  const { follows, followers, standingOrder, open, reach } = combat.followUps;
  if (!follows && followers.length === 0 && open.length === 0 && reach.length === 0) return null;
  const name = (id: string) => combat.units.find((unit) => unit.id === id)?.shortName ?? id;
  return (
    <section aria-label="What follows" className="mb-3">
      <h3 className="cap border-b border-rule-2 pb-1">What follows</h3>
      {follows && combat.grouping.kind !== 'attack' && (
        <p className="py-1 detail">
          The {kindWords[combat.grouping.kind]} after{' '}
          <DeskLink to={`/combats/${follows.id}`} className="font-medium text-link">
            C{follows.number} {follows.name}
          </DeskLink>
          {standingOrder && <>, by standing order: “{standingOrder}”</>}
        </p>
      )}
      {reach.length > 0 && (
        <p className="flex items-baseline gap-2 py-1 detail">
          <span className="min-w-0 flex-1">
            Through the enemy:{' '}
            {reach.map(({ unitId, name: unit, km }, i) => (
              <span key={unitId}>
                {i > 0 && ', '}
                <b className="font-semibold">{unit}</b> may go on up to {kmWords(Math.floor(km * 10) / 10)}
              </span>
            ))}
          </span>
          <RuleReference rule="§9 Results Table, OC-68" className="font-cond aside" />
        </p>
      )}
      <ul>
        {followers.map(({ id, number, name: of, kind, state }) => (
          <li key={id} className="py-1 text-small">
            <DeskLink to={`/combats/${id}`} className="font-medium text-link">
              C{number} {of}
            </DeskLink>{' '}
            {kind !== 'attack' && kindWords[kind]}
            {state === 'grouped' && ', not resolved yet'}
            {state === 'resolved' && ', no ruling yet'}
          </li>
        ))}
        {open.map((way) => (
          <li key={way.kind} className="flex items-baseline gap-2 py-1">
            {way.bar ? (
              <span className="min-w-0 flex-1 aside">
                <b className="font-medium">{way.kind === 'overrun' ? 'Further attack' : 'Counter-attack'}:</b>{' '}
                {way.bar.message}
              </span>
            ) : (
              <span className="min-w-0 flex-1 aside">
                <DeskLink
                  to={`/combats/${combat.id}?follow=${way.kind}`}
                  className={buttonLook('plain', 'small', 'mr-2')}
                >
                  {asked[way.kind]}
                </DeskLink>
                {way.attackers.map(name).join(', ')}
                {way.barred.length > 0 && ` · ${way.barred.map(({ message }) => message).join(' ')}`}
              </span>
            )}
            {way.bar && <RuleReference rule={way.bar.rule} className="font-cond aside" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
