import type { TrainingCase } from './training-case';

/** Four bridges: blown, tested, taken whole, and who crosses. */
export const trainingBridges: readonly TrainingCase[] = [
  {
    id: 'bridge-die',
    subject: 'bridge',
    rule: '§8 Blowing Bridges',
    situation:
      'The Germans prepared the bridge for blowing. It is fought over for the first time, and the die shows 2.',
    question: 'What becomes of the bridge?',
    answers: [
      { is: 'blown', words: 'It blows' },
      { is: 'tested', words: 'It stands' },
    ],
    asks: 'state',
    put: { kind: 'bridge', input: { state: 'untested' }, dice: [2] },
  },
  {
    id: 'bridge-reached',
    subject: 'bridge',
    rule: '§8 Blowing Bridges, OC-110',
    situation:
      'The Germans prepared a road bridge. Nobody defends it: in the afternoon a British recce regiment drives up to it without a shot. It has not been tested yet.',
    question: 'Is it tested now?',
    answers: [
      { is: 'due', words: 'Yes, once, before anybody crosses' },
      { is: 'open', words: 'Only if Control calls for it' },
      { is: 'none', words: 'No: nobody fights over it' },
    ],
    asks: 'test',
    put: {
      kind: 'bridgeTest',
      bridge: { kind: 'mainRoadBridge', state: 'untested', isPrepared: true },
      isFoughtOver: false,
      isReached: true,
    },
  },
  {
    id: 'bridge-fought-over-again',
    subject: 'bridge',
    rule: '§8 Blowing Bridges, OC-110',
    situation:
      'A prepared bridge was tested last turn and stood. This turn the attackers take it in a hard fight, and the Germans ask for another die.',
    question: 'Is it tested again?',
    answers: [
      { is: 'due', words: 'Yes: it is fought over again' },
      { is: 'open', words: 'Yes, as the teams agree' },
      { is: 'none', words: 'No: it is captured as it stands' },
    ],
    asks: 'test',
    put: {
      kind: 'bridgeTest',
      bridge: { kind: 'mainRoadBridge', state: 'tested', isPrepared: true },
      isFoughtOver: true,
      isReached: true,
    },
  },
  {
    id: 'bridge-queue',
    subject: 'bridge',
    rule: '§7 Traffic, OC-108',
    situation:
      'A Bailey bridge carries 20 points a turn; 3 are used. In order of march wait tanks of 12 points, guns of 8 and a signals company of 2.',
    question: 'What does the signals company do this turn?',
    answers: [
      { is: 'wholly', words: 'It crosses: it is small enough for what is left' },
      { is: 'partly', words: 'It crosses in part' },
      { is: 'waits', words: 'It waits' },
    ],
    asks: 'queue.2.crosses',
    put: {
      kind: 'traffic',
      input: {
        crossing: { kind: 'baileyBridge', pointsUsed: 3 },
        queue: [
          { id: 'Tanks', unitSizePoints: 12 },
          { id: 'Guns', unitSizePoints: 8 },
          { id: 'Signals', unitSizePoints: 2 },
        ],
      },
    },
  },
];
