import { expect, givenScenario, test } from './fixtures';
import { accepts, opens, settles } from './fixtures/air-desk';
import { asks, toRequests } from './fixtures/air-requests';
import {
  acceptsFinding,
  closesGrouping,
  closesMovement,
  draftsReport,
  forcesEnd,
  goesTo,
  hasLines,
  movesOnTo,
  movesUnit,
  releases,
  rolls,
  writesReport,
} from './fixtures/control';
import { groupsProposed, readsSheet, savesGrouping, standsAt } from './fixtures/garden-turn';
import { givesOrders, handsIn, reportOn } from './fixtures/player';
import { found } from './fixtures/rules-desk';

/**
 * The morning of 18 July: heavy bombers over Démouville, then 159 Brigade at Cuverville. Figures by the tables of §9, typed
 * by hand from the book; who lies in the 2 by 2 km about 096 680, from the order of battle.
 */
const field = givenScenario('goodwood');

const isStuck = ' could not move for the rest of the morning';
/** The fate of each bombed unit, as its team is told: the unit, its losses and its worth, and whether it can move. */
const suffered = {
  '16 Lw Feld Div': [
    ['II/JR 32', 'suffered heavy losses and is very close to disintegration', isStuck],
    ['Füs Btl 16 (L)', 'suffered no losses to speak of', isStuck],
    ['I/AR 16 (L)', 'suffered slight losses and remains fit for action', isStuck],
  ],
  '21 Pz': [
    ['1/StuG Abt 200', 'suffered heavy losses and is very close to disintegration', isStuck],
    ['2/StuG Abt 200', 'suffered no losses to speak of', ''],
  ],
} as const;

/** The sentence of a text that tells of a unit’s bombing: a unit that was named before is called as on its counter. */
const bombing = (text: string, unit: string): string =>
  text
    .split(/(?<=\.)\s+/)
    .find(
      (sentence) => (sentence.includes(unit) || sentence.includes(onCounter(unit))) && sentence.includes('bombers'),
    )!;
/** True when a sentence says that a unit could not move: it alone, or with all that the same bombs hit. */
function isSaidStuck(sentence: string, unit: string): boolean {
  if (sentence.includes(`they${isStuck}`)) return true;
  return sentence.includes(`it${isStuck}`) || sentence.includes(`${onCounter(unit)}${isStuck}`);
}
const onCounter = (unit: string): string => unit.replace(' (L)', '').replace('StuG Abt 200', 'StuG 200');

const teams = ['16 Lw Feld Div', '21 Pz'] as const;

/** Defenders within passing distance of Cuverville whom Control leaves out of the combat. */
const others = [
  'Btl JR 31',
  'I/JR 32',
  'I/JR 46',
  'II/JR 46',
  'Füs Btl 16',
  'PzJg 16',
  'I/AR 16',
  'Flak 16',
  'II/PzGR 192',
  '1/StuG 200',
  '2/StuG 200',
];

