import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { writtenText } from '@/lib/forms';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { draftWrite, sheetWrite } from '@/lib/visibility/forms/order-writes';
import { answerWrite } from '@/lib/visibility/forms/sheet-writes';
import { mechanismWords } from '@/lib/visibility/guard/mechanism-words';
import { createSeat } from '../access/create-seat';
import { moveUnit } from '../movement/move-unit';
import { noteOrderLine } from '../orders/note-order-line';
import { saveReport } from '../reports/save-report';
import { read } from './perform';

const line = { ...emptyLine, id: 'row-1', position: 0, version: 0 };
const sheet = (third: object) => ({
  turn: 2,
  version: 0,
  lines: [line, { ...line, id: 'row-2' }, { ...line, id: 'row-3', ...third }],
});

const refusalOf = (form: z.ZodType, input: unknown) => {
  const answer = read(form, input);
  if (answer.ok) throw new Error('not refused');
  return answer.refusal;
};

describe('a form that cannot be taken is refused in plain words', () => {
  it.each<[string, object, string, string]>([
    [
      'too long',
      { orders: 'x'.repeat(4001) },
      'lines.2.orders',
      'Row 3, orders: this is too long: at most 4000 letters.',
    ],
    [
      'too many',
      { counterIds: Array(41).fill('c') },
      'lines.2.counterIds',
      'Row 3, units: there are too many: at most 40.',
    ],
    [
      'none of the actions of §5',
      { action: 'retreat' },
      'lines.2.action',
      'Row 3, action: choose one of Break through, Attack, Probe, Hold, Move, Prepare.',
    ],
    [
      'none of the postures of §5',
      { posture: 'run' },
      'lines.2.posture',
      'Row 3, movement: choose one of Tact, Non-Tact, Rest.',
    ],
    ['no number', { position: Number.NaN }, 'lines.2.position', 'Row 3, position: this is not a number.'],
    ['no whole number', { position: 1.5 }, 'lines.2.position', 'Row 3, position: this is not a whole number.'],
    ['missing', { orders: undefined }, 'lines.2.orders', 'Row 3, orders: this is missing.'],
    ['missing, sent as nothing', { orders: null }, 'lines.2.orders', 'Row 3, orders: this is missing.'],
    ['neither yes nor no', { standFast: 'yes' }, 'lines.2.standFast', 'Row 3, stand fast: this is neither yes nor no.'],
    [
      'not an id',
      { supportIds: ['a b'] },
      'lines.2.supportIds.0',
      'Row 3, support 1: this is not known here; load the page again.',
    ],
    ['not on the form', { status: 5 }, 'lines.2', 'Row 3: something is written that has no place here.'],
  ])('%s', (_, third, field, message) => {
    expect(refusalOf(sheetWrite, sheet(third))).toEqual({ code: 'badInput', message, field });
  });

  it('a number too large or too small, a list too short, an answer that is empty', () => {
    expect(refusalOf(sheetWrite, { ...sheet({}), turn: 1000 }).message).toBe('Turn: this is too much: at most 999.');
    expect(refusalOf(sheetWrite, { ...sheet({}), turn: 0 }).message).toBe('Turn: this is too little: at least 1.');
    expect(refusalOf(sheetWrite, { ...sheet({}), lines: [] }).message).toBe('Row: there are too few: at least 1.');
    const answer = { queryId: 'q', text: '  ' };
    expect(refusalOf(answerWrite, answer).message).toBe('Text: this is empty.');
  });

  it('what is no form at all has no field', () => {
    expect(refusalOf(draftWrite, 'x')).toEqual({ code: 'badInput', message: 'This cannot be read.', field: '' });
    expect(refusalOf(draftWrite, undefined)).toEqual({ code: 'badInput', message: 'This is missing.', field: '' });
  });

  it('a form’s own words come first', () => {
    const seat = { kind: 'control', label: '', roles: ['teamControl'], teamKeys: [] };
    expect(refusalOf(createSeat.declared.form, seat).message).toBe('Label: give the seat a name.');
  });

  it('Control’s forms too', () => {
    const move = { unitId: 'A087', version: 1, turn: 2, x: 'east', y: 1, mode: 'roadColumn' };
    expect(refusalOf(moveUnit.declared.form, move)).toMatchObject({
      field: 'x',
      message: 'Place: this is not a number.',
    });
  });

  it('no word of the mechanism, nor of the machine, reaches a player', () => {
    const wrong = [{}, sheet({ orders: 7 }), sheet({ action: 1 }), sheet({ score: 1 }), { ...sheet({}), version: 'x' }];
    for (const form of [sheetWrite, draftWrite, answerWrite]) {
      for (const input of wrong) {
        const { message } = refusalOf(form, input);
        for (const { pattern } of mechanismWords) expect(message).not.toMatch(pattern);
        expect(message).not.toMatch(/expected|received|invalid|string|key|NaN|undefined/i);
      }
    }
  });
});

describe('text that the database cannot hold', () => {
  const broken = 'Hold\u0000 the \uD800bridge 😀\uDC00';
  const clean = 'Hold the bridge 😀';

  it('is kept without what cannot be held, and pairs that make one sign stay', () => {
    expect(writtenText(40).parse(broken)).toBe(clean);
    expect(writtenText(2).safeParse('\u0000ab\u0000').success).toBe(true);
  });

  it.each<[string, z.ZodType, object, (value: never) => unknown]>([
    [
      'rows of a sheet',
      sheetWrite,
      sheet({ orders: broken, grouping: broken, supportText: broken }),
      ({ lines }: z.output<typeof sheetWrite>) => [lines[2]!.orders, lines[2]!.grouping, lines[2]!.supportText],
    ],
    ['answers', answerWrite, { queryId: 'q', text: broken }, ({ text }: z.output<typeof answerWrite>) => [text]],
    [
      'notes',
      noteOrderLine.declared.form,
      { sheetId: 's', lineId: 'l', version: 0, text: broken },
      ({ text }: z.output<typeof noteOrderLine.declared.form>) => [text],
    ],
    [
      'reports and the reasons beside them',
      saveReport.declared.form,
      { reportId: 'r', version: 1, body: broken, overruled: { [`mark ${broken}`]: broken } },
      ({ body, overruled }: z.output<typeof saveReport.declared.form>) => [body, overruled[`mark ${clean}`]],
    ],
  ])('in %s', (_, form, input, textsOf) => {
    const answer = read(form, input);
    if (!answer.ok) throw new Error(answer.refusal.message);
    for (const text of textsOf(answer.value as never) as string[]) expect(text).toBe(clean);
  });

  it('nothing but that is empty', () => {
    const answer = { queryId: 'q', text: ' \u0000 ' };
    expect(refusalOf(answerWrite, answer).message).toBe('Text: this is empty.');
  });
});
