import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Draw } from '../testing/drawn-known';
import { drawKnownWorld, drawWorld } from '../testing/drawn-worlds';
import {
  arnhemBridge,
  battery,
  british,
  fighter,
  germans,
  germanTruth,
  panzergrenadiers,
  para,
  reportTruth,
  turn,
  unit,
} from '../testing/given-truth';
import type { ReportTruth, TruthCombat } from '../truth';
import { bodyOf, draftReport } from './eleti';
import { factsFor } from './report-facts';
import { openingsTwice, sentencesOf } from './sentence-rules-for-tests';

const bodyFor = (truth: ReportTruth, viewer = british): string =>
  bodyOf(draftReport(viewer, truth.turn, factsFor(viewer, truth)));

describe('the draft of a report (§10 ELETI)', () => {
  it('tells the worked example of §9 to the defenders, letter by letter', () => {
    const told = bodyFor(reportTruth());
    expect(told).toContain('2nd Para Bn');
    expect(told).toContain('2 Para had light losses and can still attack');
    expect(told).toContain('5 AL Bty had heavy losses and is very close to disintegration');
    expect(told).toMatch(/at Arnhem\b.*746 779/s);
    expect(told).toContain('three to four battalions');
    expect(told).toContain('Panzergrenadiers and crews fighting on foot');
    expect(told).toMatch(/\bguns\b/);
    expect(told).toMatch(/tanks|armour/);
    expect(told).not.toContain('9 SS');
  });

  it('tells it to the attackers: a battalion and a half of paratroops, the own guns named', () => {
    const told = bodyFor(germanTruth(), germans);
    expect(told).toMatch(/one to two battalions/i);
    expect(told).toContain('parachute troops and anti-tank guns');
    expect(told).toMatch(/our (own )?(guns|artillery)/i);
  });

  it('§9 example2011: three steps on defenders that stood fast leave 3 and 0', () => {
    const total: TruthCombat = {
      ...arnhemBridge,
      result: 'totalSuccess',
      fighters: [
        fighter(para, 6, 3, { stoodFast: true }),
        fighter(battery, 2, 0, { stoodFast: true }),
        ...arnhemBridge.fighters.slice(2),
      ],
    };
    const told = bodyFor(reportTruth({ combats: [total] }));
    expect(told).toMatch(
      /Both stood fast at 746 779, but with heavy losses: 2 Para (can still attack|is still fit to attack) and 5 AL Bty is no longer able to fight as a unit\./,
    );
  });

  it('OC-115: names a formation from the second turn running in contact with it', () => {
    const contact = (turnsRunning: number) => [{ enemyFormation: '9 SS Pz Div', turnsRunning }];
    expect(bodyFor(reportTruth({ contacts: contact(1) }))).not.toContain('9 SS Pz Div');
    expect(bodyFor(reportTruth({ contacts: contact(2) }))).toContain('9 SS Pz Div');
  });

  it('OC-118: a formation that Control has issued stays known', () => {
    expect(bodyFor(reportTruth({ issuedIdentities: ['9 SS Pz Div'] }))).toContain('9 SS Pz Div');
  });

  it('§10 Type: always names tanks, artillery and air that took part', () => {
    const tanks = unit('tigers', { side: 'german', teamId: 'german-team', arm: 'armour', formation: '9 SS Pz Div' });
    const combat: TruthCombat = {
      ...arnhemBridge,
      fighters: [...arnhemBridge.fighters, fighter(tanks, 8, 8)],
      air: [{ side: 'german', kind: 'germanGroundAttack' }],
    };
    const T = bodyFor(reportTruth({ combats: [combat] }));
    expect(T).toMatch(/\btanks\b/);
    expect(T).toMatch(/\bguns\b/);
    expect(T).toMatch(/aircraft/);
  });

  it('§10 Effectiveness: of a unit that fought twice, as it now stands; its losses are those of each fight', () => {
    const now = { ...para, stepsLost: 4 };
    const twice = [fighter({ ...now }, 6, 5), fighter({ ...now }, 5, 2)].map((held) => ({ ...held, unit: now }));
    const fights = twice.map((held, i) => ({
      ...arnhemBridge,
      id: `fight-${i}`,
      fighters: [held, ...arnhemBridge.fighters.slice(2)],
    }));
    const told = factsFor(british, reportTruth({ own: [now], combats: fights })).fights.map(({ own }) => own[0]!);
    expect(told.map(({ effectiveness, losses }) => [effectiveness, losses])).toEqual([
      ['disintegrating', 'heavy'],
      ['disintegrating', 'light'],
    ]);
  });

  it('OC-60: a unit captured is told by large numbers of prisoners, and has no place', () => {
    const lost = { ...battery, isCaptured: true, isOnMap: false, x: null, y: null };
    const combat: TruthCombat = {
      ...arnhemBridge,
      fighters: [fighter(para, 6, 5), fighter(lost, 2, 0, { isCaptured: true }), ...arnhemBridge.fighters.slice(2)],
    };
    expect(bodyFor(reportTruth({ own: [para, lost], combats: [combat] }))).toMatch(
      /large numbers of its men are prisoners/i,
    );
    expect(bodyFor(germanTruth({ enemy: [para, lost], combats: [combat] }), germans)).toMatch(/prisoners/i);
  });

  it('tells what became of the fight as anyone could see it', () => {
    const facts = (combat: Partial<TruthCombat>) =>
      factsFor(british, reportTruth({ combats: [{ ...arnhemBridge, ...combat }] })).fights[0]!.outcome;
    const retired = [fighter(para, 6, 5, { retiresKm: 2 }), ...arnhemBridge.fighters.slice(1)];
    expect(facts({})).toBe('heldOn');
    expect(facts({ fighters: retired })).toBe('lostGround');
    expect(facts({ result: 'confusedCombat' })).toBe('locked');
    expect(facts({ result: 'attackersBadlyBeaten' })).toBe('sawThemOff');
    expect(facts({ fighters: retired, isOverrun: true })).toBe('wereOverrun');
    expect(facts({ attackingSide: 'allied' })).toBe('pressedThem');
  });

  it('OC-73: a probe gives side, type and rough strength of what it met', () => {
    const truth = reportTruth({
      combats: [],
      probes: [{ id: 'probe', unitIds: ['para'], met: [panzergrenadiers] }],
    });
    expect(bodyFor(truth)).toContain('about one battalion');
    expect(bodyFor(truth)).toContain('Panzergrenadiers');
  });

  it('OC-73: a probe costs nothing, and its report speaks of no losses and no fighting', () => {
    for (let number = 1; number <= 60; number++) {
      const truth = reportTruth({
        turn: { ...turn, number },
        combats: [],
        probes: [{ id: 'probe', unitIds: ['para'], met: [panzergrenadiers] }],
      });
      const E = bodyFor(truth);
      expect(E).toContain('2nd Para Bn');
      expect(E).toMatch(/able to attack|can still attack/);
      expect(E).not.toMatch(/losses|fighting|came through|cost/i);
    }
  });

  it('gives every fight a title of its own', () => {
    const at = (id: string, x: number): TruthCombat => ({ ...arnhemBridge, id, place: { x, y: 77.95 } });
    const titles = (...combats: TruthCombat[]) =>
      factsFor(british, reportTruth({ combats })).fights.map(({ title }) => title);
    expect(titles(at('a', 74.62), at('b', 70.1))).toEqual(['ARNHEM', 'OOSTERBEEK']);
    expect(titles(at('a', 74.62), at('b', 74.92), at('c', 74.62))).toEqual([
      'ARNHEM, 746 779',
      'ARNHEM, 749 779',
      'ARNHEM, 746 779, SECOND FIGHT',
    ]);
  });

  it('leaves out combats of other teams', () => {
    const combat = { ...arnhemBridge, fighters: arnhemBridge.fighters.slice(1) };
    expect(factsFor({ ...british, teamId: 'other' }, reportTruth({ combats: [combat] })).fights).toEqual([]);
  });

  it('tells moves finished and stopped with their reason, arrivals, and what was heard of requests', () => {
    const body = bodyFor(
      reportTruth({
        own: [para, battery, unit('recce', { name: '1 Recce Sqn', x: 70, y: 78 })],
        combats: [],
        moves: [
          { unitId: 'para', isFinished: true, why: '' },
          { unitId: 'battery', isFinished: false, why: 'the road is blocked by a burning column.' },
        ],
        arrivals: [{ unitId: 'recce' }],
        requests: [
          { id: 'a', what: 'the resupply asked for', heard: 'it will drop at first light' },
          { id: 'b', what: 'fighters over the bridge', heard: '' },
        ],
      }),
    );
    expect(body).toContain('2nd Para Bn');
    expect(body).toMatch(/^The road is blocked by a burning column, and /);
    expect(body).toMatch(/1 Recce Sqn \(700 780, at Oosterbeek\) (has arrived|came in)\./);
    expect(body).toContain('it will drop at first light');
    expect(body).toMatch(/fighters over the bridge/i);
  });

  it('all quiet is a report too', () => {
    const draft = draftReport(british, turn, factsFor(british, reportTruth({ combats: [] })));
    expect(draft.paragraphs[0]!.text).toMatch(
      /^(It was a quiet afternoon|The afternoon was quiet), and we saw nothing of the enemy\.$/,
    );
    expect(draft.heading).toBe('Afternoon of 18 September 1944');
    expect(draft.sender).toBe('G Ops');
  });

  it('the staff signs as itself, never as the HQ that is told', () => {
    const quiet = { combats: [] };
    expect(factsFor(british, reportTruth(quiet)).sender).toBe('G Ops');
    expect(factsFor(germans, germanTruth(quiet)).sender).toBe('Ia');
  });

  it('signs with the brigade when all that is told is of one', () => {
    expect(factsFor(british, reportTruth()).sender).toBe('1 Para Bde');
    const strayed = { ...battery, brigade: '1 Airlanding Bde' };
    const combat = {
      ...arnhemBridge,
      fighters: [fighter(para, 6, 5), fighter(strayed, 2, 1), ...arnhemBridge.fighters.slice(2)],
    };
    expect(factsFor(british, reportTruth({ own: [para, strayed], combats: [combat] })).sender).toBe('G Ops');
  });
});

