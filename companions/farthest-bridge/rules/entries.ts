import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { counted } from '@/lib/text';
import type { At } from './board';
import { resumeLanding } from './landing';
import { arnhem } from './map-data';
import { areaWords } from './schedule';
import type { ActOf } from './state';

/** The entries that somebody reads off the printed map while the game goes on. */

export function enterHex(at: At, { hex, entry }: ActOf<'enterHex'>): ActRefusal {
  if (arnhem.includes(hex) && entry.terrain !== 'city')
    return refuse('isArnhem', '§17.0', `${hex} is Arnhem: city.`, 'entry.terrain');
  const { map } = at.state;
  at.state.map = { ...map, hexes: { ...map.hexes, [hex]: entry } };
  const ways = [entry.road && 'a road', entry.trail && 'a trail'].filter(Boolean).join(' and ');
  at.say(`${hex}${entry.name ? `, ${entry.name}` : ''}: ${entry.terrain}${ways && ` with ${ways}`}.`, 'FB-1', 'book');
  resumeLanding(at, hex);
}

/** Where no bridge is entered, or no longer, none waits for the German player and none is demolished. */
export function enterHexside(at: At, { hexside, entry }: ActOf<'enterHexside'>): undefined {
  const { state } = at;
  const { map } = state;
  state.map = { ...map, hexsides: { ...map.hexsides, [hexside]: entry } };
  if (!entry.bridge) {
    state.demolition = state.demolition.filter((side) => side !== hexside);
    state.demolished = state.demolished.filter((side) => side !== hexside);
  }
  const bridge = entry.bridge ? ` with a ${entry.bridge} bridge` : '';
  at.say(
    `${hexside}: ${entry.water}${bridge}${entry.prohibited ? ', no crossing without a bridge' : ''}.`,
    'FB-1',
    'book',
  );
}

export function enterEindhovenEdge(at: At, { hexes }: ActOf<'enterEindhovenEdge'>): undefined {
  at.state.map = { ...at.state.map, eindhovenEdge: hexes };
  at.say(`The map edge next to Eindhoven: ${hexes.join(', ')}.`, 'FB-8', 'book');
}

export function enterArea(at: At, { area, hexes }: ActOf<'enterArea'>): undefined {
  const { map } = at.state;
  at.state.map = { ...map, areas: { ...map.areas, [area]: hexes } };
  at.say(`${counted(hexes.length, 'hex lies', 'hexes lie')} ${areaWords[area]}.`, 'FB-34', 'book');
}
