import type { CompanionName } from '@/lib/words';
import { battleCard } from './battle-card/rules';
import { farthestBridge } from './farthest-bridge/rules/farthest-bridge';
import { impressionistic } from './impressionistic/rules/impressionistic';
import { postcardArnhem } from './postcard-arnhem/rules';
import type { Companion } from './rules/companion';

/** Any companion, where it does not matter which: its setups, states and acts are read by its own schemas. */
// biome-ignore lint/suspicious/noExplicitAny: the four have four setups, states and acts; each reads its own
export type AnyCompanion = Companion<any, any, any>;

const companions: Record<CompanionName, AnyCompanion> = {
  'battle-card': battleCard,
  'farthest-bridge': farthestBridge,
  'postcard-arnhem': postcardArnhem,
  impressionistic,
};

/** The companion of a name. */
export const companionCalled = (name: CompanionName): AnyCompanion => companions[name];
