import { expect, it } from 'vitest';
import { LookHistory } from './look-history';

const view = (left: number) => ({ scale: 10, left, top: 0, width: 100, height: 100 });

it('a map goes back to where one looked before each jump, and forward again', () => {
  const history = new LookHistory();
  history.leave(view(1));
  history.leave(view(2));
  expect(history.back(view(3))).toEqual(view(2));
  expect(history.back(view(2))).toEqual(view(1));
  expect(history.back(view(1))).toBeNull();
  expect(history.forward(view(1))).toEqual(view(2));
  expect(history.forward(view(2))).toEqual(view(3));
  expect(history.forward(view(3))).toBeNull();
});

it('a new jump ends the way forward', () => {
  const history = new LookHistory();
  history.leave(view(1));
  history.back(view(2));
  history.leave(view(1));
  expect(history.forward(view(5))).toBeNull();
});
