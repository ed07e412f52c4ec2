import { type RoutePath, routes } from './routes';

/** The routes by the parts of their paths; a part with a name comes before a part that stands for anything. */
const known = (Object.keys(routes) as RoutePath[])
  .map((path) => ({ path, parts: path.split('/').slice(1) }))
  .sort((a, b) => rank(a.parts).localeCompare(rank(b.parts)));

function rank(parts: readonly string[]): string {
  return parts.map((part) => (part.startsWith('[') ? '1' : '0')).join('');
}

/** The route a path comes in by, without its query; null: there is none. A path written so that two readers might read it differently is none. */
export function matchRoute(path: string): RoutePath | null {
  const said = path.split('/').slice(1);
  const meant = said.map(decoded);
  if (path[0] !== '/' || meant.some((part) => part === null || /[/\\]/.test(part) || part === '.' || part === '..'))
    return null;
  const route = match(said);
  return route === match(meant as string[]) ? route : null;
}

const match = (parts: readonly string[]): RoutePath | null => known.find((one) => fits(one.parts, parts))?.path ?? null;

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  (pattern.length === parts.length || (pattern.at(-1)!.startsWith('[...') && parts.length > pattern.length)) &&
  pattern.every((part, index) => (part.startsWith('[') ? parts[index] !== '' : part === parts[index]));

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The values in an address where its route has names in brackets. */
export function namesIn(path: RoutePath, pathname: string): Record<string, string> {
  const said = pathname.split('/');
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, i) => (part.startsWith('[') ? [[part.slice(1, -1), decodeURIComponent(said[i]!)]] : [])),
  );
}
