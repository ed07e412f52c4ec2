'use client';

import { Scrolled } from '@/components/control/parts/figures/scrolled';
import { phaseNames } from '@/components/control/parts/phase-times';
import { DeskLink, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { RehearsalTimes } from '@/lib/desks/control/sequence/rehearsal';
import { counted } from '@/lib/text';
import { againstWords, inMinutes, minutesAreWords, readWords } from './rehearsal-words';
import { SeatsOfPhase } from './seats-of-phase';

/** Game Control reads here where the time of a rehearsal went: by phase against its minutes, and by seat. */
export function TimesPage({ desk: { rehearsal } }: { desk: { rehearsal: RehearsalTimes | null } }) {
  const { refresh } = useRouter();
  return (
    <div className="h-full overflow-y-auto">
      <article className="mx-auto min-h-full w-full max-w-256 space-y-5 bg-sheet px-4 py-4">
        <p className="not-printed flex flex-wrap items-center gap-x-4">
          <DeskLink to="">‹ Turn board</DeskLink>
          {rehearsal && !rehearsal.isOver && (
            <Button kind="quiet" className="ml-auto" onClick={() => void refresh()}>
              Bring up to date
            </Button>
          )}
        </p>
        <header>
          <h1 className="font-serif text-head">Where the time went</h1>
          {rehearsal && (
            <p className="text-ink-2">
              {readWords(rehearsal)} {minutesAreWords(rehearsal.phases)}
            </p>
          )}
        </header>
        {rehearsal ? (
          <>
            <Phases rehearsal={rehearsal} />
            <Seats rehearsal={rehearsal} />
            {rehearsal.isOver && <Kept />}
          </>
        ) : (
          <EmptyState title="There is no rehearsal to read of.">
            Before the game begins, Rehearse a turn on the turn board opens one. It can be read here while it goes on,
            and for the evening.
          </EmptyState>
        )}
      </article>
    </div>
  );
}

function Phases({ rehearsal: { phases, pace } }: { rehearsal: RehearsalTimes }) {
  const isOtherwise = pace !== 'full';
  const sum = (pick: (phase: RehearsalTimes['phases'][number]) => number) =>
    phases.reduce((all, phase) => all + pick(phase), 0);
  const took = sum(({ tookSeconds }) => tookSeconds ?? 0);
  const given = sum(({ givenSeconds, tookSeconds }) => (tookSeconds === null ? 0 : givenSeconds));
  return (
    <section aria-labelledby="by-phase">
      <h2 id="by-phase" className="lead">
        By phase
      </h2>
      <p className="detail">By the clock of the game: what it stood still is not counted. In minutes.</p>
      <Scrolled label="By phase: table">
        <Table aria-labelledby="by-phase">
          <thead>
            <tr>
              <HeadCell>Phase</HeadCell>
              <HeadCell className="text-right">Its minutes</HeadCell>
              {isOtherwise && <HeadCell className="text-right">In the rehearsal</HeadCell>}
              <HeadCell className="text-right">Took</HeadCell>
              <HeadCell>Against that</HeadCell>
            </tr>
          </thead>
          <tbody>
            {phases.map(({ phase, gameSeconds, givenSeconds, tookSeconds }) => (
              <tr key={phase}>
                <Cell pad="snug">{phaseNames[phase]}</Cell>
                <Cell pad="snug" className="text-right font-mono">
                  {inMinutes(gameSeconds)}
                </Cell>
                {isOtherwise && (
                  <Cell pad="snug" className="text-right font-mono">
                    {inMinutes(givenSeconds)}
                  </Cell>
                )}
                <Cell pad="snug" className="text-right font-mono">
                  {tookSeconds === null ? '–' : inMinutes(tookSeconds)}
                </Cell>
                <Cell pad="snug" className={tookSeconds === null ? 'text-ink-3' : ''}>
                  {againstWords(tookSeconds, givenSeconds)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scrolled>
      <p className="mt-2">
        The phases that were reached took {counted(inMinutes(took), 'minute')} of {inMinutes(given)}.
      </p>
    </section>
  );
}

const Seats = ({ rehearsal: { phases } }: { rehearsal: RehearsalTimes }) => (
  <section aria-labelledby="by-seat" className="space-y-4">
    <div>
      <h2 id="by-seat" className="lead">
        By seat
      </h2>
      <p className="detail">
        At work: before each act the time since the seat’s act before, or since the phase began, three minutes at most.
        Idle is the rest of the phase. An estimate from the ledger: who reads or talks leaves no entry there. First and
        last: minutes after the phase began. A sheet waits from being handed in to being accepted.
      </p>
    </div>
    {phases
      .filter(({ tookSeconds }) => tookSeconds !== null)
      .map((phase) => (
        <SeatsOfPhase key={phase.phase} of={phase} />
      ))}
  </section>
);

function Kept() {
  const { act, isBusy } = useMutation();
  return (
    <section aria-label="What is kept" className="not-printed border-t border-rule-2 pt-3">
      <h2 className="font-semibold">What is kept</h2>
      <p className="text-ink-2">
        This page can be read until the battle ends, and for 18 hours after the rehearsal at most.
      </p>
      <Button className="mt-1" isBusy={isBusy} onClick={() => act('forget-rehearsal', {})}>
        Put it away now
      </Button>
    </section>
  );
}
