import type { controlVerbs } from '@/companions/control-verbs.generated';
import { useMutation } from '@/components/control/parts/use-mutation';

/** The acts of the companion games, typed by their own verbs. */
export const useCompanionMutation = () => useMutation<typeof controlVerbs>();
