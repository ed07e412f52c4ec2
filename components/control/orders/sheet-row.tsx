'use client';

import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { NoteField } from '@/components/control/parts/sheets/note-field';
import { NoteForTeam } from '@/components/control/parts/sheets/note-for-team';
import { QuestionForm, SheetQueries } from '@/components/control/parts/sheets/sheet-queries';
import { useSend } from '@/components/control/parts/use-mutation';
import { Cell } from '@/components/ui/table';
import type { ControlLine, SheetOnDesk } from '@/lib/desks/control/orders/orders';
import { inSentence, said } from '@/lib/visibility/forms/columns';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { type ExtraColumn, extraColumns, goalSaid, orderColumn } from '@/lib/visibility/forms/order-row';
import { actions, postures } from '@/lib/words';
import { RingedWords } from './ringed-words';
import { RowCrossings } from './row-crossings';
import type { RowDifference } from './text-differences';

interface SheetRowProps {
  desk: SheetOnDesk;
  line: ControlLine;
  number: number;
  /** Against last turn's sheet; null where there is none. */
  difference: RowDifference | null;
  isLit: boolean;
  onLight: () => void;
  isAsking: boolean;
  onAsked: () => void;
}

const marks = { new: 'new', changed: 'changed', same: 'as before' } as const;

/** One row of the sheet: what the team wrote, what changed, what Control notes and asked. */
export function SheetRow(props: SheetRowProps) {
  const send = useSend();
  const { desk, line, number, difference, isLit, onLight, isAsking, onAsked } = props;
  const changed = difference?.how === 'changed' ? difference : null;
  const queries = desk.queries.filter((query) => query.lineId === line.id);
  const names = (units: ControlLine['units'], free: string) =>
    [...units.map((unit) => unit.name), free].filter(Boolean).join(', ');
  return (
    <tr className={isLit ? 'bg-mine-soft print:bg-transparent' : ground(difference)} aria-current={isLit || undefined}>
      <Cell className="pl-1">
        <button
          type="button"
          aria-pressed={isLit}
          aria-label={`Row ${number}`}
          onClick={onLight}
          className="min-h-press min-w-6 text-left font-mono aside hover:text-ink"
        >
          {number}
        </button>
        {difference && (
          <span
            className={`block font-cond text-small leading-3 print:hidden ${difference.how === 'same' ? 'text-ink-3' : 'font-semibold text-pencil'}`}
          >
            {marks[difference.how]}
          </span>
        )}
      </Cell>
      <Cell>
        {line.units.length > 0 && (
          <ul>
            {line.units.map((unit) => (
              <li key={unit.id} className="font-semibold">
                {unit.name}
              </li>
            ))}
          </ul>
        )}
        {line.grouping && <p className="text-ink-2">{line.grouping}</p>}
        {changed?.units && <Was>{names(changed.was!.units, changed.was!.grouping)}</Was>}
      </Cell>
      <Cell>
        <Orders line={line} changed={changed} />
        <GoalOfRow line={line} />
        {line.wordsOrder && (
          <ul aria-label={`What the words of row ${number} order`} className="font-cond detail">
            {line.wordsOrder.map((words) => (
              <li key={words} className="mr-2 inline">
                <span aria-hidden>☑ </span>
                {words}
              </li>
            ))}
          </ul>
        )}
        {line.advice.map((advice) => (
          <p key={advice.message} className="mt-1 text-small text-waiting">
            {advice.message} {advice.remedy} <RuleReference rule={advice.rule} className="font-cond" />
          </p>
        ))}
      </Cell>
      <Cell>
        {names(line.support, line.supportText)}
        {extraColumns.map((name) => (
          <Extra key={name} name={name} line={line} />
        ))}
        {changed &&
          extraColumns.map((name) => changed[name] && <ExtraBefore key={name} name={name} line={changed.was!} />)}
        {changed?.support && <Was>{names(changed.was!.support, changed.was!.supportText) || 'nothing'}</Was>}
      </Cell>
      <Cell>
        <RingedWords
          words={actionWords}
          shown={actions}
          ringed={line.action}
          columns={2}
          was={changed?.action ? changed.was!.action : undefined}
        />
        {line.standFast && <p className="mt-0.5 font-cond text-small font-semibold text-pencil">stand fast</p>}
        {changed?.standFast && !line.standFast && <Was>stand fast</Was>}
      </Cell>
      <Cell>
        <RingedWords
          words={postureWords}
          shown={postures.filter((posture) => posture !== 'rest' || desk.allowsRest)}
          ringed={line.posture}
          was={changed?.posture ? changed.was!.posture : undefined}
        />
      </Cell>
      <Cell className="pr-1">
        <NoteField
          key={line.id}
          label={`Game Control notes, row ${number}`}
          note={line.note}
          verb="note-order-line"
          input={(text, version) => ({ sheetId: desk.sheet!.id, lineId: line.id, text, version })}
        />
        <NoteForTeam sheetId={desk.sheet!.id} lineId={line.id} about={`row ${number}`} told={line.notesTold} />
        <RowCrossings desk={desk} line={line} number={number} />
        <SheetQueries queries={queries} about={`row ${number}`} />
        {isAsking && (
          <QuestionForm
            about={`row ${number}`}
            ask={(text, reason) => send('query-order-line', { sheetId: desk.sheet!.id, lineId: line.id, text, reason })}
            onDone={onAsked}
          />
        )}
      </Cell>
    </tr>
  );
}

