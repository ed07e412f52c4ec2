'use client';

import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import type { TaskOnDesk } from '@/lib/desks/control/air/air';
import type { RequestToAllot } from '@/lib/desks/control/air/air-requests';
import { counted } from '@/lib/text';
import { missionWords } from '@/lib/word-tables';

interface Props {
  request: RequestToAllot;
  /** The air orders that answer it already. */
  answering: readonly Pick<TaskOnDesk, 'id' | 'groupName' | 'squadrons'>[];
  /** The form in hand answers it. */
  isInForm: boolean;
  onTake: () => void;
  onLetGo: () => void;
}

/** The request the air order answers, over its form. */
export function RequestStrip({ request, answering, isInForm, onTake, onLetGo }: Props) {
  const { team, number, mission, target, at, timing, wish } = request;
  return (
    <section aria-label="The request" className="mb-3 rounded-3 bg-mine-soft px-3.5 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>
          {team.name}, request {number}
        </b>
        <span className="ml-auto flex gap-3 text-small">
          <DeskLink to={`/air/requests?team=${team.key}`}>Back to the requests</DeskLink>
        </span>
      </p>
      <p>
        {missionWords[mission].word}: {[target, at, timing].filter(Boolean).join(' · ')}
      </p>
      {wish && <p className="detail whitespace-pre-wrap">{wish}</p>}
      {answering.map(({ id, groupName, squadrons }) => (
        <p key={id} className="text-small">
          Laid on: {groupName}, {counted(squadrons, 'squadron')}
        </p>
      ))}
      <p className="mt-1 flex items-center gap-2 detail">
        {isInForm ? (
          <>
            The next air order answers it.
            <Button size="small" kind="quiet" onClick={onLetGo}>
              Let it go
            </Button>
          </>
        ) : (
          <Button size="small" onClick={onTake}>
            {answering.length > 0 ? 'Allot more to it' : 'Allot to it'}
          </Button>
        )}
      </p>
    </section>
  );
}
