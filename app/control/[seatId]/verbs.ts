import { controlVerbs as companionVerbs } from '@/companions/control-verbs.generated';
import { controlVerbs as coreVerbs } from '@/lib/turn/control-verbs.generated';

/** Every verb of Control's, those of the companion games among them. */
export const controlVerbs = { ...coreVerbs, ...companionVerbs };
