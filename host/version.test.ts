import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';
import { isNodeNewEnough, nodeInWords, version } from './version.mjs';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the versions', () => {
  it('stand in package.json', () => {
    expect(JSON.parse(textOf('package.json'))).toMatchObject({
      version,
      engines: { node: '^20.19 || ^22.13 || >=24' },
    });
    expect(nodeInWords).toBe('20 from 20.19 on, 22 from 22.13 on, or 24 and later');
  });

  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.1.0', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.11.1', false],
    ['24.0.0', true],
    ['25.1.0', true],
  ])('Node %s: %s', (running, isEnough) => expect(isNodeNewEnough(running)).toBe(isEnough));

  it('CI runs a Node that is new enough, and the pages for newcomers name those that are', () => {
    expect(isNodeNewEnough(textOf('.nvmrc').trim())).toBe(true);
    for (const page of ['README.md', 'CONTRIBUTING.md']) expect(textOf(page)).toContain(`You need Node ${nodeInWords}`);
  });

  it('of the console are told to hosts in the list of changes', () => {
    expect(textOf('CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });
});
