import { expect, test } from 'vitest';
import { keptOn, movedByFingers, nearer } from './hand-on-map';
import { placeUnder } from './projection';

const view = { scale: 10, left: 0, top: 0, width: 400, height: 300 };
const scales = [2, 40] as const;

test('what is under the pointer stays under it, and the scale keeps to its ends', () => {
  const about = { x: 100, y: 50 };
  const twice = nearer(view, 2, about, scales);
  expect(twice.scale).toBe(20);
  expect(placeUnder(twice, about)).toEqual(placeUnder(view, about));
  expect(nearer(view, 100, about, scales).scale).toBe(40);
  expect(nearer(view, 0.01, about, scales).scale).toBe(2);
});

test('a map is pushed no further beyond its frame than it may be', () => {
  const frame = { minX: 0, minY: -100, maxX: 100, maxY: 0 };
  // 4 km beyond the frame are 40 px.
  expect(keptOn(frame, 4, { ...view, left: 300, top: 200 })).toMatchObject({ left: 40, top: 40 });
  expect(keptOn(frame, 4, { ...view, left: -5000, top: -5000 })).toMatchObject({ left: 400 - 1040, top: 300 - 1040 });
  expect(keptOn(frame, 4, { ...view, left: -50, top: -60 })).toMatchObject({ left: -50, top: -60 });
});

test('a map that is smaller than the window lies in its middle', () => {
  const frame = { minX: 0, minY: -10, maxX: 10, maxY: 0 };
  expect(keptOn(frame, 0, { ...view, left: 7, top: 9 })).toMatchObject({ left: 150, top: 100 });
});

test('one finger pushes; two bring nearer about their middle', () => {
  const push = movedByFingers(view, [{ x: 10, y: 10 }, undefined], [{ x: 30, y: 5 }, undefined], scales);
  expect(push).toEqual({ ...view, left: 20, top: -5 });
  const a = { x: 100, y: 100 };
  const b = { x: 200, y: 100 };
  const pinch = movedByFingers(
    view,
    [a, b],
    [
      { x: 50, y: 120 },
      { x: 250, y: 120 },
    ],
    scales,
  );
  expect(pinch.scale).toBe(20);
  expect(placeUnder(pinch, { x: 150, y: 120 })).toEqual(placeUnder(view, { x: 150, y: 100 }));
});
