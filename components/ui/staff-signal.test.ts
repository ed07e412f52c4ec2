import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StaffSignal } from './staff-signal';

const printed = (body: string): string =>
  renderToStaticMarkup(
    createElement(StaffSignal, { from: 'XXX Corps', to: '1 Airborne', time: '', heading: '', body }),
  );

it('a grid reference of a report is never broken over two lines', () => {
  expect(printed('We hold 656 786 and 746 779.')).toMatch(/We hold .*656\u00a0786.* and .*746\u00a0779/);
  expect(printed('ARNHEM, 746 781\n\nHeld.')).toContain('>ARNHEM, 746\u00a0781</h4>');
});

it('other figures are printed as they were written', () =>
  expect(printed('120 men, 1000 200 and 746 78.')).toContain('120 men, 1000 200 and 746 78.'));
