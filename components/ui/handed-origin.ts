/**
 * The origin to hand out: `host` on the scheme and port of this page; the page's own origin when `host` is null.
 *
 * @param here the origin of this page
 */
export function handedOrigin(here: string, host: string | null): string {
  const { protocol, port, origin } = new URL(here);
  return host === null ? origin : `${protocol}//${host}${port ? `:${port}` : ''}`;
}
