'use client';

import { DeskLink } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { FactOnDesk } from '@/lib/desks/control/record/knows';
import { kindWords, nowWords } from './known-words';

/** Every fact that was told, the latest first: what, in which words, how it was come by, by which paper, read by whom, and whether it is still so. */
export const FactsTable = ({ facts, team }: { facts: readonly FactOnDesk[]; team: { key: string; name: string } }) => (
  <Table aria-label="Facts told" className="max-md:block">
    <thead className="max-md:sr-only">
      <tr>
        <HeadCell className="w-28">Told</HeadCell>
        <HeadCell className="w-56">They know</HeadCell>
        <HeadCell>In these words</HeadCell>
        <HeadCell className="w-44">From</HeadCell>
        <HeadCell className="w-56">By</HeadCell>
        <HeadCell className="w-44 text-secret">Now</HeadCell>
      </tr>
    </thead>
    <tbody className="max-md:block">
      {facts.map((fact) => (
        <FactRow key={fact.id} fact={fact} team={team} />
      ))}
    </tbody>
  </Table>
);

const onPhone = 'max-md:block max-md:border-0 max-md:py-0.5';

function FactRow({ fact, team }: { fact: FactOnDesk; team: { key: string; name: string } }) {
  const { kind, value, words, turn, at, source, units, correctedBy, isCorrectionDue, now } = fact;
  const { isOfAForce, isNamedInWords } = fact;
  const isGone = correctedBy !== null;
  return (
    <tr className={`max-md:block max-md:border-b max-md:border-rule max-md:py-2 ${isGone ? 'text-ink-3' : ''}`}>
      <Cell className={`whitespace-nowrap ${onPhone}`}>
        Turn {turn}
        <span className="block aside max-md:ml-2 max-md:inline" suppressHydrationWarning>
          {clockTime(at)}
        </span>
      </Cell>
      <Cell className={onPhone}>
        <span className="cap block">{kindWords[kind]}</span>
        <b className={`font-semibold ${isGone ? 'line-through' : ''}`}>{value}</b>
        {units.length > 0 && <span className="block aside">of {units.join(', ')}</span>}
        {isOfAForce && kind !== 'identity' && <span className="block aside">told of a force they were part of</span>}
        {correctedBy && (
          <span className="block text-small" suppressHydrationWarning>
            <Tag meaning="waiting">corrected</Tag> {correctedBy.heading}, {clockTime(correctedBy.at)}
          </span>
        )}
        {isCorrectionDue && (
          <span className="block">
            <Tag meaning="overdue">ruled anew: a correction is due</Tag>
          </span>
        )}
      </Cell>
      <Cell className={onPhone}>
        {words ? (
          <q className="font-serif leading-snug">{words}</q>
        ) : (
          <span className="text-ink-3">drawn, not said</span>
        )}
      </Cell>
      <Cell className={onPhone}>
        {source}
        {isNamedInWords && (
          <span className="block">
            <Tag>named in words</Tag>
          </span>
        )}
      </Cell>
      <Cell className={onPhone}>
        <ByPaper fact={fact} team={team} />
      </Cell>
      <Cell className={`text-secret ${onPhone}`}>
        {nowWords({ now }) && (
          <>
            <span className="sr-only">In truth: </span>
            {nowWords({ now })}
          </>
        )}
      </Cell>
    </tr>
  );
}

/** The paper that told it: a report opens on the team's own desk. */
function ByPaper({ fact: { paper }, team }: { fact: FactOnDesk; team: { key: string; name: string } }) {
  if (!paper) return <span className="text-ink-2">on their map</span>;
  const { heading, how, reportId, readBy } = paper;
  return (
    <>
      {reportId ? (
        <DeskLink
          to={`/sees/${team.key}?report=${reportId}`}
          className="text-ink underline decoration-rule-2 underline-offset-3 hover:decoration-ink"
        >
          {heading}
        </DeskLink>
      ) : (
        heading
      )}
      <span className="block aside">{how}</span>
      <span className="block aside" suppressHydrationWarning>
        {readBy.length > 0
          ? `read by ${readBy.map(({ label, at }) => `${label} ${clockTime(at)}`).join(', ')}`
          : reportId && 'read by nobody yet'}
      </span>
    </>
  );
}
