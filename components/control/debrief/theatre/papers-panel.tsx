'use client';

import { DeskLink, useDataAddress } from '@/components/control/parts/router';
import { signed } from '@/components/control/parts/score/score-words';
import { clockTime } from '@/components/control/parts/time-words';
import { useRead, useReadState } from '@/components/transport/query/use-read';
import { resultNames } from '@/lib/advice/combat/result-names';
import type { Papers } from '@/lib/turn/debrief/papers';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import type { CombatRole } from '@/lib/words';

interface Props {
  /** `unit/A004`, `team/1-airborne` or `combat/<id>`. */
  about: string;
  turn: number;
  /** The time of the moment shown, ISO: what came later is left out. */
  until: string;
}

/** The papers of a turn about what is in hand, as far as they were there by the moment shown. */
export function PapersPanel({ about, turn, until }: Props) {
  const dataAt = useDataAddress();
  const address = dataAt(`/debrief/papers?of=${encodeURIComponent(`${turn} ${about}`)}`);
  const papers = useRead<Papers>(address);
  const { isFault } = useReadState(address);
  if (isFault) return <p className="py-3 text-small">Its papers could not be read. Choose it again.</p>;
  if (!papers) return <p className="py-3 aside">Looking for its papers…</p>;
  const then = (time: string) => time <= until;
  const orders = papers.orders.filter(({ submittedAt }) => then(submittedAt));
  const combats = papers.combats.filter(({ score }) => score && then(score.resolvedAt));
  const reports = papers.reports.filter(({ releasedAt }) => then(releasedAt));
  if (orders.length + combats.length + reports.length === 0)
    return <p className="py-3 aside">No order, fight or report of turn {turn} by then.</p>;
  return (
    <>
      {orders.map((row) => (
        <details key={row.id} className="border-b border-rule py-1.5">
          <summary>
            <b>Ordered</b> {clockTime(row.submittedAt)}, row {row.number} of {row.teamName}
          </summary>
          <p className="detail">
            {[row.grouping, row.action && actionWords[row.action].word, row.posture && postureWords[row.posture].word]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="font-serif">{row.orders || 'Nothing was written.'}</p>
          <DeskLink to={`/orders/${row.teamKey}?turn=${turn}&row=${row.number}`} className="text-small">
            The whole sheet
          </DeskLink>
        </details>
      ))}
      {combats.map((combat) => (
        <CombatThen key={combat.id} combat={combat} />
      ))}
      {reports.map(({ id, teamName, heading, sender, gameTime, body, releasedAt, readBy }) => (
        <details key={id} className="border-b border-rule py-1.5">
          <summary>
            <b>Told</b> {clockTime(releasedAt)}, {teamName}: {heading}
          </summary>
          <p className="detail">
            {[sender, gameTime].filter(Boolean).join(', ')}
            {readBy.length === 0
              ? ' · never opened'
              : ` · opened by ${readBy.map(({ label, at }) => `${label} ${clockTime(at)}`).join(', ')}`}
          </p>
          <p className="font-serif whitespace-pre-line">{body}</p>
        </details>
      ))}
    </>
  );
}

const sideNames: Record<CombatRole, string> = { attacker: 'Attackers', defender: 'Defenders' };

function CombatThen({ combat: { id, number, name, score } }: { combat: Papers['combats'][number] }) {
  if (!score) return null;
  const { lines, die, margin, result, dieBy, resolvedAt, ruling } = score;
  return (
    <details className="border-b border-rule py-1.5">
      <summary>
        <b>Fought</b> {clockTime(resolvedAt)}, combat {number}, {name}: {resultNames[result]}
      </summary>
      {(Object.keys(sideNames) as CombatRole[]).map((role) => (
        <table key={role} className="w-full text-small">
          <caption className="cap text-left">{sideNames[role]}</caption>
          <tbody>
            {lines
              .filter((line) => line.side === role)
              .map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a score stay as they are
                <tr key={i}>
                  <td className="pr-2 text-right font-mono">{signed(line.points, true)}</td>
                  <td>
                    {line.unit && <b>{line.unit}: </b>}
                    {line.what}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      <p>
        Die <b>{die}</b> ({dieBy}), margin <b>{signed(margin, false)}</b>: <b>{resultNames[result]}</b>
      </p>
      {ruling && (
        <p className="detail">
          Ruled {clockTime(ruling.at)} by {ruling.by}
          {ruling.reason && `, again because ${ruling.reason}`}
          {ruling.overruled.map(({ what, reason }) => `. Overruled ${what}: ${reason}`).join('')}
        </p>
      )}
      <DeskLink to={`/combats/${id}`} className="text-small">
        The combat as it was scored
      </DeskLink>{' '}
      <DeskLink to={`/combats/${id}/what-if`} className="text-small">
        What if…
      </DeskLink>
    </details>
  );
}
