import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readJson, valuesAtMost } from './json';
import { files } from './testing/imports';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('JSON that somebody else wrote', () => {
  it('64 levels are read, 65 are refused', () => {
    expect(readJson(nested(64)).ok).toBe(true);
    expect(readJson(nested(65))).toEqual({ ok: false, message: 'is nested more than 64 deep' });
    expect(readJson(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`).ok).toBe(false);
  });

  it('is refused before it is parsed: four million levels take no stack', () => {
    expect(readJson(nested(4_000_000))).toEqual({ ok: false, message: 'is nested more than 64 deep' });
  });

  it('brackets and commas within texts are letters', () => {
    const text = JSON.stringify([`${'['.repeat(100)},"\\`, 'x']);
    expect(readJson(text, 3)).toEqual({ ok: true, value: [`${'['.repeat(100)},"\\`, 'x'] });
  });

  it('no more values than are allowed', () => {
    expect(readJson('[1,2,3]', 4)).toEqual({ ok: true, value: [1, 2, 3] });
    expect(readJson('[1,2,3,4]', 4)).toEqual({ ok: false, message: 'holds more than 4 values' });
    expect(readJson(`[${'{},'.repeat(valuesAtMost / 2)}{}]`)).toEqual({
      ok: false,
      message: 'holds more than 1,000,000 values',
    });
  });

  it('what is no JSON is refused with the reason', () => {
    const why = (text: string) => readJson(text);
    expect(why(' \n')).toEqual({ ok: false, message: 'is not JSON: it is empty' });
    expect(why('{')).toEqual({ ok: false, message: expect.stringMatching(/^is not JSON: (it breaks off|line 1 )/) });
    expect(why('"a')).toEqual({ ok: false, message: 'is not JSON: it breaks off' });
    expect(why('name;arm')).toEqual({ ok: false, message: 'is not JSON: it does not begin as JSON does' });
    expect(why('\\"')).toEqual({ ok: false, message: 'is not JSON: it does not begin as JSON does' });
    const lines = '{"a": 1,\n"b": 2\n"c": 3}';
    expect(why(lines)).toEqual({ ok: false, message: 'is not JSON: line 3 is not written as JSON is' });
    for (const text of ['[1,]', '{"a" 1}', '{"a":1,"b":{"c":}}', lines])
      expect(JSON.stringify(why(text))).not.toMatch(/Unexpected|Expected|token|position/);
  });

  it('nothing that a person sends is parsed elsewhere', () => {
    const rooms = /^(app|lib\/scenario|lib\/turn|lib\/desks|companions|components\/control\/scenarios)\//;
    // What this program wrote itself: parts of a desk, a copy of a value, what a form held before, a draft as the database has it.
    const own = [
      'app/control/[seatId]/snapshot.ts',
      'components/control/scenarios/map/thing-form.tsx',
      'companions/desk/tables/tables-page.tsx',
      'lib/scenario/worker/jobs.ts',
      'lib/desks/player/debrief/map-in-page.ts',
      'lib/turn/orders/enter-order-sheet.ts',
      'lib/turn/clock/set-budgets.ts',
    ];
    const parses = files.filter(
      (file) => rooms.test(file) && /\bJSON\.parse\(|request\.json\(\)/.test(readFileSync(file, 'utf8')),
    );
    expect(parses.sort()).toEqual(own.sort());
  });
});
