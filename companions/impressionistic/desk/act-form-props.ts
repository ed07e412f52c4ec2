import type { Act, State } from '@/companions/impressionistic/rules/state';
import type { Choice } from '@/companions/rules/at-table';

/** An act of which something is still to be said. */
export type OpenChoice = Extract<Choice<Act>, { missing: string[] }>;

/** What the form of an act is given. */
export interface ActFormProps {
  state: State;
  choice: OpenChoice;
  play: (act: Act) => void;
  isBusy: boolean;
  /** Back to the list, nothing done. */
  close: () => void;
}
