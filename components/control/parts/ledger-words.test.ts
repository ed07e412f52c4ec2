import { describe, expect, it } from 'vitest';
import { fieldsOf, type LedgerKind, ledgerKinds } from '@/lib/ledger/kinds';
import * as lists from '@/lib/words';
import { changesInWords, fieldWords } from './ledger-words';

const kinds = Object.keys(ledgerKinds) as LedgerKind[];

/** A name as the code writes it. */
const code = /[a-z][A-Z]/;

describe('the ledger in words', () => {
  it('a move is one change of place, in six figures', () =>
    expect(
      changesInWords({ before: { x: 74.6, y: 77.9, kmMoved: 0 }, after: { x: 75.15, y: 78, kmMoved: 0.56 } }),
    ).toEqual([
      { what: 'place', was: '746 779', became: '751 780' },
      { what: 'km moved', was: '0', became: '0.56' },
    ]));
  it('steps lost', () =>
    expect(changesInWords({ before: { stepsLost: 0 }, after: { stepsLost: 1 } })).toEqual([
      { what: 'steps lost', was: '0', became: '1' },
    ]));
  it('a sheet is told by its rows, and never by ids', () =>
    expect(
      changesInWords({ before: null, after: { teamId: 'x', state: 'submitted', isLate: false, lines: [{}, {}] } }),
    ).toEqual([
      { what: 'state', was: '', became: 'submitted' },
      { what: 'late', was: '', became: 'no' },
      { what: 'rows', was: '', became: '2 rows' },
    ]));
  it('who holds a seat is told as held or not', () =>
    expect(changesInWords({ before: { holderId: 'secret' }, after: { holderId: null } })).toEqual([
      { what: 'held by a browser', was: 'yes', became: '' },
    ]));
  it('whom an id means is told by name, and an id without a name not at all', () =>
    expect(
      changesInWords({
        before: { issuedId: null, crossingId: null, unitIds: [], teamKeys: [] },
        after: {
          issuedId: 'sbuF-x1',
          crossingId: 'arn-road',
          unitIds: ['A1', 'A2'],
          teamKeys: ['1-airborne'],
          state: 'drivenOff',
        },
        names: { 'arn-road': 'Arnhem road bridge', A1: '2 Para', A2: '3 Para', '1-airborne': '1 Airborne' },
      }),
    ).toEqual([
      { what: 'crossing', was: '', became: 'Arnhem road bridge' },
      { what: 'units', was: '', became: '2 Para, 3 Para' },
      { what: 'teams looked after', was: '', became: '1 Airborne' },
      { what: 'state', was: '', became: 'driven off' },
    ]));
  it('a book of figures that changed is said to have changed', () =>
    expect(changesInWords({ before: { finding: { die: 2 } }, after: { finding: { die: 3 } } })).toEqual([
      { what: 'finding', was: '', became: 'changed' },
    ]));
  it('a policy that Game Control reads otherwise by its name, and no other', () =>
    expect(
      changesInWords({
        before: { policies: { germanCas: true } },
        after: {
          policies: {
            germanCas: true,
            combinedArmsScope: 'contributingUnits',
            nightMovement: { road: 0.4, other: 0.25 },
          },
        },
      }),
    ).toEqual([
      { what: 'combined arms scope', was: '', became: 'contributing units' },
      { what: 'night movement', was: '', became: 'road 40 %, other 25 %' },
    ]));
  it('the first policy read otherwise', () =>
    expect(changesInWords({ before: { policies: null }, after: { policies: { lightInfantryPenalty: 1 } } })).toEqual([
      { what: 'light infantry penalty', was: '', became: '1' },
    ]));
  it('the phase in its own word', () =>
    expect(changesInWords({ before: { phase: 'orders' }, after: { phase: 'collection' } })).toEqual([
      { what: 'phase', was: 'orders', became: 'collection' },
    ]));
  it.each(kinds)('%s: no field is told by the name of its column', (kind) => {
    const fields = fieldsOf(kind);
    for (const field of fields) expect(fieldWords(field)).not.toMatch(code);
    const after = Object.fromEntries(fields.map((field) => [field, 'sizePoints']));
    expect(
      JSON.stringify(changesInWords({ before: null, after }).map(({ what, became }) => [what, became])),
    ).not.toMatch(code);
  });
  it('nothing that is chosen from a list is told by its name in the code', () => {
    const values = Object.values(lists).flatMap((list) => (Array.isArray(list) ? list : []));
    expect(values).toContain('counterAttack');
    for (const state of values)
      expect(
        changesInWords({ before: null, after: { state, flags: [state] } }).map(({ became }) => became),
      ).not.toContainEqual(expect.stringMatching(code));
  });
  it('what somebody wrote is told as he wrote it', () =>
    expect(changesInWords({ before: null, after: { text: 'McDonald holds it.' } })[0]!.became).toBe(
      'McDonald holds it.',
    ));
  it('a field without words of its own is taken apart', () =>
    expect(fieldWords('groupingClosedAt')).toBe('grouping closed'));
  it('a field that no kind of the ledger has does not compile', () =>
    // @ts-expect-error no kind has it
    expect(fieldWords('groupingShutAt')).toBe('grouping shut'));
});
