'use client';

import { useRef, useState } from 'react';
import { ClaimHolder } from '@/components/control/parts/claims/card-claim';
import { useIsMine } from '@/components/control/parts/desk-context';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useControlEnter } from '@/components/control/parts/keys/use-enter';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { CorrectionsDue } from '@/components/control/parts/reports/corrections-due';
import { ReadBy } from '@/components/control/parts/reports/read-by';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { Tag } from '@/components/ui/tag';
import { useToast } from '@/components/ui/toast';
import type { ReportOfTeam, ReportsTray as Tray } from '@/lib/desks/control/reports/reports';
import { counted } from '@/lib/text';
import type { PartDone } from '@/lib/turn/kernel/verb';
import type { Mark } from '@/lib/visibility/guard/guard';
import { openCount } from './guard-mark-words';
import { ReleaseWaits } from './release-waits';

/** A draft that nothing but its text may hold back. */
const mayGo = ({ state, waits }: ReportOfTeam): boolean => state === 'drafted' && waits.length === 0;

/** Owed a report and without a draft, or a correction that is due and not begun. */
const isToDraft = ({ state, isOwed, correction }: ReportOfTeam): boolean =>
  (state === 'none' && isOwed) || (correction !== null && correction.draft === null);

/** Every team's report of the turn, the seat's own teams first: drafted and released for one, some or all in one step. */
export function ReportsTray({ tray }: { tray: Tray }) {
  const { isBusy, act } = useMutation();
  const { go } = useRouter();
  const address = useDeskAddress();
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<readonly PartDone[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const isMine = useIsMine();
  const mine = tray.teams.filter(({ key }) => isMine(key));
  const others = tray.teams.filter(({ key }) => !isMine(key));
  const looked = mine.length > 0 ? mine : tray.teams;
  const going = tray.teams.filter((team) => mayGo(team) && !unticked.includes(team.key));

  const say = useToast();
  const ready = tray.teams.some(mayGo);
  const waits = [
    ...new Set(tray.teams.flatMap((team) => (team.state === 'drafted' && !team.isTold ? team.waits : []))),
  ];
  const whyShut = ready ? 'No report is ticked.' : waits.length > 0 ? waits.join(' ') : 'No draft waits.';

  const draftAll = (teams: readonly ReportOfTeam[]) => {
    if (teams.length === 0) return say('Every report that is owed is drafted.');
    const asked = teams.map(({ key, draft, correction }) => ({
      teamKey: key,
      version: correction?.version ?? draft?.version ?? 0,
    }));
    act('draft-reports', { teams: asked }, ({ outcomes: came }) => setOutcomes(came.filter(({ refusal }) => refusal)));
  };
  const releaseAll = () => {
    if (going.length === 0) return say(`Nothing is released. ${whyShut}`, 'refused');
    const reports = going.map(({ draft }) => ({ reportId: draft!.id, version: draft!.version }));
    act('release-reports', { reports }, ({ outcomes: came }) => setOutcomes(came));
  };
  const toDraft = looked.filter(isToDraft);
  const owed = tray.teams.filter(({ isOwed }) => isOwed);
  const told = owed.filter(({ isTold }) => isTold).length;
  useWalk(list);
  const next = looked.find(mayGo);
  useKeys({ all: () => draftAll(toDraft), nextReport: next && (() => go(address(`/reports/${next.key}`))) });
  useControlEnter(releaseAll);

  const rows = {
    isBusy,
    unticked,
    onDraft: (team: ReportOfTeam) => draftAll([team]),
    onTick: (key: string, isTicked: boolean) =>
      setUnticked(isTicked ? unticked.filter((one) => one !== key) : [...unticked, key]),
  };
  return (
    <div className="flex h-full flex-col">
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5 py-1.5">
        <h1 className="lead">Reports of turn {tray.turn}</h1>
        <p className="aside">
          {told} of {owed.length} told
        </p>
        <span className="ml-auto flex flex-wrap gap-2">
          {toDraft.length > 0 && (
            <Button
              kind={going.length > 0 ? 'plain' : 'act'}
              size="small"
              hint={keyOf('all')}
              isBusy={isBusy}
              onClick={() => draftAll(toDraft)}
            >
              {mine.length > 0 && others.length > 0 ? 'Draft all of mine' : 'Draft all'}
            </Button>
          )}
          {!ready && waits.length > 0 && (
            <p className="max-w-xl text-small text-waiting">
              <ReleaseWaits waits={waits} />
            </p>
          )}
          {(ready || waits.length > 0) && (
            <Button
              kind="act"
              size="small"
              hint={keyOf('send')}
              isBusy={isBusy}
              disabled={going.length === 0}
              onClick={releaseAll}
            >
              {`Release ${going.length}`}
            </Button>
          )}
        </span>
      </header>
      <div ref={list} className="scrolls px-5 pb-6">
        <div className="mx-auto flex max-w-4xl flex-col gap-3 pt-4 empty:hidden">
          <CorrectionsDue
            corrections={[...tray.teams.flatMap(({ correction }) => correction ?? []), ...tray.earlier]}
          />
          <Outcomes outcomes={outcomes} teams={tray.teams} />
        </div>
        {tray.teams.length === 0 && <EmptyState title="There is no team in this game." />}
        <Teams title={others.length > 0 ? 'Your teams' : 'Teams'} teams={mine} {...rows} />
        <Teams
          title={mine.length > 0 ? 'Other teams' : 'Teams'}
          teams={others}
          {...rows}
          onDraftAll={mine.length > 0 && others.some(isToDraft) ? () => draftAll(others.filter(isToDraft)) : undefined}
        />
      </div>
      <KeysLine
        keys={{
          nextReport: 'the next to read',
          walk: 'team',
          open: 'open',
          all: 'draft all',
          send: 'release what is ticked',
        }}
      >
        Every played team with troops gets a report every turn; all quiet is a report too.
      </KeysLine>
    </div>
  );
}

/** The outcome of each team's report where several were dealt with in one step. */
function Outcomes({ outcomes, teams }: { outcomes: readonly PartDone[]; teams: readonly ReportOfTeam[] }) {
  if (outcomes.length === 0) return null;
  const held = outcomes.filter(({ refusal }) => refusal);
  const teamOf = (of: string) => teams.find(({ key, draft }) => key === of || draft?.id === of);
  const went = outcomes.length - held.length;
  return (
    <section aria-label="What became of it" role="status" className="rounded-2 border border-rule-2 px-3 py-2">
      {went > 0 && <p>{went === 1 ? 'One report is released.' : `${counted(went, 'report')} are released.`}</p>}
      {held.length > 0 && (
        <ul>
          {held.map(({ of, refusal }) => {
            const team = teamOf(of);
            const open = refusal!.code === 'marksOpen' ? (refusal!.theirs as Mark[]) : [];
            return (
              <li key={of} className="mt-1 text-waiting">
                <b className="font-medium">{team?.name ?? 'A team'}</b> stays:{' '}
                {open.length > 0
                  ? `${openCount(open.length)}. ${open.map(({ message }) => message).join(' ')}`
                  : refusal!.message}{' '}
                {team && <DeskLink to={`/reports/${team.key}`}>To the report</DeskLink>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Teams({
  title,
  teams,
  isBusy,
  unticked,
  onDraft,
  onTick,
  onDraftAll,
}: {
  title: string;
  teams: readonly ReportOfTeam[];
  isBusy: boolean;
  unticked: readonly string[];
  onDraft: (team: ReportOfTeam) => void;
  onTick: (key: string, isTicked: boolean) => void;
  onDraftAll?: () => void;
}) {
  const { names } = useSides();
  if (teams.length === 0) return null;
  return (
    <section aria-label={title} className="mx-auto mt-5 max-w-4xl">
      <div className="flex min-h-7 items-end border-b border-rule-2 pb-1">
        <h2 className="cap">{title}</h2>
        {onDraftAll && (
          <Button kind="quiet" size="small" className="ml-auto" isBusy={isBusy} onClick={onDraftAll}>
            Draft all others
          </Button>
        )}
      </div>
      <ul>
        {teams.map((team) => (
          <li
            key={team.teamId}
            className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-rule max-sm:mt-2 max-sm:rounded-2 max-sm:border max-sm:bg-sheet max-sm:px-3 max-sm:py-1.5"
          >
            <span className="w-6 shrink-0 max-sm:empty:hidden">
              {mayGo(team) && (
                <Checkbox
                  label={<span className="sr-only">Release to {team.name}</span>}
                  isTicked={!unticked.includes(team.key)}
                  onTick={(isTicked) => onTick(team.key, isTicked)}
                />
              )}
            </span>
            <DeskLink
              to={`/reports/${team.key}`}
              data-stop
              className="flex min-h-10 pointer-coarse:min-h-press min-w-0 flex-1 items-center gap-3 text-ink max-sm:basis-4/5 no-underline hover:underline"
            >
              <span className="min-w-0 wrap-break-word text-lead font-medium">{team.name}</span>
              <span className="aside">{names[team.side]}</span>
            </DeskLink>
            <ClaimHolder kind="report" subjectId={team.teamId} />
            {!team.isTold && team.waits.length > 0 && (
              <span className="min-w-0 text-small text-waiting max-md:basis-full">{team.waits.join(' ')}</span>
            )}
            <State team={team} />
            <span className="flex w-44 justify-end gap-3 max-sm:ml-auto">
              {team.state === 'none' ? (
                <Button
                  size="small"
                  aria-label={`Draft report to ${team.name}`}
                  isBusy={isBusy}
                  onClick={() => onDraft(team)}
                >
                  Draft
                </Button>
              ) : (
                <>
                  <DeskLink
                    to={`/reports/${team.key}/aloud`}
                    aria-label={`Read aloud to ${team.name}`}
                    className="text-ink-2 hover:text-ink"
                  >
                    Aloud
                  </DeskLink>
                  <DeskLink to={`/reports/${team.key}`} className="text-ink-2 hover:text-ink">
                    {team.state === 'drafted' ? 'Edit and release' : 'Read'}
                  </DeskLink>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ team }: { team: ReportOfTeam }) {
  if (team.state === 'none') return <span className="text-ink-3">no draft</span>;
  if (team.state === 'drafted' && team.told)
    return (
      <span className="flex items-center gap-2">
        <Tag meaning="mine">{team.isCorrection ? 'correction told aloud' : 'told aloud'}</Tag>
        <span className="aside" suppressHydrationWarning>
          {clockTime(team.told.at)}
        </span>
      </span>
    );
  if (team.state === 'drafted')
    return <Tag meaning="waiting">{team.isCorrection ? 'correction drafted' : 'drafted'}</Tag>;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="aside">
        <ReadBy readBy={team.readBy} none="not read yet" />
      </span>
      {team.told && (
        <span className="aside" suppressHydrationWarning>
          told aloud {clockTime(team.told.at)}
        </span>
      )}
      <Tag meaning="mine">{team.isCorrection ? 'corrected' : 'released'}</Tag>
      <span className="aside" suppressHydrationWarning>
        {team.releasedAt && clockTime(team.releasedAt)}
      </span>
    </span>
  );
}
