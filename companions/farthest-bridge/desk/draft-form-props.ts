import type { State } from '@/companions/farthest-bridge/rules/state';
import type { Draft } from './drafts';

/** What each form of an act is given. */
export interface FormProps<One extends Draft> {
  state: State;
  draft: One;
  set: (draft: Draft) => void;
  /** Why a field will not do as it stands, by the act's own name of the field. */
  wrongAt: (field: string) => string | null;
  /** Nothing is wrong: it may be played. */
  isReady: boolean;
}
