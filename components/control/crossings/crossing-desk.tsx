'use client';

import { useState } from 'react';
import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { PlayItOut } from '@/components/control/parts/companions/play-it-out';
import { PlayedOut } from '@/components/control/parts/companions/played-out';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { AnsweredProvider } from '@/components/control/parts/use-mutation';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import type { CrossingOnBoard, CrossingsDesk } from '@/lib/desks/control/crossings/crossings';
import type { Passed } from '@/lib/turn/crossings/pass-crossing';
import { CrossingSign } from '../parts/crossings/crossing-sign';
import { crossingWords } from '../parts/crossings/crossing-words';
import { MarkCrossingState } from '../parts/crossings/mark-crossing-state';
import { BridgeTest } from './bridge-test-panel';
import { BridgingPanel } from './bridging-panel';
import { CrossingCapacity } from './crossing-capacity';
import { JoinQueue } from './join-queue';
import { MarchOrder } from './march-order';
import { PassedOver } from './passed-over';
import { TellTeams } from './tell-teams';
import { useOwnVersion } from './use-own-version';

interface Props {
  desk: CrossingsDesk;
  crossing: CrossingOnBoard;
  /** The companion game whose result is to be ruled by. */
  played: string | null;
  /** Back to the list, where there is no room for both. */
  onBack: () => void;
}

/** One crossing: its order of march and what this turn brings, and beside it its test, what it carries, what went over. */
export function CrossingDesk({ desk, played, onBack, ...read }: Props) {
  const { crossing, onAnswered } = useOwnVersion(read.crossing);
  const [told, setTold] = useState<Passed | null>(null);
  const { name, kind, water, notes, x, y } = crossing;
  const work = desk.works.find(({ id }) => id === crossing.workId) ?? null;
  return (
    <AnsweredProvider value={onAnswered}>
      <article aria-label={name} className="flex h-full min-h-0 flex-col bg-ground">
        <header className="shrink-0 border-b border-rule bg-paper px-5 py-2.5 max-sm:px-3">
          <div className="md:hidden">
            <Button kind="quiet" size="small" onClick={onBack}>
              ← All crossings
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CrossingSign crossing={crossing} />
            <h2 className="font-serif text-title leading-tight font-semibold">{name}</h2>
            <span className="ml-auto flex items-center gap-2">
              <PlayItOut about={{ kind: 'crossing', id: crossing.id }} games={crossing.companions} hasKey />
              <MarkCrossingState
                key={played}
                crossing={crossing}
                played={crossing.companions.find(({ id, result }) => id === played && result !== null) ?? null}
              />
              <DeskLink to={`/map?at=${x.toFixed(2)},${y.toFixed(2)}`} className={buttonLook('plain', 'small')}>
                On the map <span className="font-mono font-normal">{gridReference(crossing)}</span>
              </DeskLink>
            </span>
          </div>
          <p className="mt-0.5 text-ink-3">
            {crossingWords[kind]} over the {water}
            {notes && ` · ${notes}`}
          </p>
          <CardClaim kind="crossing" subjectId={crossing.id} />
          <PlayedOut games={crossing.companions} />
        </header>
        <div className="scrolls p-4 max-sm:p-2">
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,20rem)] items-start gap-4 max-lg:grid-cols-1">
            <div className="grid gap-4">
              {crossing.called && <Called crossing={crossing} />}
              <section aria-label="Order of march" className="on-desk px-4 pt-3 pb-3 max-sm:px-3">
                <MarchOrder desk={desk} crossing={crossing} onPassed={setTold} />
                <JoinQueue desk={desk} crossing={crossing} />
              </section>
              {told && <PassedLines told={told} onClose={() => setTold(null)} />}
            </div>
            <div className="grid gap-4">
              <BridgeTest crossing={crossing} />
              <CrossingCapacity crossing={crossing} />
              {(crossing.state === 'blown' || work) && <BridgingPanel desk={desk} crossing={crossing} work={work} />}
              <PassedOver crossing={crossing} turn={desk.turn} />
              <TellTeams key={crossing.id} desk={desk} crossing={crossing} />
            </div>
          </div>
        </div>
      </article>
    </AnsweredProvider>
  );
}

/** Why its test is called for, above everything else. */
function Called({ crossing }: { crossing: CrossingOnBoard }) {
  const { call, why, combats } = crossing.called!;
  const isDue = call === 'due';
  return (
    <section
      aria-label={isDue ? 'Test due' : 'May be tested'}
      className={`rounded-2 border-l-4 px-4 py-2.5 ${isDue ? 'border-overdue bg-overdue-soft' : 'border-waiting bg-waiting-soft'}`}
    >
      <p className={`font-serif lead leading-snug ${isDue ? 'text-overdue' : 'text-waiting'}`}>
        {isDue
          ? 'Test it before its combats are resolved.'
          : 'It may be tested: it is fought over, though not prepared.'}
      </p>
      <p>
        {why.join(' ')}{' '}
        {combats.map(({ id, number }) => (
          <DeskLink key={id} to={`/combats/${id}`} className="mr-2 inline-block min-h-press font-medium underline">
            To C{number}
          </DeskLink>
        ))}
        <RuleReference rule="§8 Blowing Bridges, OC-110" className="text-small" />
      </p>
    </section>
  );
}

/** The result of the last crossing, a line for each unit. */
const PassedLines = ({ told, onClose }: { told: Passed; onClose: () => void }) => (
  <section aria-label="What went over" role="status" className="on-desk px-4 py-3">
    <div className="flex items-baseline">
      <h3 className="flex-1 font-semibold">What went over</h3>
      <Button kind="quiet" size="small" onClick={onClose}>
        Put away
      </Button>
    </div>
    <ul aria-label="Working">
      {told.lines.map(({ message, rule }) => (
        <li key={message} className="flex gap-3 border-t border-rule py-1">
          <span className="min-w-0 flex-1">{message}</span>
          <RuleReference rule={rule} className="aside" />
        </li>
      ))}
    </ul>
    {told.advice.map(({ message, rule }) => (
      <p key={message} className="mt-1 text-waiting">
        {message} <RuleReference rule={rule} className="text-small" />
      </p>
    ))}
    {told.isSafe && <p className="mt-1 font-medium text-mine">It was tested and stands: it is safe now.</p>}
    <p className="mt-1 aside">The counters of those that are wholly across stand beyond it on the map.</p>
  </section>
);
