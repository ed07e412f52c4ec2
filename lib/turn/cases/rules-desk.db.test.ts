import { describe, expect, it } from 'vitest';
import type { CaseFinding } from '@/lib/advice/cases/case-record';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { rulesDesk } from '@/lib/desks/control/cases/rules';
import { alter, atTheRulesDesk, fresh, game, kept, put, putting } from '../testing/cases';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';

atTheRulesDesk();

describe('putting a case by hand', () => {
  it('numbers the cases of a turn, keeps case, dice, lines and readings, and enters the ledger', async () => {
    const input = {
      targets: [{ id: 'a column of lorries', profile: '3-2-0' }],
      forces: [{ weight: 'heavy', count: 3 }],
    };
    const first = good(await putting('interdiction', input, [4], { name: 'The road to Veghel' }));
    const second = good(await putting('interdiction', input, null));
    expect(second.number).toBe(first.number + 1);
    const found = await kept(first.caseId);
    expect(found).toMatchObject({
      name: 'The road to Veghel',
      state: 'resolved',
      kind: 'interdiction',
      dieBy: game.control.label,
    });
    const finding = found.finding as CaseFinding<'interdiction'>;
    // Heavy 3 is row 5 of the table; a 4 is a step.
    expect(finding.outcome.targets).toEqual([
      { id: 'a column of lorries', steps: 1, isImmobilised: true, isSuppressed: false, statusAfter: 2 },
    ]);
    expect(finding.outcome.rolls).toEqual([{ forWhat: 'heavy on a column of lorries', value: 4 }]);
    expect(finding.lines).toHaveLength(1);
    expect(finding.policies.heavyInterdictionTwo).toBe('row3');
    expect(found.input.case).toEqual({
      targets: [{ id: 'a column of lorries', profile: '3-2-0', stepsLost: 0, isFlak: false }],
      forces: [{ weight: 'heavy', count: 3 }],
    });
    expect(await kept(second.caseId)).toMatchObject({ dieBy: 'Server', name: 'Interdiction' });
    const entries = (await entriesOf(game.gameId)).filter(({ kind }) => kind === 'case');
    expect(entries.map(({ subjectId }) => subjectId)).toEqual([first.caseId, second.caseId]);
    await ledgerAgreesIn(game);
  });

  it('all that is wrong comes back at once, each at its field, in words', async () => {
    const input = {
      targets: [
        { id: 'x', profile: '3-5' },
        { id: 'x', profile: '5-3', stepsLost: 4 },
      ],
      forces: [{ weight: 'huge', count: 0 }],
    };
    expect(refusal(await putting('interdiction', input, null))).toMatchObject({
      code: 'badInput',
      field: 'targets.0.profile',
      problems: [
        {
          path: 'targets.0.profile',
          message: 'It rises from 3 to 5: "3-5"; no level stands above the one before it.',
        },
        { path: 'forces.0.weight', message: 'It must be one of light, medium, heavy.' },
        { path: 'forces.0.count', message: 'It must be at least 1.' },
        { path: 'targets.1.id', message: '“x” is in this case already: give it another name.' },
        { path: 'targets.1.stepsLost', message: 'It cannot have lost 4: the profile holds 1.' },
      ],
    });
    expect(refusal(await putting('recce', { targets: [] }, null))).toMatchObject({ message: 'Put at least one in.' });
    expect(refusal(await putting('bridge', { state: 'untested', rolls: [1], depth: 3 }, null)).field).toBe('depth');
  });

  it('exactly as many dice as are asked for: the refusal says how many are due, and for what', async () => {
    const [one] = await fresh();
    const input = {
      targets: [{ id: one!.id, profile: '5-3-0' }],
      forces: [
        { weight: 'light', count: 2 },
        { weight: 'heavy', count: 3 },
      ],
    };
    expect(refusal(await putting('interdiction', input, [2]))).toMatchObject({
      field: 'faces.1',
      message: `One die is given; the next is due for: Heavy on ${one!.name}.`,
    });
    expect(refusal(await putting('interdiction', input, [2, 3, 4]))).toMatchObject({
      field: 'faces.2',
      message: '3 dice are given, but only 2 asked for: remove the last.',
    });
    expect(refusal(await putting('interdiction', input, [2, 7]))).toMatchObject({
      field: 'faces.1',
      message: 'Die 2: a die shows 1 to 6.',
    });
  });

  it('two umpires at once: two cases, two numbers', async () => {
    const move = { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 3 };
    const [one, other] = await Promise.all([putting('movement', move, null), putting('movement', move, null)]);
    expect(good(one).number).not.toBe(good(other).number);
    await ledgerAgreesIn(game);
  });

  it('OC-113: in bad weather a recce reports nothing and no die falls', async () => {
    const { turn } = await rulesDesk(game.control);
    await alter('turn', `${turn}`, { weather: 'bad' } as never);
    const looked = { targets: [{ id: 'a column', kind: 'vehicles', isMoving: true }] };
    expect(refusal(await putting('recce', looked, [6])).message).toBe(
      'One die is given, but none asked for: remove the last.',
    );
    const { finding } = await kept(await put('recce', looked, null));
    expect(finding).toMatchObject({
      weather: 'bad',
      outcome: { targets: [{ id: 'a column', report: 'nothing' }], rolls: [] },
    });
    await alter('turn', `${turn}`, { weather: 'fair' } as never);
    expect((await kept(await put('recce', looked, [6]))).finding).toMatchObject({
      outcome: { targets: [{ report: 'directionTypeAndSize' }] },
    });
  });
});
