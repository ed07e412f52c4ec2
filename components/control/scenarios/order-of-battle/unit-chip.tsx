import { MasterCounterChip } from '@/components/control/parts/counters/master-counter';
import { Counter, counterSize } from '@/components/map/counters/counter';
import { sideColours, useSides } from '@/components/map/counters/sides';
import { readProfile } from '@/lib/adjudication/status';
import type { DraftProfile } from '@/lib/desks/control/scenarios/draft-desk';
import { cutAtWord } from '@/lib/text';

interface Props {
  unit: Readonly<Record<string, string | undefined>>;
  profiles: readonly Pick<DraftProfile, 'key' | 'notation' | 'sizePoints'>[];
}

/** A unit as its counter will look: with its figures where they can be read, or else as a player's. */
export function UnitChip({ unit, profiles }: Props) {
  const { shortName = '', name = '', arm = '', nation = '', formation = '', profile, stepsLost = '0' } = unit;
  const colours = sideColours(useSides());
  const found = profiles.find(({ key }) => key === profile);
  const reading = found && readProfile(found.notation);
  const lost = Number(stepsLost);
  const level = reading?.ok ? reading.profile.levels[lost] : undefined;
  const side = unit.side === 'german' ? 'german' : 'allied';
  const face = { side, shortName: shortName || cutAtWord(name, 12), arm: arm || 'blank', nation, formation } as const;
  if (!found || !level)
    return (
      <svg
        width={64}
        height={46}
        viewBox={`-4 -3 ${counterSize.width + 8} ${counterSize.height + 6}`}
        aria-hidden
        style={colours}
        className="shrink-0"
      >
        <Counter name={face.shortName} symbol={face.arm} side={side} nation={nation} formation={formation} />
      </svg>
    );
  return (
    <span style={colours} className="shrink-0">
      <MasterCounterChip
        face={{
          ...face,
          profile: found.notation,
          stepsLost: lost,
          sizePoints: Number(found.sizePoints) || 0,
          isEffective: level.status > 0,
        }}
      />
    </span>
  );
}
