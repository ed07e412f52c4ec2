import type { ReactNode } from 'react';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { extrasSaid, goalSaid } from '@/lib/visibility/forms/order-row';
import type { DeskCounter, DeskLine, DeskQuery, DeskRowNote } from '@/lib/visibility/player/desk';
import { type Action, actions, type Posture, postures } from '@/lib/words';
import { ControlNotes, whileNarrow } from '../sheets/control-notes';
import { namesOf } from '../sheets/row-dispute';

interface Props {
  lines: readonly DeskLine[];
  counters: readonly DeskCounter[];
  queries?: readonly DeskQuery[];
  notes?: readonly DeskRowNote[];
  allowsRest?: boolean;
}

/** A sheet that is no longer written on: paper, with what was ringed and what was asked. */
export function OrderSheetPaper({ lines, counters, queries = [], notes = [], allowsRest = false }: Props) {
  const told = (line: DeskLine) => <ControlNotes notes={notes} queries={queries} lineId={line.id} />;
  return (
    <>
      <Table className="max-sm:hidden">
        <SheetColumns />
        {lines.map((line, place) => (
          <tbody key={line.id} className="border-b border-rule">
            <tr>
              <Cell className="border-b-0 pl-3">
                <RowNumber of={place + 1} />
                <Units line={line} counters={counters} />
              </Cell>
              <Cell className="border-b-0 whitespace-pre-wrap">
                {line.orders}
                {line.standFast && <b className="text-pencil"> Stand fast.</b>}
                <GoalSaid line={line} />
              </Cell>
              <Cell className="border-b-0 text-note text-ink-2">
                {supportOf(line, counters)}
                {extrasSaid(line, 'print').map((words) => (
                  <b key={words} className="block text-pencil">
                    {words}
                  </b>
                ))}
              </Cell>
              <Cell className="border-b-0">
                <Printed words={actionList} ringed={line.action} columns="grid-cols-[auto_auto]" />
              </Cell>
              <Cell className="border-b-0 pr-0">
                <Printed words={postureList(allowsRest)} ringed={line.posture} columns="grid-cols-1" />
              </Cell>
              <NotesCell>{told(line)}</NotesCell>
            </tr>
            <tr>
              <td colSpan={5} className={`px-3 not-empty:pb-2 ${whileNarrow}`}>
                {told(line)}
              </td>
            </tr>
          </tbody>
        ))}
      </Table>
      <ul className="border-t-[1.5px] border-ink sm:hidden">
        {lines.map((line, place) => (
          <li key={line.id} className="border-b border-rule py-2.5">
            <RowNumber of={place + 1} />
            <Units line={line} counters={counters} />
            <p className="whitespace-pre-wrap">
              {line.orders}
              {line.standFast && <b className="text-pencil"> Stand fast.</b>}
              <GoalSaid line={line} />
            </p>
            {supportOf(line, counters) && <p className="text-note text-ink-2">With {supportOf(line, counters)}</p>}
            {extrasSaid(line, 'print').map((words) => (
              <p key={words} className="text-note font-semibold text-pencil">
                {words}
              </p>
            ))}
            <p className="mt-1.5 flex gap-5 pl-2 font-cond">
              {line.action && <span className="circled">{actionWords[line.action].word}</span>}
              {line.posture && <span className="circled">{postureWords[line.posture].word}</span>}
            </p>
            {told(line)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the writer of a row said that it goes, below its words. */
const GoalSaid = ({ line }: { line: DeskLine }) => (
  <b className="block font-cond text-note text-pencil">{goalSaid(line)}</b>
);

/** The sixth column of the sheet is there where it has room, and on paper. */
const whileWide = 'hidden @2xl:table-cell print:table-cell';

/** The cell of Game Control's notes: blank until Control has told the team something on the row. */
export const NotesCell = ({ children }: { children: ReactNode }) => (
  <Cell className={`border-b-0 border-l border-l-rule pl-2.5 ${whileWide}`}>{children}</Cell>
);

/** The heads of the columns as they are printed (§5). */
export const SheetColumns = () => (
  <thead>
    <tr>
      <HeadCell className="w-[19%] pl-3">Unit or grouping</HeadCell>
      <HeadCell>Orders</HeadCell>
      <HeadCell className="w-[17%]">Supporting</HeadCell>
      <HeadCell className="w-37.5">Action</HeadCell>
      <HeadCell className="w-18">Movement</HeadCell>
      <HeadCell className={`w-[18%] border-l border-l-rule pl-2.5 ${whileWide}`}>Game Control notes</HeadCell>
    </tr>
  </thead>
);

/** A row by the number that Control’s questions name it by. */
export const RowNumber = ({ of }: { of: number }) => (
  <span className="float-right ml-1 font-cond aside">
    <span className="sr-only">Row </span>
    {of}
  </span>
);

function Units({ line, counters }: { line: DeskLine; counters: readonly DeskCounter[] }) {
  const names = namesOf(line.counterIds, counters);
  return (
    <>
      <b className="block">{line.grouping || names}</b>
      {line.grouping && <span className="text-note">{names}</span>}
    </>
  );
}

const supportOf = (line: DeskLine, counters: readonly DeskCounter[]): string =>
  [namesOf(line.supportIds, counters), line.supportText].filter(Boolean).join(', ');

const actionList = actions.map((id) => [id, actionWords[id].word] as const);
const postureList = (allowsRest: boolean) =>
  postures.filter((id) => id !== 'rest' || allowsRest).map((id) => [id, postureWords[id].word] as const);

function Printed<Id extends Action | Posture>({
  words,
  ringed,
  columns,
}: {
  words: readonly (readonly [Id, string])[];
  ringed: Id | null;
  columns: string;
}) {
  return (
    <span className={`grid w-max gap-x-3.5 font-cond aside leading-6 font-medium ${columns}`}>
      {words.map(([id, word]) =>
        id === ringed ? (
          <span key={id} className="circled justify-self-start">
            {word}
            <span className="sr-only">, circled</span>
          </span>
        ) : (
          <span key={id}>{word}</span>
        ),
      )}
    </span>
  );
}
