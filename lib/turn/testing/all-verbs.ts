import { controlVerbs as companionVerbs } from '@/companions/control-verbs.generated';
import { controlVerbs as coreVerbs } from '@/lib/turn/control-verbs.generated';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';

/** For tests over all verbs: every verb that is declared, by its name. */
export const controlVerbs = { ...coreVerbs, ...companionVerbs };
export const allVerbs = { ...controlVerbs, ...playerVerbs };
export { playerVerbs };

export type ControlVerbName = keyof typeof controlVerbs;
export type PlayerVerbName = keyof typeof playerVerbs;
export type VerbName = ControlVerbName | PlayerVerbName;
