import { AgainField } from '@/components/control/parts/combat/again-field';
import type { Figure } from '@/components/control/parts/combat/overrule-figures';
import { OverrulePanel } from '@/components/control/parts/combat/overrule-panel';
import type { CardUnits } from '@/components/control/parts/combat/score-lines';
import { RuledBy } from '@/components/control/parts/companions/by-companion';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import type { FactorRulings } from '@/lib/desks/control/cases/factor-rulings';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { factorsAfter } from '../factors/factors-after';
import { FactorsPanel } from '../factors/factors-panel';
import type { useRuling } from './use-ruling';
import type { useRulingDeeds } from './use-ruling-deeds';

interface Props {
  combat: CombatOnDesk;
  ruling: ReturnType<typeof useRuling>;
  deeds: ReturnType<typeof useRulingDeeds>;
}

/** Lets the factors of a combat whose dice have fallen be given or refused, each with its reason. */
export function RuledByFactors({
  combat,
  finding,
  rulings,
  units,
  ruling,
  deeds,
}: Props & { finding: CombatFinding; rulings: FactorRulings; units: CardUnits }) {
  const { turns, turn, errors, again, setAgain, isBusy, rule, open, leave } = deeds;
  const isUnchanged = ruling.overrules.length === 0;
  return (
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
      onSend={() => !isUnchanged && rule()}
      onLeave={leave}
    >
      {combat.state === 'ruled' && (
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
          disabled={isUnchanged}
          onClick={rule}
        >
          {isUnchanged ? 'Rule (change a factor first)' : 'Rule'}
        </Button>
        <Button hint={keyOf('doubt')} onClick={() => open(false)}>
          Every figure
        </Button>
        <Button hint={keyOf('leave')} onClick={leave}>
          Leave it
        </Button>
      </div>
    </FactorsPanel>
  );
}

/** Lets every figure of a finding be ruled otherwise. */
export function RuledByFigures({
  combat,
  figures,
  played,
  ruling,
  deeds,
}: Props & { figures: readonly Figure[]; played: CompanionGameOnList | null }) {
  const { reading } = ruling.held;
  const unread = reading.ok ? [] : reading.problems.map(({ path, message }) => [path, `It ${message}.`] as const);
  return (
    <OverrulePanel
      figures={figures}
      written={ruling.written}
      onWrite={ruling.write}
      again={combat.state === 'ruled' ? deeds.again : null}
      onAgain={deeds.setAgain}
      errors={new Map([...unread, ...deeds.errors])}
      isBusy={deeds.isBusy}
      onRule={deeds.rule}
      onCancel={deeds.leave}
    >
      {played && <RuledBy game={played} />}
    </OverrulePanel>
  );
}
