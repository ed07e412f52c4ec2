import { buildPrograms } from '@/host/built/build.mjs';

/** Once a run: the programs as they are now, which the tests start. */
export default buildPrograms;
