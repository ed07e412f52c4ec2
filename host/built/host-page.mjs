/**
 * The host's page as it is sent to the browser: its script, and its styles in the words of the house. The console that
 * shows it may not be up, so it is no page of Next.js; it is made of the same parts.
 */
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';

const folder = join(root, 'server', 'host-page');
const styles = 'app/globals.css';

/** @type {import('esbuild').BuildOptions} */
const options = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: folder,
  metafile: true,
  logLevel: 'error',
};

/** The sheets of styles that every page of the console has, as its layout names them, but for the house's own. */
const faces = () =>
  readFileSync(join(root, 'app', 'layout.tsx'), 'utf8')
    .split('\n')
    .filter((line) => /\.css';$/.test(line) && !line.includes('globals.css'))
    .map((line) => `@${line}`);

/** The styles of the house, with the utilities that these files name. @param {readonly string[]} files */
async function stylesFor(files) {
  const { compile } = await import('tailwindcss');
  const { resolve } = createRequire(import.meta.url);
  const read = [styles];
  const { build } = await compile(readFileSync(join(root, styles), 'utf8'), {
    base: dirname(join(root, styles)),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(`${id}/index.css`);
      if (id.startsWith('.')) read.push(relative(root, path));
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const words = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split(/[\s"'`{}]+/));
  return { css: build([...new Set(words)]), read };
}

/** Makes the page anew. @returns {Promise<string[]>} the files of ours that it is made of */
export async function bundleHostPage() {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  const script = await build({ ...options, entryPoints: { page: 'components/host/page.tsx' } });
  const ours = Object.keys(script.metafile?.inputs ?? {}).filter((file) => !file.startsWith('node_modules/'));
  const { css, read } = await stylesFor(ours);
  await build({
    ...options,
    splitting: false,
    stdin: {
      contents: [...faces(), css].join('\n'),
      loader: 'css',
      resolveDir: join(root, 'app'),
      sourcefile: 'page.css',
    },
    loader: { '.woff2': 'file', '.woff': 'empty' },
    assetNames: '[name]-[hash]',
    outdir: undefined,
    outfile: join(folder, 'page.css'),
  });
  return [...ours, ...read, 'app/layout.tsx', 'app/faces.css', 'host/built/host-page.mjs'];
}
