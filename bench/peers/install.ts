import { alone, installPackages } from '@/host/install.mjs';

/** Installs what the benchmarks compare the console with, into this folder, where it is not there yet. */
export const installPeers = (): Promise<void> => alone(() => installPackages(import.meta.dirname));
