import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The script and the style of the page that is taken home, as `host/built/bundle.mjs` makes them. @throws where they were not made */
export async function ownPage(): Promise<{ script: string; style: string }> {
  const [script, style] = await Promise.all(
    ['take-home.js', 'take-home.css'].map((name) =>
      readFile(join(/* turbopackIgnore: true */ process.cwd(), 'server', name), 'utf8'),
    ),
  );
  return { script: script!, style: style! };
}
