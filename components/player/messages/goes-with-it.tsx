import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { MarksToSend } from './marks-to-send';
import { UnitsToReturn } from './units-to-return';

interface Props {
  desk: PlayerDesk;
  /** It goes to an HQ, which can be told where units stand; Control knows. */
  isToHq: boolean;
  markIds: readonly string[];
  unitIds: readonly string[];
  isReadOnly: boolean;
  onChange: (chosen: { markIds?: string[]; unitIds?: string[] }) => void;
}

/** The things that may go with a message: places of own units, marks of the own map. */
export const GoesWithIt = ({ desk, isToHq, markIds, unitIds, isReadOnly, onChange }: Props) => (
  <>
    {isToHq && (
      <UnitsToReturn
        counters={desk.counters}
        chosen={unitIds}
        isReadOnly={isReadOnly}
        onChoose={(chosen) => onChange({ unitIds: chosen })}
      />
    )}
    <MarksToSend
      marks={desk.marks}
      chosen={markIds}
      isReadOnly={isReadOnly}
      onChoose={(chosen) => onChange({ markIds: chosen })}
    />
  </>
);
