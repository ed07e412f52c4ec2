/** The project and the pages that were built of it lie in these folders. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: the one above the folder that this file lies in, as a source and in the bundle. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder the pages lie in: `OPCOM_DIST`, or `.next`. */
export const distFolder = () => join(root, process.env.OPCOM_DIST || '.next');
