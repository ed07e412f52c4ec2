'use client';

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIsMine } from '@/components/control/parts/desk-context';
import { digitDeeds, digitsOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useControlEnter } from '@/components/control/parts/keys/use-enter';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { BothTexts } from '@/components/control/parts/reports/both-texts';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { SavedLine } from '@/components/control/parts/saved-line';
import { RowNotes } from '@/components/control/parts/sheets/row-notes';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Dialog } from '@/components/ui/dialog';
import { LetterBody } from '@/components/ui/letter-body';
import { StaffSignal } from '@/components/ui/staff-signal';
import { useToast } from '@/components/ui/toast';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import { counted } from '@/lib/text';
import type { Mark } from '@/lib/visibility/guard/guard';
import { writtenSince } from '@/lib/written-since';
import { BattleUpdates } from './battle-updates';
import { EletiLights } from './eleti-lights';
import { FactsColumn, keyedFacts } from './facts-column';
import { FriendsTold } from './friends-told';
import { GuardColumn } from './guard-column';
import { openCount } from './guard-mark-words';
import { ReleaseBox } from './release-box';
import { ReportLetter } from './report-letter';
import { RequestsHeard } from './requests-heard';
import { StaleDraftWarning } from './stale-draft-warning';
import { addSentence, type Edited, itemTold, paragraphAt, partAt, partsOf, replaceSpan, sayAt } from './text-editing';
import { ToldBefore } from './told-before';
import { useReport } from './use-report';