describe('the choice of words', () => {
  it('equal facts, team and turn give equal words, whatever the ids of the game', () => {
    const renamed = reportTruth({
      own: [para, battery].map((held) => ({ ...held, id: `x-${held.id}` })),
      combats: [
        {
          ...arnhemBridge,
          id: 'another',
          fighters: arnhemBridge.fighters.map((held) => ({ ...held, unit: { ...held.unit, id: `x-${held.unit.id}` } })),
        },
      ],
    });
    expect(bodyFor(renamed)).toBe(bodyFor(reportTruth()));
  });

  it('does not depend on the order in which a database keeps the keys of the facts', () => {
    const facts = factsFor(british, reportTruth());
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, held]) => [key, turned(held)]),
            )
          : value;
    expect(draftReport(british, turn, turned(facts) as typeof facts)).toEqual(draftReport(british, turn, facts));
  });

  it('another turn or team chooses anew', () => {
    const bodies = [1, 2, 3, 4, 5, 6].map((number) =>
      bodyOf(draftReport(british, { ...turn, number }, factsFor(british, reportTruth()))),
    );
    expect(new Set(bodies).size).toBeGreaterThan(3);
  });

  it('no three words open two sentences as long as there are other ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 400 }), (count, number) => {
        const own = Array.from({ length: count }, (_, i) =>
          unit(`own-${i}`, { name: `${i + 1} Welsh`, shortName: `W${i + 1}`, x: 70 + i, y: 78 }),
        );
        const combats = own.map((held, i) => ({
          ...arnhemBridge,
          id: `combat-${i}`,
          place: { x: 70 + i, y: 78 },
          fighters: [fighter(held, 5, 3), ...arnhemBridge.fighters.slice(2)],
        }));
        const body = bodyFor(reportTruth({ own, combats, turn: { ...turn, number } }));
        expect(openingsTwice(body)).toEqual([]);
        const first = sentencesOf(body).map((sentence) => sentence.split(' ')[0]);
        expect(first.filter((word, i) => word === first[i - 1])).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('in any world a team may be told of', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (known, hidden) => {
        const { truth } = drawWorld(new Draw(hidden), drawKnownWorld(new Draw(known)));
        expect(openingsTwice(bodyFor(truth))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
