'use client';

import { useRef } from 'react';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { knowsPath } from '@/components/control/parts/sees-link';
import { useSides } from '@/components/map/counters/sides';
import { EmptyState } from '@/components/ui/empty-state';
import { PickOne } from '@/components/ui/pick-one';
import type { GapOfTeam } from '@/lib/desks/control/record/gaps';
import type { KnowerOnDesk, KnowsOnDesk } from '@/lib/desks/control/record/knows';
import { FactsTable } from './facts-table';
import { GapsTable } from './gaps-table';
import { KnowersTable } from './knowers-table';
import { contactWords, kindWords, lastTold, neverWords, nowWords } from './known-words';

interface Props {
  desk: KnowsOnDesk;
  gaps: readonly GapOfTeam[] | null;
  /** The teams that know of it, where only its subject is named. */
  knowers: readonly KnowerOnDesk[] | null;
}

/** “What does 9 SS know about 1 Para?”: two names are typed, and what was told is listed with who told it. */
export function KnowsDesk({ desk, gaps, knowers }: Props) {
  const { names: sideNames } = useSides();
  const { teams, abouts, team, about, answer } = desk;
  const { go } = useRouter();
  const address = useDeskAddress();
  const who = useRef<HTMLInputElement>(null);
  const whom = useRef<HTMLInputElement>(null);
  const ask = (teamKey: string | null, aboutId: string | null) => go(address(knowsPath(teamKey, aboutId)));
  useKeys({
    whoKnows: () => who.current?.focus(),
    find: () => whom.current?.focus(),
    leave: () => window.history.back(),
  });
  return (
    <div className="flex h-full min-w-0 flex-col">
      <div className="flex shrink-0 flex-wrap items-end gap-x-3 gap-y-2 border-b border-rule bg-paper px-5 py-2 max-sm:px-3">
        <h1 className="mr-1 self-center lead">What does</h1>
        <PickOne
          frame="w-56 max-sm:w-full"
          label="Team that knows"
          isLabelHidden
          placeholder={`a team${keysSaid(['whoKnows'], (key) => `  ${key}`)}`}
          inputRef={who}
          choices={teams.map(({ key, name, side }) => ({ id: key, label: name, hint: sideNames[side] }))}
          value={team?.key ?? null}
          onPick={(key) => {
            ask(key, about?.id ?? null);
            if (key && !about) whom.current?.focus();
          }}
        />
        <span className="self-center lead">know about</span>
        <PickOne
          frame="w-72 max-sm:w-full"
          label="Unit, formation or team it is about"
          isLabelHidden
          placeholder={`a unit, formation or team${keysSaid(['find'], (key) => `  ${key}`)}`}
          inputRef={whom}
          choices={abouts}
          value={about?.id ?? null}
          onPick={(id) => {
            ask(team?.key ?? null, id);
            if (id && !team) who.current?.focus();
          }}
        />
        <span aria-hidden className="self-center lead max-sm:hidden">
          ?
        </span>
        {team && (
          <DeskLink to={`/sees/${team.key}`} className="ml-auto self-center text-small quiet-link">
            See as {team.name}
          </DeskLink>
        )}
      </div>
      <section
        aria-label="What they know"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto bg-sheet px-5 py-4 max-sm:px-3"
      >
        {team && about && answer ? (
          <>
            <Answer team={team} about={about} answer={answer} />
            {answer.facts.length > 0 && <FactsTable facts={answer.facts} team={team} />}
          </>
        ) : (
          <>
            {knowers && about ? <KnowersTable knowers={knowers} about={about} /> : <Unasked desk={desk} />}
            {gaps && <GapsTable gaps={gaps} />}
          </>
        )}
      </section>
      <KeysLine keys={{ whoKnows: 'team', find: 'about whom', leave: 'back' }}>
        Only what was told. The truth stands beside it in violet.
      </KeysLine>
    </div>
  );
}

type Asked = { [Field in 'team' | 'about' | 'answer']: NonNullable<KnowsOnDesk[Field]> };

/** The answer in short: the last they were told of each kind, what they were never told, and how it truly is. */
function Answer({ team, about, answer }: Asked) {
  const last = lastTold(answer.facts);
  const never = neverWords(answer);
  return (
    <div className="mb-5 max-w-256">
      <h2 className="text-title font-semibold">
        {answer.facts.length === 0 ? `${team.name} has been told nothing of ${about.label}.` : about.label}
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
        {last.map((fact) => (
          <div key={fact.id} className="max-w-80">
            <dt className="cap">{kindWords[fact.kind]}</dt>
            <dd className="text-lead leading-snug font-medium">{fact.value}</dd>
            <dd className="aside">
              told in turn {fact.turn}
              {nowWords(fact) && <span className="block text-secret">{nowWords(fact)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {never && <b className="font-medium">{never} </b>}
        <span className="text-ink-2">{answer.relation === 'enemy' && contactWords(answer.contactTurns)}</span>
      </p>
      <p className="text-secret">In truth: {answer.truth}.</p>
    </div>
  );
}

/** One of the two names is still to be given. */
function Unasked({ desk: { team, about } }: { desk: KnowsOnDesk }) {
  if (!team && !about)
    return (
      <EmptyState title="Name a team, and whom it is asked about">
        Type a few letters of each. The answer lists every fact the team was told, and the paper that told it.
      </EmptyState>
    );
  return (
    <EmptyState title={team ? `Of whom, ${team.name}?` : `Who knows of ${about!.label}?`}>
      {team && 'Type a few letters of a unit, a formation or a team.'}
    </EmptyState>
  );
}
