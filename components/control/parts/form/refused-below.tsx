import type { Refused } from '@/components/ui/form/use-form';
import { RuleReference } from '../rule-reference';

/** Why a form was refused, below it, where no field of it says so. */
export function RefusedBelow({ refused }: { refused: Refused | null }) {
  if (!refused) return null;
  return (
    <p role="alert" className="mt-2 font-medium text-overdue">
      {refused.message} {refused.rule && <RuleReference rule={refused.rule} className="font-cond text-small" />}
    </p>
  );
}
