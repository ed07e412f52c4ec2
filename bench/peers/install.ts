import { alone } from '@/host/install.mjs';
import { installPackages } from '@/host/packages.mjs';

/** Installs what the benchmarks compare the console with, into this folder, where it is not there yet. */
export const installPeers = (): Promise<void> => alone(() => installPackages(import.meta.dirname));
