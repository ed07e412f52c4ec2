/** `npm run -s opcom`: runs the command from the bundle, which is made first where the sources are newer. */
import '../host/no-telemetry.mjs';
import { buildPrograms } from '../host/built/build.mjs';
import { bundled } from '../host/built/bundle.mjs';

await buildPrograms();
await import(bundled('opcom'));
