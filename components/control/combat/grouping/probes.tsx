import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import type { ProbeOnDesk } from '@/lib/desks/control/combat/probes';

/** The probes that met the enemy, with what is proposed for him who probes and for the probed (OC-73). */
export function Probes({ probes }: { probes: readonly ProbeOnDesk[] }) {
  if (probes.length === 0) return null;
  return (
    <section aria-label="Probes" className="border-t border-rule">
      <h2 className="cap px-3 pt-2.5 pb-1">Probes</h2>
      <p className="px-3 pb-1 aside">
        No die, no losses: they conform to what they met. Both findings stand in the drafts of the reports.{' '}
        <RuleReference rule="§5 Probe, OC-73" className="font-cond" />
      </p>
      <ul>
        {probes.map(({ id, units, team, finds, probed }) => (
          <li key={id} className="border-b border-rule px-3 py-2 text-small">
            <p className="font-semibold">{units}</p>
            <p className="mt-0.5">
              <Told team={team} /> {finds}
            </p>
            {probed.map((one) => (
              <p key={one.team.key} className="mt-0.5 text-ink-2">
                <Told team={one.team} /> {one.learns}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Told = ({ team }: { team: ProbeOnDesk['team'] }) => (
  <>
    <DeskLink to={`/reports/${team.key}`} className="font-medium text-link">
      To {team.name}
    </DeskLink>
    :
  </>
);
