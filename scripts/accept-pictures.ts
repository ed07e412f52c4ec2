/**
 * `npm run pictures:accept`: what the last commit shows is accepted. Its pages are kept in `e2e/accepted`, where
 * `e2e/pictures.spec.ts` finds what it compares with, and the twelve whole ones are pictured in `docs/screenshots`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../host/root.mjs';

const kept = 'e2e/accepted';
const pictures = 'docs/screenshots';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Gives a picture a palette, which makes it a third as large; no eye sees the difference. */
async function makeSmall(file: string): Promise<void> {
  const picture = readFileSync(file);
  if ((await sharp(picture).metadata()).isPalette) return;
  const small = await sharp(picture).png({ palette: true, dither: 0, quality: 100, effort: 10 }).toBuffer();
  writeFileSync(file, small);
  console.log(`  ${file}, ${Math.round(small.length / 1024)} kB`);
}

if (git('status', '--porcelain', '--', '.', `:!${kept}`, `:!${pictures}`) !== '')
  throw new Error('What is accepted is a commit: commit what you have changed, then accept it.');

rmSync(join(root, kept), { recursive: true, force: true });
mkdirSync(join(root, kept));
writeFileSync(join(root, kept, 'accepted.json'), `${JSON.stringify({ commit: git('rev-parse', 'HEAD') }, null, 2)}\n`);
const cli = join(root, 'node_modules', 'playwright', 'cli.js');
const env = { ...process.env, OPCOM_ACCEPTS: '1' };
const args = ['test', 'pictures', '--reporter=line'];
const { status } = spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit', env });
const taken = readdirSync(join(root, pictures)).filter((one) => one.endsWith('.png'));
for (const file of taken) await makeSmall(join(root, pictures, file));
process.exitCode = status ?? 1;
