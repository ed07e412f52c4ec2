import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { setUpUnits } from '@/companions/farthest-bridge/rules/deployment';
import { zones } from '@/companions/farthest-bridge/rules/schedule';
import type { Act } from '@/companions/farthest-bridge/rules/state';
import type { CompanionTableProps } from '@/companions/parts/companion-table-props';
import type { Choice, OpenChoice } from '@/companions/rules/at-table';
import { type Draft, draftOf, isOffered } from './drafts';

/** The names a side writes places for (§18.1). */
const writtenBy = (side: unknown): string[] => (side === 'german' ? setUpUnits.map(({ id }) => id) : [...zones]);
/** The form of an act that still needs something said. */
export const begin = (choice: OpenChoice<Act>): Draft => draftOf(choice, writtenBy(choice.given.side));

/** The form that the game itself asks for: the terrain where a unit comes down. */
const askedBy = (choices: readonly Choice<Act>[]): Draft | null => {
  const asked = choices.find((choice) => 'kind' in choice && choice.kind === 'enterHex');
  return asked && 'kind' in asked ? begin(asked) : null;
};

/**
 * The form that is open: the one that somebody began, as long as it is offered, or the one that the game asks for; and what
 * sends it.
 */
export function useDraft(
  choices: readonly Choice<Act>[],
  game: CompanionTableProps['game'],
  play: CompanionTableProps['play'],
) {
  const asked = useMemo(() => askedBy(choices), [choices]);
  const [begun, setDraft] = useState<Draft | null>(null);
  const kept = game.result === null && begun && isOffered(begun, choices) ? begun : null;
  const isAnswer = kept?.kind === 'enterHex' && asked?.kind === 'enterHex' && kept.hex === asked.hex;
  const draft = asked && !isAnswer && kept?.kind !== 'enterHex' ? asked : kept;

  // A form is done with once what it sent has been played: then the game stands at another version. With that picture, or
  // it would put away a form that somebody opens who types ahead.
  const hasSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new version that ends the form
  useLayoutEffect(() => {
    if (hasSent.current) setDraft(null);
    hasSent.current = false;
  }, [game.version]);
  const send = (act: Pick<Act, 'kind'>, ends: boolean) => {
    hasSent.current = ends;
    play(act, act.kind.startsWith('enter'));
  };
  return { asked, draft, setDraft, send };
}
