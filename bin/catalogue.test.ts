import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The catalogue put to the rulebook from a shell, a line a case: what another implementer would do. */

const root = new URL('..', import.meta.url);
const folder = new URL('docs/catalogue/', root);
const kinds = ['combat', 'interdiction', 'recce', 'flak', 'airToAir', 'traffic', 'bridge', 'movement'];

interface CatalogueCase {
  number: string;
  kind: string;
  input: object;
  expect?: object;
  refused?: string[];
}

const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'rows.json')
  .flatMap((file) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { cases: CatalogueCase[] }).cases);

describe.each(kinds)('opcom adjudicate %s --ndjson', (kind) => {
  const put = cases.filter((one) => one.kind === kind);
  test(`answers every case of the catalogue`, () => {
    expect(put.length).toBeGreaterThan(5);
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'bin/opcom.ts', 'adjudicate', kind, '--ndjson'],
      { cwd: root, input: put.map(({ input }) => `${JSON.stringify(input)}\n`).join(''), encoding: 'utf8' },
    );
    expect(status).toBe(put.some(({ refused }) => refused) ? 2 : 0);
    const answers = stdout.split('\n').filter(Boolean);
    expect(answers).toHaveLength(put.length);
    answers.forEach((line, i) => {
      const { number, expect: expected, refused } = put[i]!;
      const answer = JSON.parse(line);
      if (refused) {
        const paths = answer.error.map(({ path }: { path: string }) => path);
        expect({ number, paths }).toEqual({ number, paths: expect.arrayContaining(refused) });
      } else expect({ number, ...answer }).toMatchObject({ number, ...expected });
    });
  });
});
