import { stretchesOf } from './stretches';
import type { PlaceOnGlobe, Track, Tracks } from './tracks';

/**
 * Tracks as KML 2.2 with the track of Google's own extension, which has a time for each place: a folder a side, in it of each
 * unit the way it went and a point where it stood last, each with its time. The same tracks give the same bytes.
 */
export function kmlBytes({ title, about, sides, tracks }: Tracks): Uint8Array<ArrayBuffer> {
  const written = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>',
    `<name>${asXml(title)}</name><description>${asXml(about)}</description>`,
    ...sides.map(({ key }, at) => styleOf(key, colours[at] ?? colours[0]!)),
    ...sides.map(
      ({ key, name }) =>
        `<Folder><name>${asXml(name)}</name>\n${tracks.flatMap((track) => (track.side === key ? placemarksOf(track) : [])).join('\n')}\n</Folder>`,
    ),
    '</Document></kml>',
  ];
  return new TextEncoder().encode(`${written.join('\n')}\n`);
}

/** As KML writes a colour: opacity, blue, green, red. The side that is named first is blue, the other red. */
const colours = ['ffb4581e', 'ff2a2ac0'] as const;

const styleOf = (key: string, colour: string): string =>
  `<Style id="${key}"><IconStyle><color>${colour}</color></IconStyle><LineStyle><color>${colour}</color><width>3</width></LineStyle></Style>`;

function placemarksOf(track: Track): string[] {
  const { name, side, formation, nation, symbol, notes } = track;
  const said = Object.entries({ side, formation, nation, symbol, notes })
    .map(([field, value]) => `<Data name="${field}"><value>${asXml(value)}</value></Data>`)
    .join('');
  const placemark = (what: string, time: string, shape: string): string =>
    `<Placemark><name>${asXml(name)}</name>${time}<styleUrl>#${side}</styleUrl><ExtendedData><Data name="what"><value>${what}</value></Data>${said}</ExtendedData>${shape}</Placemark>`;
  return stretchesOf(track.states).flatMap(({ places, times, until }) => {
    const end = until === null ? '' : `<end>${until}</end>`;
    const span = `<TimeSpan><begin>${times.at(-1)}</begin>${end}</TimeSpan>`;
    const point = placemark('place', span, `<Point><coordinates>${places.at(-1)!.join(',')}</coordinates></Point>`);
    if (places.length === 1) return [point];
    const way = [...times.map((at) => `<when>${at}</when>`), ...places.map(coordOf)].join('');
    return [placemark('track', '', `<gx:Track>${way}</gx:Track>`), point];
  });
}

const coordOf = ([longitude, latitude]: PlaceOnGlobe): string => `<gx:coord>${longitude} ${latitude} 0</gx:coord>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML has it; what XML cannot hold is left out. */
const asXml = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}|\p{Cs}/gu, '').replace(/[&<>"]/g, (sign) => entities[sign]!);