/** A report in hand: facts left, the letter in the middle, the guard right. */
export function ReportEditor({ desk, top }: { desk: ReportOnDesk; top: ReactNode }) {
  const send = useSend();
  const { team } = desk;
  const draft = desk.draft!;
  const say = useToast();
  const { go } = useRouter();
  const address = useDeskAddress();
  const isMine = useIsMine();
  const { isBusy, run } = useMutation();
  const report = useReport(desk);
  const [caret, setCaret] = useState(0);
  const [isSeen, setSeen] = useState(false);
  const [ticked, setTicked] = useState(() =>
    desk.neighbours.filter(({ isLastChoice }) => isLastChoice).map(({ unitId }) => unitId),
  );
  // Who has left the map since he was ticked is not told any more.
  const friends = ticked.filter((id) => desk.neighbours.some(({ unitId }) => unitId === id));
  const pen = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const goTo = useRef<readonly [number, number] | null>(null);
  const { body, marks, overruled, saved } = report;

  const open = marks.filter(({ id }) => !overruled[id]?.trim());
  const kept = marks.filter(({ id }) => overruled[id]?.trim());
  const numbers = new Map(open.map(({ id }, at) => [id, at + 1]));
  const added = writtenSince(body, draft.drafted ?? draft.body);
  const title = partAt(body, caret)?.title;
  const item =
    desk.items.find((candidate) => candidate.title === title) ??
    itemTold(paragraphAt(body, caret), desk.items) ??
    desk.items[0];

  useLayoutEffect(() => {
    if (!goTo.current || !pen.current) return;
    pen.current.focus();
    pen.current.setSelectionRange(...goTo.current);
    goTo.current = null;
  });

  const put = ({ body: became, caret: at }: Edited) => {
    goTo.current = [at, at];
    report.write(became);
    setCaret(at);
  };
  const sayFact = (words: string) => put(sayAt(body, pen.current?.selectionEnd ?? body.length, words));
  const use = (mark: Mark) => {
    if (!mark.suggestion) return;
    if (mark.at) return put(replaceSpan(body, mark.at, mark.suggestion));
    const fight = desk.items.find(({ id }) => id === mark.combatId);
    put(addSentence(body, fight?.title ?? '', mark.suggestion, mark.kind === 'missingLetter'));
  };
  const show = ({ at }: Mark) => {
    if (!at) return;
    pen.current?.focus();
    pen.current?.setSelectionRange(...at);
  };
  const walkMarks = (by: 1 | -1) => {
    const placed = open.filter(({ at }) => at);
    const next = by === 1 ? placed.find(({ at }) => at![0] > caret) : placed.findLast(({ at }) => at![1] < caret);
    const mark = next ?? placed.at(by === 1 ? 0 : -1);
    if (mark) show(mark);
    else list.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
  };
  const next = desk.next.find(isMine) ?? desk.next[0];
  const release = (then?: () => void) => {
    const shut = saved.theirs
      ? 'Two texts lie side by side. Choose one first.'
      : (desk.waits[0] ?? (open.length > 0 ? `${openCount(open.length)}: put each right, or overrule it.` : null));
    if (shut) return say(`Not released. ${shut}`, 'refused');
    run(
      async () => {
        const version = await report.keeper.save();
        if (version !== null) return send('release-report', { reportId: draft.id, version, friends });
        return {
          ok: false,
          refusal: { code: 'notNow', message: 'The text could not be saved. Nothing was released.' },
        };
      },
      () => {
        say(`${team.name} has its report.`);
        then?.();
      },
    );
  };
  const releaseAndGoOn = () => release(() => go(address(next ? `/reports/${next}` : '/reports')));

  useControlEnter(() => release());
  useWalk(list);
  const facts = keyedFacts(item);
  useKeys({
    ...Object.fromEntries(facts.map(({ sentence }, at) => [digitDeeds[at], () => sayFact(sentence)])),
    accept: releaseAndGoOn,
    open: () => pen.current?.focus(),
    see: () => setSeen(true),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const digit = event.altKey && /^Digit([1-9])$/.exec(event.code)?.[1];
    const fact = digit ? facts[Number(digit) - 1] : undefined;
    const here = open.find(({ at }) => at && at[0] <= caret && caret <= at[1]) ?? open[0];
    if (fact) sayFact(fact.sentence);
    else if (event.key === 'F8') walkMarks(event.shiftKey ? -1 : 1);
    else if (event.altKey && event.key === 'Enter' && here) use(here);
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="flex h-full min-w-0">
      <FactsColumn item={item} withheld={desk.withheld} isTold={desk.updates.told.length > 0} onSay={sayFact} />
      <div className="flex min-w-0 flex-1 flex-col">
        {top}
        <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-7 pt-5 pb-4">
          <StaleDraftWarning before={draft.before} />
          {saved.theirs && <BothTexts theirs={saved.theirs.words.body} keeper={report.keeper} />}
          {desk.items.length > 1 && (
            <nav aria-label="Items" className="flex flex-wrap gap-1">
              {desk.items.map(({ id, title: name }, at) => (
                <button
                  key={id}
                  type="button"
                  aria-current={item?.id === id ? 'true' : undefined}
                  onClick={() => {
                    const part = partsOf(body).find((candidate) => candidate.title === name);
                    if (!part) return;
                    pen.current?.focus();
                    pen.current?.setSelectionRange(part.from, part.from);
                    setCaret(part.from);
                  }}
                  className={`min-h-handle-small rounded-2 px-2.5 ${
                    item?.id === id ? 'bg-invert font-medium text-on-invert' : 'text-ink-2 hover:text-ink'
                  }`}
                >
                  <span className="mr-1.5 opacity-70">{at + 1}</span>
                  {name}
                </button>
              ))}
            </nav>
          )}
          <EletiLights lights={report.lights} />
          <div className="shrink-0">
            <ReportLetter
              head={{ from: draft.sender, to: team.name, time: draft.gameTime, heading: draft.heading }}
              body={body}
              marks={marks}
              numbers={numbers}
              overruled={overruled}
              added={added}
              pen={pen}
              onWrite={report.write}
              onCaret={setCaret}
              onKeyDown={onKeyDown}
            />
            <SavedLine state={saved} />
            {added.length > 0 && (
              <p className="text-small text-ink-3">
                {counted(added.length, 'sentence is', 'sentences are')} not in the draft: underlined above.
              </p>
            )}
          </div>
          <RequestsHeard requests={desk.requests} />
          <RowNotes title="Game Control notes on its order sheet, for Control only" rows={desk.notedRows} isOneTeam />
          <FriendsTold team={team.name} neighbours={desk.neighbours} ticked={friends} onTick={setTicked} />
          <BattleUpdates team={team} updates={desk.updates} />
          <ToldBefore teamKey={team.key} turn={desk.turn} told={desk.toldBefore} />
        </div>
        <KeysLine
          keys={{
            accept: next ? 'release, and the next' : 'release, and all reports',
            open: 'write',
            walk: 'marks',
            nextMark: 'next mark in the text',
            ...(facts.length > 0 && { [digitsOf(facts.length)]: 'say a fact, with Alt in the text' }),
            see: 'see it',
          }}
        />
      </div>
      <GuardColumn
        open={open}
        kept={kept}
        numbers={numbers}
        overruled={overruled}
        list={list}
        onUse={use}
        onShow={show}
        onOverrule={({ id }, reason) => report.overrule(id, reason)}
      >
        <ReleaseBox
          team={team.name}
          open={open.length}
          waits={desk.waits}
          friends={friends.length}
          isHeldBack={saved.theirs !== null}
          isBusy={isBusy}
          onSee={() => setSeen(true)}
          hasNext={next !== undefined}
          onRelease={() => release()}
          onGoOn={releaseAndGoOn}
        />
      </GuardColumn>
      <Dialog title={`As ${team.name} will see it`} isOpen={isSeen} onOpen={setSeen} isWide leaves="Back to the letter">
        <div className="mx-auto max-w-md">
          <StaffSignal from={draft.sender} to={team.name} time={draft.gameTime} heading={draft.heading}>
            <LetterBody body={body} />
          </StaffSignal>
        </div>
      </Dialog>
    </div>
  );
}
