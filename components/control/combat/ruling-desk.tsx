'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Overrule } from '@/lib/adjudication/ruled';
import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { followersWords } from '@/lib/advice/combat/ruling-words';
import type { FactorRulings } from '@/lib/desks/control/cases/factor-rulings';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import type { Refusal } from '@/lib/result';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { AgainField } from '../parts/combat/again-field';
import { CombatColumns, cardUnits } from '../parts/combat/combat-columns';
import { figuresOf } from '../parts/combat/overrule-figures';
import { OverrulePanel } from '../parts/combat/overrule-panel';
import { Verdict } from '../parts/combat/verdict';
import { RuledBy } from '../parts/companions/by-companion';
import { useEnter } from '../parts/keys/use-enter';
import { useKeys } from '../parts/keys/use-keys';
import { CorrectionsDue } from '../parts/reports/corrections-due';
import { DeskLink, useDeskAddress, useRouter } from '../parts/router';
import { useMutation } from '../parts/use-mutation';
import { type Turns, writtenByTurns } from './factors/factor-turns';
import { factorsAfter } from './factors/factors-after';
import { FactorsPanel } from './factors/factors-panel';
import { SettledOrders } from './grouping/settled-orders';
import { ColourLine } from './ruling/colour-line';
import { RetreatPlaces } from './ruling/retreat-places';
import { RuledOtherwise } from './ruling/ruled-otherwise';
import { RulingButtons } from './ruling/ruling-buttons';
import { asTheyStood, useRuling } from './ruling/use-ruling';
import { VitalSpots } from './ruling/vital-spots';
import { WinnersFollow, WinnersFollowed } from './ruling/winners-follow';
import { CombatCard } from './score/combat-card';

interface RulingDeskProps {
  combat: CombatOnDesk;
  finding: CombatFinding;
  rulings: FactorRulings;
  /** The companion game whose result is ruled by; null: none. */
  played: CompanionGameOnList | null;
}

