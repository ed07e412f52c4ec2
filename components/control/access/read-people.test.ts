import { describe, expect, it } from 'vitest';
import { readPeople } from './read-people';

const teams = [
  { key: 'guards-armoured', name: 'Guards Armoured' },
  { key: '1-airborne', name: '1 Airborne' },
];
const piet = { teamKey: 'guards-armoured', duty: 'commander', person: 'Piet de Boer' };

describe('a pasted list of people', () => {
  it.each([
    ['tabs, as a spreadsheet gives it', 'Guards Armoured\tCommander\tPiet de Boer'],
    ['semicolons', 'guards armoured; CO; Piet de Boer'],
    ['commas, and the key of the team', 'guards-armoured,cdr,Piet de Boer'],
    ['quotes', '"Guards Armoured","Commander","Piet de Boer"'],
    ['heads over the columns, and blank lines', 'Team;Duty;Name\n\nGuards Armoured;Commander;Piet de Boer\r\n'],
  ])('is read with %s', (_, pasted) => expect(readPeople(pasted, teams)).toEqual({ people: [piet], faults: [] }));

  it.each([
    ['other words', 'HQ;Role;Player\nGuards Armoured;Commander;Piet de Boer'],
    ['another order', 'Name\tTeam\tDuty\nPiet de Boer\tGuards Armoured\tCommander'],
    ['a third column without a heading', 'Team,Duty,\nGuards Armoured,Commander,Piet de Boer'],
  ])('a heading row with %s is read as one', (_, pasted) =>
    expect(readPeople(pasted, teams)).toEqual({ people: [piet], faults: [] }),
  );

  it.each([
    ['1st Airborne', '1 Airborne'],
    ['1st Airborne Division', '1 Airborne'],
    ['Guards Armd Div', 'Guards Armoured'],
  ])('%s is no name of a team, and %s is offered', (written, near) =>
    expect(readPeople(`${written};CO;Jan`, teams).faults).toEqual([
      { line: 1, words: `there is no team “${written}”`, written, near },
    ]),
  );

  it('a name in two columns is one name', () =>
    expect(readPeople('1 Airborne\tint\tAnna\tVisser', teams).people).toEqual([
      { teamKey: '1-airborne', duty: 'intelligence', person: 'Anna Visser' },
    ]));

  it('says of each line that it cannot read why, and reads the others', () =>
    expect(
      readPeople(
        'Wessex;CO;Jan\nGuards Armoured;cook;Jan\nGuards Armoured;ops;\nGuards Armoured;CO;Piet de Boer',
        teams,
      ),
    ).toEqual({
      people: [piet],
      faults: [
        { line: 1, words: 'there is no team “Wessex”' },
        { line: 2, words: '“cook” is no duty: commander, operations or intelligence' },
        { line: 3, words: 'the name is missing' },
      ],
    }));
});
