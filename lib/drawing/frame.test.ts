import { describe, expect, test } from 'vitest';
import { type FrameAsked, framePicked, scaleOnPaper } from './frame';

const arnhem: FrameAsked = { lon: 5.91, lat: 51.98, wideKm: 60, highKm: 40 };
const refused = (more: Partial<FrameAsked>) => {
  const reading = framePicked({ ...arnhem, ...more });
  return reading.ok ? null : [reading.field, reading.message];
};

describe('a frame picked on the world', () => {
  test('has its middle on the meridian that runs due north, and its lower left corner at 0 0', () => {
    expect(framePicked(arnhem)).toEqual({
      ok: true,
      grid: { centralMeridian: 5.91, originLatitude: 51.98, eastingKm: 30, northingKm: 20 },
      frame: { minX: 0, minY: 0, maxX: 60, maxY: 40 },
    });
  });

  test('is refused with what would be right: too large, too small, no figure', () => {
    expect(refused({ wideKm: 501 })).toEqual(['wideKm', 'A map is from 5 to 500 km wide and high.']);
    expect(refused({ highKm: 4 })).toEqual(['highKm', 'A map is from 5 to 500 km wide and high.']);
    expect(refused({ highKm: Number.NaN })?.[0]).toBe('highKm');
    expect(refused({ lon: Number.NaN })?.[0]).toBe('lon');
    expect(refused({ wideKm: 500, highKm: 500 })).toBeNull();
  });

  test('is refused at the date line and at the poles, its whole width reckoned', () => {
    // Fiji: 1.9 degrees west of the date line at 17 degrees south are 200 km.
    expect(refused({ lon: 178.1, lat: -17, wideKm: 380 })).toBeNull();
    expect(refused({ lon: 178.1, lat: -17, wideKm: 420 })).toEqual([
      'lon',
      'That lies across the date line, where east turns into west: no map is made of it.',
    ]);
    expect(refused({ lat: 78 })).toBeNull();
    expect(refused({ lat: 79.9 })).toEqual([
      'lat',
      'That lies too near to a pole: a map ends at 80 degrees north or south.',
    ]);
  });

  test('says at what scale it fills a sheet of A2', () => {
    expect(scaleOnPaper({ wideKm: 60, highKm: 40 })).toBe(150_000);
    expect(scaleOnPaper({ wideKm: 20, highKm: 40 })).toBe(100_000);
    expect(scaleOnPaper({ wideKm: 500, highKm: 300 })).toBe(850_000);
  });
});
