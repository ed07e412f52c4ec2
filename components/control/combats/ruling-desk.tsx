'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { placeOf } from '@/components/map/grid-reference';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { rule } from '@/lib/adjudication/ruled';
import type { Daypart } from '@/lib/adjudication/types';
import type { Refusal } from '@/lib/turn/answer';
import type { CombatFinding, CombatRuling } from '@/lib/turn/combat-case';
import type { CombatOnDesk } from '@/lib/turn/control-desk/combats';
import { retireProposals } from '@/lib/turn/retire-proposals';
import { useAct } from '../shell/use-act';
import { isWriting, useKeys } from '../shell/use-keys';
import { useWays } from '../shell/ways';
import { CombatCard } from './combat-card';
import { type Figure, figuresOf, figureWords, overrulesOf, type Written, writtenBefore } from './overrule-figures';
import { OverrulePanel } from './overrule-panel';
import { RetirePlaces } from './retire-places';
import { Beside, type CombatActs, cardUnits } from './room-parts';
import { SettledOrders } from './settled-orders';
import { Verdict } from './verdict';

export interface RulingDeskProps {
  combat: CombatOnDesk;
  finding: CombatFinding;
  daypart: Daypart;
  acts: CombatActs;
}

/** A combat whose dice have fallen: the finding on its card, to be accepted or overruled beside it. */
export function RulingDesk({ combat, finding, daypart, acts }: RulingDeskProps) {
  const { seatId } = useWays();
  const say = useToast();
  const { isBusy, act } = useAct();
  const [isOverruling, setOverruling] = useState(false);
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(new Map());
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const units = useMemo(() => cardUnits(asTheyStood(combat)), [combat]);
  const figures = useMemo(() => figuresOf(finding, (id) => units.get(id)?.name ?? id), [finding, units]);
  const isRuled = combat.state === 'ruled';

  const preview = useMemo(() => {
    const { combat: put, policies, ...outcome } = finding;
    const overrules = overrulesOf(figures, written).map((one) => ({ ...one, reason: one.reason || '…' }));
    const reading = rule(outcome, isOverruling ? overrules : [], put, { ...rulebookFrom(outcome.rulebook), policies });
    return reading;
  }, [finding, figures, written, isOverruling]);
  const stands = isRuled && !isOverruling ? combat.ruling : preview.ok ? preview.ruling : null;
  const effects = stands?.units ?? finding.units;
  const proposed = useMemo(() => {
    const where = new Map(combat.units.map((unit) => [unit.id, unit]));
    return retireProposals(effects, (id) => where.get(id), combat.frame);
  }, [combat.units, combat.frame, effects]);

  const chosen = new Map(
    [...places]
      .filter(([unitId]) => proposed.has(unitId))
      .map(([unitId, text]) => [unitId, placeOf(text, proposed.get(unitId)!)] as const),
  );
  const unreadPlaces = new Set([...chosen].filter(([, place]) => place === null).map(([unitId]) => unitId));
  const send = (overrules: ReturnType<typeof overrulesOf>, reason: string) =>
    act(
      () =>
        acts.ruleOnCombat(seatId, {
          combatId: combat.id,
          version: combat.version,
          overrules: overrules as never,
          places: [...chosen].flatMap(([unitId, place]) => (place ? [{ unitId, ...place }] : [])),
          reason,
        }),
      ({ advice }) => {
        if (advice.length > 0) say(advice.join(' '));
        setOverruling(false);
        setWritten(new Map());
        setPlaces(new Map());
        setAgain('');
        setErrors(new Map());
      },
      (refusal) => {
        setErrors(errorOf(refusal));
        return Boolean(refusal.field) && isOverruling;
      },
    );
  const accept = () => !isRuled && !isOverruling && unreadPlaces.size === 0 && send([], '');
  const overrule = () => {
    if (combat.ruling) setWritten(writtenBefore(combat.ruling.overruled));
    setOverruling(true);
  };
  useKeys({ v: overrule });
  useEnter(accept);

  const unread = preview.ok
    ? new Map<string, string>()
    : new Map(preview.problems.map(({ path, message }) => [path, `It ${message}.`]));
  return (
    <Beside
      work={
        isOverruling ? (
          <OverrulePanel
            figures={figures}
            written={written}
            onWrite={(path, own) => setWritten(new Map([...written, [path, own]]))}
            again={isRuled ? again : null}
            onAgain={setAgain}
            errors={new Map([...unread, ...errors])}
            isBusy={isBusy}
            onRule={() => {
              const overrules = overrulesOf(figures, written);
              const silent = overrules.filter(({ reason }) => reason === '');
              if (silent.length > 0) setErrors(new Map(silent.map(({ path }) => [path, 'Say why.'])));
              else if (unreadPlaces.size === 0) send(overrules, again);
            }}
            onCancel={() => setOverruling(false)}
          />
        ) : (
          <SettledOrders combat={combat} />
        )
      }
      card={
        <CombatCard
          number={combat.number}
          title={combat.grouping.name}
          grouping={combat.grouping}
          daypart={daypart}
          score={finding}
          doubts={combat.doubts}
          die={finding.die}
          units={units}
        >
          <footer className="max-h-[60%] shrink-0 overflow-y-auto border-t border-rule-2 bg-paper px-4 py-2.5">
            <Verdict
              finding={finding}
              ruling={stands}
              isRuled={isRuled}
              saysHowFar={isRuled && !isOverruling}
              dieBy={combat.dieBy}
              units={units}
            />
            {isRuled && !isOverruling && combat.ruling && <RuledOtherwise ruling={combat.ruling} figures={figures} />}
            {isRuled && combat.told.length > 0 && (
              <p className="mt-1.5 text-small text-waiting">
                Told to {combat.told.join(', ')}. To rule again calls for a correction of what was told.
              </p>
            )}
            {(!isRuled || isOverruling) && (
              <RetirePlaces
                effects={effects}
                proposed={proposed}
                written={places}
                unread={unreadPlaces}
                units={units}
                onWrite={(id, place) => setPlaces(new Map([...places, [id, place]]))}
              />
            )}
            {!isOverruling && (
              <div className="mt-2 flex gap-2">
                {!isRuled && (
                  <Button kind="act" hint="↵" className="flex-1 justify-between" isBusy={isBusy} onClick={accept}>
                    Accept
                  </Button>
                )}
                <Button hint="V" isBusy={isBusy} onClick={overrule}>
                  {isRuled ? 'Rule again…' : 'Overrule…'}
                </Button>
              </div>
            )}
          </footer>
        </CombatCard>
      }
    />
  );
}

