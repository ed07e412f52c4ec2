'use client';

import { useMemo, useState } from 'react';
import {
  type Figure,
  overrulesOf,
  type Written,
  writtenBefore,
} from '@/components/control/parts/combat/overrule-figures';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { rulingMoves } from '@/lib/advice/combat/ruling-moves';
import { holdersIn, ruleHeld, type VitalSpotAnswer } from '@/lib/advice/combat/vital-spots';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import { placeOf } from '@/lib/geometry';

const noPlaces: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * A ruling as it is being made: what is written against the finding, what follows from it, and what it still lacks. `given`
 * is the reason of whatever is changed, until another is written; with one it begins as an overruling.
 */
export function useRuling(combat: CombatOnDesk, finding: CombatFinding, figures: readonly Figure[], given = '') {
  const [isOverruling, setOverruling] = useState(given !== '');
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(() =>
    given === '' ? noPlaces : writtenAgain(combat),
  );
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(noPlaces);
  const [picked, setPicked] = useState<ReadonlyMap<string, number>>(noPlaces);
  const [answers, setAnswers] = useState<ReadonlyMap<string, VitalSpotAnswer>>(() =>
    given === '' ? noPlaces : answersAgain(combat),
  );
  const [follow, setFollow] = useState(true);
  const [colour, setColour] = useState(combat.ruling?.colour ?? '');
  const isRuled = combat.state === 'ruled';
  const isOpen = !isRuled || isOverruling;
  const overrules = useMemo(
    () => (isOverruling ? overrulesOf(figures, written) : []),
    [figures, written, isOverruling],
  );
  const held = useMemo(() => {
    const { combat: put, policies, ...outcome } = finding;
    const rulebook = { ...rulebookFrom(outcome.rulebook), policies };
    const said = overrules.map((one) => ({ ...one, reason: one.reason || '…' }));
    return ruleHeld(outcome, said, put, rulebook, holdersIn(combat.grouping.units), [...answers.values()]);
  }, [finding, overrules, combat.grouping.units, answers]);
  const stands = !isOpen ? combat.ruling : held.reading.ok ? held.reading.ruling : null;
  const effects = stands?.units ?? finding.units;
  const { proposed, advances } = useMemo(
    () => rulingMoves(combat, finding, stands ?? { ...finding, overruled: [] }),
    [combat, finding, stands],
  );

  const wrong = new Map<string, string>();
  const chosen: { unitId: string; x: number; y: number }[] = [];
  for (const [unitId, ways] of proposed) {
    const way = ways[picked.get(unitId) ?? 0] ?? ways[0]!;
    const typed = places.get(unitId);
    const place = typed === undefined ? (way.isBarred ? null : way) : placeOf(typed, way);
    if (place) chosen.push({ unitId, x: place.x, y: place.y });
    else wrong.set(unitId, typed === undefined ? 'Say where it goes.' : 'Six figures, or km with a point.');
  }
  const clear = () => {
    setOverruling(false);
    setFollow(true);
    for (const reset of [setWritten, setPlaces, setPicked, setAnswers]) reset(noPlaces);
  };
  return {
    isOverruling,
    isOpen,
    written,
    overrules,
    colour,
    held,
    stands,
    effects,
    answers,
    places: { proposed, picked, typed: places, wrong, chosen },
    /** The winners that may follow, and whether they do (OC-128). */
    advances,
    areFollowing: follow,
    /** A unit whose place Control must say, or a holder who has not answered. */
    isShort: wrong.size > 0 || held.open.length > 0,
    write: (path: string, own: Written) => {
      const reason = written.has(path) ? own.reason : own.reason || given;
      setWritten(new Map([...written, [path, { ...written.get(path), ...own, reason }]]));
    },
    /** Figures written by another way than one by one: those no longer written, and those that are. */
    rewrite: (gone: Iterable<string>, come: ReadonlyMap<string, Written>) => {
      const left = new Set(gone);
      setWritten(new Map([...[...written].filter(([path]) => !left.has(path)), ...come]));
    },
    type: (unitId: string, place: string) => setPlaces(new Map([...places, [unitId, place]])),
    pick: (unitId: string, index: number) => {
      setPicked(new Map([...picked, [unitId, index]]));
      setPlaces(new Map([...places].filter(([id]) => id !== unitId)));
    },
    /** The winners stay where they fought, or follow after all. */
    turnWinners: () => setFollow(!follow),
    tint: setColour,
    answer: (given: VitalSpotAnswer) => setAnswers(new Map([...answers, [given.unitId, given]])),
    /** Begins to overrule: a further ruling from what the one before it said. */
    overrule: () => {
      if (combat.ruling) {
        setWritten(writtenAgain(combat));
        setAnswers(answersAgain(combat));
        setColour(combat.ruling.colour ?? '');
      }
      setOverruling(true);
    },
    leave: () => setOverruling(false),
    clear,
  };
}

/** The figures that the ruling before it wrote against the finding, beyond the consequences of the answers given. */
function writtenAgain({ ruling }: CombatOnDesk): ReadonlyMap<string, Written> {
  const stay = (ruling?.answers ?? []).filter(({ stays }) => stays);
  const byAnswer = new Set(stay.map(({ unitId }) => `units.${unitId}.standFast`));
  return writtenBefore((ruling?.overruled ?? []).filter(({ path }) => !byAnswer.has(path)));
}

const answersAgain = ({ ruling }: CombatOnDesk): ReadonlyMap<string, VitalSpotAnswer> =>
  new Map((ruling?.answers ?? []).map((one) => [one.unitId, one]));
