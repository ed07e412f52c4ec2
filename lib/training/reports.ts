import type { SentencesPut, TrainingCase } from './training-case';

const own = ['2 Para', '3 Para', '1 Airborne'];
const hohenstaufen = { formation: '9 SS Pz Div', units: ['SS-PzGR 19', 'SS-AA 9'] };
const frundsberg = { formation: '10 SS Pz Div', units: ['SS-PzGR 22'], metIn: [] };

const report = (
  { id, rule, situation }: Pick<TrainingCase, 'id' | 'rule' | 'situation'>,
  put: Omit<SentencesPut, 'kind' | 'own'>,
): TrainingCase => ({
  id,
  subject: 'report',
  rule,
  situation,
  question: 'Which of the three may be said to this team?',
  answers: put.sentences.map((words, i) => ({ is: `${i + 1}`, words })),
  asks: 'maySay',
  put: { kind: 'sentences', own, ...put },
});

/** Three reports: which of three sentences may be said to this team. */
export const trainingReports: readonly TrainingCase[] = [
  report(
    {
      id: 'report-first-turn',
      rule: '§10 ELETI, OC-115',
      situation:
        'Turn 5. 2 Para lost three steps at the bridge and holds on. It is the first turn in which it is in contact with SS-PzGR 19 of 9 SS Pz Div. You write to the staff of 1 Airborne.',
    },
    {
      turn: 5,
      sentences: [
        '2 Para is down to three.',
        '2 Para holds the north end; it is worn but can go on.',
        'SS-PzGR 19 attacked twice from the east.',
      ],
      enemies: [{ ...hohenstaufen, metIn: [5] }, frundsberg],
    },
  ),
  report(
    {
      id: 'report-second-turn',
      rule: '§10 ELETI, OC-115',
      situation:
        'Turn 5. 2 Para was in contact with SS-PzGR 19 of 9 SS Pz Div in turn 4 and is again. 10 SS Pz Div stands behind the river, and no unit of the team has met it. You write to the staff of 1 Airborne.',
    },
    {
      turn: 5,
      sentences: [
        'SS-PzGR 19 came on again along the river.',
        'Behind them 10 SS Pz Div is coming up.',
        'The attack was a limited success against us.',
      ],
      enemies: [{ ...hohenstaufen, metIn: [4, 5] }, frundsberg],
    },
  ),
  report(
    {
      id: 'report-broken-contact',
      rule: '§10 ELETI, OC-115',
      situation:
        'Turn 5. 3 Para was in contact with 9 SS Pz Div in turn 3, out of contact in turn 4, and is in contact with it again. Nothing of it was ever told. You write to the staff of 1 Airborne.',
    },
    {
      turn: 5,
      sentences: [
        'It was 9 SS Pz Div, as two turns ago.',
        'They rolled a six, and the houses fell.',
        'Between one and two battalions on foot came from the west; we do not know who they are.',
      ],
      enemies: [{ ...hohenstaufen, metIn: [3, 5] }, frundsberg],
    },
  ),
];
