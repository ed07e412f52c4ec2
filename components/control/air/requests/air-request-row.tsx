'use client';

import { withFieldWords } from '@/components/control/parts/field-word';
import { DeskLink } from '@/components/control/parts/router';
import { NoteField } from '@/components/control/parts/sheets/note-field';
import { NoteForTeam } from '@/components/control/parts/sheets/note-for-team';
import { QuestionForm, SheetQueries } from '@/components/control/parts/sheets/sheet-queries';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Tag } from '@/components/ui/tag';
import type { AirRequestOnDesk, AllottedTask } from '@/lib/desks/control/air/air-requests';
import type { ControlQuery } from '@/lib/desks/control/orders/orders';
import { counted } from '@/lib/text';
import { missionInSentence, missionWords } from '@/lib/word-tables';

interface Props {
  line: AirRequestOnDesk;
  /** 1 for the first row. */
  number: number;
  sheetId: string;
  queries: ControlQuery[];
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** One request: what the team asks, what was allotted and what became of it, and what Control notes and asks. */
export function AirRequestRow({ line, number, sheetId, queries, isAsking, onAsk }: Props) {
  const send = useSend();
  const about = `request ${number}`;
  const allot = line.allotted.length === 0 ? 'Allot' : 'Allot more';
  return (
    <li
      aria-label={`Request ${number}`}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)_minmax(11.25rem,30%)] gap-x-3 border-b border-rule py-3 last:border-0 max-md:grid-cols-[1.25rem_minmax(0,1fr)]"
    >
      <span aria-hidden className="font-mono aside">
        {number}
      </span>
      <div className="min-w-0">
        <p>
          {line.mission && <Tag>{missionWords[line.mission].word}</Tag>}{' '}
          <b>{[line.target, line.at].filter(Boolean).join(' · ')}</b>
          {line.timing && <span className="text-ink-2"> · {line.timing}</span>}
        </p>
        {line.wish && <p className="mt-0.5 whitespace-pre-wrap">{line.wish}</p>}
        <p className="mt-0.5 detail">
          {[
            line.units.length > 0 && `for ${line.units.join(', ')}`,
            line.squadrons.length > 0 && `asks for ${line.squadrons.join(', ')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {line.allotted.length > 0 && (
          <ul aria-label={`Allotted to request ${number}`} className="mt-1.5 border-l-2 border-mine pl-2 text-small">
            {line.allotted.map((task) => (
              <Allotted key={task.id} task={task} />
            ))}
          </ul>
        )}
        <span className="mt-2 flex gap-2">
          <DeskLink
            to={`/air?request=${line.id}`}
            aria-label={`${allot} to request ${number}`}
            className={buttonLook(line.allotted.length === 0 ? 'act' : 'plain', 'small')}
          >
            {allot}
          </DeskLink>
          <Button size="small" aria-label={`Query request ${number}`} onClick={() => onAsk(true)}>
            Query
          </Button>
        </span>
      </div>
      <div className="min-w-0 max-md:col-start-2 max-md:mt-2">
        <p aria-hidden className="cap mb-1">
          Game Control notes
        </p>
        <NoteField
          label={`Game Control notes, ${about}`}
          note={line.note}
          verb="note-order-line"
          input={(text, version) => ({ sheetId, lineId: line.id, text, version })}
        />
        <NoteForTeam sheetId={sheetId} lineId={line.id} about={about} told={line.notesTold} />
        <SheetQueries queries={queries} about={about} />
        {isAsking && (
          <QuestionForm
            about={about}
            ask={(text, reason) => send('query-order-line', { sheetId, lineId: line.id, text, reason })}
            onDone={() => onAsk(false)}
          />
        )}
      </div>
    </li>
  );
}

const stateWords = { ordered: 'laid on', flown: 'flown', drivenOff: 'driven off' } as const;

function Allotted({ task }: { task: AllottedTask }) {
  const { name, mission, squadrons, state, lost, came } = task;
  const one = mission === 'airTransport' ? 'serial' : 'squadron';
  return (
    <li>
      <b>{name}</b>, {withFieldWords(`${counted(squadrons, one)}, ${missionInSentence(mission)}: `)}
      <span className={state === 'drivenOff' ? 'font-medium text-overdue' : ''}>{stateWords[state]}</span>
      {lost > 0 && `, ${lost} lost`}
      {came.map(({ what, to }) => (
        <span key={`${to} ${what}`}>
          {' · '}
          <DeskLink to={to}>{what}</DeskLink>
        </span>
      ))}
    </li>
  );
}
