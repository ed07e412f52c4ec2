import { decodeText } from '@/lib/scenario/files/decode-text';
import { counted, listed } from '@/lib/text';

/** KML and GPX as other programs write them, as GeoJSON. Nothing that they point to is fetched. */

export type XmlRead = { ok: true; value: unknown; notes: string[] } | { ok: false; message: string };

const refuse = (message: string): XmlRead => ({ ok: false, message });

/** True where a file begins as XML does, in any encoding. */
export const beginsAsXml = (bytes: Uint8Array): boolean =>
  /^[\0\s\xff\xfe\xef\xbb\xbf]*</.test(String.fromCharCode(...bytes.subarray(0, 64)));

/** The text of XML, by the encoding it declares, or as any text is read. */
function xmlText(bytes: Uint8Array): { ok: true; text: string } | { ok: false; message: string } {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const [, declared = ''] = /^<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/i.exec(head) ?? [];
  if (declared === '' || /^utf-?(8|16)$/i.test(declared)) return decodeText(bytes);
  try {
    return { ok: true, text: new TextDecoder(declared).decode(bytes) };
  } catch {
    return { ok: false, message: `says that it is written in ${declared}, which is not known: save it as UTF-8` };
  }
}

/**
 * The same XML as the browser’s reader takes it: prefixes that are used and not declared are declared, and a prefix of the
 * root’s own names is taken off.
 */
function mended(written: string): string {
  const text = written.replace(/^\ufeff?\s*<\?xml[^>]*\?>/, '').trimStart();
  const [root = '', prefix = ''] = /<([A-Za-z_][\w.-]*):(?:kml|gpx)\b/i.exec(text) ?? [];
  const plain = root === '' ? text : text.replace(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1');
  const used = new Set<string>();
  for (const [tag] of plain.matchAll(/<[A-Za-z_][^<>]*>/g)) {
    const [, ofElement] = /^<([A-Za-z_][\w.-]*):/.exec(tag) ?? [];
    if (ofElement) used.add(ofElement);
    for (const [, ofAttribute] of tag.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/\s([A-Za-z_][\w.-]*):[\w.-]+\s*=/g))
      used.add(ofAttribute!);
  }
  const isDeclared = (one: string) =>
    one === 'xml' || one === 'xmlns' || new RegExp(`\\bxmlns:${one}\\s*=`).test(plain);
  const missing = [...used].slice(0, prefixesAtMost).filter((one) => !isDeclared(one));
  return missing.length === 0
    ? plain
    : plain.replace(
        /<(?![?!])[\w.:-]+/,
        (first) => `${first}${missing.map((one) => ` xmlns:${one}="urn:${one}"`).join('')}`,
      );
}

/** More prefixes are in no map. */
const prefixesAtMost = 40;

/** Reads KML or GPX. Folders of KML stand in the property `folder` of what is in them. */
export async function readXml(bytes: Uint8Array): Promise<XmlRead> {
  const decoded = xmlText(bytes);
  if (!decoded.ok) return refuse(`The file ${decoded.message}.`);
  if (/<!(DOCTYPE|ENTITY)/i.test(decoded.text))
    return refuse('The file declares words of its own (<!DOCTYPE): such files are not read.');
  const document = new DOMParser().parseFromString(mended(decoded.text), 'text/xml');
  if (document.querySelector('parsererror'))
    return refuse(
      'The file begins like KML or GPX, and is not well formed: a tag in it is not closed, or it breaks off. Save it anew.',
    );
  const { gpx, kmlWithFolders } = await import('@tmcw/togeojson');
  const root = document.documentElement.localName.toLowerCase();
  if (root === 'gpx') return { ok: true, value: gpx(document), notes: [] };
  if (root !== 'kml') return refuse(`The file is XML of another kind (${root.slice(0, 40)}): KML and GPX are read.`);
  const features = flattened(kmlWithFolders(document) as Branch, '');
  return {
    ok: true,
    value: { type: 'FeatureCollection', features: features.filter((one) => kindOf(one) === '') },
    notes: [...linksTold(document), ...overlaysTold(features)],
  };
}

/** A tree of folders and drawings. */
interface Branch {
  type: string;
  meta?: Record<string, unknown>;
  properties?: Record<string, unknown> | null;
  children?: Branch[];
}

/** The drawings of a tree, each with the nearest folder it lies in. */
function flattened(branch: Branch, folder: string): Branch[] {
  if (branch.type === 'Feature')
    return [folder === '' ? branch : { ...branch, properties: { folder, ...branch.properties } }];
  const own = typeof branch.meta?.name === 'string' ? branch.meta.name.trim() : '';
  return (branch.children ?? []).flatMap((one) => flattened(one, own || folder));
}

const kindOf = ({ properties }: Branch): string => String(properties?.['@geometry-type'] ?? '');

const textIn = (element: Element, name: string): string =>
  element.getElementsByTagName(name)[0]?.textContent?.trim() ?? '';

function linksTold(document: Document): string[] {
  return [...document.getElementsByTagName('NetworkLink')].map((link) => {
    const href = textIn(link, 'href').slice(0, 200) || 'another file';
    const name = textIn(link, 'name').slice(0, 120);
    return `It links to ${href}${name ? ` (${name})` : ''}, which is not fetched: bring that file in.`;
  });
}

function overlaysTold(features: readonly Branch[]): string[] {
  const overlays = features.filter((one) => kindOf(one) === 'groundoverlay');
  if (overlays.length === 0) return [];
  const names = overlays.map(({ properties }) => String(properties?.name ?? '').trim()).filter(Boolean);
  return [
    `${counted(overlays.length, 'picture')} in it ${overlays.length === 1 ? 'lies' : 'lie'} over the ground${names.length > 0 ? ` (${listed(names, 12)})` : ''}: a picture goes in by “A picture to draw over”.`,
  ];
}
