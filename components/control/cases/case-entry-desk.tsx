'use client';

import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ActFormState, type RefusedBy, useActForm } from '@/components/control/parts/form/use-act-form';
import { useControlEnter } from '@/components/control/parts/keys/use-enter';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { type Kind, kindsOfCase } from '@/lib/adjudication/adjudicate';
import { isStopped } from '@/lib/adjudication/settle-case';
import { kindNames, problemInWords } from '@/lib/advice/cases/case-words';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import { counted } from '@/lib/text';
import { CombatColumns } from '../parts/combat/combat-columns';
import { kindSentences } from './case-choices';
import { CaseEntryNotes } from './case-entry-notes';
import { CaseFrame } from './case-frame';
import { CaseInMaking } from './case-in-making';
import { namesOf } from './case-names';
import { DiceBox } from './dice-box';
import { emptyDraft, inputOf, namesIn, withLeads } from './forms/case-draft';
import { draftAgain } from './forms/case-draft-again';
import { caseForms } from './forms/case-forms';
import { leafAt } from './forms/case-tree';
import { useDiceTyped } from './use-dice-typed';

/** A new case of one kind: its form, and beside it the working as it is written. */
export function CaseEntryDesk({
  desk,
  kind,
  again,
}: {
  desk: RulesDesk;
  kind: Kind;
  /** The kept case that is put again; null: an empty form. */
  again: CaseOnDesk | null;
}) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const [begin] = useState(() => (again ? draftAgain(again, desk) : emptyDraft(kind, desk)));
  const form: ActFormState<typeof begin, RefusedBy<'adjudicate-case'>> = useActForm({
    verb: 'adjudicate-case',
    begin,
    input: ({ name, about }) => ({
      kind,
      name,
      input,
      about,
      faces: dice.faces.length > 0 ? dice.faces : null,
    }),
    onDone: ({ caseId }) => go(address(`/rules/${kind}/${caseId}`)),
  });
  const { values: draft, refused } = form;
  const [isTried, setTried] = useState(false);
  const page = useRef<HTMLFormElement>(null);
  useKeys({ begin: () => page.current?.querySelector<HTMLElement>('[data-add="0"]')?.click() });

  const input = useMemo(() => inputOf(kind === 'combat' ? withLeads(draft.put) : draft.put), [draft.put, kind]);
  const reading = useMemo(() => kindsOfCase[kind].read(input), [kind, input]);
  const names = useMemo(() => new Map([...namesOf(desk), ...namesIn(draft.put)]), [desk, draft.put]);
  const put = reading.ok ? reading.case : null;
  const dice = useDiceTyped(kind, put, desk, names);
  const isWeatherbound = isStopped(kind, desk.weather);
  const problems = new Map(
    reading.ok ? [] : [...reading.problems].reverse().map((one) => [one.path, problemInWords(one)]),
  );
  if (refused) problems.set(refused.field ?? '', refused.message);
  const isWritten = (path: string) => {
    const leaf = leafAt(draft.put, path);
    return typeof leaf === 'string' && leaf.trim() !== '';
  };

  const wrongAt = (at: string) => {
    const path = at.replace(/^put\./, '');
    return isTried || isWritten(path) ? (problems.get(path) ?? null) : null;
  };
  const resolve = () => {
    flushSync(() => setTried(true));
    if (!reading.ok) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (dice.faces.length === 0 || !dice.due) void form.submit();
  };
  useControlEnter(resolve);
  const wrong = reading.ok ? 0 : reading.problems.length;
  return (
    <CombatColumns
      work={
        <form
          ref={page}
          aria-label={`New case: ${kindNames[kind]}`}
          className="relative scrolls px-4 py-3"
          onSubmit={(event) => event.preventDefault()}
        >
          <h1 className="text-lead">{kindNames[kind]}</h1>
          <p className="mb-2 text-ink-2">
            {kindSentences[kind].sentence} <span className="font-cond aside">{kindSentences[kind].chapter}</span>
          </p>
          <CaseEntryNotes again={again} isStopped={isWeatherbound} />
          <div className="space-y-3">
            <DrawnFields
              isSmall
              values={draft}
              write={form.write}
              wrongAt={wrongAt}
              fields={[
                {
                  at: ['name'],
                  label: 'Name of the case',
                  widget: { is: 'text', placeholder: kindNames[kind], maxLength: 80 },
                },
                ...caseForms[kind](desk, draft.put),
              ]}
            />
            <datalist id="profiles-known">
              {desk.profiles.map(({ key, describes, notation }) => (
                <option key={key} value={notation} label={describes} />
              ))}
            </datalist>
          </div>
        </form>
      }
      card={
        <CaseFrame
          kind={kind}
          name={draft.name}
          number={null}
          when={`turn ${desk.turn}, ${desk.daypart}`}
          foot={
            <DiceBox
              typed={dice.inWords}
              due={dice.due}
              why={wrong > 0 ? toDo(wrong) : null}
              isDiceless={kind === 'traffic' || kind === 'movement' || isWeatherbound || dice.areNone}
              isBusy={form.isBusy}
              error={refused?.message ?? (isTried && problems.get('') ? problems.get('')! : null)}
              onFaces={(next) => {
                form.write(['name'], draft.name);
                dice.type(next);
              }}
              onResolve={resolve}
            />
          }
        >
          {put ? (
            <CaseInMaking kind={kind} put={put} faces={dice.faces} isSettled={dice.areNone} desk={desk} names={names} />
          ) : (
            <p className="px-4 py-8 text-center font-serif text-desk text-ink-2">
              The working appears here when the case is complete.
            </p>
          )}
        </CaseFrame>
      }
    />
  );
}

const toDo = (count: number): string =>
  count === 1 ? 'One thing is still to be filled in.' : `${counted(count, 'thing')} are still to be filled in.`;
