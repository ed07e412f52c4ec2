'use client';

import { useMemo, useState } from 'react';
import { DeskLink } from '@/components/control/parts/router';
import { signed } from '@/components/control/parts/score/score-words';
import { buttonLook } from '@/components/ui/button-look';
import type { ScoreLine } from '@/lib/adjudication/types';
import { resultNames } from '@/lib/advice/combat/result-names';
import { linesOnlyIn, whatIf } from '@/lib/advice/debrief/what-if';
import type { FoughtOnDesk } from '@/lib/desks/control/debrief/what-if';
import { combatRoles } from '@/lib/words';
import { ChancesTable } from './chances-table';
import { asWas, type Changed, changeOf } from './changed';
import { WhatIfForm } from './what-if-form';

/** A combat that was fought, beside what it would have come to with something in it otherwise. Nothing of the game changes. */
export function WhatIfDesk({ fought, mayFork }: { fought: FoughtOnDesk; mayFork: boolean }) {
  const [changed, setChanged] = useState<Changed>(asWas);
  const { combat, rulebook, rolls, before, names } = fought;
  const was = useMemo(() => whatIf(combat, rulebook, rolls, {}), [combat, rulebook, rolls]);
  const is = useMemo(
    () => whatIf(combat, rulebook, rolls, changeOf(changed, fought)),
    [combat, rulebook, rolls, changed, fought],
  );
  const came = linesOnlyIn(is.lines, was.lines);
  const went = linesOnlyIn(was.lines, is.lines);
  const nameOf = (id: string) => names[id] ?? besidesOf(fought).find((one) => one.id === id)?.name ?? '';
  return (
    <div className="flex h-full min-w-0 flex-col">
      <header className="desk-head gap-x-3 gap-y-1 py-2 max-sm:px-3">
        <h1 className="lead">
          What if: C{fought.number} {fought.name}, turn {fought.turn}
        </h1>
        <p className="detail">Nothing of the game changes by it.</p>
        <span className="ml-auto flex flex-wrap gap-2">
          <DeskLink to={`/combats/${fought.id}`} className={buttonLook('quiet')}>
            As it was scored
          </DeskLink>
          {mayFork && before.dice !== null && before.dice > 0 && (
            <DeskLink to={`/scenarios?number=${before.dice}`} className={buttonLook('quiet')}>
              Try it from here: before its dice
            </DeskLink>
          )}
          {mayFork && before.ruling !== null && before.ruling > 0 && (
            <DeskLink to={`/scenarios?number=${before.ruling}`} className={buttonLook()}>
              Try it from here: before it was ruled
            </DeskLink>
          )}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Otherwise" tabIndex={0} className="min-h-0 flex-1 overflow-auto bg-sheet px-5 pb-8">
        <div className="mx-auto grid max-w-288 gap-x-10 gap-y-6 pt-4 lg:grid-cols-2">
          <WhatIfForm fought={fought} changed={changed} onChange={setChanged} />
          <div>
            <ChancesTable was={was} is={is} />
            {fought.ruled && (
              <p className="mt-2 detail">
                Control ruled: <b>{resultNames[fought.ruled.result]}</b> ({fought.ruled.by}).
              </p>
            )}
            <section aria-label="What changes in the working" className="mt-4">
              <h2 className="cap">What changes in the working</h2>
              {came.length + went.length === 0 && <p className="aside">Nothing.</p>}
              <ul className="text-small">
                <Lines lines={went} word="Gone" nameOf={nameOf} />
                <Lines lines={came} word="New" nameOf={nameOf} />
              </ul>
            </section>
          </div>
        </div>
      </section>
    </div>
  );
}

const besidesOf = ({ besides }: FoughtOnDesk) =>
  combatRoles.flatMap((role) => [...besides[role].units, ...besides[role].guns]);

const Lines = ({ lines, word, nameOf }: { lines: ScoreLine[]; word: string; nameOf: (id: string) => string }) =>
  lines.map(({ side, unitId, what, points }) => (
    <li key={`${side} ${unitId} ${what}`}>
      {word}, {side}: {unitId && <b>{nameOf(unitId)} </b>}
      {what} <span className="font-mono">{signed(points, true)}</span>
    </li>
  ));
