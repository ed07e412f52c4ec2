import { describe, expect, it } from 'vitest';
import { noticeLexicon } from '../issuing/notices';
import { marksByHand } from './written-by-hand';

const troops = (name: string, shortName: string, formation: string) => ({
  name,
  shortName,
  formation,
  brigade: '',
  above: [],
});
/** The words that an Allied team may be told: its own side by name, and no German unit. */
const lexicon = noticeLexicon(
  ['1 Airborne', '2nd Parachute Battalion', '2 Para', '3 Para', '1 Airborne Div'],
  [troops('20 SS-Panzergrenadier Regiment', '20 SS-PzGR', '9 SS-Panzer Div')],
  ['Arnhem', 'Nijmegen'],
);
const question = (text: string) => [{ field: 'text', name: 'the question', text }];
const marksOf = (text: string, alreadySaid = '') =>
  marksByHand(question(text), lexicon, alreadySaid).map(({ id, message }) => [id, message]);

describe('the words that Control writes by hand', () => {
  it.each([
    'Which 3 bridges do you mean, and in which order?',
    'At 1500 hrs, or as soon as it is dark?',
    '2 Para crosses at 1500 hrs. And 3 Para?',
    'Row 2: does 2 Para hold the bridge, or 3 Para?',
    'You have 2 tanks, 4 guns and 30 lorries left. What goes first?',
    'Hold on for 48 hours. 30 Corps is 12 km off.',
    'Do you attack at 746779 with one battalion or with two?',
    'Fall back 1 km, or hold?',
    'H+2, D+1: the barrage lifts.',
    'Send 1/3 of the column back.',
    'What is your next step?',
    'The men die at their guns. Do they hold to the last, or fall back?',
    'Second Army: fog until 0900 on 18 September.',
    '…old at …on.',
  ])('lets %j pass', (text) => {
    expect(marksOf(text)).toEqual([]);
  });

  it.each([
    ['Your status is 4. Do you hold?', 'status'],
    ['The die came up badly for you.', 'The die'],
    ['They rolled a 6.', 'rolled a 6'],
    ['You lost a step at the bridge.', 'lost a step'],
    ['A tactical advantage is theirs.', 'tactical advantage'],
    ['2 Para is down to 3. Do you go on?', '2 Para is down to 3'],
    ['The guns are 3-2-1-0.', '3-2-1-0'],
    ['The houses gave +2 to the defence.', '+2'],
  ])('finds the mechanism in %j', (text, words) => {
    expect(marksOf(text).map(([, message]) => message)).toEqual([
      `The question: “${words}” speaks of the mechanism. Say what a commander would see.`,
    ]);
  });

  it('names no unit of the other side, and may name those of the own', () => {
    expect(marksOf('Do you attack 20 SS-PzGR with 2 Para?').map(([, message]) => message)).toEqual([
      'The question: “20 SS-PzGR” is not known to this team.',
    ]);
  });

  it('marks each field at its own', () => {
    const words = [...question('Hold on?'), { field: 'options.1', name: 'choice 2', text: 'Take two steps' }];
    expect(marksByHand(words, lexicon)).toMatchObject([
      {
        field: 'options.1',
        kind: 'mechanism',
        message: 'Choice 2: “Take two steps” speaks of the mechanism. Say what a commander would see.',
      },
    ]);
  });

  it('what the players wrote themselves may be repeated, word for word and no more', () => {
    const theirs = '2 Para fights 20 SS-PzGR. What is the  Status of the bridge?';
    expect(marksOf('…ights 20 SS-PzGR. …s the status of …', theirs)).toEqual([]);
    // A figure that stands somewhere in their words is no leave to give a unit's status.
    expect(marksOf('2 Para is down to 2.', theirs).map(([id]) => id)).toEqual(['text:mechanism:2 para is down to 2:1']);
  });

  it('a field that is left empty says nothing wrong', () => {
    expect(marksOf('')).toEqual([]);
  });
});
