import { UnitSymbol } from '@/components/map/counters/symbol';
import type { Choice } from '@/components/ui/matching';
import type { DeskCounter, PlayerDesk } from '@/lib/visibility/player/desk';
import type { DraftRow } from './draft';

/** One unit, or a brigade with all its units. */
export interface UnitChoice extends Choice {
  symbol: string | null;
  /** The counters it stands for. */
  ids: string[];
}

/** The choices for a row: the team's counters, then its brigades. A unit says which row has it already. */
export function unitChoices(counters: readonly DeskCounter[], rows: readonly DraftRow[]): UnitChoice[] {
  const standing = counters.filter(({ isLost }) => !isLost);
  const rowOf = new Map(rows.flatMap((row, at) => row.counterIds.map((id) => [id, at + 1] as const)));
  const units = standing.map(({ id, shortName, name, symbol, formation, brigade }) => {
    const row = rowOf.get(id);
    const hint = row ? `in row ${row} · ${name}` : name;
    return { id, label: shortName, hint, also: `${name} ${brigade} ${formation}`, symbol, ids: [id] };
  });
  const brigades = [...new Set(standing.map(({ brigade }) => brigade))].filter(Boolean);
  const groups = brigades.map((brigade) => {
    const members = standing.filter((counter) => counter.brigade === brigade);
    const hint = members.map(({ shortName }) => shortName).join(', ');
    return { id: `brigade ${brigade}`, label: brigade, hint, symbol: null, ids: members.map(({ id }) => id) };
  });
  return [...units, ...groups.filter(({ ids }) => ids.length > 1)];
}

/** The counters behind what was picked, each once. */
export const countersOf = (choices: readonly UnitChoice[], picked: readonly string[]): string[] => [
  ...new Set(picked.flatMap((id) => choices.find((choice) => choice.id === id)?.ids ?? [id])),
];

export const unitMark =
  (side: PlayerDesk['team']['side']) =>
  ({ symbol }: UnitChoice) =>
    symbol ? (
      <svg
        aria-hidden="true"
        viewBox="0 0 26 18"
        className={`h-4.5 w-6.5 ${side === 'allied' ? 'text-allied' : 'text-german'}`}
      >
        <UnitSymbol symbol={symbol} width={26} height={18} />
      </svg>
    ) : null;
