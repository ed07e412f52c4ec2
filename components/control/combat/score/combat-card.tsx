'use client';

import type { ReactNode } from 'react';
import type { CardScore, Noted } from '@/components/control/parts/combat/card-score';
import { CardTitle } from '@/components/control/parts/combat/card-title';
import { groundInWords, kindWords } from '@/components/control/parts/combat/combat-words';
import {
  answersBeside,
  DoesItMatter,
  doubtfulLines,
  mattering,
} from '@/components/control/parts/combat/does-it-matter';
import { useLikeLines } from '@/components/control/parts/combat/like-lines';
import { useLineDoubt } from '@/components/control/parts/combat/line-doubt';
import { OtherReadings, type PutCase } from '@/components/control/parts/combat/other-readings';
import { type CardUnits, ScoreSides } from '@/components/control/parts/combat/score-lines';
import { CombatDecisions } from '@/components/control/parts/decisions/decisions-here';
import { keyOf, shortcutOf } from '@/components/control/parts/keys/key-table';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { hourWords } from '@/lib/adjudication/artillery';
import type { Doubt } from '@/lib/adjudication/doubts';
import { spoilersOf } from '@/lib/adjudication/spoilers';
import type { Face, ScoreLine } from '@/lib/adjudication/types';
import type { Grouping } from '@/lib/advice/combat/combat-grouping';
import type { BindingOnDesk } from '@/lib/desks/control/cases/factor-rulings';
import type { Daypart } from '@/lib/words';
import { boundLines } from './binding-departures';

interface CombatCardProps {
  number: number | null;
  title: string;
  grouping: Grouping;
  daypart: Daypart;
  /** null: a side is still empty. */
  score: CardScore | null;
  doubts: readonly Doubt[];
  bindings: readonly BindingOnDesk[];
  /** Opens the factors beside the card. */
  onFactors: () => void;
  /** The combat die, once it has fallen. */
  die: Face | null;
  units: CardUnits;
  /** The case and the readings it is reckoned by; left out while a side is empty. */
  readings?: PutCase | undefined;
  /** The verdict, once the die has fallen: read before its details. */
  verdict?: ReactNode;
  /** The foot: the die before it has fallen, the answers after. */
  children: ReactNode;
}

/** The whole explanation of a combat in one column, read downwards: what came of it, lines, six dice, does it matter, the answers. */
export function CombatCard(props: CombatCardProps) {
  const {
    number,
    title,
    grouping,
    daypart,
    score,
    doubts,
    bindings,
    onFactors,
    die,
    units,
    readings,
    verdict,
    children,
  } = props;
  const name = (id: string) => units.get(id)?.name ?? id;
  // The further attack of an overrun is unprepared: there is nothing to argue about (OC-69).
  const isSettled = (doubt: Doubt) =>
    grouping.kind === 'overrun' && doubt.about === 'prepared' && doubt.role === 'attacker';
  const argued = mattering(doubts).filter((doubt) => !isSettled(doubt));
  const lines = score?.lines ?? [];
  const inContact = grouping.units.filter(({ isArtillery }) => !isArtillery);
  const attackers = inContact.filter(({ role }) => role === 'attacker');
  const defenders = inContact.filter(({ role }) => role === 'defender');
  const heads = {
    attacker: {
      lead: grouping.attackersLead || '–',
      note: preparedNote(attackers.filter(({ isPrepared }) => isPrepared).length, attackers.length),
    },
    defender: {
      lead: grouping.defendersLead || '–',
      note: standNote(defenders.filter(({ standFast }) => standFast).length, defenders.length),
    },
  };
  const doubtful = doubtfulLines(lines, argued, die);
  const bound = boundLines(lines, bindings);
  const like = useLikeLines(lines, (line) => doubtful.has(line) || bound.has(line));
  const shown = score && { lines: like.lines, odds: score.odds, column: score.column };
  const without = useLineDoubt(shown, die);
  const answers = shown ? answersBeside(shown, doubtful, die) : noAnswers;
  const spoilers = readings ? spoilersOf(readings.combat, readings.rulebook) : [];
  return (
    <article
      aria-label={number === null ? 'New combat' : `C${number} ${title}`}
      className="flex h-full min-h-0 flex-col border-l border-rule-2 bg-sheet"
    >
      <header className="border-b border-rule px-4 py-2">
        <CardTitle title={title || 'New combat'} number={number === null ? null : `C${number}`} />
        <p className="aside">
          {grouping.kind !== 'attack' && `${kindWords[grouping.kind]}: `}
          {heads.attacker.lead} attacks {heads.defender.lead} · {groundInWords(grouping.ground)} · {daypart}
          {grouping.hour !== 'beginning' && `, ${hourWords[grouping.hour]}`}
        </p>
        {grouping.whyFirst && <p className="aside">Encounter: {grouping.whyFirst}</p>}
      </header>
      {verdict && <div className="shrink-0 border-b border-rule-2 bg-paper px-4 py-2">{verdict}</div>}
      <CombatDecisions />
      {score === null || without === null ? (
        <p className="flex-1 px-4 py-8 text-center font-serif text-desk text-ink-2">
          The score is worked out here as soon as each side has a unit.
        </p>
      ) : (
        <div className="scrolls">
          <ScoreSides
            heads={heads}
            like={like}
            units={units}
            doubtful={doubtful}
            answers={answers}
            bound={bound}
            without={without}
          />
          <div className="px-4 pt-2.5">
            <DoesItMatter score={score} doubts={argued} die={die} name={name} />
            <div className="mt-1">
              <Button
                size="small"
                hint={keyOf('factors')}
                aria-keyshortcuts={shortcutOf('factors')}
                onClick={onFactors}
              >
                Factors
              </Button>
            </div>
            {readings && <OtherReadings put={readings} odds={score.odds} die={die} name={name} />}
            <Advised advice={[...spoilers, ...score.advice]} name={name} />
          </div>
        </div>
      )}
      {children}
    </article>
  );
}

const noAnswers: ReadonlyMap<ScoreLine, string> = new Map();

const preparedNote = (prepared: number, of: number): string =>
  of === 0 ? '' : prepared === of ? 'all prepared' : prepared === 0 ? 'none prepared' : `${prepared} of ${of} prepared`;

const standNote = (standing: number, of: number): string =>
  standing === 0 ? '' : standing === of ? 'all stand fast' : `${standing} of ${of} stand fast`;

function Advised({ advice, name }: { advice: readonly Noted[]; name: (id: string) => string }) {
  if (advice.length === 0) return null;
  return (
    <ul aria-label="Advice" className="mt-1.5 border-t border-rule pt-1">
      {advice.map(({ unitId, message, rule }) => (
        <li key={`${unitId} ${message}`} className="flex gap-2 detail leading-4.5">
          <span className="min-w-0 flex-1">
            {unitId && <b className="font-medium">{name(unitId)}: </b>}
            {message}
          </span>{' '}
          <RuleReference rule={rule} className="max-w-32 text-right font-cond aside" />
        </li>
      ))}
    </ul>
  );
}
