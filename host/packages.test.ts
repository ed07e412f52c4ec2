import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findNpm, installPackages, missingPackages } from './packages.mjs';

/** A small project: two packages that serve, one for developing, and optional ones for this system and for another. */
let folder: string;
const another = platform() === 'win32' ? 'linux' : 'win32';
const locked = {
  '': { name: 'the-project', version: '1.0.0' },
  'node_modules/served': { version: '1.2.3' },
  'node_modules/served/node_modules/nested': { version: '2.0.0' },
  'node_modules/for-developing': { version: '3.0.0', dev: true },
  'node_modules/of-this-system': { version: '4.0.0', optional: true, os: [platform()], cpu: [arch()] },
  'node_modules/of-another': { version: '4.0.0', optional: true, os: [another], cpu: [arch()] },
  'node_modules/of-no-system': { version: '4.0.0', optional: true },
};
const put = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const has = (path: string, version: string) => put(`${path}/package.json`, JSON.stringify({ version }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-packages-'));
  put('package.json', JSON.stringify({ name: 'the-project', version: '1.0.0', dependencies: { served: '1.2.3' } }));
  put('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: locked }));
  for (const path of ['node_modules/served', 'node_modules/served/node_modules/nested', 'node_modules/of-this-system'])
    has(path, locked[path as keyof typeof locked].version);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** An npm that notes what it is asked for, and installs one file. */
function fakeNpm() {
  const npm = join(folder, 'npm-cli.js');
  const asked = join(folder, 'asked.json');
  const does = `const { mkdirSync, writeFileSync } = require('node:fs');
writeFileSync(${JSON.stringify(asked)}, JSON.stringify(process.argv.slice(2)));
mkdirSync('node_modules');
writeFileSync('node_modules/installed', '');
`;
  put('npm-cli.js', does);
  vi.stubEnv('npm_execpath', npm);
  return () => (existsSync(asked) ? (JSON.parse(readFileSync(asked, 'utf8')) as string[]) : null);
}

describe('what is missing', () => {
  test('to serve: nothing that is for developing, and no optional package of another system', () => {
    expect(missingPackages(folder, { forServing: true })).toEqual([]);
    expect(missingPackages(folder)).toEqual(['node_modules/for-developing']);
  });

  test('a package that is not there, a nested one of another version, and an optional one of this system', () => {
    has('node_modules/served/node_modules/nested', '1.9.9');
    rmSync(join(folder, 'node_modules', 'of-this-system'), { recursive: true });
    expect(missingPackages(folder, { forServing: true })).toEqual([
      'node_modules/served/node_modules/nested',
      'node_modules/of-this-system',
    ]);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(missingPackages(folder)).toHaveLength(4);
  });
});

describe('installing', () => {
  test.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }, { npm_config_registry: 'http://127.0.0.1:1/' }])(
    'is left out with %o when everything that serves is there',
    async (environment) => {
      const asked = fakeNpm();
      for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
      await installPackages(folder, { forServing: true });
      expect(asked()).toBeNull();
      expect(existsSync(join(folder, 'node_modules', 'served', 'package.json'))).toBe(true);
    },
  );

  test('asks for every kind of package, and puts what comes in place of what was there', async () => {
    const asked = fakeNpm();
    vi.stubEnv('NODE_ENV', 'production');
    await installPackages(folder);
    expect(asked()?.slice(0, 6)).toEqual([
      'ci',
      '--include=prod',
      '--include=dev',
      '--include=optional',
      '--include=peer',
      '--ignore-scripts',
    ]);
    expect(existsSync(join(folder, 'node_modules', 'installed'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules', 'served'))).toBe(false);
    expect(existsSync(join(folder, '.installing'))).toBe(false);
  });

  test('with the real npm and a registry that does not answer leaves every package where it was', async () => {
    vi.stubEnv('npm_execpath', findNpm());
    put('.npmrc', `registry=http://127.0.0.1:1/\nfetch-retries=0\ncache=${join(folder, 'cache')}\n`);
    put('package.json', JSON.stringify({ name: 'the-project', version: '1.0.0', dependencies: { served: '1.2.4' } }));
    const packages = {
      '': { name: 'the-project', version: '1.0.0', dependencies: { served: '1.2.4' } },
      'node_modules/served': { version: '1.2.4', integrity: 'sha512-AAAA' },
    };
    put('package-lock.json', JSON.stringify({ name: 'the-project', version: '1.0.0', lockfileVersion: 3, packages }));
    await expect(installPackages(folder, { forServing: true })).rejects.toThrow(
      /^The packages cannot be installed\. .* The packages that are here are left as they were\. npm says:\n.*ECONNREFUSED/s,
    );
    expect(existsSync(join(folder, 'node_modules', 'served', 'node_modules', 'nested', 'package.json'))).toBe(true);
    expect(existsSync(join(folder, '.installing'))).toBe(false);
  });
});
