const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin to hand out: the one this page was opened at, unless only this machine knows it; then the first name in
 * `names` that others can reach, on the same port.
 */
export function handedOrigin(here: string, names: readonly string[]): string {
  const url = new URL(here);
  if (!ownNames.has(url.hostname)) return url.origin;
  const name = names.find((candidate) => !ownNames.has(candidate));
  return name ? `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}` : url.origin;
}
