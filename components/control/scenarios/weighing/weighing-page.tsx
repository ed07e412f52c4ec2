'use client';

import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import type { WeighingDesk, WeighingShown } from '@/lib/desks/control/scenarios/weighing/weighing-desk';
import { counted, listed } from '@/lib/text';
import { FaultsList, FaultsTag } from '../faults-list';
import { HowPlayed } from './how-played';
import { PlacesTable } from './places-table';
import { SpreadPlot } from './spread-plot';
import { StartForm } from './start-form';
import { WeighedTable } from './weighed-table';
import { WeighingState } from './weighing-state';

/** A scenario that the console plays against itself many times: where it stands after each turn, for whoever designs it. */
export function WeighingPage({ desk }: { desk: WeighingDesk }) {
  const { draftId, name, weighing, problems, other } = desk;
  const { go } = useRouter();
  const address = useDeskAddress();
  const isUnderWay = weighing !== null && weighing.endedAt === null;
  return (
    <div className="mx-auto w-full max-w-5xl space-y-5 px-6 py-4 max-sm:px-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-title font-semibold">Weigh {weighing?.about.title ?? name}</h1>
        <FaultsTag problems={problems} />
        <DeskLink to={`/scenarios/${draftId}`} className="not-printed ml-auto">
          Back to the scenario
        </DeskLink>
        <p className="w-full text-ink-3">
          The console plays both sides many times, behind everything else, and says where the battle stands after each
          turn. This game knows nothing of it.
        </p>
      </div>
      {weighing && <WeighingState desk={desk} weighing={weighing} />}
      {problems !== null && problems > 0 && (
        <div className="max-w-prose space-y-1">
          <p className="font-medium">It cannot be played as it is now.</p>
          <FaultsList
            faults={desk.faults}
            notes={[]}
            settles={null}
            onGo={({ file, row, column }) =>
              go(
                address(
                  `/scenarios/${draftId}?file=${file}${row || column ? `&cell=${row ?? 0}.${column ?? ''}` : ''}`,
                ),
              )
            }
          />
        </div>
      )}
      {!isUnderWay && <StartForm draftId={draftId} isAgain={weighing !== null} isHeld={problems !== 0} other={other} />}
      {weighing && weighing.turns.length > 0 && <Weighed weighing={weighing} />}
      {weighing && <WentWrong weighing={weighing} />}
      {weighing && <HowPlayed desk={desk} weighing={weighing} />}
    </div>
  );
}

/** What came of the plays so far. */
function Weighed({ weighing }: { weighing: WeighingShown }) {
  const { said, turns, about, places, idle } = weighing;
  return (
    <>
      <section aria-label="In short" className="max-w-prose space-y-1 text-lead">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <WeighedTable turns={turns} sides={about.sides} />
      <SpreadPlot turns={turns} sides={about.sides} />
      {places.length > 0 && <PlacesTable places={places} turn={turns.at(-1)!.turn} sides={about.sides} />}
      <section aria-labelledby="idle-teams" className="max-w-prose">
        <h2 id="idle-teams" className="font-semibold">
          Idle teams
        </h2>
        <p>
          {idle.length === 0
            ? 'In every turn each team had something to do.'
            : `Had no row that does anything but hold: ${listed(idle.map(({ name, turns: n, of }) => `${name} in ${n} of ${counted(of, 'turn')}`))}.`}
        </p>
      </section>
    </>
  );
}

/** The plays that broke, and what the console stumbled over. */
function WentWrong({ weighing: { broken, faults } }: { weighing: WeighingShown }) {
  if (broken.length === 0 && faults === 0) return null;
  return (
    <section aria-labelledby="broken-plays" className="max-w-prose space-y-1">
      <h2 id="broken-plays" className="font-semibold">
        What went wrong
      </h2>
      <ul className="list-disc pl-5">
        {broken.map(({ number, turn, words }) => (
          <li key={number}>
            Play {number} broke in turn {turn}: {words} The turns before it count.
          </li>
        ))}
        {faults > 0 && (
          <li>
            Something went otherwise than a desk had proposed it, {counted(faults, 'time')}; the plays went on. That is
            a fault of the console, not of the scenario.
          </li>
        )}
      </ul>
    </section>
  );
}
