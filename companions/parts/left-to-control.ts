import type { Choice } from '@/companions/rules/at-table';
import type { TeamsAtTable } from './companion-table-props';

/** The acts at a table less those that a team lays from its own hand: nobody else lays these. */
export function leftToControl<Act extends { kind: string }>(
  hands: TeamsAtTable | null,
  choices: readonly Choice<Act>[],
): Choice<Act>[] {
  const ofTeams = hands?.sides.filter(({ teamId }) => teamId !== null).map(({ side }) => side) ?? [];
  return choices.filter((choice) => {
    const { kind, side }: { kind: string; side?: unknown } =
      'act' in choice ? choice.act : { kind: choice.kind, side: choice.given.side };
    return kind !== hands?.laidAs || !ofTeams.some((one) => one === side);
  });
}
