import type { ScoreLine } from '@/lib/adjudication/types';
import { capital } from '@/lib/text';

/** A rule reference in short, `§9 note 3, OC-1`: the section by its number, without its title. */
export const shortRule = (rule: string): string => rule.replace(/^(§\d+[a-z]?)[^,]*?( note \d+)?(?=,|$)/, '$1$2');

/** The words of a line beside the strip of its unit, which shows the status already. */
export const besideStrip = ({ what }: Pick<ScoreLine, 'what'>): string =>
  capital(what.replace(/^Status \d+(, |\.)/, '').replace(/^(Supporting artillery) of status \d+/, '$1'));
