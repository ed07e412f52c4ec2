import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';
import { isNodeNewEnough, oldestNode, version } from './version.mjs';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the versions', () => {
  it('stand in package.json', () => {
    expect(JSON.parse(textOf('package.json'))).toMatchObject({ version, engines: { node: `>=${oldestNode}` } });
  });

  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.1.0', true],
  ])('Node %s: %s', (running, isEnough) => expect(isNodeNewEnough(running)).toBe(isEnough));

  it('CI runs a Node that is new enough, and the pages for newcomers name the oldest one', () => {
    expect(isNodeNewEnough(textOf('.nvmrc').trim())).toBe(true);
    for (const page of ['README.md', 'CONTRIBUTING.md']) expect(textOf(page)).toContain(`Node ${oldestNode} or later`);
  });

  it('of the console are told to hosts in the list of changes', () => {
    expect(textOf('CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });
});
