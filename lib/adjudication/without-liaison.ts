import type { Policies } from './types';

/** The worth of close air support without air liaison, by the reading of a game (OC-42); `Without it, it …`. */
export const withoutLiaison: Readonly<Record<Policies['airLiaison'], string>> = {
  oneLevelLower: 'counts one level lower',
  required: 'gives nothing',
  ignored: 'counts in full',
};