// In `npm test` without a browser: air/air-orders.db.test.ts, visibility/reports/news.test.ts and told-alike.test.ts.
test('heavy bombers over Démouville: every unit under them is told of, on its own desk', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const [game, air] = await Promise.all([asControl(field, 'Game Control'), asControl(field, 'Air Control')]);
  const [armoured, luftwaffe, panzer] = await Promise.all([
    asPlayer(field, '11 Armoured'),
    asPlayer(field, '16 Lw Feld Div'),
    asPlayer(field, '21 Pz'),
  ]);

  await test.step('§5 and §12: 11 Armoured orders an attack, and asks for bombers before it', async () => {
    await givesOrders(armoured, [{ units: '4 KSLI', orders: 'Take Cuverville.', action: 'Attack' }]);
    await handsIn(armoured);
    await toRequests(armoured);
    await asks(armoured, 1, { mission: 'Bombing', target: 'Démouville', at: '096 680', when: 'at first light' });
    await handsIn(armoured);
  });

  await test.step('§12b: Air Control places the area that is asked for, and lays four heavy squadrons on it', async () => {
    await goesTo(air, 'Air');
    await opens(air, 'Requests');
    await air.getByRole('link', { name: /^11 Armoured/ }).click();
    await air.getByRole('button', { name: /^Open the sheet/ }).click();
    await air.getByRole('link', { name: 'Allot to request 1' }).click();
    await air.getByRole('button', { name: 'Place area' }).click();
    const areas = air.getByRole('region', { name: 'Bombing areas' });
    await expect(areas).toContainText(
      'Inside: II/JR 32 (German), Füs Btl 16 (German), I/AR 16 (German), 1/StuG 200 (German), 2/StuG 200 (German)',
    );
    const form = air.getByRole('form', { name: 'New air order' });
    const groups = form.getByRole('combobox', { name: 'Group' });
    await groups.selectOption({
      label: await groups.getByRole('option').filter({ hasText: 'Bomber Command' }).innerText(),
    });
    await form.getByRole('spinbutton', { name: 'Squadrons' }).fill('4');
    await form.getByRole('button', { name: 'Lay on' }).click();
    await expect(areas).toContainText('RAF Bomber Command: 4 heavy');
    await air.getByRole('link', { name: 'Back to the requests' }).click();
    await air.getByRole('button', { name: /^Accept/ }).click();
    await expect(air.getByRole('link', { name: /^11 Armoured/ })).toHaveAccessibleName(/accepted/);
  });

  await test.step('§9 Bombing/Interdiction: a die for each unit; four heavy cost a step from 3, and hold fast from 2', async () => {
    await movesOnTo(game, 'Collection');
    await readsSheet(game, '11 Armoured');
    await movesOnTo(game, 'Movement');
    await settles(air, 'Démouville', '3 2 6 4 1');
    await found(air, '3 steps, 4 immobilised', [
      'II/JR 323 → 2, one step, immobilised',
      'Füs Btl 163 → 3, no step, immobilised',
      'I/AR 164 → 3, one step, immobilised',
      '1/StuG 2002 → 1, one step, immobilised',
      '2/StuG 2002 → 2, no step',
    ]);
    await accepts(air);
  });

  await test.step('§12 Losses from Flak: the guns of the division next to it hit nobody', async () => {
    await settles(air, 'RAF Bomber Command: on the way', '', '1');
    await found(
      air,
      'Damage 0, no serial lost',
      [1, 2, 3, 4].map((squadron) => `RAF Bomber Command, squadron ${squadron}heavy no effect, light no effect`),
    );
    await accepts(air);
  });

  await test.step('§6: 4 KSLI comes up to Cuverville, and movement is closed', async () => {
    await goesTo(game, 'Map');
    await movesUnit(game, '4 KSLI', [10.03, 69.3]);
    await closesMovement(game);
  });

  await test.step('§9: it attacks the battalion that was bombed; 5 against 2 and a 4 is a Limited success', async () => {
    await movesOnTo(game, 'Combat');
    await goesTo(game, 'Combats');
    const form = await groupsProposed(game, 1, '4 KSLI');
    for (const unit of others) await form.getByRole('button', { name: `Remove ${unit}`, exact: true }).click();
    await savesGrouping(form);
    await closesGrouping(game);
    await hasLines(game, 'Attackers', '5', [['5', '4 KSLI', '', '§9']]);
    // Of 3-2-1-0, a step lost to the bombs.
    await hasLines(game, 'Defenders', '2', [['2', 'II/JR 32', '', '§9']]);
    await rolls(game, 4);
    const verdict = game.getByRole('region', { name: 'Verdict' });
    await expect(verdict.getByRole('heading', { name: 'Limited success', exact: true })).toBeVisible();
    await expect(verdict).toContainText('II/JR 32 2 → 1, one step');
    await acceptsFinding(game);
    await goesTo(game, 'Units');
    await standsAt(game, 'II/JR 32', '3-2-1-0', 2, '100 689');
    await standsAt(game, '1/StuG Abt 200', '2-1-0', 1, '102 676');
  });

  await movesOnTo(game, 'Briefing');
  const lights = game.getByRole('list', { name: 'ELETI' });
  const letter = game.getByRole('textbox', { name: 'Report', exact: true });
  for (const team of teams)
    await test.step(`OC-122: the draft to ${team} tells each loss, and goes out with none of them left out`, async () => {
      await draftsReport(game, team);
      const draft = await letter.inputValue();
      for (const [unit, worth, stuck] of suffered[team]) {
        const sentence = bombing(draft, unit);
        expect(sentence).toContain(worth);
        expect(isSaidStuck(sentence, unit)).toBe(stuck !== '');
        await writesReport(game, () => draft.replace(sentence, ''));
        await expect(lights.getByRole('listitem').last()).toContainText('missing');
        await expect(game.getByText(`${unit}, bombed by enemy heavy bombers: the team is not told.`)).toBeVisible();
        await expect(game.getByRole('button', { name: /^Release/ })).toBeDisabled();
      }
      await writesReport(game, () => draft.replace(/ could not move for the rest of the morning(?:,| and|:)/, ''));
      await expect(lights.getByRole('listitem').last()).toContainText('missing');
      await writesReport(game, () => draft);
      await expect(lights.getByRole('listitem').last()).toContainText('said');
      await expect(game.getByText(/^Saved/)).toBeVisible();
      await releases(game, team);
    });

  await test.step('each German team reads what befell its own units, in words, and nothing of the rules', async () => {
    for (const [team, desk, foreign] of [
      ['16 Lw Feld Div', luftwaffe, /StuG/],
      ['21 Pz', panzer, /JR 32|AR 16/],
    ] as const) {
      for (const [unit, worth, stuck] of suffered[team]) {
        await expect(reportOn(desk)).toContainText(unit);
        const told = bombing((await reportOn(desk).textContent())!, unit);
        expect(told).toContain(worth);
        expect(isSaidStuck(told, unit)).toBe(stuck !== '');
      }
      await expect(reportOn(desk)).not.toContainText(foreign);
      await expect(reportOn(desk)).not.toContainText(
        /\bstatus\b|\bsteps?\b|margin|success|\bdie\b|\bdice\b|squadron|immobilised/i,
      );
      expect(await desk.content()).not.toMatch(/Bomber Command|Lancaster|KSLI/);
    }
  });

  await test.step('11 Armoured is told that the bombers it asked for came', async () => {
    await draftsReport(game, '11 Armoured');
    await expect(lights.getByRole('listitem').last()).toContainText('said');
    await releases(game, '11 Armoured');
    await expect(reportOn(armoured)).toContainText(
      /RAF Bomber Command (?:bombed the enemy|dropped their bombs) at Giberville\./,
    );
    await expect(reportOn(armoured)).not.toContainText(/squadron|\bsteps?\b|JR 32|Füs Btl|StuG/);
  });

  await test.step('nothing is owed to the three teams; the turn ends, and in the afternoon all of them may move', async () => {
    await goesTo(game, 'Board');
    await game.getByRole('button', { name: 'Other phases' }).click();
    await game.getByRole('menuitem', { name: 'End turn 1' }).click();
    const unfinished = game.getByRole('dialog');
    await expect(unfinished).toContainText('LXXXVI AK has had no report.');
    await expect(unfinished).not.toContainText(/(16 Lw Feld Div|21 Pz|\b11 Armoured) has had no report/);
    await expect(unfinished).not.toContainText(/needs a correction|Combat|Démouville|Bomber/);
    await forcesEnd(game, 'The other teams are not played here.');
    await expect(luftwaffe.getByRole('banner')).toContainText('Orders for the afternoon are being written');
  });
});
