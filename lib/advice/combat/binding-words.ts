import { type FactorKey, factorNamed } from '@/lib/adjudication/factor-list';

/** A binding ruling as all of Control reads it: the factor, how it is ruled, and in which case. */
export const bindingWords = (factor: FactorKey, isGranted: boolean, text: string): string =>
  `${factorNamed(factor).name} ${isGranted ? 'given' : 'refused'}: ${text.replace(/\.$/, '')}.`;
