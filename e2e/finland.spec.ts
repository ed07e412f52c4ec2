import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';

/** A battle of the winter of 1939 from the sheet that somebody has, by hand, with every press counted. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

const headings = 'Name;Side;HQ;Corps;Division;Type;Size;Longitude;Latitude;Nation;Remarks';
const rows = [
  'HQ Ryhmä Talvela;Finnish;Ryhmä Talvela;IV Armeijakunta;Ryhmä Talvela;HQ;HQ;31,05;62,28;Finland;Talvela',
  'JR 16;Finnish;Ryhmä Talvela;IV Armeijakunta;Ryhmä Talvela;Infantry;Regiment;31,46;62,30;Finland;Pajari',
  'Er.P 9;Finnish;Ryhmä Talvela;IV Armeijakunta;Ryhmä Talvela;Infantry;Battalion;31,48;62,31;Finland;',
  'Er.P 112;Finnish;Ryhmä Talvela;IV Armeijakunta;Ryhmä Talvela;Infantry;Battalion;31,44;62,33;Finland;',
  'KTR 6, I patteristo;Finnish;Ryhmä Talvela;IV Armeijakunta;Ryhmä Talvela;Artillery;Battalion;31,40;62,29;Finland;',
  'HQ 12. Divisioona;Finnish;12. Divisioona;IV Armeijakunta;12. Divisioona;HQ;HQ;31,30;61,95;Finland;Tiainen',
  'JR 34;Finnish;12. Divisioona;IV Armeijakunta;12. Divisioona;Infantry;Regiment;31,60;61,98;Finland;Teittinen',
  'JR 35;Finnish;12. Divisioona;IV Armeijakunta;12. Divisioona;Infantry;Regiment;31,62;61,90;Finland;',
  'KTR 12;Finnish;12. Divisioona;IV Armeijakunta;12. Divisioona;Artillery;Regiment;31,50;61,94;Finland;',
  'HQ 13. Divisioona;Finnish;13. Divisioona;IV Armeijakunta;13. Divisioona;HQ;HQ;31,10;61,70;Finland;Hannuksela',
  'JR 37;Finnish;13. Divisioona;IV Armeijakunta;13. Divisioona;Infantry;Regiment;31,25;61,66;Finland;',
  'JR 38;Finnish;13. Divisioona;IV Armeijakunta;13. Divisioona;Infantry;Regiment;31,28;61,63;Finland;',
  'Jääkäripataljoona 4;Finnish;13. Divisioona;IV Armeijakunta;13. Divisioona;Infantry;Battalion;31,20;61,69;Finland;Skis',
  'HQ 139 Rifle Division;Soviet;139 Rifle Division;8 Army;139 Rifle Division;HQ;HQ;31,75;62,28;Soviet Union;Belyaev',
  '364 Rifle Regiment;Soviet;139 Rifle Division;8 Army;139 Rifle Division;Infantry;Regiment;31,55;62,29;Soviet Union;',
  '609 Rifle Regiment;Soviet;139 Rifle Division;8 Army;139 Rifle Division;Infantry;Regiment;31,58;62,32;Soviet Union;',
  '354 Artillery Regiment;Soviet;139 Rifle Division;8 Army;139 Rifle Division;Artillery;Regiment;31,66;62,29;Soviet Union;',
  'HQ 18 Rifle Division;Soviet;18 Rifle Division;8 Army;18 Rifle Division;HQ;HQ;31,95;61,60;Soviet Union;Cherepanov',
  '97 Rifle Regiment;Soviet;18 Rifle Division;8 Army;18 Rifle Division;Infantry;Regiment;31,70;61,62;Soviet Union;',
  '208 Rifle Regiment;Soviet;18 Rifle Division;8 Army;18 Rifle Division;Infantry;Regiment;31,72;61,65;Soviet Union;',
  '34 Tank Brigade;Soviet;18 Rifle Division;8 Army;18 Rifle Division;Tanks;Battalion;31,68;61,58;Soviet Union;',
  'HQ 155 Rifle Division;Soviet;155 Rifle Division;8 Army;155 Rifle Division;HQ;HQ;31,90;62,75;Soviet Union;Gusevsky',
  '436 Rifle Regiment;Soviet;155 Rifle Division;8 Army;155 Rifle Division;Infantry;Regiment;31,70;62,70;Soviet Union;',
  '659 Rifle Regiment;Soviet;155 Rifle Division;8 Army;155 Rifle Division;Infantry;Regiment;31,72;62,66;Soviet Union;',
  '786 Rifle Regiment;Soviet;155 Rifle Division;8 Army;155 Rifle Division;Infantry;Regiment;31,78;62,72;Soviet Union;',
];
/** The sheet as a spreadsheet of Finland saves it as CSV: semicolons, decimal commas, Windows-1252. */
const sheet = (lines: readonly string[]) => ({
  name: 'taistelu.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([headings, ...lines].join('\r\n'), 'latin1'),
});

/** A hand whose presses are counted: a click, and a key that is no letter of a word. */
function counting(host: Page) {
  let count = 0;
  return {
    presses: () => count,
    clicks: async (on: Locator) => {
      count += 1;
      await on.click();
    },
    presseskey: async (key: string) => {
      count += 1;
      await host.keyboard.press(key);
    },
    types: (word: string) => host.keyboard.type(word),
    /** Puts a word in the place of what stands in a field: into the field, all of it, the word. */
    async writes(field: Locator, word: string) {
      await this.clicks(field);
      await this.presseskey('ControlOrMeta+a');
      await this.types(word);
    },
    /** A press that opens the system's dialog, and one on the file in it. */
    async chooses(on: Locator, input: Locator, file: ReturnType<typeof sheet>) {
      await expect(on).toBeEnabled();
      count += 2;
      await input.setInputFiles(file);
    },
  };
}

