import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LetterBody } from './letter-body';
import { LetterProse } from './letter-prose';

const printed = (body: string): string => renderToStaticMarkup(createElement(LetterBody, { body }));

it('a grid reference of a report is never broken over two lines', () => {
  expect(printed('We hold 656 786 and 746 779.')).toMatch(/We hold .*656\u00a0786.* and .*746\u00a0779/);
  expect(printed('ARNHEM, 746 781\n\nHeld.')).toContain('>ARNHEM, 746\u00a0781</h4>');
});

it('other figures are printed as they were written', () =>
  expect(printed('120 men, 1000 200 and 746 78.')).toContain('120 men, 1000 200 and 746 78.'));

it('prose reads the same whoever sets it', () => {
  const body = 'Son bridge is gone. It went up.\n\nWe hold 656 786.';
  expect(renderToStaticMarkup(createElement(LetterProse, { body }))).toBe(printed(body));
});
