'use client';

import { useMemo, useState } from 'react';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import type { CoreVerbs, InputOf } from '@/components/transport/send/verbs';
import type { Overrule } from '@/lib/adjudication/ruled';
import { ruleCase } from '@/lib/adjudication/ruled-case';
import { changesOf } from '@/lib/advice/cases/case-effects';
import { rulebookOf } from '@/lib/advice/cases/case-record';
import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { type Figure, overrulesOf, type Written, writtenBefore } from '../parts/combat/overrule-figures';
import { gameBefore } from './case-changes';

/**
 * Holds a ruling on a case while it is made: what is written against the finding, what follows from it, and what it would
 * change in the game. `played`: the companion game whose result it is ruled by; null: none.
 */
export function useCaseRuling(
  desk: RulesDesk,
  item: CaseOnDesk,
  figures: readonly Figure[],
  played: CompanionGameOnList | null,
) {
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
  const isRuled = item.state === 'ruled';
  const isOpen = item.turn === desk.turn;
  /** The ruling that stands, while no other is written. */
  const stands = isRuled && !isOverruling ? ruling : null;

  const preview = useMemo(() => {
    const overrules = overrulesOf(figures, written).map((one) => ({ ...one, reason: one.reason || '…' }));
    return ruleCase(kind, put, finding.outcome, isOverruling ? overrules : [], rulebookOf(finding));
  }, [kind, put, finding, figures, written, isOverruling]);
  const asRuled = stands ?? (preview.ok ? preview : null);
  const outcome = asRuled?.outcome ?? finding.outcome;
  const changes = stands
    ? stands.applied
    : changesOf(kind, outcome, {
        put,
        about: input.about,
        turn: item.turn,
        // Who tested a bridge and when is not among the changes that are told.
        by: '',
        at: new Date(item.at),
        game: gameBefore(desk, ruling?.applied ?? []),
      });

  const toCase = () => go(address(`/rules/${kind}/${item.id}`));
  const send = (overrules: readonly Overrule[], reason: string) =>
    act(
      'rule-on-case',
      {
        caseId: item.id,
        version: item.version,
        overrules: overrules.map(asSent),
        reason,
        isApplied,
        companionGameId: played?.id ?? null,
      },
      () => {
        if (played) toCase();
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
  const unread = preview.ok ? [] : preview.problems.map(({ path, message }) => [path, `It ${message}.`] as const);
  return {
    isBusy,
    isRuled,
    isOpen,
    isOverruling,
    stands,
    asRuled,
    outcome,
    changes,
    isApplied: stands ? stands.isApplied : isApplied,
    setApplied,
    written,
    again,
    setAgain,
    errors: new Map([...unread, ...errors]),
    write: (path: string, own: Written) => {
      const reason = written.has(path) ? own.reason : own.reason || given;
      setWritten(new Map([...written, [path, { ...own, reason }]]));
    },
    canAccept: isOpen && !isRuled && !isOverruling,
    accept: () => send([], ''),
    overrule: () => {
      if (ruling) {
        setWritten(writtenBefore(ruling.overruled));
        setApplied(ruling.isApplied);
      }
      setOverruling(true);
    },
    rule: () => {
      const overrules = overrulesOf(figures, written);
      const silent = overrules.filter(({ reason }) => reason === '');
      if (silent.length > 0) setErrors(new Map(silent.map(({ path }) => [path, 'Say why.'])));
      else send(overrules, again);
    },
    leave: () => {
      setOverruling(false);
      if (played) toCase();
    },
    putAgain: () => go(address(`/rules/${kind}?again=${item.id}`)),
  };
}

/** A ruling on a case is made with this. */
export type CaseRulingMade = ReturnType<typeof useCaseRuling>;

type Sent = NonNullable<InputOf<CoreVerbs['rule-on-case']>['overrules']>[number];

/** An overrule as it is sent: what is ruled was read from a field, so that JSON can hold it. */
const asSent = ({ path, ruled, reason }: Overrule): Sent => ({ path, ruled: ruled as Sent['ruled'], reason });
