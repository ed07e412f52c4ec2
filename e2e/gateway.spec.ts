import { doesWhatIsForbidden, expect, givenScenario, sitsDown, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

test('the console is reached under a name that is no secure context', async ({ asStranger }) => {
  const page = await asStranger(field);
  await page.goto('/sign-in');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  expect(await page.evaluate(() => window.location.hostname)).toBe('opcom.test');
});

test('a script that somebody has smuggled into a page does not run', async ({ asPlayer }) => {
  const desk = await asPlayer(field, '1 Airborne');
  await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();
  doesWhatIsForbidden();
  const ran = await desk.evaluate(async () => {
    const forbidden = new Set<string>();
    const areForbidden = new Promise<void>((settle) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        forbidden.add(effectiveDirective);
        if (forbidden.has('script-src-attr') && forbidden.has('style-src-elem')) settle();
      }),
    );
    const isBroken = new Promise((settle) => document.addEventListener('error', settle, { capture: true, once: true }));
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true"><style>b {}</style>');
    const script = document.createElement('template');
    script.innerHTML = '<div><script>window.ran = true</script></div>';
    document.body.append(script.content);
    const frame = document.createElement('iframe');
    frame.src = '/sign-in';
    const isFramed = new Promise((settle) => frame.addEventListener('load', settle, { once: true }));
    document.body.append(frame);
    await Promise.all([areForbidden, isBroken, isFramed]);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test('after a seat was revoked, "back" brings nothing of its desk to light', async ({
  asControl,
  playwright,
  launchOptions,
}) => {
  const control = await asControl(field);
  const bare = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await bare.newContext({ baseURL: field.address });
    const desk = await context.newPage();
    await sitsDown(desk, await field.codeFor({ team: '1 Airborne', duty: 'intelligence' }));
    await expect(desk.getByRole('main')).toContainText('1 Airborne');
    await desk.goto('/board/x');
    await goesTo(control, 'Seats');
    await control.getByRole('button', { name: 'Revoke 1 Airborne, Intelligence' }).click();
    await control.getByRole('dialog').getByRole('button', { name: 'Revoke the seat' }).click();
    await expect(control.getByRole('row', { name: /Intelligence/ }).filter({ hasText: 'revoked' })).toBeVisible();
    await desk.goBack();
    await desk.waitForURL(/\/sign-in/);
    await expect(desk.getByRole('heading', { name: 'Enter the code of your seat' })).toBeVisible();
  } finally {
    await bare.close();
  }
});

test('a page that is taken out of the browser’s memory asks for itself anew', async ({ asStranger }) => {
  const page = await asStranger(field);
  await page.goto('/sign-in');
  await expect(page.getByLabel('The code Control gave you')).toBeEditable();
  const putAway = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      return document.documentElement.style.visibility;
    });
  // A page listens once its script has run, on a slow machine well after its form shows.
  await expect.poll(putAway, 'what was put away does not show').toBe('hidden');
  // Next.js itself puts its own address back at this moment: only a page that is asked for is a new one.
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  // The page that asks for itself anew may take the answer to this call with it.
  const shown = page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await shown.catch(() => undefined);
  await asked;
  await expect(page.getByLabel('The code Control gave you')).toBeVisible();
});
