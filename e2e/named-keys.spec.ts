import type { Page } from 'playwright/test';
import { doesWhatIsForbidden, expect, givenScenario, test } from './fixtures';
import { opensSheet } from './fixtures/control';
import { desksOfControl, seatAddress } from './fixtures/desks';
import { givesOrders, handsIn } from './fixtures/player';

/** Every key that a desk of Control names is heard there at that moment, and what is typed like a text does nothing. */

const field = givenScenario('arnhem-bridge');
const garden = givenScenario('market-garden', { moment: 'marching' });

/**
 * The keys shown on a page that nobody hears. Each is pressed at its own place by a press that stops where somebody takes
 * it, so that nothing is done. Left out is what belongs to whatever has the focus: Tab, Space, the arrows up and down, and
 * the Enter of a foot.
 */
const unheard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names: Record<string, string> = {
      '↵': 'Enter',
      Esc: 'Escape',
      '⌫': 'Backspace',
      '←': 'ArrowLeft',
      '→': 'ArrowRight',
      PgUp: 'PageUp',
      PgDn: 'PageDown',
    };
    const ofTheFocus = ['Tab', 'Space', '↑', '↓', '⇧', 'F8', ','];
    const silent = (event: ErrorEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const isHeard = (kbd: Element, sign: string, at: Element): boolean => {
      const last = sign.replace('Ctrl ', '');
      const isControl = sign.startsWith('Ctrl ');
      const key = names[last] ?? (last.length === 1 ? last.toLowerCase() : last);
      const event = new KeyboardEvent('keydown', { key, ctrlKey: isControl, bubbles: true, cancelable: true });
      let wasTaken = false;
      Object.defineProperty(event, 'preventDefault', {
        value: () => {
          wasTaken = true;
          throw new Error('taken');
        },
      });
      at.dispatchEvent(event);
      const button = kbd.closest('button, a');
      return (
        wasTaken ||
        (key === 'Enter' && (button === document.activeElement || button?.getAttribute('type') === 'submit'))
      );
    };
    window.addEventListener('error', silent, true);
    const shown = [...document.querySelectorAll('kbd')].filter(
      (kbd) =>
        kbd.checkVisibility({ visibilityProperty: true }) &&
        !kbd.closest('[disabled], [aria-disabled="true"], [data-factor]'),
    );
    const lost = shown
      .filter((kbd) => {
        const sign = kbd.textContent ?? '';
        if (ofTheFocus.includes(sign) || (sign === '↵' && kbd.closest('footer.keys-line'))) return false;
        if (kbd.closest('.keys-line') && kbd.closest('[data-letters]')) return false;
        return !isHeard(kbd, sign, sign === '↵' ? document.body : kbd);
      })
      .map((kbd) => `${kbd.textContent}: ${(kbd.closest('button, a') ?? kbd.parentElement)?.textContent}`);
    window.removeEventListener('error', silent, true);
    return [`${shown.length} keys`, ...lost];
  });

/** Looks at a page of Control's: the keys that it names and does not hear are a fault of it. Answers how many it names. */
async function hears(control: Page, where: string): Promise<number> {
  const [count, ...lost] = await unheard(control);
  expect.soft(lost, where).toEqual([]);
  return Number.parseInt(count!, 10);
}

test('each desk of Control names only keys that it hears', async ({ asControl }) => {
  doesWhatIsForbidden();
  const control = await asControl(field);
  const seat = seatAddress(control);
  let seen = 0;
  for (const desk of desksOfControl)
    await test.step(desk || 'board', async () => {
      await control.goto(seat + desk);
      await expect(control.getByRole('main')).toBeVisible();
      seen += await hears(control, desk);
    });
  expect(seen).toBeGreaterThan(140);
});

