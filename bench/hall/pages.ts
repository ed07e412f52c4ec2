import { ControlPage, type Open } from './control-page';
import type { Hall } from './hall';

/** Seats of Control that read sheets, two teams' each, and that look at the tray; the others look at the map. */
const readers = 10;
const atTray = 3;
const sheetsOfReader = 2;

/** Control at its desks in a round: whoever reads sheets has other teams' in each. */
export function openPages({ control, teams }: Hall, round: number): ControlPage[] {
  const first = (round - 1) * readers * sheetsOfReader;
  return control.map((laptop, seat) => {
    const sheets = [0, 1].map((i) => teams[(first + seat * sheetsOfReader + i) % teams.length]!.key);
    const open: Open =
      seat < readers ? { desk: 'sheets', teams: sheets } : { desk: seat < readers + atTray ? 'tray' : 'map' };
    return new ControlPage(laptop, open);
  });
}
