/**
 * The script and the style of the page that is taken home, made by esbuild and Tailwind from `components/take-home`: the console's
 * own map, with its faces in it, for a file that asks nothing of any server.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';

const folder = join(root, 'components', 'take-home');

/** The faces that lie in the page, a file each: those that the desks load hold every width and weight. */
const faces = [
  'ibm-plex-sans/latin-400',
  'ibm-plex-sans/latin-500',
  'ibm-plex-sans/latin-600',
  'ibm-plex-sans-condensed/latin-500',
  'ibm-plex-sans-condensed/latin-600',
  'ibm-plex-serif/latin-400',
  'ibm-plex-serif/latin-400-italic',
  'ibm-plex-serif/latin-600',
  'ibm-plex-mono/latin-400',
  'ibm-plex-mono/latin-500',
];

/** Style sheets as the pages have them. A face is read by its first form; the second is for browsers that have no light-dark() either. @returns {import('esbuild').Plugin} @param {Set<string>} read */
const styles = (read) => ({
  name: 'styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = readFileSync(path, 'utf8');
      const resolveDir = dirname(path);
      if (path.includes('@fontsource'))
        return { contents: css.replace(/,\s*url\([^)]*\.woff\)[^;]*/g, ''), loader: 'css', resolveDir };
      const [{ default: postcss }, { default: tailwind }] = await Promise.all([
        import('postcss'),
        import('@tailwindcss/postcss'),
      ]);
      const made = await postcss([tailwind({ base: folder, optimize: false })]).process(css, { from: path });
      for (const { type, file } of made.messages) if (type === 'dependency') read.add(relative(root, file));
      const first =
        path === join(folder, 'take-home.css') ? faces.map((face) => `@import "@fontsource/${face}.css";`) : [];
      return { contents: `${first.join('')}${made.css}`, loader: 'css', resolveDir };
    });
  },
});

/** Makes both in a folder. @param {string} outdir @returns what they were made of, and their names */
export async function bundlePage(outdir) {
  const { build } = await import('esbuild');
  /** @type {Set<string>} */
  const read = new Set();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { 'take-home': join(folder, 'entry.tsx') },
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
    plugins: [styles(read)],
    metafile: true,
    logLevel: 'error',
  });
  const inputs = Object.keys(metafile.inputs).filter(
    (file) => !file.startsWith('<') && !file.startsWith('node_modules'),
  );
  return { inputs: [...new Set([...inputs, ...read])] };
}
