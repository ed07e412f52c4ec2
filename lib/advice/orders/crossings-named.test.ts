import { describe, expect, it } from 'vitest';
import { crossingsNamed } from './crossings-named';

const crossings = [
  { id: 'joes', name: 'Joe’s Bridge (Lommel / De Barrier)' },
  { id: 'son', name: 'Son – road bridge' },
  { id: 'best-road', name: 'Best – road bridge' },
  { id: 'best-rail', name: 'Best – rail bridge' },
  { id: 'arn-road', name: 'Arnhem – Rhine road bridge' },
  { id: 'arn-pont', name: 'Arnhem – pontoon bridge (Schipbrug)' },
  { id: 'arn-rail', name: 'Arnhem / Oosterbeek – Rhine rail bridge' },
  { id: 'driel', name: 'Driel – Heveadorp ferry' },
];
const named = (text: string) => crossingsNamed(text, crossings);

describe('the crossings a row speaks of (§7)', () => {
  it('by the place and the word bridge, ferry or over', () => {
    expect(named('Over the bridge at Son, then north.')).toEqual(['son']);
    expect(named('Cross at Best and hold.')).toEqual(['best-road']);
    expect(named('By Joe’s Bridge up the road.')).toEqual(['joes']);
    expect(named('Take the Driel ferry.')).toEqual(['driel']);
  });
  it('a rail bridge, a pontoon and a ferry only where they are called so', () => {
    expect(named('Seize the Arnhem road bridge.')).toEqual(['arn-road']);
    expect(named('Over the Arnhem pontoon bridge.')).toEqual(['arn-road', 'arn-pont']);
    expect(named('Over the railway bridge at Oosterbeek.')).toEqual(['arn-rail']);
    expect(named('March over Driel.')).toEqual([]);
  });
  it('nothing where no crossing is spoken of, or place and crossing stand in different sentences', () => {
    expect(named('Go to Son and dig in.')).toEqual([]);
    expect(named('Go to Son. Blow every bridge.')).toEqual([]);
    expect(named('')).toEqual([]);
  });
});
