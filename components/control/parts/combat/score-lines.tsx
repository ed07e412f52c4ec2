import { ProfileStrip } from '@/components/control/parts/counters/profile-strip';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { signed } from '@/components/control/parts/score/score-words';
import { scoreOf } from '@/lib/adjudication/score';
import type { ScoreLine } from '@/lib/adjudication/types';
import { type CombatRole, combatRoles, type Side } from '@/lib/words';
import { type LikeLines, type ShownLine, statusLines } from './like-lines';
import { type LineDoubt, LineDoubtTable, PointsButton } from './line-doubt';
import { besideStrip, shortRule } from './line-words';

/** A unit of the card: its name and its counter. */
interface CardUnit {
  name: string;
  side: Side;
  profile: string;
  stepsLost: number;
}
export type CardUnits = ReadonlyMap<string, CardUnit>;

interface ScoreSidesProps {
  /** The leader of each side, and the note on it. */
  heads: Record<CombatRole, { lead: string; note: string }>;
  /** Of both sides, like factors summed. */
  like: LikeLines;
  units: CardUnits;
  /** Lines Control may argue about, and on which dice it matters. */
  doubtful: ReadonlyMap<ScoreLine, string>;
  /** Beside the other lines of factors: whether they matter. */
  answers?: ReadonlyMap<ScoreLine, string>;
  /** Lines on whose factor a ruling binds all of Control. */
  bound?: ReadonlyMap<ScoreLine, 'departs' | 'follows'>;
  without: LineDoubt;
}

/** Both sides of a score: every line with its points, its sentence and its rule, and their sums. */
export const ScoreSides = (props: ScoreSidesProps) =>
  combatRoles.map((role) => <ScoreSide key={role} role={role} {...props} />);

function ScoreSide({
  role,
  heads,
  units,
  doubtful,
  answers,
  bound,
  without,
  like,
}: ScoreSidesProps & { role: CombatRole }) {
  const { lead, note } = heads[role];
  const lines = like.lines.filter((line) => line.side === role);
  const title = role === 'attacker' ? 'Attackers' : 'Defenders';
  const status = statusLines(lines);
  return (
    <section aria-label={title} className="px-4 pt-1.5">
      <h2 className="flex items-baseline border-b border-rule-2 leading-5.5">
        {title}
        <span className="ml-2 aside leading-4.5 font-normal">
          {lead} leads{note && ` · ${note}`}
        </span>
        <b className="ml-auto pl-2 text-title tracking-tight">
          <span className="sr-only">Score </span>
          {signed(scoreOf(like.lines, role), false)}
        </b>
      </h2>
      <ul>
        {lines.map((line, i) => {
          const unit = line.unitId ? units.get(line.unitId) : undefined;
          const isStatus = status.has(line);
          const says = unit && isStatus ? besideStrip(line) : line.what;
          const doubt = doubtful.get(line);
          const index = without.indexOf(line);
          const isOpen = without.open === index;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the score
              key={i}
              className={`-mx-4 grid min-h-5.5 grid-cols-[1.875rem_1fr_auto] items-baseline gap-x-2 border-b border-rule px-4 leading-5.25 ${
                isOpen ? 'bg-mine-soft' : doubt ? 'bg-waiting-soft' : ''
              }`}
            >
              <PointsButton index={index} points={signed(line.points, !isStatus)} without={without} />
              <span className="min-w-0">
                {unit && (
                  <b className="font-semibold">
                    {unit.name}
                    {says && ':'}{' '}
                  </b>
                )}
                {says && `${says} `}
                {line.units && (
                  <b className="font-semibold">{line.units.map((id) => units.get(id)?.name ?? id).join(', ')} </b>
                )}
                {line.fold && <FoldButton line={line} fold={line.fold} onTurn={like.turn} />}
                {unit && isStatus && (
                  <ProfileStrip profile={unit.profile} stepsLost={unit.stepsLost} side={unit.side} />
                )}
                {doubt && (
                  <span className="font-cond text-small font-semibold whitespace-nowrap text-waiting">{doubt} </span>
                )}
                {answers?.has(line) && <span className="font-cond aside whitespace-nowrap">{answers.get(line)} </span>}
                {bound?.has(line) && (
                  <span
                    className={`font-cond text-small font-semibold whitespace-nowrap ${bound.get(line) === 'departs' ? 'text-overdue' : 'text-mine'}`}
                  >
                    {bound.get(line) === 'departs' ? 'departs from the binding ruling' : 'a binding ruling stands'}{' '}
                  </span>
                )}
              </span>
              <RuleReference
                rule={line.rule}
                shown={shortRule(line.rule)}
                className="text-right font-cond aside whitespace-nowrap"
              />
              {isOpen && <LineDoubtTable without={without} index={index} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opens a summed line into the lines of its units, and folds them again. */
const FoldButton = ({ line, fold, onTurn }: { line: ShownLine; fold: string; onTurn: (fold: string) => void }) => (
  <button
    type="button"
    aria-expanded={!line.units}
    onClick={() => onTurn(fold)}
    className="mr-2 min-h-press cursor-pointer font-cond detail whitespace-nowrap underline underline-offset-2"
  >
    {line.units ? 'unit by unit' : 'in one line'}
  </button>
);