/** The units with the steps they had lost when the combat was resolved. */
function asTheyStood({ units, finding }: CombatOnDesk) {
  const put = finding!.combat;
  const lost = new Map(
    [put.attacker, put.defender].flatMap((force) => [...force.units, ...force.artillery]).map((one) => [one.id, one]),
  );
  return units.map((unit) => ({ ...unit, stepsLost: lost.get(unit.id)?.stepsLost ?? unit.stepsLost }));
}

/** What Control ruled otherwise than was found, side by side, with the reasons. */
function RuledOtherwise({ ruling, figures }: { ruling: CombatRuling; figures: readonly Figure[] }) {
  const label = new Map(figures.map((figure) => [figure.path, figure.label]));
  return (
    <div className="mt-1.5 text-small text-ink-2">
      <p className="text-ink-3">
        Ruled by {ruling.by}
        {ruling.reason && ` again: ${ruling.reason}`}
      </p>
      {ruling.overruled.length > 0 && (
        <ul aria-label="Overruled">
          {ruling.overruled.map(({ path, found, ruled, reason }) => (
            <li key={path}>
              <b className="font-medium">{label.get(path) ?? path}</b>: found {figureWords(found)}, ruled{' '}
              {figureWords(ruled)}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const errorOf = ({ field, message }: Refusal): ReadonlyMap<string, string> => new Map(field ? [[field, message]] : []);

/** Enter does the act asked for, unless something is written or something else has the focus. */
function useEnter(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || isWriting(event.target))
        return;
      if (event.target instanceof HTMLElement && event.target.closest('a, button, summary')) return;
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
