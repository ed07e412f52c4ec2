'use client';

import { useEffect, useMemo, useState } from 'react';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { useToast } from '@/components/ui/toast';
import {
  type Candidates,
  type CombatDraft,
  draftOf,
  draftOfFollowUp,
  emptyDraft,
  inputOfDraft,
} from '@/lib/advice/combat/grouping/combat-draft';
import type { CombatOnDesk, CombatsDesk } from '@/lib/desks/control/combat/combats';
import type { OpenFollowUp } from '@/lib/desks/control/combat/follow-ups';

/** A combat is grouped from these. */
export interface ToGroup {
  desk: CombatsDesk;
  /** null: it is new. */
  combat: CombatOnDesk | null;
  /** A new combat that follows from a ruled one. */
  following?: { parent: CombatOnDesk; open: OpenFollowUp };
  candidates: Candidates;
  onGrouped: (combatId: string) => void;
}

/** Holds the form of a combat as it is written, until it is saved or another hand's is taken. */
export function useGrouping({ desk, combat, following, candidates, onGrouped }: ToGroup) {
  const say = useToast();
  const { go } = useRouter();
  const address = useDeskAddress();
  const send = useSend();
  const { isBusy, act, run } = useMutation();
  const stored = useMemo(() => (combat ? draftOf(combat) : emptyDraft), [combat]);
  const [draft, setDraft] = useState<CombatDraft | null>(
    following ? draftOfFollowUp(following.parent, following.open, candidates) : null,
  );
  const [standingOrder, setStandingOrder] = useState('');
  const [version, setVersion] = useState(combat?.version ?? 0);
  const [error, setError] = useState<string | null>(null);
  const form = draft ?? stored;
  const parent = following?.parent;
  const follows = parent
    ? { id: parent.id, number: parent.number, name: parent.grouping.name }
    : (combat?.followUps.follows ?? null);
  const isChanged = draft !== null;
  const isSettled = desk.groupingClosedAt !== null && form.kind === 'attack';
  const closed = isSettled ? 'Grouping is closed: reopen it, or overrule it after the die.' : null;

  useEffect(() => {
    if (!isChanged && combat) setVersion(combat.version);
  }, [combat, isChanged]);

  const save = () => {
    if (isSettled || !isChanged) return say(closed ?? 'Nothing has changed since the grouping was saved.');
    const input = { ...inputOfDraft(form, candidates), combatId: combat?.id ?? null, version };
    const { kind } = form;
    run(
      () =>
        kind === 'attack' || !follows
          ? send('group-combat', input)
          : send('follow-combat', { ...input, parentId: follows.id, kind, standingOrder }),
      (made) => {
        setError(null);
        setDraft(null);
        setVersion(made.version);
        if (!combat) onGrouped(made.combatId);
      },
      ({ message }) => {
        setError(message);
        return true;
      },
    );
  };
  return {
    form,
    isChanged,
    isBusy,
    error,
    /** Why nothing can be changed now; null: it can. */
    closed,
    follows,
    standingOrder,
    setStandingOrder,
    /** Another hand's version of it, that what is written here is not of; null: there is none. */
    theirs: isChanged && combat !== null && combat.version !== version ? combat.version : null,
    takeTheirs: () => setDraft(null),
    keepMine: setVersion,
    write: (next: CombatDraft) => {
      setError(null);
      setDraft(next);
    },
    save,
    drop: () =>
      combat && act('drop-combat', { combatId: combat.id, version: combat.version }, () => go(address('/combats'))),
  };
}
