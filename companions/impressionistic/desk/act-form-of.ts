import type { ReactNode } from 'react';
import type { Act, State } from '@/companions/impressionistic/rules/state';
import type { OpenChoice } from '@/companions/rules/at-table';
import type { Drawn } from '@/components/ui/form/fields';

/** The request: the act, and the state of the table. */
export interface Asked {
  state: State;
  choice: OpenChoice<Act>;
}

/** The form of an act as data: its fields, what they say first, and the act that they make. */
export interface ActFormOf<Values> {
  /** The word on the button. */
  does: string;
  begin: (asked: Asked) => Values;
  fields: (asked: Asked, values: Values) => Drawn[];
  /** The other changes with the written values. */
  follow?: (asked: Asked, values: Values, before: Values) => Values;
  /** The faults beside the figures. */
  whyNot?: (asked: Asked, values: Values) => string | null;
  act: (asked: Asked, values: Values) => Act;
  chances?: (asked: Asked, values: Values) => ReactNode;
}
