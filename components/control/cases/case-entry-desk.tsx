'use client';

import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ActFormState, useActForm } from '@/components/control/parts/form/use-act-form';
import { useControlEnter } from '@/components/control/parts/keys/use-enter';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { type Kind, kindsOfCase } from '@/lib/adjudication/adjudicate';
import { scoreCombat } from '@/lib/adjudication/combat';
import { diceAsked, diceDue } from '@/lib/adjudication/dice-due';
import { faceOdds } from '@/lib/adjudication/face-odds';
import type { RuledKind } from '@/lib/adjudication/open-figures';
import { isStopped, settleCase } from '@/lib/adjudication/settle-case';
import { spoilersOf } from '@/lib/adjudication/spoilers';
import type { CombatCase, Face } from '@/lib/adjudication/types';
import { dieInWords, kindNames, problemInWords } from '@/lib/advice/cases/case-words';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import { counted } from '@/lib/text';
import { CombatColumns } from '../parts/combat/combat-columns';
import { kindSentences } from './case-choices';
import { CaseEffects } from './case-effects';
import { CaseEntryNotes } from './case-entry-notes';
import { Advised, CaseFrame, Working } from './case-frame';
import { cardUnitsOf, namesOf } from './case-names';
import { CaseOtherReadings } from './case-other-readings';
import { CombatWorking } from './combat-working';
import { DiceBox } from './dice-box';
import { FacesTable } from './faces-table';
import { emptyDraft, inputOf, namesIn, withLeads } from './forms/case-draft';
import { draftAgain } from './forms/case-draft-again';
import { caseForms } from './forms/case-forms';
import { leafAt } from './forms/case-tree';

/** Dice that are never asked for. */
const noDice = {
  d6: (): never => {
    throw new Error('no die is due');
  },
  d3: (): never => {
    throw new Error('no die is due');
  },
};

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
  const form: ActFormState<typeof begin> = useActForm({
    verb: 'adjudicate-case',
    begin,
    input: ({ name, about }) => ({
      kind,
      name,
      input: input as never,
      about,
      faces: faces.length > 0 ? [...faces] : null,
    }),
    onDone: ({ caseId }) => go(address(`/rules/${kind}/${caseId}`)),
  });
  const { values: draft, refused } = form;
  const [typed, setTyped] = useState<readonly Face[]>([]);
  const [isTried, setTried] = useState(false);
  const page = useRef<HTMLFormElement>(null);
  useKeys({ begin: () => page.current?.querySelector<HTMLElement>('[aria-keyshortcuts="0"]')?.click() });
  const { rulebook, weather } = desk;

  const input = useMemo(() => inputOf(kind === 'combat' ? withLeads(draft.put) : draft.put), [draft.put, kind]);
  const reading = useMemo(() => kindsOfCase[kind].read(input), [kind, input]);
  const names = useMemo(() => new Map([...namesOf(desk), ...namesIn(draft.put)]), [desk, draft.put]);
  const named = (id: string) => names.get(id) ?? id;
  const problems = new Map(
    reading.ok ? [] : [...reading.problems].reverse().map((one) => [one.path, problemInWords(one)]),
  );
  if (refused) problems.set(refused.field ?? '', refused.message);
  const isWritten = (path: string) => {
    const leaf = leafAt(draft.put, path);
    return typeof leaf === 'string' && leaf.trim() !== '';
  };

  const asked = reading.ok ? diceAsked(kind, reading.case as never, typed, rulebook, weather) : null;
  const faces = typed.slice(0, asked?.used ?? typed.length);
  const typedInWords = reading.ok
    ? faces.map((face, i) => {
        const due = diceDue(kind, reading.case as never, faces.slice(0, i), rulebook, weather)!;
        return { face, forWhat: dieInWords(due.forWhat, names) };
      })
    : [];
  const first = reading.ok ? diceDue(kind, reading.case as never, [], rulebook, weather) : null;
  const isDiceless = kind === 'traffic' || kind === 'movement' || isStopped(kind, weather);
  const settled =
    reading.ok && first === null ? settleCase(kind, reading.case as never, noDice, rulebook, weather) : null;

  const wrongAt = (at: string) => {
    const path = at.replace(/^put\./, '');
    return isTried || isWritten(path) ? (problems.get(path) ?? null) : null;
  };
  const resolve = () => {
    flushSync(() => setTried(true));
    if (!reading.ok) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (faces.length === 0 || !asked?.due) void form.submit();
  };
  useControlEnter(resolve);
  const wrong = reading.ok ? 0 : reading.problems.length;
  return (
    <CombatColumns
      work={
        <form
          ref={page}
          aria-label={`New case: ${kindNames[kind]}`}
          className="min-h-0 flex-1 overflow-y-auto px-4 py-3"
          onSubmit={(event) => event.preventDefault()}
        >
          <h1 className="text-lead">{kindNames[kind]}</h1>
          <p className="mb-2 text-ink-2">
            {kindSentences[kind].sentence}{' '}
            <span className="font-cond text-small text-ink-3">{kindSentences[kind].chapter}</span>
          </p>
          <CaseEntryNotes again={again} isStopped={isStopped(kind, weather)} />
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
              typed={typedInWords}
              due={asked?.due ? { ...asked.due, words: dieInWords(asked.due.forWhat, names) } : null}
              why={wrong > 0 ? toDo(wrong) : null}
              isDiceless={isDiceless || (reading.ok && first === null)}
              isBusy={form.isBusy}
              error={refused?.message ?? (isTried && problems.get('') ? problems.get('')! : null)}
              onFaces={(next) => {
                form.write(['name'], draft.name);
                setTyped(next);
              }}
              onResolve={resolve}
            />
          }
        >
          {!reading.ok ? (
            <p className="px-4 py-8 text-center font-serif text-desk text-ink-2">
              The working appears here when the case is complete.
            </p>
          ) : kind === 'combat' ? (
            <>
              <CombatWorking
                put={reading.case as CombatCase}
                score={scoreCombat(reading.case as CombatCase, rulebook)}
                die={faces[0] ?? null}
                units={cardUnitsOf(reading.case as CombatCase, desk, named)}
                rulebook={rulebook}
              />
              <Advised
                advice={[
                  ...spoilersOf(reading.case as CombatCase, rulebook),
                  ...scoreCombat(reading.case as CombatCase, rulebook).advice,
                ]}
                named={named}
              />
            </>
          ) : settled ? (
            <>
              <CaseEffects kind={kind as RuledKind} put={reading.case} outcome={settled.outcome} named={named} />
              <Working lines={settled.lines} named={named} />
              <CaseOtherReadings
                kind={kind}
                put={reading.case}
                outcome={settled.outcome}
                rulebook={rulebook}
                rolls={null}
                named={named}
              />
              <Advised advice={settled.outcome.advice} named={named} />
            </>
          ) : (
            <>
              <FacesTable
                odds={faceOdds(kind as RuledKind, reading.case as never, rulebook)}
                rolls={faces.map((value) => ({ value }))}
                named={names}
              />
              <CaseOtherReadings
                kind={kind}
                put={reading.case}
                outcome={null}
                rulebook={rulebook}
                rolls={null}
                named={named}
              />
            </>
          )}
        </CaseFrame>
      }
    />
  );
}

const toDo = (count: number): string =>
  count === 1 ? 'One thing is still to be filled in.' : `${counted(count, 'thing')} are still to be filled in.`;
