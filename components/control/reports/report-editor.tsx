'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { digitDeeds, digitsOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useControlEnter } from '@/components/control/parts/keys/use-enter';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { BothTexts } from '@/components/control/parts/reports/both-texts';
import { SavedLine } from '@/components/control/parts/saved-line';
import { RowNotes } from '@/components/control/parts/sheets/row-notes';
import { Dialog } from '@/components/ui/dialog';
import { LetterBody } from '@/components/ui/letter-body';
import { StaffSignal } from '@/components/ui/staff-signal';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import { counted } from '@/lib/text';
import { writtenSince } from '@/lib/written-since';
import { BattleUpdates } from './battle-updates';
import { EletiLights } from './eleti-lights';
import { FactsColumn, keyedFacts } from './facts-column';
import { FriendsTold } from './friends-told';
import { GuardColumn } from './guard-column';
import { ReleaseBox } from './release-box';
import { ReportLetter } from './report-letter';
import { RequestsHeard } from './requests-heard';
import { StaleDraftWarning } from './stale-draft-warning';
import { ToldBefore } from './told-before';
import { usePen } from './use-pen';
import { useRelease } from './use-release';
import { useReport } from './use-report';

/** A report in hand: facts left, the letter in the middle, the guard right. */
export function ReportEditor({ desk, top }: { desk: ReportOnDesk; top: ReactNode }) {
  const { team } = desk;
  const draft = desk.draft!;
  const report = useReport(desk);
  const { body, marks, overruled, saved } = report;
  const [isSeen, setSeen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { pen, caret, setCaret, item, ...text } = usePen(body, desk.items, report.write);

  const open = marks.filter(({ id }) => !overruled[id]?.trim());
  const kept = marks.filter(({ id }) => overruled[id]?.trim());
  const numbers = new Map(open.map(({ id }, at) => [id, at + 1]));
  const added = writtenSince(body, draft.drafted ?? draft.body);
  const { friends, hasNext, ...letter } = useRelease(desk, report, open.length);

  const walkMarks = (by: 1 | -1) => {
    const placed = open.filter(({ at }) => at);
    const next = by === 1 ? placed.find(({ at }) => at![0] > caret) : placed.findLast(({ at }) => at![1] < caret);
    const mark = next ?? placed.at(by === 1 ? 0 : -1);
    if (mark) text.show(mark);
    else list.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
  };
  useControlEnter(letter.release);
  useWalk(list);
  const facts = keyedFacts(item);
  useKeys({
    ...Object.fromEntries(facts.map(({ sentence }, at) => [digitDeeds[at], () => text.say(sentence)])),
    accept: letter.releaseAndGoOn,
    open: () => pen.current?.focus(),
    see: () => setSeen(true),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const digit = event.altKey && /^Digit([1-9])$/.exec(event.code)?.[1];
    const fact = digit ? facts[Number(digit) - 1] : undefined;
    const here = open.find(({ at }) => at && at[0] <= caret && caret <= at[1]) ?? open[0];
    if (fact) text.say(fact.sentence);
    else if (event.key === 'F8') walkMarks(event.shiftKey ? -1 : 1);
    else if (event.altKey && event.key === 'Enter' && here) text.putRight(here);
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="flex h-full min-w-0 max-pair:flex-col max-pair:overflow-y-auto">
      <FactsColumn item={item} withheld={desk.withheld} isTold={desk.updates.told.length > 0} onSay={text.say} />
      <div className="flex min-w-0 flex-1 flex-col max-pair:flex-none">
        {top}
        <div className="flex scrolls flex-col gap-4 px-7 pt-5 pb-4">
          <StaleDraftWarning before={draft.before} />
          {saved.theirs && <BothTexts theirs={saved.theirs.words.body} keeper={report.keeper} />}
          {desk.items.length > 1 && <ItemsOfReport items={desk.items} inHand={item?.id} onItem={text.toPart} />}
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
              <p className="aside">
                {counted(added.length, 'sentence is', 'sentences are')} not in the draft: underlined above.
              </p>
            )}
          </div>
          <RequestsHeard requests={desk.requests} />
          <RowNotes title="Game Control notes on its order sheet, for Control only" rows={desk.notedRows} isOneTeam />
          <FriendsTold team={team.name} neighbours={desk.neighbours} ticked={friends} onTick={letter.tick} />
          <BattleUpdates team={team} updates={desk.updates} />
          <ToldBefore teamKey={team.key} turn={desk.turn} told={desk.toldBefore} />
        </div>
        <KeysLine
          keys={{
            accept: hasNext ? 'release, and the next' : 'release, and all reports',
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
        onUse={text.putRight}
        onShow={text.show}
        onOverrule={({ id }, reason) => report.overrule(id, reason)}
      >
        <ReleaseBox
          team={team.name}
          open={open.length}
          waits={desk.waits}
          friends={friends.length}
          isHeldBack={saved.theirs !== null}
          isBusy={letter.isBusy}
          onSee={() => setSeen(true)}
          hasNext={hasNext}
          onRelease={letter.release}
          onGoOn={letter.releaseAndGoOn}
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

/** The items of the report, each leading to its part of the text. */
const ItemsOfReport = (props: {
  items: ReportOnDesk['items'];
  inHand: string | undefined;
  onItem: (title: string) => void;
}) => (
  <nav aria-label="Items" className="flex flex-wrap gap-1">
    {props.items.map(({ id, title }, at) => (
      <button
        key={id}
        type="button"
        aria-current={props.inHand === id ? 'true' : undefined}
        onClick={() => props.onItem(title)}
        className={`min-h-handle-small rounded-2 px-2.5 ${
          props.inHand === id ? 'bg-invert font-medium text-on-invert' : 'text-ink-2 hover:text-ink'
        }`}
      >
        <span className="mr-1.5 opacity-70">{at + 1}</span>
        {title}
      </button>
    ))}
  </nav>
);
