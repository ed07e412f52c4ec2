import { battleCard } from './battle-card';
import type { Companion, CompanionName } from './companion';
import { postcardArnhem } from './postcard-arnhem';

/** Any companion, where it does not matter which: its setups, states and acts are read by its own schemas. */
// biome-ignore lint/suspicious/noExplicitAny: the four have four setups, states and acts; each reads its own
export type AnyCompanion = Companion<any, any, any>;

const atHand = { 'battle-card': battleCard, 'postcard-arnhem': postcardArnhem } satisfies Partial<
  Record<CompanionName, AnyCompanion>
>;
export type CompanionAtHand = keyof typeof atHand;

/** The companions that may be played, in the order in which they are offered. */
export const companionsAtHand = Object.keys(atHand) as CompanionAtHand[];

/** The companion of a name. */
export const companionCalled = (name: CompanionAtHand): AnyCompanion => atHand[name];
