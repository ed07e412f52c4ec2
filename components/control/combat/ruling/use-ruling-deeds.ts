'use client';

import { useState } from 'react';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import type { CoreVerbs, InputOf } from '@/components/transport/send/verbs';
import { useToast } from '@/components/ui/toast';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Overrule } from '@/lib/adjudication/ruled';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import type { Refusal } from '@/lib/result';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { type Turns, writtenByTurns } from '../factors/factor-turns';
import type { useRuling } from './use-ruling';

interface InHand {
  combat: CombatOnDesk;
  finding: CombatFinding;
  ruling: ReturnType<typeof useRuling>;
  /** The companion game whose result is ruled by, and its words as a reason; null and empty: none. */
  played: CompanionGameOnList | null;
  playedOut: string;
  /** Goes to what must still be said. */
  toWhatLacks: () => void;
}

/** Accepts a finding or overrules it, figure by figure or by its factors; `again` is the reason of a further ruling. */
export function useRulingDeeds({ combat, finding, ruling, played, playedOut, toWhatLacks }: InHand) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [again, setAgain] = useState(playedOut);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [isFactors, setFactors] = useState(false);
  const [turns, setTurns] = useState<Turns>(new Map());
  const { isOverruling, held } = ruling;

  const sendRuling = (overrules: readonly Overrule[], reason: string) =>
    act(
      'rule-on-combat',
      {
        combatId: combat.id,
        version: combat.version,
        overrules: overrules.map(asSent),
        places: ruling.places.chosen,
        advances: ruling.areFollowing,
        answers: [...ruling.answers.values()].filter(({ unitId }) => held.asked.includes(unitId)),
        colour: ruling.colour,
        reason,
        companionGameId: played?.id ?? null,
      },
      ({ advice }) => {
        if (played) go(address(`/combats/${combat.id}`));
        if (advice.length > 0) say(advice.join(' '));
        ruling.clear();
        setAgain('');
        setErrors(new Map());
        setTurns(new Map());
        setFactors(false);
      },
      (refusal) => {
        setErrors(errorOf(refusal));
        return Boolean(refusal.field) && isOverruling;
      },
    );
  return {
    isBusy,
    again,
    setAgain,
    /** The refusals, by the path of their figures. */
    errors,
    /** It is overruled by the factors, not figure by figure. */
    isFactors,
    turns,
    turn: (next: Turns) => {
      const rulebook = { ...rulebookFrom(finding.rulebook), policies: finding.policies };
      const [was, is] = [turns, next].map((some) => writtenByTurns(finding.lines, some, rulebook));
      ruling.rewrite(was!.keys(), is!);
      setTurns(next);
    },
    accept: () => {
      if (isOverruling) return say('Another ruling is being written: send it, or leave it first.');
      if (combat.state === 'ruled') return say('It is ruled on already. Another ruling needs a reason.');
      if (ruling.isShort) toWhatLacks();
      else sendRuling([], '');
    },
    rule: () => {
      const silent = ruling.overrules.filter(({ reason }) => reason === '');
      if (silent.length > 0) setErrors(new Map(silent.map(({ path }) => [path, 'Say why.'])));
      else if (ruling.isShort) toWhatLacks();
      else sendRuling(ruling.overrules, again);
    },
    open: (asFactors: boolean) => {
      if (!combat.isStillRuled) return;
      if (!isOverruling) ruling.overrule();
      setFactors(asFactors);
    },
    /** Left, it is not ruled by the companion game after all. */
    leave: () => {
      ruling.leave();
      if (played) go(address(`/combats/${combat.id}`));
    },
  };
}

type Sent = NonNullable<InputOf<CoreVerbs['rule-on-combat']>['overrules']>[number];

/** An overrule as it is sent: what is ruled was read from a field, so that JSON can hold it. */
const asSent = ({ path, ruled, reason, factors = [] }: Overrule): Sent => ({
  path,
  ruled: ruled as Sent['ruled'],
  reason,
  factors: [...factors],
});

const errorOf = ({ field, message }: Refusal): ReadonlyMap<string, string> => new Map(field ? [[field, message]] : []);
