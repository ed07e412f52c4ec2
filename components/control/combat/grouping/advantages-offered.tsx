import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import type { DraftUnit } from '@/lib/advice/combat/grouping/combat-draft';
import type { AdvantageOffered } from '@/lib/advice/combat/grouping/offered-advantages';

interface Props {
  unit: DraftUnit;
  /** The short name of the unit. */
  name: string;
  offered: readonly AdvantageOffered[];
  onUnit: (patch: Partial<DraftUnit>) => void;
}

/** The tactical advantages that Control may give a unit, each with its reason. They count once Control gives them. */
export const AdvantagesOffered = ({ unit, name, offered, onUnit }: Props) => (
  <>
    {offered.map(({ words, why, rule }) => (
      <p key={words} className="mt-1 flex flex-wrap items-baseline gap-x-2 aside">
        <Button
          size="small"
          aria-label={`Give ${name} the advantage: ${words}`}
          onClick={() => onUnit({ advantages: [unit.advantages.trim(), words].filter(Boolean).join('; ') })}
        >
          + {words}
        </Button>
        <span>
          {why} <RuleReference rule={rule} className="font-cond" />
        </span>
      </p>
    ))}
  </>
);
