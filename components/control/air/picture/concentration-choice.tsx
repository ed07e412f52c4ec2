import { RuleReference } from '@/components/control/parts/rule-reference';
import { Checkbox } from '@/components/ui/checkbox';
import { isSameSquare, type Square } from '@/lib/adjudication/recce-picture';
import { counted } from '@/lib/text';
import type { CoveredSquare } from './concentrations';

interface Props {
  covered: readonly CoveredSquare[];
  /** The squares in which there is an exceptionally high concentration. */
  chosen: readonly Square[];
  onChoose: (squares: Square[]) => void;
}

/** Where a reconnaissance meets an exceptionally high concentration, so that it is looked for in cover too (OC-127). */
export const ConcentrationChoice = ({ covered, chosen, onChoose }: Props) => (
  <fieldset className="mt-1 border-t border-rule pt-1">
    <legend className="pr-2 text-small font-medium">Exceptionally high concentration</legend>
    <p className="aside">
      Then even what is in cover gets a die, with one less. <RuleReference rule="§12c Recce, OC-127" />
    </p>
    {covered.map(({ square, where, units }) => (
      <Checkbox
        key={where}
        isTicked={chosen.some((one) => isSameSquare(one, square))}
        onTick={(isIn) => onChoose(isIn ? [...chosen, square] : chosen.filter((one) => !isSameSquare(one, square)))}
        label={`In ${where}, with ${counted(units, 'unit')} in cover`}
      />
    ))}
  </fieldset>
);
