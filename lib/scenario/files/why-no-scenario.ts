import { readJson } from '@/lib/json';
import { scenarioFiles } from '../scenario-tables';
import { decodeText } from './decode-text';
import { fileKind, namesPacked, packedElsewhere, refusedAs } from './file-kind';

/** People who bring something else read here how a scenario is kept. */
const whatOneIs =
  'a scenario is a folder with manifest.json, units.csv and the rest, or one .opcom-scenario file of it';

const beginsAsZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

/** True where a zip holds files of a scenario, whatever else is in it. */
export const holdsScenario = (bytes: Uint8Array): boolean =>
  beginsAsZip(bytes) &&
  (namesPacked(bytes) ?? []).some((name) => scenarioFiles.includes(name.slice(name.lastIndexOf('/') + 1)));

/** Why a file is no scenario, by what is in it: what it is, and what to do with it. In words that follow its name. */
export function whyNoScenario(bytes: Uint8Array): string {
  if (bytes.length === 0) return `is empty: ${whatOneIs}`;
  const kind = fileKind(bytes) ?? (beginsAsZip(bytes) ? packedElsewhere(bytes) : null);
  if (kind) return `${refusedAs({ ...kind, todo: null }).replace(', not text', '')}: ${whatOneIs}`;
  const decoded = decodeText(bytes);
  if (!decoded.ok) return `is no scenario: ${whatOneIs}`;
  return `is ${whatText(decoded.text.replace(/^\ufeff/, '').trimStart())}`;
}

/** The words name the kind of a text, and say where it is brought in. */
function whatText(text: string): string {
  if (/^[{[]/.test(text)) return whatJson(text);
  if (/^<\?xml|^<(\w+:)?(kml|gpx)\b/i.test(text))
    return /<(\w+:)?(kml|gpx)\b/i.test(text)
      ? 'a map in KML or GPX: bring its drawings in on the map of a scenario'
      : `XML of another kind: ${whatOneIs}`;
  return `a table or a text alone: bring its rows in on the desk of a scenario; ${whatOneIs}`;
}

function whatJson(text: string): string {
  const read = readJson(text);
  const type = read.ok ? (read.value as { type?: unknown } | null)?.type : null;
  if (type === 'ORBAT-mapper' || type === 'ORBAT-mapper-encrypted')
    return 'a scenario of ORBAT Mapper: “opcom scenario convert” makes a folder or a packed file of it';
  if (typeof type === 'string') return 'a map in GeoJSON: bring its drawings in on the map of a scenario';
  return `JSON of another kind: ${whatOneIs}`;
}
