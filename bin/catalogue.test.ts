import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './testing/run-here';

/** The catalogue put to the rulebook by the command of the shell, a line a case: what another implementer would do. */

const folder = new URL('../docs/catalogue/', import.meta.url);
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

let made: string;
beforeAll(() => {
  made = mkdtempSync(join(tmpdir(), 'opcom-'));
});
afterAll(() => rmSync(made, { recursive: true }));

describe.each(kinds)('opcom adjudicate %s --ndjson', (kind) => {
  const put = cases.filter((one) => one.kind === kind);
  test(`answers every case of the catalogue`, async () => {
    expect(put.length).toBeGreaterThan(5);
    const file = join(made, `${kind}.ndjson`);
    writeFileSync(file, put.map(({ input }) => `${JSON.stringify(input)}\n`).join(''));
    const { status, stdout } = await runHere(['adjudicate', kind, '--ndjson', file]);
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