/** A combat whose dice have fallen: the finding on its card, to be accepted or overruled beside it. */
export function RulingDesk({ combat, finding, rulings, played }: RulingDeskProps) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const say = useToast();
  const { isBusy, act } = useMutation();
  const playedOut = played ? playedOutWords({ number: played.number, result: played.result ?? '' }) : '';
  const [again, setAgain] = useState(playedOut);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const units = useMemo(() => cardUnits(asTheyStood(combat)), [combat]);
  const figures = useMemo(() => figuresOf(finding, (id) => units.get(id)?.name ?? id), [finding, units]);
  const ruling = useRuling(combat, finding, figures, playedOut);
  const { isOverruling, isOpen, held, stands, places } = ruling;
  const isRuled = combat.state === 'ruled';
  const [isFactors, setFactors] = useState(false);
  const [turns, setTurns] = useState<Turns>(new Map());
  const rulebook = { ...rulebookFrom(finding.rulebook), policies: finding.policies };
  const turn = (next: Turns) => {
    const [was, is] = [turns, next].map((some) => writtenByTurns(finding.lines, some, rulebook));
    ruling.rewrite(was!.keys(), is!);
    setTurns(next);
  };

  const sendRuling = (overrules: readonly Overrule[], reason: string) =>
    act(
      'rule-on-combat',
      {
        combatId: combat.id,
        version: combat.version,
        overrules: overrules as never,
        places: places.chosen,
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
  /** Left, it is not ruled by the companion game after all. */
  const leave = () => {
    ruling.leave();
    if (played) go(address(`/combats/${combat.id}`));
  };
  const colourField = useRef<HTMLInputElement>(null);
  const footer = useRef<HTMLElement>(null);
  const toWhatLacks = () => footer.current?.querySelector<HTMLElement>('[data-vital-spot], [aria-invalid]')?.focus();
  const accept = () => {
    if (isOverruling) return say('Another ruling is being written: send it, or leave it first.');
    if (isRuled) return say('It is ruled on already. Another ruling needs a reason.');
    if (ruling.isShort) toWhatLacks();
    else sendRuling([], '');
  };
  const rule = () => {
    const silent = ruling.overrules.filter(({ reason }) => reason === '');
    if (silent.length > 0) setErrors(new Map(silent.map(({ path }) => [path, 'Say why.'])));
    else if (ruling.isShort) toWhatLacks();
    else sendRuling(ruling.overrules, again);
  };
  const open = (asFactors: boolean) => {
    if (!combat.isStillRuled) return;
    if (!isOverruling) ruling.overrule();
    setFactors(asFactors);
  };
  useKeys({
    accept: isRuled || isOverruling ? undefined : accept,
    doubt: () => open(false),
    factors: () => open(true),
    winners: isOpen && ruling.advances.length > 0 ? ruling.turnWinners : undefined,
    colourLine: isOpen ? () => colourField.current?.focus() : undefined,
  });
  useEnter(accept);

  const unread = held.reading.ok
    ? new Map<string, string>()
    : new Map(held.reading.problems.map(({ path, message }) => [path, `It ${message}.`]));
  const followed = isRuled && stands ? followersWords(combat.followUps.followers, stands, combat.grouping.kind) : [];
  return (
    <CombatColumns
      rows={combat.notedRows}
      work={
        isOverruling && isFactors ? (
          <FactorsPanel
            says="after the die: a letter overrules, with a reason"
            table={factorsAfter({
              finding,
              name: (id) => units.get(id)?.name ?? id,
              turns,
              onTurns: turn,
              isAsked: [...errors.keys()].some((path) => path.startsWith('lines.')),
            })}
            die={finding.die}
            rulings={rulings}
            combatId={combat.id}
            refused={errors}
            onSend={() => ruling.overrules.length > 0 && rule()}
            onLeave={leave}
          >
            {isRuled && (
              <div className="mb-2">
                <AgainField reason={again} onWrite={setAgain} errors={errors} />
              </div>
            )}
            <div className="flex gap-2">
              <Button
                kind="act"
                hint={keyOf('send')}
                className="flex-1 justify-between"
                isBusy={isBusy}
                disabled={ruling.overrules.length === 0}
                onClick={rule}
              >
                {ruling.overrules.length === 0 ? 'Rule (change a factor first)' : 'Rule'}
              </Button>
              <Button hint={keyOf('doubt')} onClick={() => open(false)}>
                Every figure
              </Button>
              <Button hint={keyOf('leave')} onClick={leave}>
                Leave it
              </Button>
            </div>
          </FactorsPanel>
        ) : isOverruling ? (
          <OverrulePanel
            figures={figures}
            written={ruling.written}
            onWrite={ruling.write}
            again={isRuled ? again : null}
            onAgain={setAgain}
            errors={new Map([...unread, ...errors])}
            isBusy={isBusy}
            onRule={rule}
            onCancel={leave}
          >
            {played && <RuledBy game={played} />}
          </OverrulePanel>
        ) : (
          <SettledOrders combat={combat} />
        )
      }
      card={
        <CombatCard
          number={combat.number}
          title={combat.grouping.name}
          grouping={combat.grouping}
          daypart={finding.combat.daypart}
          score={finding}
          doubts={combat.doubts}
          bindings={rulings.bindings}
          onFactors={() => open(true)}
          die={finding.die}
          units={units}
          readings={{ combat: finding.combat, rulebook }}
          verdict={
            <Verdict
              finding={finding}
              ruling={stands}
              isRuled={isRuled}
              saysHowFar={!isOpen}
              dieBy={combat.dieBy}
              units={units}
            />
          }
        >
          <footer
            ref={footer}
            className="max-h-[50%] shrink-0 overflow-y-auto border-t border-rule-2 bg-paper px-4 py-2.5"
          >
            {!isOpen && combat.ruling && (
              <RuledOtherwise
                combatId={combat.id}
                ruling={combat.ruling}
                by={combat.companions.find(({ id }) => id === combat.ruling!.companionGameId) ?? null}
                figures={figures}
                units={units}
              />
            )}
            {!isOpen && <WinnersFollowed ruling={combat.ruling} units={units} />}
            {combat.corrections.length > 0 && (
              <div className="mt-1.5">
                <CorrectionsDue corrections={combat.corrections} />
              </div>
            )}
            {isRuled && combat.told.length > 0 && combat.corrections.length === 0 && (
              <Caution>
                Told to {combat.told.join(', ')}. To rule again calls for a correction of what was told.
              </Caution>
            )}
            {isRuled && combat.untold.length > 0 && <NotToldYet teams={combat.untold} />}
            {isRuled && isOverruling && followed.map((words) => <Caution key={words}>{words}</Caution>)}
            {isOpen && (
              <>
                <VitalSpots
                  asked={held.asked}
                  spots={combat.vitalSpots}
                  answers={ruling.answers}
                  units={units}
                  onAnswer={ruling.answer}
                />
                <RetreatPlaces
                  effects={ruling.effects}
                  proposed={places.proposed}
                  picked={places.picked}
                  written={places.typed}
                  wrong={places.wrong}
                  units={units}
                  onWrite={ruling.type}
                  onPick={ruling.pick}
                />
                <WinnersFollow
                  advances={ruling.advances}
                  areFollowing={ruling.areFollowing}
                  units={units}
                  onTurn={ruling.turnWinners}
                />
                <ColourLine
                  combatId={combat.id}
                  line={ruling.colour}
                  field={colourField}
                  onWrite={ruling.tint}
                  onSend={isOverruling ? rule : accept}
                />
              </>
            )}
            {!combat.isStillRuled && (
              <Caution>This combat is over: its ruling stays. Correct the letters about it.</Caution>
            )}
            {!isOverruling && combat.isStillRuled && (
              <RulingButtons
                combat={combat}
                isBusy={isBusy}
                isShort={ruling.isShort}
                asksWhoStays={held.open.length > 0}
                onAccept={accept}
                onOverrule={() => open(false)}
              />
            )}
          </footer>
        </CombatCard>
      }
    />
  );
}

const Caution = ({ children }: { children: ReactNode }) => <p className="mt-1.5 text-small text-waiting">{children}</p>;

/** The teams that may be told of it at once, before their report (§4.3). */
const NotToldYet = ({ teams }: { teams: CombatOnDesk['untold'] }) => (
  <p className="mt-1.5 flex flex-wrap gap-x-2 text-small text-ink-2">
    Not told yet:
    {teams.map(({ key, name }) => (
      <DeskLink key={key} to={`/reports/${key}`} className="text-mine underline underline-offset-2">
        {name}
      </DeskLink>
    ))}
  </p>
);

const errorOf = ({ field, message }: Refusal): ReadonlyMap<string, string> => new Map(field ? [[field, message]] : []);
