import { counterOf, isCounter } from '@/companions/farthest-bridge/rules/counters';
import { hexesWritten } from '@/companions/farthest-bridge/rules/hexes-written';
import { bridgeKinds } from '@/companions/farthest-bridge/rules/map-data';
import { areaWords, printedHexes } from '@/companions/farthest-bridge/rules/schedule';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { markersLeft } from '@/companions/farthest-bridge/rules/support-fire';
import { beside, choice, several, text, tick } from '@/components/ui/form/field-makers';
import type { Drawn, DrawnField, DrawnGroup } from '@/components/ui/form/fields';
import { otherSide } from '@/lib/sides';
import { capital, sideWords } from '@/lib/text';
import type { Side } from '@/lib/words';
import type { Draft, DraftOf } from './drafts';
import { grounds, hexesCount, hexWords, markerName, terrainChoices } from './farthest-bridge-words';
import { factorsNow } from './hex-pieces';

/** The form of an act: its title, the word on its button and its fields. */
interface FormOf<One> {
  title: (draft: One) => string;
  does: string;
  fields: (draft: One, state: State) => Drawn[];
}

const digits = { inputMode: 'numeric' } as const;

/** One hex, by its four digits. */
const hexField = (at: string, label: string, hint?: string, readOnly = false): DrawnField =>
  text(at, label, { ...digits, maxLength: 4, placeholder: '3423, or press it', readOnly, hint });

/** The terrain of a hex, its road and trail, and a name: a letter takes the terrain, Enter goes on. */
export const terrainFields = (error?: string | null): Drawn[] => [
  { at: ['terrain'], label: 'Terrain', widget: { is: 'letters', of: terrainChoices }, refusedAs: 'entry', error },
  beside('flex gap-5', tick('road', 'Road'), tick('trail', 'Trail')),
  text('name', 'Name, if it has one', { maxLength: 40 }),
];

const waters = ['river', 'stream', 'canal'].map((id) => ({ id, label: capital(id) }));
const bridges = [{ id: '', label: 'None' }, ...bridgeKinds.map((id) => ({ id, label: `${capital(id)} bridge` }))];

/** The markers of one side in an attack; nothing where it has none in hand. */
function support(state: State, side: Side, at: 'attackSupport' | 'defenceSupport'): DrawnGroup[] {
  const { inHand } = state.support;
  const fields = state.tables.markers
    .filter((marker) => marker.side === side && (inHand[marker.id] ?? 0) > 0)
    .map((marker) => ({
      at: [at, marker.id],
      label: markerName(marker),
      widget: { is: 'count' as const, most: inHand[marker.id]!, said: 'in hand' },
    }));
  const legend = `${sideWords[side]} support fire, ${at === 'attackSupport' ? 'attacking' : 'defending'}`;
  return fields.length > 0 ? [{ legend, at: [at], look: 'grid gap-1', fields }] : [];
}

function placeHint(name: string): string | undefined {
  if (!isCounter(name)) return undefined;
  const { entry } = counterOf(name);
  if (entry.kind !== 'setUp') return undefined;
  return entry.free ? `Anywhere ${areaWords[entry.free]}.` : `In ${entry.hex}.`;
}

const forms: { [Kind in Draft['kind']]: FormOf<DraftOf<Kind>> } = {
  enterHex: {
    title: () => 'A hex of the printed map',
    does: 'Enter it',
    fields: ({ hex }, { landing, map }) => {
      const known = map.hexes[hex];
      const isAsked = landing?.wants === 'terrain' && landing.hex === hex;
      return [hexField('hex', 'Hex', known && `Now: ${hexWords(known)}.`, isAsked), ...terrainFields()];
    },
  },
  enterHexside: {
    title: () => 'A hexside of the printed map',
    does: 'Enter it',
    fields: () => [
      text('hexes', 'Between two hexes', { ...digits, placeholder: '3423 3523, or press both', refusedAs: 'hexside' }),
      beside('grid grid-cols-2 gap-2', choice('water', 'Water', waters), choice('bridge', 'Bridge', bridges)),
      tick('prohibited', 'No crossing without a bridge'),
    ],
  },
  enterGround: {
    title: () => 'Ground that the text does not number',
    does: 'Enter it',
    fields: ({ hexes }) => [
      choice('ground', 'Which', grounds),
      {
        at: ['hexes'],
        label: 'Its hexes',
        widget: { is: 'lines', sends: true, inputMode: 'numeric', placeholder: '0103-0105 0201' },
        hint: `${hexesCount(new Set(hexesWritten(hexes)).size)}. 2022-2125 is a block, or the map’s edge where both lie on it; a press on the map puts one in or takes it out.`,
      },
    ],
  },
  allot: {
    title: ({ side }) => `${sideWords[side]} support fire`,
    does: 'Choose these',
    fields: ({ side }, state) => [
      {
        at: ['markers'],
        look: 'grid gap-3',
        fields: state.tables.markers
          .filter((marker) => marker.side === side)
          .map((marker) => ({
            at: ['markers', marker.id],
            label: markerName(marker),
            widget: { is: 'count', most: markersLeft(state, marker), said: 'left in the game' },
          })),
      },
    ],
  },
  land: {
    title: ({ unit }) => `Land ${counterOf(unit).name}`,
    does: 'Land',
    fields: ({ unit }) => [hexField('hex', 'Landing hex', `It lands ${printedHexes(counterOf(unit).entry)}.`)],
  },
  arrive: {
    title: ({ unit }) => `Bring on ${counterOf(unit).name}`,
    does: 'Bring on',
    fields: ({ unit, among }) => {
      const free = among.length === 0 ? 'none is free or known' : among.slice(0, 12).join(', ');
      const hint = `${printedHexes(counterOf(unit).entry)}: ${free}${among.length > 12 ? ' …' : ''}.`;
      return [hexField('hex', 'Arrival hex', hint)];
    },
  },
  move: {
    title: ({ unit }) => `Move ${counterOf(unit).name}`,
    does: 'Move',
    fields: ({ unit, path, among }, { pieces }) => [
      text('path', `From ${pieces[unit]!.hex}, hex by hex`, {
        ...digits,
        placeholder: '2011 2012, or press them',
        hint: path.trim() ? undefined : `Next: ${among.join(', ')}.`,
      }),
    ],
  },
  attack: {
    title: ({ hex }) => `Attack ${hex}`,
    does: 'Attack',
    fields: ({ among }, state) => {
      const side: Side = state.phase === 'alliedCombat' ? 'allied' : 'german';
      const of = among.map((id) => ({
        id,
        label: `${counterOf(id).name}, ${state.pieces[id]!.hex}: ${factorsNow(state, counterOf(id))}`,
      }));
      return [
        several('units', 'Attackers', of),
        ...support(state, side, 'attackSupport'),
        ...support(state, otherSide(side), 'defenceSupport'),
      ];
    },
  },
  write: {
    title: ({ side }) => `${sideWords[side]} set-up`,
    does: 'Write it down',
    fields: ({ places }) => [
      {
        at: ['places'],
        look: 'grid gap-3',
        fields: Object.keys(places).map((name) => {
          const label = isCounter(name) ? counterOf(name).name : `Drop zone of the ${name}`;
          return hexField(`places.${name}`, label, placeHint(name));
        }),
      },
    ],
  },
};

/** The form of an act that is being filled in. */
export function formOf(draft: Draft, state: State): { title: string; does: string; fields: Drawn[] } {
  const form = forms[draft.kind] as FormOf<Draft>;
  return { title: form.title(draft), does: form.does, fields: form.fields(draft, state) };
}
