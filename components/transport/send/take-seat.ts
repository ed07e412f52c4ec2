import { ask } from './send';

const nobody = 'Nobody answers. Try again.';

/** Takes the seat behind a code for this browser, as next-auth is asked to. Null: it is taken; else why it is not, in words. */
export async function takeSeat(code: string): Promise<string | null> {
  const asked = await ask('/api/auth/csrf', {});
  const token: string | undefined = await asked?.json().then(
    ({ csrfToken }) => csrfToken,
    () => undefined,
  );
  if (!token) return nobody;
  const body = new URLSearchParams({ code, csrfToken: token, callbackUrl: location.href, json: 'true' });
  const answer = await ask('/api/auth/callback/credentials', { method: 'POST', body });
  if (!answer) return nobody;
  if (answer.ok) return null;
  const { url } = await answer.json().catch(() => ({ url: location.href }));
  return new URL(url).searchParams.get('error') ?? nobody;
}
