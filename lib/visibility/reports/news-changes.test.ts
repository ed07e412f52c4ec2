import { describe, expect, it } from 'vitest';
import { isSaid } from '../guard/news-said';
import type { EntryToTell } from '../perception/perceived';
import type { TeamWorld } from '../perception/world';
import { british, reportTruth, unit } from '../testing/given-truth';
import { emptyWorld } from '../testing/perceived-worlds';
import type { ReportTruth } from '../truth';
import { bodyOf, draftReport } from './eleti';
import { factsFor } from './report-facts';
import { sayNews } from './sentences-news';

/** A change that no fact of its own tells is owed a plain sentence. */

const guards = unit('guards', { name: '1 Welsh Guards', shortName: '1 WG', x: 70, y: 60 });
const world: TeamWorld = {
  ...emptyWorld,
  state: new Map([
    ['unit/guards', { isOnMap: true, isCaptured: false }],
    ['unit/panzers', { isOnMap: false, isCaptured: true }],
  ]),
  teams: [british.teamId],
  teamOf: new Map([['guards', british.teamId]]),
  contacts: new Map([['panzers', ['guards']]]),
  at: new Map([['bridge', ['guards']]]),
};
const truthOf = (entries: EntryToTell[], more: Partial<ReportTruth> = {}): ReportTruth =>
  reportTruth({ own: [guards], enemy: [], combats: [], changes: { entries, world }, ...more });
const news = (entries: EntryToTell[], more?: Partial<ReportTruth>) => {
  const facts = factsFor(british, truthOf(entries, more));
  return facts.news.filter(({ kind }) => kind === 'change');
};
const entry = (
  kind: EntryToTell['kind'],
  subjectId: string,
  before: EntryToTell['before'],
  after: EntryToTell['after'],
): EntryToTell => ({ kind, subjectId, before, after });

describe('a change that no fact tells', () => {
  it.each<[string, EntryToTell, string]>([
    [
      'flak silenced by hand',
      entry('unit', 'guards', { suppressedIn: null }, { suppressedIn: 5 }),
      'The anti-aircraft guns of 1 Welsh Guards were silenced.',
    ],
    [
      'immobilised by hand',
      entry('unit', 'guards', { immobilisedIn: null }, { immobilisedIn: 5 }),
      '1 Welsh Guards could not move for a time.',
    ],
    [
      'put in contact by hand',
      entry('pair', 'guards|x', null, { alliedId: 'guards', germanId: 'x' }),
      '1 Welsh Guards is in contact with the enemy.',
    ],
    [
      'taken off the map',
      entry('unit', 'guards', { isOnMap: true }, { isOnMap: false }),
      '1 Welsh Guards has left the field.',
    ],
    ['set free', entry('unit', 'guards', { isCaptured: true }, { isCaptured: false }), '1 Welsh Guards is free again.'],
    [
      'enemies close by who were taken by others',
      entry('unit', 'panzers', { isCaptured: false }, { isCaptured: true }),
      '1 Welsh Guards saw enemy troops taken.',
    ],
    [
      'a crossing that is seen and that no search found',
      entry('crossing', 'bridge', { state: 'untested' }, { state: 'blown' }),
      '1 Welsh Guards has news of a crossing.',
    ],
  ])('%s is owed by a plain sentence, which the draft says and the guard knows', (_, changed, sentence) => {
    const more =
      changed.subjectId === 'guards' && changed.after?.isOnMap === false
        ? { own: [{ ...guards, isOnMap: false, x: null, y: null }] }
        : {};
    const [told, ...others] = news([changed], more);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ isOwed: true });
    expect(sayNews(told!)).toBe(sentence);
    expect(isSaid(told!, sentence)).toBe(true);
    expect(isSaid(told!, '1 Welsh Guards is at Nijmegen.')).toBe(false);
    const truth = truthOf([changed], more);
    expect(bodyOf(draftReport(british, truth.turn, factsFor(british, truth)))).toContain(sentence);
  });

  it('is none where a fact tells it, where it was put back, and where the team is not there', () => {
    const lost = entry('unit', 'guards', { stepsLost: 0 }, { stepsLost: 2 });
    const worn = { worn: [{ unitId: 'guards', statusBefore: 5, statusAfter: 2 }] };
    const { events } = truthOf([]);
    expect(news([lost], { events: { ...events, ...worn } })).toEqual([]);
    expect(news([lost]).map((one) => sayNews(one))).toEqual(['There is news of 1 Welsh Guards.']);
    expect(news([lost, entry('unit', 'guards', { stepsLost: 2 }, { stepsLost: 0 })])).toEqual([]);
    expect(news([entry('unit', 'hussars', { suppressedIn: null }, { suppressedIn: 5 })])).toEqual([]);
  });

  it('is told once for all that changed of the same sort, and names no enemy', () => {
    const of = { isCaptured: false, stepsLost: 0, x: 70, y: 60 };
    const taken = entry('unit', 'panzers', of, { isCaptured: true, stepsLost: 3, x: null, y: null });
    expect(news([taken]).map((one) => sayNews(one))).toEqual(['1 Welsh Guards saw enemy troops taken.']);
    expect(JSON.stringify(news([taken]))).not.toContain('panzers');
  });

  it('of a fight is told by that fight, and of the same unit apart from it', () => {
    const truth = reportTruth();
    const at = (of: string[]): EntryToTell => ({ ...entry('unit', 'para', { stepsLost: 0 }, { stepsLost: 1 }), of });
    const its = (of: string[]) =>
      factsFor(british, {
        ...truth,
        changes: { entries: [at(of)], world: { ...world, teamOf: new Map([['para', british.teamId]]) } },
      }).news.filter(({ kind }) => kind === 'change');
    expect(its(['bridge'])).toEqual([]);
    expect(its([])).toHaveLength(1);
  });
});
