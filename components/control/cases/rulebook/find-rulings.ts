import { type Factor, factorList } from '@/lib/adjudication/factor-list';
import type { Precedent } from '@/lib/advice/combat/precedents';
import type { BindingOnDesk, FactorRulings } from '@/lib/desks/control/cases/factor-rulings';

/** The entries of the rulings book on one factor. */
export interface Chapter {
  factor: Factor;
  /** The bindings, which come first. */
  bindings: BindingOnDesk[];
  precedents: Precedent[];
}

/**
 * The chapters that answer to words, in any order, each with what of it answers; all of a chapter whose factor does.
 * Nothing typed: the whole book, in the order of the list (§9 Factors).
 */
export function findInBook(typed: string, { bindings, precedents }: FactorRulings): Chapter[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return factorList.flatMap((factor) => {
    const left = words.filter((word) => !`${factor.name} ${factor.rule}`.toLowerCase().includes(word));
    const answers = (text: string) => left.every((word) => text.toLowerCase().includes(word));
    const ofIt = bindings.filter(
      (one) =>
        one.factor === factor.key && answers(`${one.text} ${one.by} binding ${one.isGranted ? 'given' : 'refused'}`),
    );
    const ruled = precedents.filter(
      (one) =>
        one.factor === factor.key &&
        answers(
          `${one.words} ${one.by} ${one.name} c${one.number} ${one.units.join(' ')} ${one.isGranted ? 'given' : 'refused'}`,
        ),
    );
    if (left.length > 0 && ofIt.length + ruled.length === 0) return [];
    const standing = [...ofIt].sort((a, b) => Number(a.withdrawnBy !== null) - Number(b.withdrawnBy !== null));
    return [{ factor, bindings: standing, precedents: ruled }];
  });
}