test('a sheet names only keys that it hears, as it is handed in, read and accepted', async ({
  asControl,
  asPlayer,
}) => {
  doesWhatIsForbidden();
  const control = await asControl(field);
  const seat = seatAddress(control);
  const frost = await asPlayer(field, '1 Airborne');
  await givesOrders(frost, [{ units: '2 Para Bn', orders: 'Hold the houses.', action: 'Hold' }]);
  await handsIn(frost);
  await control.goto(`${seat}/orders/1-airborne`);
  await expect(control.getByRole('button', { name: /^Open the sheet/ })).toBeVisible();
  const handedIn = await hears(control, 'a sheet that is handed in');
  await opensSheet(control, '1 Airborne');
  const read = await hears(control, 'a sheet that is read');
  await control.keyboard.press('a');
  await expect(control.getByRole('button', { name: /^Accept/ })).toBeHidden();
  await control.goto(`${seat}/orders/1-airborne`);
  const accepted = await hears(control, 'a sheet that is accepted');
  expect(Math.min(handedIn, read, accepted)).toBeGreaterThan(2);
});

// In `npm test` each desk itself.
test('in the midst of a turn each page that leads on from a desk names only keys that it hears', {
  tag: '@soak',
}, async ({ asControl }) => {
  doesWhatIsForbidden();
  const control = await asControl(garden);
  const seat = seatAddress(control);
  // Of pages that differ in what they are about only, three are looked at.
  const looked = new Map<string, number>();
  const waiting = [...desksOfControl];
  let seen = 0;
  for (let to = waiting.shift(); to !== undefined; to = waiting.shift()) {
    const kind = kindOf(to);
    const before = looked.get(kind) ?? 0;
    if (before >= mostOfAKind) continue;
    looked.set(kind, before + 1);
    await control.goto(seat + to);
    await expect(control.getByRole('main')).toBeVisible();
    seen += await hears(control, to);
    waiting.push(...(await leadsOn(control, seat)));
  }
  expect(looked.size).toBeGreaterThan(35);
  expect(seen).toBeGreaterThan(250);
});

/** So many pages that differ in what they are about only are looked at. */
const mostOfAKind = 3;

/** An address below a seat's without what it is about: `/orders/*`, `/crossings?at`. */
function kindOf(to: string): string {
  const { pathname, searchParams } = new URL(to, 'http://seat');
  const [desk = '', about, ...rest] = pathname.split('/').slice(1);
  const isAbout = about !== undefined && !desksOfControl.includes(`/${desk}/${about}`);
  return (
    [desk, isAbout ? '*' : (about ?? ''), ...rest.map((one) => (/\d/.test(one) ? '*' : one))].join('/') +
    [...searchParams.keys()].sort().join('&')
  );
}

/** The pages of the seat that a page leads to, by their addresses below the seat's; files are left out. */
const leadsOn = (page: Page, seat: string): Promise<string[]> =>
  page.evaluate(
    (below) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => !link.hasAttribute('download') && !link.target)
        .map(({ href }) => new URL(href))
        .filter(({ pathname }) => pathname === below || pathname.startsWith(`${below}/`))
        .map(({ pathname, search }) => pathname.slice(below.length) + search),
    seat,
  );

test('a sentence typed where no field has the focus opens nothing and does nothing', async ({ asControl }) => {
  const control = await asControl(field);
  const board = control.url();
  const phase = await control
    .getByRole('button', { name: /^(Next phase|Begin)/ })
    .first()
    .textContent();
  for (const delay of [0, 40, 120]) {
    await control.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const said = control.getByText('No field has the focus: what you type does nothing.');
    await Promise.all([
      expect(said).toBeVisible(),
      control.keyboard.type('the next bridge is blown, send mortars to hill 107', { delay }),
    ]);
    await control.keyboard.press('Enter');
    await expect(control.getByRole('dialog')).toHaveCount(0);
    expect(control.url()).toBe(board);
    await expect(said).toBeHidden();
  }
  await expect(control.getByRole('button', { name: /^(Next phase|Begin)/ }).first()).toHaveText(phase!);
  // A text is over when nobody has typed for a second.
  await control.waitForTimeout(1100);

  await control.keyboard.press('m');
  await expect(control).toHaveURL(/\/map$/);
  await control.keyboard.press('b');
  await control.keyboard.press('o');
  await expect(control).toHaveURL(/\/orders$/);
});
