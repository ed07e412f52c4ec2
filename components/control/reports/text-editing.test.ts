import { describe, expect, it } from 'vitest';
import type { Mark } from '@/lib/visibility/guard/guard';
import { writtenSince } from '@/lib/written-since';
import { addSentence, carriedOver, cutAtNew, partAt, partsOf, replaceSpan, sayAt, stretchesOf } from './text-editing';

const two = 'ARNHEM\n\nWe hold on.\n\nThey are many.\n\nMOVES AND MESSAGES\n\n1 Border reached 690 780.';

const mark = (id: string, at?: [number, number]): Mark => ({
  id,
  kind: 'mechanism',
  message: id,
  ...(at ? { at } : {}),
});

describe('a report’s text under the pen', () => {
  it('is parted by its titles: a line in capitals, or a grid reference alone', () => {
    expect(partsOf(two).map(({ title }) => title)).toEqual(['ARNHEM', 'MOVES AND MESSAGES']);
    expect(partsOf('Quiet.\n\n746 779\n\nShots.').map(({ title }) => title)).toEqual([null, '746 779']);
    expect(partsOf('All quiet. HQ is well.').map(({ title }) => title)).toEqual([null]);
    expect(partAt(two, two.indexOf('many'))?.title).toBe('ARNHEM');
    expect(partAt(two, two.length)?.title).toBe('MOVES AND MESSAGES');
  });

  it('takes words in place of a span, with a capital where a sentence begins', () => {
    expect(replaceSpan('Then 9 SS came.', [5, 9], 'the enemy').body).toBe('Then the enemy came.');
    expect(replaceSpan('It rained. 9 SS came.', [11, 15], 'the enemy').body).toBe('It rained. The enemy came.');
  });

  it('takes a sentence at the pen, parted by spaces', () => {
    expect(sayAt('We hold on.', 11, 'their guns fired.')).toEqual({ body: 'We hold on. Their guns fired.', caret: 29 });
    expect(sayAt('We hold on.\n\n', 13, 'their guns fired.').body).toBe('We hold on.\n\nTheir guns fired.');
    expect(sayAt('AB', 1, 'x').body).toBe('A x B');
  });

  it('takes a missing sentence into its own item: into the last paragraph, or as one of its own', () => {
    expect(addSentence(two, 'ARNHEM', 'Guns fired.', false).body).toBe(
      'ARNHEM\n\nWe hold on.\n\nThey are many. Guns fired.\n\nMOVES AND MESSAGES\n\n1 Border reached 690 780.',
    );
    expect(addSentence(two, 'ARNHEM', 'Guns fired.', true).body).toContain('They are many.\n\nGuns fired.\n\nMOVES');
    expect(addSentence('ARNHEM', 'ARNHEM', 'Guns fired.', false).body).toBe('ARNHEM\n\nGuns fired.');
  });

  it('an item that has lost its title gets it back with the sentence, unless the text has no title at all', () => {
    expect(addSentence(two, 'EDE', 'Guns fired.', true).body).toBe(`${two}\n\nEDE\n\nGuns fired.`);
    expect(addSentence('We hold on.', 'EDE', 'Guns fired.', false).body).toBe('We hold on. Guns fired.');
  });

  it('keeps marks at their words while the text around them changes; a mark whose words change has no place', () => {
    const marks = [mark('a', [0, 2]), mark('b', [10, 14]), mark('c')];
    expect(carriedOver(marks, '0123456789abcdef', '01234--56789abcdef')).toEqual([
      mark('a', [0, 2]),
      mark('b', [12, 16]),
      mark('c'),
    ]);
    expect(carriedOver(marks, '0123456789abcdef', '0123456789aXcdef')[1]).toEqual(mark('b'));
    expect(carriedOver(marks, '0123456789abcdef', '0123456789abcde')[1]).toEqual(mark('b', [10, 14]));
  });

  it('is cut at its marks without losing a sign; of two that overlap the first is shown', () => {
    const stretches = stretchesOf('0123456789', [mark('b', [6, 8]), mark('a', [2, 5]), mark('x', [4, 7]), mark('c')]);
    expect(stretches.map(({ text }) => text).join('')).toBe('0123456789');
    expect(stretches.filter((stretch) => stretch.mark).map((stretch) => stretch.mark!.id)).toEqual(['a', 'b']);
  });
});

describe('what is new against the draft', () => {
  const newIn = (body: string, drafted = two) => writtenSince(body, drafted).map(([from, to]) => body.slice(from, to));

  it('is each sentence that the draft had not: none in the draft itself', () => {
    expect(newIn(two)).toEqual([]);
    expect(newIn(two.replace('We hold on.', 'We hold on. The church burns.'))).toEqual(['The church burns.']);
    expect(newIn(two.replace('They are many.', 'They are few.'))).toEqual(['They are few.']);
    expect(newIn(two.replace('ARNHEM', 'THE BRIDGE'))).toEqual(['THE BRIDGE']);
  });

  it('what is taken out, or moved, is none; what is said once more is', () => {
    expect(newIn(two.replace('\n\nThey are many.', ''))).toEqual([]);
    expect(newIn(`${two} We hold on.`)).toEqual(['We hold on.']);
    expect(newIn('They are many. We hold on.')).toEqual([]);
  });

  it('is cut out of the stretches between the marks', () => {
    expect(cutAtNew({ from: 4, text: 'One. Two. Three.' }, [[9, 13]])).toEqual([
      { text: 'One. ', isNew: false },
      { text: 'Two.', isNew: true },
      { text: ' Three.', isNew: false },
    ]);
    expect(cutAtNew({ from: 0, text: 'All of it.' }, [[0, 10]])).toEqual([{ text: 'All of it.', isNew: true }]);
    // A mark in the middle of a new sentence.
    expect(cutAtNew({ from: 5, text: ' tail. Old.' }, [[0, 11]])).toEqual([
      { text: ' tail.', isNew: true },
      { text: ' Old.', isNew: false },
    ]);
  });
});
