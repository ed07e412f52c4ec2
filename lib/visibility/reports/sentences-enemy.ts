import type { MustName } from '@/lib/words';
import type { Pool } from './choose-wording';

/** The sentence patterns for the enemy: how many, what sort, who; and the support of both sides. */

const judged = [
  '',
  'As far as can be judged',
  'From what was seen',
  'On present evidence',
  'By the reports from forward',
  'Allowing for the confusion',
  'To the best of our knowledge',
  'Sifting the accounts',
];

export const enemy: Pool = {
  openings: judged,
  cores: [
    'the enemy is put at {battalions}',
    'we were up against {battalions}',
    'the opposition came to {battalions}',
    'those in contact speak of {battalions}',
    'the estimate is {battalions} facing us',
    'the enemy had {battalions} in it',
    'it was {battalions} that we had before us',
  ],
};

export const prisoners: Pool = {
  openings: judged,
  cores: [
    'the enemy gave up in large numbers and the prisoners are coming back',
    'large numbers of prisoners are in our hands',
    'we have taken large numbers of prisoners',
    'large numbers of prisoners are being counted behind our lines',
  ],
};

const told = [
  '',
  'By all accounts',
  'As those forward report it',
  'Beyond doubt',
  'From several sources',
  'On closer look',
  'Seen at short range',
  'According to the patrols',
];

export const types: Pool = {
  openings: told.slice(0, 7),
  cores: [
    'they were {types}',
    'the troops met were {types}',
    'we have met {types}',
    'against us stood {types}',
    'in front of us were {types}',
    'the enemy put in {types}',
    'opposite us were {types}',
  ],
};

export const unknownTypes: Pool = {
  openings: told.slice(0, 6),
  cores: [
    'what kind of troops they were is not known',
    'nobody could say what troops they were',
    'the kind of troops could not be made out',
  ],
};

export const involved: Record<MustName, Pool> = {
  tanks: {
    openings: told,
    cores: [
      'enemy tanks took part',
      'there were tanks with them',
      'tanks came on in their midst',
      'they had the help of tanks',
      'enemy armour was in the fight',
      'tanks were heard and then seen',
    ],
  },
  artillery: {
    openings: told,
    cores: [
      'enemy guns fired throughout',
      'enemy artillery was behind them',
      'they had artillery to support them',
      'enemy guns had our range',
      'shells from enemy guns fell without a break',
      'enemy artillery covered all they did',
    ],
  },
  air: {
    openings: told,
    cores: [
      'enemy aircraft struck at us',
      'they had aircraft overhead',
      'enemy aircraft attacked in support',
      'enemy aircraft came in low over the position',
      'they had help from aircraft',
      'enemy aircraft joined in',
    ],
  },
};

export const noTanks: Pool = {
  openings: told,
  cores: [
    'no tanks were seen',
    'there was no sign of tanks',
    'no enemy armour showed itself',
    'nobody saw any tanks',
    'no tanks were with them',
  ],
};

const ours = ['', 'On our side', 'For our part', 'Behind our own line', 'From our side'];

export const support: Record<MustName, Pool> = {
  tanks: {
    openings: ours,
    cores: [
      'our tanks took part',
      'our own tanks were in it',
      'our tanks lent their weight',
      'we had tanks of our own forward',
      'our own armour was committed',
    ],
  },
  artillery: {
    openings: ours,
    cores: [
      'our own guns fired in support',
      'our artillery was on call and fired',
      'our guns gave all the support they could',
      'our own artillery kept at it throughout',
      'our guns were on target',
    ],
  },
  air: {
    openings: ours,
    cores: [
      'our aircraft attacked as asked',
      'our own aircraft came in',
      'we had aircraft overhead and they struck',
      'our aircraft gave close support',
      'aircraft of our own joined the fight',
    ],
  },
};

const named = [
  '',
  'Beyond doubt',
  'By more than one source',
  'As now established',
  'With some certainty',
  'Piecing it together',
  'From papers taken',
];

export const identity: Pool = {
  openings: named,
  cores: [
    'prisoners are of {formation}',
    'the enemy here belongs to {formation}',
    'we are facing {formation}',
    'it is {formation} that we have before us',
    'those in front of us belong to {formation}',
    'paybooks show {formation}',
    'the troops are from {formation}',
  ],
};

export const noIdentity: Pool = {
  openings: ['', 'As yet', 'For now', 'Up to this hour', 'So far'],
  cores: [
    'we cannot say which formation they belong to',
    'there is no identification',
    'nothing has been found that names their formation',
    'their formation is not known',
    'who they are is still to be found out',
    'no badge or paper tells us who they are',
    'we have nothing to name them by',
  ],
};