test('six headquarters and 25 units of a sheet in semicolons, decimal commas and Windows-1252 are a battle without a fault in 60 presses', async ({
  asControl,
}) => {
  test.slow();
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  const hand = counting(host);
  const link = (name: RegExp) =>
    host.getByRole('navigation', { name: 'Files of the scenario' }).getByRole('link', { name });
  const settles = (name: string | RegExp) => hand.clicks(host.getByRole('button', { name }).first());

  await hand.clicks(host.getByRole('button', { name: 'New scenario…' }));
  await hand.clicks(host.getByLabel('Name, such as crete-1941'));
  await hand.types('tolvajarvi-1939');
  await hand.presseskey('Enter');
  await hand.clicks(link(/^What the game is/));
  const game = host.getByRole('region', { name: 'What the game is' });
  await hand.writes(game.getByLabel('Title', { exact: true }), 'Tolvajärvi');
  await hand.writes(game.getByLabel(/^Who made it/), 'From the war diaries, CC0');
  await hand.clicks(game.getByLabel('Day of the first turn'));
  await game.getByLabel('Day of the first turn').fill('1939-12-12');
  await hand.writes(game.getByLabel('How many turns'), '6');

  await expect(host.getByRole('heading', { name: 'Tolvajärvi' })).toBeVisible();

  await hand.clicks(link(/^Map/));
  await hand.clicks(host.getByLabel('Find a town'));
  await hand.types('Joensuu');
  await hand.clicks(host.getByRole('button', { name: /^Joensuu/ }));
  await hand.clicks(host.getByRole('button', { name: 'Put the map here' }));
  await expect(host.getByRole('application', { name: 'The map of the scenario' })).toBeVisible();

  await hand.clicks(host.getByRole('button', { name: 'Files and faults' }));
  await hand.clicks(link(/^Units/));
  await hand.clicks(host.getByRole('button', { name: 'Bring rows in…' }));
  const dialog = host.getByRole('dialog', { name: 'Bring units in' });
  await hand.chooses(
    dialog.getByRole('button', { name: 'Choose a file…' }),
    dialog.getByLabel('File of a spreadsheet'),
    sheet(rows),
  );
  await expect(dialog.getByText(/read as Windows-1252/)).toBeVisible();
  await host.screenshot({ path: test.info().outputPath('brought.png') });
  await hand.clicks(dialog.getByRole('button', { name: 'Bring 25 rows in' }));
  await expect(host.getByRole('grid', { name: 'Units' }).getByText('HQ Ryhmä Talvela').first()).toBeVisible();

  await settles('Call the sides Finnish and Soviet');
  await host.screenshot({ path: test.info().outputPath('grouped.png') });
  await settles(/^Make the teams Ryhmä Talvela, 12\. Divisioona/);
  await settles(/^By their arm: the book/);
  await settles(/^Make Finnish and Soviet nations of the scenario/);
  await settles('Make the map as large as they need');
  await expect(host.getByText('no faults')).toBeVisible();
  await host.screenshot({ path: test.info().outputPath('done.png') });
  expect(hand.presses()).toBeLessThanOrEqual(60);
  test.info().annotations.push({ type: 'presses', description: `${hand.presses()}` });
  await expect(link(/^Teams/)).toContainText('6');
  await expect(link(/^Units/)).toContainText('25');

  // The same sheet once more, with a regiment moved, one more and one less: what differs is ticked, and one Undo takes it back.
  const second = [
    ...rows.slice(0, 24).map((row) => row.replace('JR 16;', 'JR 16;').replace('31,46;62,30', '31,50;62,30')),
    rows[24]!.replace('786', '787'),
  ];
  await host.getByRole('button', { name: 'Bring rows in…' }).click();
  await dialog.getByLabel('File of a spreadsheet').setInputFiles(sheet(second));
  const changes = dialog.getByRole('region', { name: 'What the file changes' });
  await expect(changes.getByText('JR 16: 31.46 → 31.5')).toBeVisible();
  await expect(changes.getByRole('region', { name: 'Only in the file: 1 row, put in' })).toContainText(
    '787 Rifle Regiment',
  );
  await expect(changes.getByRole('region', { name: /^Only here: 1 row/ })).toContainText('786 Rifle Regiment');
  await changes.scrollIntoViewIfNeeded();
  await host.screenshot({ path: test.info().outputPath('update.png') });
  await changes.getByRole('button', { name: 'Make 2 changes' }).click();
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units).toHaveAttribute('aria-rowcount', '28');
  await expect(host.getByText('Saved', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(units).toHaveAttribute('aria-rowcount', '27');

  // On a laptop the map has its room, and all that lies beyond the frame is deleted at once.
  await host.setViewportSize({ width: 1366, height: 768 });
  await link(/^Map/).click();
  const map = host.getByRole('application', { name: 'The map of the scenario' });
  await expect(map).toBeVisible();
  expect((await map.boundingBox())!.width).toBeGreaterThanOrEqual(900);
  await host.screenshot({ path: test.info().outputPath('map.png') });
  const list = host.getByRole('region', { name: 'On the map' });
  await list.getByRole('button', { name: /^Select all \d+$/ }).click();
  await list.getByRole('button', { name: /^Delete the \d+ things selected/ }).click();
  await expect(list.getByRole('button', { name: /^Select all/ })).toHaveCount(0);
});
