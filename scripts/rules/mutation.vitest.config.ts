import { defineConfig, mergeConfig } from 'vitest/config';
import { rulesOnly } from './rules-only';

/** What Stryker runs against each mutant: the cases worked out by hand, without those that chance makes. */
export default mergeConfig(rulesOnly, defineConfig({ test: { exclude: ['**/*properties.test.ts'] } }));
