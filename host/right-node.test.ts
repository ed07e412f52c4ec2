import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { broughtNode } from './packages.mjs';
import { root } from './root.mjs';

/** A Node that says it is an older one, and a program that goes on under the right one, then tells what it runs under. */
let folder: string;
let old: string;
let program: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-right-node-'));
  old = join(folder, 'old.cjs');
  program = join(folder, 'program.mjs');
  writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });\n");
  writeFileSync(
    program,
    `import { underRightNode } from ${JSON.stringify(pathToFileURL(join(root, 'host/right-node.mjs')).href)};
await underRightNode();
process.on('SIGTERM', () => process.exit(7));
console.log(process.versions.node, process.argv.slice(2).join(' '));
if (process.argv.includes('waits')) setInterval(() => undefined, 1000);
else process.exit(5);
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startOld(...words: string[]) {
  const child = spawn(process.execPath, ['--require', old, program, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  return { child, said: () => said };
}

test('under an older Node the same program goes on under the one that npm brings, with its words, and its code is kept', async () => {
  const { child, said } = startOld('--port', '3001');
  const [code] = await once(child, 'close');
  expect({ code, said: said() }).toEqual({ code: 5, said: expect.stringMatching(/^22\.23\.\d+ --port 3001\n$/) });
});

test('a signal reaches the program that goes on', async () => {
  const { child } = startOld('waits');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([7, null]);
});

test('the Node that is brought is looked for in the packages of this system', () => {
  expect(broughtNode(root)).toMatch(/node_modules[\\/]node-[a-z0-9-]+[\\/]bin[\\/]node/);
  const other = join(folder, 'another');
  mkdirSync(join(other, 'node_modules', 'node-of-this-system', 'bin'), { recursive: true });
  const optionalDependencies = { 'node-of-this-system': '1.0.0', 'node-of-another': '1.0.0' };
  writeFileSync(join(other, 'package.json'), JSON.stringify({ optionalDependencies }));
  expect(broughtNode(other)).toBeUndefined();
  const there = join(other, 'node_modules', 'node-of-this-system', 'bin', 'node');
  symlinkSync(process.execPath, there);
  chmodSync(there, 0o755);
  expect(broughtNode(other)).toBe(there);
});
