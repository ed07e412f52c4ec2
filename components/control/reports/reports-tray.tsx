'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Tag } from '@/components/ui/tag';
import type { ReportOfTeam, ReportsTray as Tray } from '@/lib/turn/control-desk/reports';
import { KeysLine } from '../shell/keys-line';
import { clockTime } from '../shell/time-words';
import { useAct } from '../shell/use-act';
import { useKeys } from '../shell/use-keys';
import { useWalk } from '../shell/use-walk';
import { useWays, Way } from '../shell/ways';
import type { ReportActs } from './report-acts';

/** Every team's report of the turn, the seat's own teams first. */
export function ReportsTray({ tray, draft }: { tray: Tray; draft: ReportActs['draft'] }) {
  const { seatId } = useWays();
  const { isBusy, act } = useAct();
  const [isDrafting, setDrafting] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const mine = tray.teams.filter((team) => team.isMine);
  const others = tray.teams.filter((team) => !team.isMine);
  const undrafted = (teams: readonly ReportOfTeam[]) => teams.filter((team) => team.state === 'none');
  const draftOne = (teamKey: string) => act(() => draft(seatId, { teamKey, version: 0 }));
  const draftAll = (teams: readonly ReportOfTeam[]) => {
    if (teams.length === 0) return;
    setDrafting(true);
    act(async () => {
      for (const { key } of teams) {
        const answer = await draft(seatId, { teamKey: key, version: 0 });
        if (!answer.ok && answer.refusal.code !== 'changedByAnother') return answer;
      }
      setDrafting(false);
      return { ok: true, value: null };
    });
  };
  const asked = undrafted(mine.length > 0 ? mine : tray.teams);
  const told = tray.teams.filter((team) => team.state === 'released').length;
  useWalk(list);
  useKeys({ d: () => draftAll(asked) });

  return (
    <div className="flex h-full flex-col">
      <header className="flex h-12 shrink-0 items-center gap-3 border-b border-rule bg-sheet px-5">
        <h1 className="text-lead font-semibold">Reports of turn {tray.turn}</h1>
        <p className="text-small text-ink-3">
          {told} of {tray.teams.length} released
        </p>
        {asked.length > 0 && (
          <Button
            kind="act"
            size="small"
            hint="D"
            className="ml-auto"
            isBusy={isBusy && isDrafting}
            onClick={() => draftAll(asked)}
          >
            {mine.length > 0 && others.length > 0 ? 'Draft all of mine' : 'Draft all'}
          </Button>
        )}
      </header>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
        {tray.teams.length === 0 && <EmptyState title="There is no team in this game." />}
        <Teams title={others.length > 0 ? 'Your teams' : 'Teams'} teams={mine} isBusy={isBusy} onDraft={draftOne} />
        <Teams
          title={mine.length > 0 ? 'Other teams' : 'Teams'}
          teams={others}
          isBusy={isBusy}
          onDraft={draftOne}
          onDraftAll={mine.length > 0 && undrafted(others).length > 0 ? () => draftAll(undrafted(others)) : undefined}
        />
      </div>
      <KeysLine
        keys={[
          ['J K', 'team'],
          ['↵', 'open'],
          ['D', 'draft all'],
        ]}
      >
        Every team gets a report every turn; all quiet is a report too.
      </KeysLine>
    </div>
  );
}

function Teams({
  title,
  teams,
  isBusy,
  onDraft,
  onDraftAll,
}: {
  title: string;
  teams: readonly ReportOfTeam[];
  isBusy: boolean;
  onDraft: (teamKey: string) => void;
  onDraftAll?: () => void;
}) {
  if (teams.length === 0) return null;
  return (
    <section aria-label={title} className="mx-auto mt-5 max-w-3xl">
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
          <li key={team.teamId} className="flex min-h-10 items-center gap-3 border-b border-rule">
            <Way
              to={`/reports/${team.key}`}
              data-stop
              className="flex min-w-0 flex-1 items-center gap-3 self-stretch text-ink no-underline hover:underline"
            >
              <span className="truncate text-lead font-medium">{team.name}</span>
              <span className="text-small text-ink-3">{team.side === 'allied' ? 'Allied' : 'German'}</span>
            </Way>
            {team.state !== 'released' && team.waits.length > 0 && (
              <span className="min-w-0 truncate text-small text-waiting">{team.waits.join(' ')}</span>
            )}
            <State team={team} />
            <span className="flex w-28 justify-end">
              {team.state === 'none' ? (
                <Button
                  size="small"
                  aria-label={`Draft report to ${team.name}`}
                  isBusy={isBusy}
                  onClick={() => onDraft(team.key)}
                >
                  Draft
                </Button>
              ) : (
                <Way to={`/reports/${team.key}`} className="text-ink-2 hover:text-ink">
                  {team.state === 'drafted' ? 'Edit and release' : 'Read'}
                </Way>
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
  if (team.state === 'drafted')
    return <Tag meaning="waiting">{team.isCorrection ? 'correction drafted' : 'drafted'}</Tag>;
  return (
    <span className="flex items-center gap-2">
      <Tag meaning="mine">{team.isCorrection ? 'corrected' : 'released'}</Tag>
      <span className="text-small text-ink-3" suppressHydrationWarning>
        {team.releasedAt && clockTime(team.releasedAt)}
      </span>
    </span>
  );
}
