import { expect, it } from 'vitest';
import type { CoreVerbs } from '@/components/transport/send/verbs';
import { beside, choice, figure, lines, several, text } from '@/components/ui/form/field-makers';
import type { Drawn, PlaceIn } from '@/components/ui/form/fields';
import type { RefusedBy } from './use-act-form';

/** The fields of a form as `ActForm` takes them. */
type FieldsOf<Name extends keyof CoreVerbs, Values> = readonly Drawn<PlaceIn<Values>, RefusedBy<Name>>[];

it('a field stands at a place of its verb’s form, or says as which of them it is refused: else it does not compile', () => {
  type Written = { to: string; ticked: string[]; text: string };
  const handOver: FieldsOf<'hand-over', Written> = [
    choice('to', 'To', [], { refusedAs: 'toSeatId' }),
    beside('flex', several('ticked', 'Cards', [], { refusedAs: 'cards' }), lines('text', 'A word with it')),
    // @ts-expect-error the verb's form has no such place, though what is written has
    choice('to', 'To', []),
    // @ts-expect-error the verb's form has no such place to be refused at
    choice('to', 'To', [], { refusedAs: 'seatId' }),
    // @ts-expect-error nothing that is written stands there, though the verb's form has it
    choice('toSeatId', 'To', []),
    // @ts-expect-error the same inside a group
    beside('flex', text('word', 'A word')),
  ];
  expect(handOver).toHaveLength(6);
});

it('so do fields inside lists and records', () => {
  const budgets: FieldsOf<'set-budgets', { typed: Record<string, string> }> = [
    text('typed.movement', 'Movement', { refusedAs: 'budgets.movement' }),
    // @ts-expect-error the form has `budgets`
    figure('typed.movement', 'Movement', 1, 60, { refusedAs: 'minutes.movement' }),
  ];
  const note: FieldsOf<'settle-telephone-note', { caller: string; row: string }> = [
    choice('caller', 'Who called', [], { refusedAs: 'teamId' }),
    choice('row', 'Row', [], { refusedAs: 'becomes.lineId' }),
    // @ts-expect-error nothing of what becomes of it is called so
    choice('row', 'Row', [], { refusedAs: 'becomes.rowId' }),
    // A field that helps to fill in others is never refused.
    choice('row', 'Row', [], { refusedAs: '' }),
  ];
  expect([budgets.length, note.length]).toEqual([2, 4]);
});