/** The ground that highlights new or changed parts against those read the turn before. */
const ground = (difference: RowDifference | null): string =>
  difference && difference.how !== 'same' ? 'shadow-[inset_3px_0_0_var(--pencil)] print:shadow-none' : '';

const Was = ({ children }: { children: string }) => (
  <p className="aside print:hidden">
    was <span className="line-through">{children}</span>
  </p>
);

/** The words of an extra of the row; of a square that is asked for, the desk it is shelled from. */
function Extra({ name, line }: { name: ExtraColumn; line: ControlLine }) {
  const column = orderColumn(name);
  const words = said(column, line[name]);
  if (!words) return null;
  return (
    <p className="mt-0.5 font-cond text-small font-semibold text-pencil">
      {inSentence(words)}
      {column.kind === 'reference' && (
        <>
          {' · '}
          <DeskLink to="/air">air desk</DeskLink>
        </>
      )}
    </p>
  );
}

/** Where the team itself says that the row sends its units; nothing where nobody there has looked. */
function GoalOfRow({ line }: { line: ControlLine }) {
  const said = goalSaid(line);
  return said && <p className="mt-0.5 font-cond text-small font-semibold text-pencil">{said}</p>;
}

/** The words of an extra on the sheet before. */
function ExtraBefore({ name, line }: { name: ExtraColumn; line: ControlLine }) {
  const column = orderColumn(name);
  const words = inSentence(said(column, line[name])) || column.none;
  return words ? <Was>{words}</Was> : null;
}

function Orders({ line, changed }: { line: ControlLine; changed: RowDifference | null }) {
  if (!changed) return <p className="whitespace-pre-wrap">{line.orders}</p>;
  return (
    <>
      <p className="print:hidden">
        {changed.orders.map(({ text, how }, at) => {
          const key = `${at} ${how}`;
          if (how === 'same') return <span key={key}>{text} </span>;
          return how === 'new' ? (
            <ins key={key} className="mr-1 font-medium text-pencil underline decoration-pencil underline-offset-2">
              {text}
            </ins>
          ) : (
            <del key={key} className="mr-1 text-ink-3">
              {text}
            </del>
          );
        })}
      </p>
      <p className="hidden whitespace-pre-wrap print:block">{line.orders}</p>
    </>
  );
}
