'use client';

import { useMemo, useState } from 'react';
import { RuledBy } from '@/components/control/parts/companions/by-companion';
import { PlayedOut } from '@/components/control/parts/companions/played-out';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import type { Kind } from '@/lib/adjudication/adjudicate';
import { faceOdds } from '@/lib/adjudication/face-odds';
import type { RuledKind } from '@/lib/adjudication/open-figures';
import { ruleCase } from '@/lib/adjudication/ruled-case';
import type { CombatCase, CombatOutcome, Face } from '@/lib/adjudication/types';
import { changesOf } from '@/lib/advice/cases/case-effects';
import { rulebookOf } from '@/lib/advice/cases/case-record';
import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { CombatColumns } from '../parts/combat/combat-columns';
import { type Figure, figuresOf, overrulesOf, type Written, writtenBefore } from '../parts/combat/overrule-figures';
import { OverrulePanel } from '../parts/combat/overrule-panel';
import { Verdict } from '../parts/combat/verdict';
import { CaseAsEntered } from './case-as-entered';
import { Changes, gameBefore } from './case-changes';
import { CaseEffects } from './case-effects';
import { Advised, CaseFrame, Working } from './case-frame';
import { cardUnitsOf, namesOf } from './case-names';
import { CaseOtherReadings } from './case-other-readings';
import { caseFigures } from './case-words';
import { CombatWorking } from './combat-working';
import { FacesTable } from './faces-table';
import { OverruledFigures } from './overruled-figures';

