import { expect, it } from 'vitest';
import { reportChanges } from '@/lib/advice/reports/report-changes';
import type { FightFacts, ReportFacts } from '../facts';
import type { NewsFact } from '../news-facts';

const met = (identities: string[]): NewsFact => ({
  factId: 'contact:A115',
  kind: 'contact',
  isOwed: true,
  units: [['3/502 PIR', '3/502']],
  hasMoved: false,
  from: 'south',
  at: { x: 45.7, y: 26.1 },
  symbol: null,
  types: ['infantry'],
  identities,
});

function told(identities: string[]): ReportFacts {
  const at = { x: 45.2, y: 28 };
  const fight: FightFacts = {
    id: 'c3',
    title: 'SON',
    place: { ...at, gridReference: '452 280', words: 'at Son' },
    isNight: false,
    outcome: 'heldOn',
    own: [],
    support: [],
    enemy: {
      factId: 'c3:enemy',
      at,
      battalions: 'about half a battalion',
      types: ['infantry'],
      symbol: null,
      mustName: [],
      identities,
      hasPrisoners: false,
    },
  };
  const none = { objective: null, accounts: [], moves: [], arrivals: [], patrols: [], requests: [], ownPlaces: [] };
  return { sender: 'G Ops', fights: [fight], news: [met(identities)], ...none };
}

it('§10, OC-115: an enemy whom the report itself first named is no reason for a correction', () => {
  expect(reportChanges(told([]), told(['LXXXVIII AK']), [])).toEqual([]);
});

it('an enemy who was named and may not be named any more is told otherwise', () => {
  expect(reportChanges(told(['LXXXVIII AK']), told([]), [])).toEqual([
    'what came of the probe changed',
    'something else was seen or suffered',
  ]);
});
