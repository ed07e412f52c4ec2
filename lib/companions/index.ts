import type { Companion, CompanionName } from './companion';

/** Any companion, where it does not matter which: its setups, states and acts are read by its own schemas. */
// biome-ignore lint/suspicious/noExplicitAny: the four have four setups, states and acts; each reads its own
export type AnyCompanion = Companion<any, any, any>;

const companions: Record<CompanionName, AnyCompanion> = {} as never;

/** The companion of a name. */
export const companionCalled = (name: CompanionName): AnyCompanion => companions[name];
