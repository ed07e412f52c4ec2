import { describe, expect, it } from 'vitest';
import type { ReportCardRow, SightingCardRow } from '@/lib/db/sequence/board-cards';
import type { CorrectionDue } from '@/lib/turn/reports/corrections-due';
import type { BoardSetting } from './board-card';
import { reportCard, sightingCard } from './cards-of-reports-and-messages';

const setting: BoardSetting = {
  phase: 'briefing',
  isGroupingClosed: true,
  groupingClosedAt: null,
  ordersEndedAt: null,
  phaseStartedAt: new Date('1944-09-18T10:00:00Z'),
  takesDrafts: false,
  nameOf: () => 'Guards Armoured',
  keyOf: () => 'guards-armoured',
  sectorOfTeam: () => null,
  sectorAt: () => null,
};
const ten = new Date('1944-09-18T10:10:00Z');
const eleven = new Date('1944-09-18T11:11:00Z');
const drafted = { state: 'drafted', releasedAt: null, saidAt: null } as const;
const aloud = { state: 'drafted', releasedAt: null, saidAt: ten } as const;
const released = { state: 'released', releasedAt: ten, saidAt: null } as const;
const both = { state: 'released', releasedAt: ten, saidAt: eleven } as const;

describe('§10: a report, and a report of sightings, is told on paper or aloud', () => {
  const told = { lane: 'told', blocks: '', waitsFor: null };
  const untold = { lane: 'resolved', blocks: 'To be released.', waitsFor: 'control' };

  it.each([
    ['a draft waits', drafted, { ...untold, about: 'report drafted', since: '1944-09-18T10:00:00.000Z' }],
    ['read aloud it is told', aloud, { ...told, about: 'told aloud', since: '1944-09-18T10:10:00.000Z' }],
    ['released it is told', released, { ...told, about: 'report', since: '1944-09-18T10:10:00.000Z' }],
    ['told twice it has the later hour', both, { ...told, about: 'report', since: '1944-09-18T11:11:00.000Z' }],
  ])('report: %s', (_, row, card) => {
    const report: ReportCardRow = { teamId: 'guards', number: 1, ...row };
    expect(reportCard('guards', report, [], [], setting)).toMatchObject(card);
  });

  it('a correction that is not told waits, whatever was told before it', () => {
    const correction: ReportCardRow = { teamId: 'guards', number: 2, ...drafted };
    expect(reportCard('guards', correction, [], [], setting)).toMatchObject({ ...untold, about: 'correction drafted' });
  });

  const wrong = {
    team: { id: 'guards' },
    turn: 4,
    isEarlier: true,
    toldAt: ten,
    since: ['C1 Joe’s Bridge was ruled on again'],
    unsaid: [],
    gone: [],
    draft: null,
  } as unknown as CorrectionDue;
  const why = 'it was told before C1 Joe’s Bridge was ruled on again.';

  it('a letter of an earlier turn that is not true any more waits in any phase, whatever the report of this turn', () => {
    const orders = { ...setting, phase: 'orders' };
    const card = { ...untold, about: 'letter of turn 4 not true any more', to: '/reports/guards-armoured?turn=4' };
    expect(reportCard('guards', null, [], [wrong], orders)).toMatchObject({
      ...card,
      blocks: `Needs a correction: ${why}`,
    });
    const draft = { id: 'd' } as CorrectionDue['draft'];
    expect(reportCard('guards', null, [], [{ ...wrong, draft }], orders)).toMatchObject({
      about: 'correction of the letter of turn 4 drafted',
      blocks: `To be released: ${why}`,
      isDrafted: true,
    });
    expect(reportCard('others', null, [], [wrong], orders)).toBeNull();
  });

  it('a letter of this turn that is not true any more is not told', () => {
    const report: ReportCardRow = { teamId: 'guards', number: 1, ...released };
    expect(reportCard('guards', report, [], [{ ...wrong, turn: 5, isEarlier: false }], setting)).toMatchObject({
      ...untold,
      about: 'letter not true any more',
      blocks: `Needs a correction: ${why}`,
      to: '/reports/guards-armoured',
    });
  });

  it.each([
    ['a draft waits', drafted, { ...untold, about: 'sightings, civilians', since: null }],
    ['read aloud it is told', aloud, { ...told, about: 'sightings aloud', since: '1944-09-18T10:10:00.000Z' }],
    ['released it is told', released, { ...told, about: 'sightings', since: '1944-09-18T10:10:00.000Z' }],
  ])('sightings: %s', (_, row, card) => {
    const sighting: SightingCardRow = { id: 's', teamId: 'guards', source: 'civilians', ...row };
    expect(sightingCard(sighting, setting)).toMatchObject(card);
  });
});
