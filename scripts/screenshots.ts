/**
 * `npm run screenshots`: takes the pictures of `docs/screenshots` again, those of the README among them. They are what
 * `e2e/pictures.spec.ts` compares with, and only what has changed is written. `npm run screenshots -- -g gallery` takes
 * those of the tests whose title holds the word.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../host/install.mjs';

const folder = join(root, 'docs', 'screenshots');

/** Gives a picture a palette, which makes it a third as large; no eye sees the difference. */
async function makeSmall(file: string): Promise<void> {
  const picture = readFileSync(file);
  if ((await sharp(picture).metadata()).isPalette) return;
  const small = await sharp(picture).png({ palette: true, dither: 0, quality: 100, effort: 10 }).toBuffer();
  writeFileSync(file, small);
  console.log(`  ${file}, ${Math.round(small.length / 1024)} kB`);
}

const cli = join(root, 'node_modules', 'playwright', 'cli.js');
// One page after another: all write what they were made with into one file.
const args = [
  'test',
  'pictures',
  '--update-snapshots=changed',
  '--workers=1',
  '--reporter=line',
  ...process.argv.slice(2),
];
const { status } = spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' });
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
for (const file of files.filter((one) => one.endsWith('.png'))) await makeSmall(join(folder, file));
process.exitCode = status ?? 1;
