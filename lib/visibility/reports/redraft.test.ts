import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf, writtenSince } from '@/lib/written-since';
import { redrafted } from './redraft';

const was = `Son bridge is blown. The task is to take it.

1/506 PIR went for Son. It lies at 452 280 with light losses.

1/502 PIR holds St Oedenrode.`;

describe('a letter that was edited by hand and is drafted again', () => {
  it('keeps a sentence of Control’s beside the one it was written after, and renews the machine’s', () => {
    const body = was.replace('for Son.', 'for Son. The bridge went up in a sheet of flame.');
    const now = was
      .replace('452 280 with light losses', '451 281 with heavy losses')
      .replace('Son bridge is blown.', 'Best is lost.');
    expect(redrafted(body, was, now)).toBe(`Best is lost. The task is to take it.

1/506 PIR went for Son. The bridge went up in a sheet of flame. It lies at 451 281 with heavy losses.

1/502 PIR holds St Oedenrode.`);
  });

  it('keeps a sentence that Control changed, and does not put back the machine’s beside it', () => {
    const body = was.replace('It lies at 452 280 with light losses.', 'It lies at 452 280, tired but whole.');
    const now = was.replace('1/502 PIR holds St Oedenrode.', '1/502 PIR lost St Oedenrode.');
    expect(redrafted(body, was, now)).toBe(`Son bridge is blown. The task is to take it.

1/506 PIR went for Son. It lies at 452 280, tired but whole.

1/502 PIR lost St Oedenrode.`);
  });

  it('keeps a paragraph of Control’s where it stood, and a sentence whose paragraph is gone as a paragraph', () => {
    const body = `${was.replace('holds St Oedenrode.', 'holds St Oedenrode. Good work.')}\n\nGod help us at Best.`;
    const now = 'Son bridge is blown. The task is to take it.\n\n1/506 PIR went for Son.';
    expect(redrafted(body, was, now)).toBe(
      'Son bridge is blown. The task is to take it.\n\n1/506 PIR went for Son.\n\nGood work.\n\nGod help us at Best.',
    );
  });

  it('keeps the lines of a table lines', () => {
    const table = 'At Oosterbeek\n1 Border: 690 785\n7 KOSB: 697 800';
    expect(redrafted(table.replace('690 785', '690 785, very tired'), table, table.replace('697 800', '698 801'))).toBe(
      'At Oosterbeek\n1 Border: 690 785, very tired\n7 KOSB: 698 801',
    );
  });
});

const word = fc.constantFrom(
  'Son',
  'Best',
  'Veghel',
  'held',
  'lost',
  'guns',
  'woods',
  '452 280',
  '478 386',
  'infantry',
);
/** A sentence by whoever wrote it: of two hands none writes the same. */
const sentence = (hand: string) =>
  fc.array(word, { minLength: 2, maxLength: 5 }).map((words) => `${hand} ${words.join(' ')}.`);
const drafts = fc.array(fc.array(sentence('We'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
const written = (paragraphs: readonly (readonly string[])[]) => paragraphs.map((of) => of.join(' ')).join('\n\n');
const texts = (text: string) => sentencesOf(text).map((one) => one.text);

/** Any draft, the same after Control has put sentences in and taken some out, and any later draft. */
const edited = fc
  .record({
    was: drafts,
    now: drafts,
    own: fc.array(fc.tuple(fc.nat(9), fc.nat(9), sentence('Control says')), { maxLength: 4 }),
    out: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 2 }),
  })
  .map(({ was: draft, now, own, out }) => {
    const body = draft.map((of) => [...of]);
    for (const [p, s] of out) body[p % body.length]!.splice(s, 1);
    for (const [p, s, one] of own) body[p % body.length]!.splice(s, 0, one);
    return { was: written(draft), now: written(now), body: written(body.filter((of) => of.length > 0)) };
  });

describe('whatever was written and whatever is drafted', () => {
  const ownOf = (body: string, draft: string) => writtenSince(body, draft).map(([from, to]) => body.slice(from, to));

  it('each sentence of Control’s is kept', () =>
    fc.assert(
      fc.property(edited, ({ body, was: draft, now }) => {
        const kept = texts(redrafted(body, draft, now));
        for (const own of ownOf(body, draft)) expect(kept).toContain(own);
      }),
    ));

  it('all else is of the new draft, and of it nothing is missing but what Control had taken out', () =>
    fc.assert(
      fc.property(edited, ({ body, was: draft, now }) => {
        const own = new Set(ownOf(body, draft));
        const kept = texts(redrafted(body, draft, now)).filter((one) => !own.has(one));
        for (const one of kept) expect(texts(now)).toContain(one);
        const removed = new Set(ownOf(draft, body));
        for (const one of texts(now)) if (!removed.has(one)) expect(kept).toContain(one);
      }),
    ));

  it('a letter that nobody edited is the new draft; one drafted from the same facts stays as it was edited', () =>
    fc.assert(
      fc.property(edited, ({ body, was: draft, now }) => {
        expect(redrafted(draft, draft, now)).toBe(now);
        expect(redrafted(body, draft, draft)).toBe(body);
      }),
    ));

  it('a sentence of Control’s stays in the paragraph whose other sentences are drafted again', () =>
    fc.assert(
      fc.property(edited, fc.nat(3), ({ was: draft, now }, at) => {
        const paragraph = 'The Irish went up the Valkenswaard road. They broke through.';
        const first = `${draft}\n\n${paragraph}`;
        const body = `${draft}\n\nThe Irish went up the Valkenswaard road. Control says well done. They broke through.`;
        const rest = now.split('\n\n');
        const again = [...rest.slice(0, at), paragraph, ...rest.slice(at)].join('\n\n');
        expect(redrafted(body, first, again)).toContain(
          'The Irish went up the Valkenswaard road. Control says well done. They broke through.',
        );
      }),
    ));
});
