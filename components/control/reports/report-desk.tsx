'use client';

import { useState } from 'react';
import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { ReadBy } from '@/components/control/parts/reports/read-by';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { SeesLink } from '@/components/control/parts/sees-link';
import { RowNotes } from '@/components/control/parts/sheets/row-notes';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { LetterBody } from '@/components/ui/letter-body';
import { StaffSignal } from '@/components/ui/staff-signal';
import { Tag } from '@/components/ui/tag';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import type { LetterForm } from '@/lib/visibility/reports/eleti';
import { BattleUpdates } from './battle-updates';
import { FactsColumn } from './facts-column';
import { ReportEditor } from './report-editor';
import { RequestsHeard } from './requests-heard';
import { StaleDraftWarning } from './stale-draft-warning';
import { ToldBefore } from './told-before';

/** One team's report: not drafted yet, in hand, or released. */
export function ReportDesk({ desk }: { desk: ReportOnDesk }) {
  const { draft, team } = desk;
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, act } = useMutation();
  const [asking, setAsking] = useState<LetterForm | null>(null);
  const write = (form?: LetterForm) =>
    act('draft-report', {
      teamKey: team.key,
      version: draft?.version ?? 0,
      turn: desk.turn,
      ...(form ? { form } : {}),
    });
  const other = draft?.form === 'outline' ? 'story' : 'outline';
  useKeys({
    begin: !draft || draft.state === 'released' || draft.told ? () => write() : undefined,
    see: () => go(address(`/reports/${team.key}/aloud`)),
    leave: () => go(address('/reports')),
  });

  const top = (
    <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5 py-1">
      <DeskLink to="/reports" className="quiet-link">
        Reports
      </DeskLink>
      <span aria-hidden className="text-ink-3">
        /
      </span>
      <h1 className="lead">
        To {team.name}
        {desk.isEarlier && `, turn ${desk.turn}`}
      </h1>
      <DeskLink to={`/map/side/${team.key}`} className="text-small quiet-link">
        Their map
      </DeskLink>
      <SeesLink team={team} />
      <CardClaim kind="report" subjectId={team.id} />
      {draft && (
        <DeskLink to={`/reports/${team.key}/aloud`} className="text-small quiet-link">
          Read aloud
        </DeskLink>
      )}
      {draft?.isCorrection && <Tag>correction</Tag>}
      {draft?.told && (
        <span className="aside" suppressHydrationWarning>
          told aloud by {draft.told.by}, {clockTime(draft.told.at)}
        </span>
      )}
      {draft && (draft.state === 'released' || draft.told) && (
        <>
          {draft.state === 'released' && <Tag meaning="mine">released</Tag>}
          {desk.isAsTold && <span className="aside">Nothing it could see has changed since</span>}
          <Button size="small" hint={keyOf('begin')} className="ml-auto" isBusy={isBusy} onClick={() => write()}>
            Write a correction
          </Button>
        </>
      )}
      {draft?.state === 'drafted' && !draft.told && (
        <Button
          kind="quiet"
          size="small"
          className="ml-auto"
          isBusy={isBusy}
          onClick={() => (draft.isAsWritten ? write(other) : setAsking(other))}
        >
          Write as {other}
        </Button>
      )}
      {draft?.state === 'drafted' && !draft.told && (
        <Dialog
          title="Draft it anew?"
          isOpen={asking !== null}
          onOpen={(isOpen) => setAsking(isOpen ? draft.form : null)}
          trigger={
            <Button kind="quiet" size="small">
              Draft anew
            </Button>
          }
          leaves="Keep the text"
          actions={
            <Button
              kind="act"
              isBusy={isBusy}
              onClick={() => {
                setAsking(null);
                write(asking ?? draft.form);
              }}
            >
              Draft anew
            </Button>
          }
        >
          <p>
            The text is written again from the results so far. Sentences that you wrote or changed stay in their
            paragraphs.
          </p>
        </Dialog>
      )}
    </header>
  );

  if (draft?.state === 'drafted') {
    return <ReportEditor key={draft.id} desk={desk} top={top} />;
  }
  return (
    <div className="flex h-full min-w-0 max-pair:flex-col max-pair:overflow-y-auto">
      <FactsColumn item={desk.items[0]} withheld={desk.withheld} isTold={desk.updates.told.length > 0} onSay={null} />
      <div className="flex min-w-0 flex-1 flex-col max-pair:flex-none">
        {top}
        <div className="flex scrolls flex-col gap-4 px-8 pt-6 pb-4">
          {draft && <StaleDraftWarning before={draft.before} isReleased />}
          {draft ? (
            <div className="mx-auto w-full max-w-2xl rounded-3 bg-sheet px-6 py-2 shadow-2">
              <StaffSignal
                from={draft.sender}
                to={team.name}
                time={draft.gameTime}
                heading={draft.heading}
                foot={
                  <span suppressHydrationWarning>
                    Released {clockTime(draft.releasedAt!)};{' '}
                    <ReadBy readBy={draft.readBy} none="nobody has read it yet" />
                  </span>
                }
              >
                <LetterBody body={draft.body} />
              </StaffSignal>
            </div>
          ) : (
            <EmptyState
              title={`No report to ${team.name} has been drafted for turn ${desk.turn}.`}
              action={
                <Button kind="act" hint={keyOf('begin')} isBusy={isBusy} onClick={() => write()}>
                  Draft report
                </Button>
              }
            >
              {desk.waits.length > 0
                ? `${desk.waits.join(' ')} A draft made now tells the results so far, and waits.`
                : 'The draft tells the results so far, letter by letter. A quiet turn is told too.'}
            </EmptyState>
          )}
          {!draft && <RequestsHeard requests={desk.requests} />}
          <RowNotes title="Game Control notes on its order sheet, for Control only" rows={desk.notedRows} isOneTeam />
          <BattleUpdates team={team} updates={desk.updates} />
          <ToldBefore
            teamKey={team.key}
            turn={desk.turn}
            told={draft ? desk.toldBefore.filter(({ body }) => body !== draft.body) : desk.toldBefore}
          />
        </div>
        <KeysLine
          keys={
            draft
              ? { begin: 'write a correction', see: 'read aloud', leave: 'all reports' }
              : { begin: 'draft', leave: 'all reports' }
          }
        />
      </div>
    </div>
  );
}
