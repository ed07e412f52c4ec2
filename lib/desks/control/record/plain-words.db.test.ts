import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesInWords } from '@/components/control/parts/ledger-words';
import { battleFile } from '@/lib/desks/player/debrief/battle-file';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { internalNames } from '@/lib/testing/internal-names';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { draft, good, playTheBridge, release } from '@/lib/turn/reports/reports-for-tests';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { controlVerbs } from '@/lib/turn/testing/all-verbs';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { figuresOfDay } from '../debrief/figures';
import { homeFile } from '../debrief/home-file';
import { gameSheets } from '../debrief/tables/game-tables';
import { ledgerPage } from './ledger';

/**
 * The texts of a played game that people read, in the ledger, on pages to take home and in tables, have no name of the code
 * and no id.
 */

let game: GivenGame;
let chief: ControlSeat;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  chief = { ...game.control, roles: ['gameControl', 'teamControl'] } as ControlSeat;
  const frost = await game.player('1-airborne');
  const { links } = await playerDesk(frost);
  good(await sendMessage(frost, { linkId: links[0]?.id ?? null, text: 'Where are you?' }, 'a-message-of-the-test'));
  await playTheBridge(game, 5, 2);
  await draft(game, '1-airborne');
  good(await release(game, '1-airborne'));
  good(await endTurn(game.control, { turn: 5, reason: 'the test goes on' }));
});
afterAll(() => game.drop());

/** The text of a page of HTML, without its styles and scripts. */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(bytes)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/\s(?:aria-label|title|alt)="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, ' ');

test('names of the code and ids are found', () => {
  expect(internalNames('by liaisonOfficer, drivenOff; success')).toEqual(['liaisonOfficer', 'drivenOff']);
  expect(internalNames('issued id sbuF-x1Kq02mZ9pLw44Ae, 2 Para')).toEqual(['sbuF-x1Kq02mZ9pLw44Ae']);
  expect(internalNames('McDonald holds SS-Panzergrenadier-Regiment 21.')).toEqual([]);
});

test('the words of the ledger', async () => {
  const { entries } = await ledgerPage(game.control, controlVerbs);
  expect(entries.length).toBeGreaterThan(20);
  const told = entries.flatMap((entry) => [entry.done, entry.subjectName, JSON.stringify(changesInWords(entry))]);
  expect(told.flatMap(internalNames)).toEqual([]);
});

test('the pages to take home, of a team and of the truth', async () => {
  const own = textOf((await battleFile(await game.player('1-airborne'))).bytes);
  const whole = textOf((await homeFile(chief, '', controlVerbs))!.bytes);
  expect(own).toContain('Hold the north end of the bridge.');
  expect([own, whole].flatMap(internalNames)).toEqual([]);
});

test('the figures of the day, and the tables of a game but for those that a scenario is made of', async () => {
  const { tables } = await figuresOfDay(chief);
  expect(JSON.stringify(tables).length).toBeGreaterThan(1000);
  const sheets = (await gameSheets(game.control)).filter(
    ({ name }) => !['units', 'profiles', 'crossings'].includes(name),
  );
  const cells = sheets.flatMap(({ rows }) => rows.slice(1).flat());
  expect(cells).toContain('light infantry');
  expect([JSON.stringify(tables), ...cells].flatMap(internalNames)).toEqual([]);
});

test('the letters that are kept', () => {
  const letters = readdirSync('docs/reports').map((file) => readFileSync(`docs/reports/${file}`, 'utf8'));
  expect(letters.length).toBeGreaterThan(9);
  expect(letters.flatMap(internalNames)).toEqual([]);
});