/** A case whose dice have fallen: the finding with its working, to be accepted or overruled, and applied to the game. */
export function CaseDesk({
  desk,
  item,
  played,
}: {
  desk: RulesDesk;
  item: CaseOnDesk;
  /** The companion game whose result is ruled by; null: none. */
  played: CompanionGameOnList | null;
}) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, act } = useMutation();
  const given = played ? playedOutWords({ number: played.number, result: played.result ?? '' }) : '';
  const [isOverruling, setOverruling] = useState(played !== null);
  const [isApplied, setApplied] = useState(item.ruling?.isApplied ?? true);
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(() =>
    played ? writtenBefore(item.ruling?.overruled ?? []) : new Map(),
  );
  const [again, setAgain] = useState(given);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { kind, input, finding, ruling } = item;
  const put = input.case;
  const names = useMemo(() => namesOf(desk), [desk]);
  const named = (id: string) => names.get(id) ?? id;
  const figures = useMemo(() => figuresIn(item, (id) => names.get(id) ?? id), [item, names]);
  const isRuled = item.state === 'ruled';
  const isOpen = item.turn === desk.turn;

  const preview = useMemo(() => {
    const overrules = overrulesOf(figures, written).map((one) => ({ ...one, reason: one.reason || '…' }));
    return ruleCase(kind, put, finding.outcome, isOverruling ? overrules : [], rulebookOf(finding));
  }, [kind, put, finding, figures, written, isOverruling]);
  const stands = isRuled && !isOverruling ? ruling! : preview.ok ? preview : null;
  const outcome = stands?.outcome ?? finding.outcome;
  const changes =
    isRuled && !isOverruling
      ? ruling!.applied
      : changesOf(kind, outcome as never, {
          put: put as never,
          about: input.about,
          turn: item.turn,
          // Who tested a bridge and when is not among the changes that are told.
          by: '',
          at: new Date(item.at),
          game: gameBefore(desk, ruling?.applied ?? []),
        });

  const send = (overrules: ReturnType<typeof overrulesOf>, reason: string) =>
    act(
      'rule-on-case',
      {
        caseId: item.id,
        version: item.version,
        overrules: overrules as never,
        reason,
        isApplied,
        companionGameId: played?.id ?? null,
      },
      () => {
        if (played) go(address(`/rules/${kind}/${item.id}`));
        setOverruling(false);
        setWritten(new Map());
        setAgain('');
        setErrors(new Map());
      },
      ({ field, message, problems }) => {
        setErrors(new Map(problems?.map((one) => [one.path, one.message]) ?? (field ? [[field, message]] : [])));
        return Boolean(field) && isOverruling;
      },
    );
  const canAccept = isOpen && !isRuled && !isOverruling;
  const accept = () => canAccept && send([], '');
  const overrule = () => {
    if (!isOpen) return;
    if (ruling) {
      setWritten(writtenBefore(ruling.overruled));
      setApplied(ruling.isApplied);
    }
    setOverruling(true);
  };
  const putAgain = () => go(address(`/rules/${kind}?again=${item.id}`));
  useKeys({
    accept: canAccept ? accept : undefined,
    doubt: isOpen ? overrule : undefined,
    begin: putAgain,
    open: canAccept ? accept : undefined,
  });
  const unread = preview.ok ? [] : preview.problems.map(({ path, message }) => [path, `It ${message}.`] as const);
  const dice =
    finding.outcome.rolls.length === 0 ? '' : item.dieBy === 'Server' ? 'server’s dice' : `dice of ${item.dieBy}`;
  return (
    <CombatColumns
      work={
        isOverruling ? (
          <OverrulePanel
            figures={figures}
            written={written}
            onWrite={(path, own) => {
              const reason = written.has(path) ? own.reason : own.reason || given;
              setWritten(new Map([...written, [path, { ...own, reason }]]));
            }}
            again={isRuled ? again : null}
            onAgain={setAgain}
            errors={new Map([...unread, ...errors])}
            isBusy={isBusy}
            onRule={() => {
              const overrules = overrulesOf(figures, written);
              const silent = overrules.filter(({ reason }) => reason === '');
              if (silent.length > 0) setErrors(new Map(silent.map(({ path }) => [path, 'Say why.'])));
              else send(overrules, again);
            }}
            onCancel={() => {
              setOverruling(false);
              if (played) go(address(`/rules/${kind}/${item.id}`));
            }}
          >
            {played && <RuledBy game={played} />}
          </OverrulePanel>
        ) : (
          <CaseAsEntered item={item} named={named} desk={desk} />
        )
      }
      card={
        <CaseFrame
          kind={kind}
          name={item.name}
          number={item.number}
          when={`turn ${item.turn}${isOpen ? '' : ', kept as it was'}`}
          foot={
            <footer className="max-h-[62%] shrink-0 overflow-y-auto border-t border-rule-2 bg-paper px-4 py-2.5">
              {kind === 'combat' ? (
                <Verdict
                  finding={{ ...(finding.outcome as CombatOutcome), policies: finding.policies }}
                  ruling={stands ? ({ ...(outcome as CombatOutcome), overruled: stands.overruled } as never) : null}
                  isRuled={isRuled && !isOverruling}
                  saysHowFar
                  dieBy={item.dieBy}
                  units={cardUnitsOf(put as CombatCase, desk, named)}
                />
              ) : (
                <>
                  <CaseEffects kind={kind as RuledKind} put={put} outcome={outcome} named={named} note={dice} />
                  {isRuled && !isOverruling && ruling!.overruled.length === 0 && (
                    <p className="text-small text-ink-3">Accepted as found.</p>
                  )}
                </>
              )}
              {isRuled && !isOverruling && <OverruledFigures item={item} figures={figures} />}
              <PlayedOut
                games={item.companions}
                wayOf={({ id }) => (isOpen ? `/rules/${kind}/${item.id}?played=${id}` : null)}
              />
              <Changes
                changes={changes}
                isDone={isRuled && !isOverruling}
                isApplied={isRuled && !isOverruling ? ruling!.isApplied : isApplied}
                onApplied={isOpen ? setApplied : null}
                name={(change) =>
                  (change.subject === 'crossing'
                    ? desk.crossings
                    : change.subject === 'airTask'
                      ? desk.tasks
                      : []
                  ).find(({ id }) => id === change.id)?.name ?? named(change.id)
                }
              />
              {!isOverruling && (
                <div className="mt-2 flex gap-2">
                  {canAccept && (
                    <Button
                      kind="act"
                      hint={keyOf('open')}
                      className="flex-1 justify-between"
                      isBusy={isBusy}
                      onClick={accept}
                    >
                      {changes.length > 0 && isApplied ? 'Accept and apply' : 'Accept'}
                    </Button>
                  )}
                  {isOpen && (
                    <Button hint={keyOf('doubt')} isBusy={isBusy} onClick={overrule}>
                      {isRuled ? 'Rule again…' : 'Overrule…'}
                    </Button>
                  )}
                  <Button kind="quiet" hint={keyOf('begin')} onClick={putAgain}>
                    Put it again
                  </Button>
                </div>
              )}
            </footer>
          }
        >
          {kind === 'combat' ? (
            <CombatWorking
              put={put as CombatCase}
              score={finding.outcome as CombatOutcome}
              die={(finding.outcome as CombatOutcome).die}
              units={cardUnitsOf(put as CombatCase, desk, named)}
              rulebook={rulebookOf(finding)}
            />
          ) : (
            <>
              {finding.outcome.rolls.length > 0 && (
                <FacesTable
                  odds={faceOdds(kind as RuledKind, put as never, rulebookOf(finding))}
                  rolls={finding.outcome.rolls}
                  named={names}
                />
              )}
              <Working lines={finding.lines} named={named} />
              <CaseOtherReadings
                kind={kind}
                put={put}
                outcome={finding.outcome}
                rulebook={rulebookOf(finding)}
                rolls={finding.outcome.rolls.map(({ value }) => value as Face)}
                named={named}
              />
            </>
          )}
          <Advised advice={finding.outcome.advice} named={named} />
        </CaseFrame>
      }
    />
  );
}

function figuresIn({ kind, input, finding }: CaseOnDesk, named: (id: string) => string): Figure[] {
  if (kind !== 'combat')
    return caseFigures(kind as Exclude<Kind, 'combat'>, input.case as never, finding.outcome as never, named);
  const combat = { ...finding.outcome, combat: input.case, policies: finding.policies };
  return figuresOf(combat as unknown as CombatFinding, named);
}
