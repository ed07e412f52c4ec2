import { describe, expect, it } from 'vitest';
import { confirmedNext } from './paper-goal';
import {
  at,
  cellOf,
  isEmptyRow,
  offered,
  type PaperSetting,
  type PaperSheet,
  paperSheet,
  pressed,
  taken,
  typed,
  written,
  writtenRows,
} from './paper-sheet';

const units = [
  '1 Para',
  '2 Para',
  '3 Para',
  '1 AL AT Bty',
  '1 Border',
  '7 KOSB',
  '2 S Staffs',
  '1 Lt Regt RA',
  '10 Para',
  '11 Para',
  '156 Para',
];
const setting = (): PaperSetting => {
  let next = 0;
  return {
    units: units.map((label) => ({ id: label, label })),
    allowsRest: false,
    newId: () => `row-${next++}`,
  };
};

/** Types keys one by one as a hand would; a key the sheet leaves to the cell is a letter typed in it. Counts the presses. */
function hand(rules: PaperSetting, start: PaperSheet = paperSheet([], rules.newId)) {
  let desk = start;
  let presses = 0;
  const press = (...keys: string[]) => {
    for (const key of keys) {
      presses++;
      const next = pressed(desk, { key }, rules);
      if (next) desk = next;
      else if (key.length === 1) desk = typed(desk, desk.typed + key);
    }
  };
  return {
    press,
    words: (orders: string) => {
      desk = written(desk, { orders });
    },
    get desk() {
      return desk;
    },
    get presses() {
      return presses;
    },
  };
}

describe('§5 a paper sheet by keyboard alone', () => {
  it('a row takes eight presses besides the words of its order', () => {
    const clerk = hand(setting());
    clerk.press('2', 'p', 'a', 'Enter');
    clerk.words('Hold the north end of the road bridge');
    clerk.press('Enter', 'h', 't', 'Enter');
    expect(clerk.presses).toBe(8);
    expect(clerk.desk.rows[0]).toMatchObject({
      counterIds: ['2 Para'],
      orders: 'Hold the north end of the road bridge',
      action: 'hold',
      posture: 'tact',
    });
    expect([clerk.desk.row, clerk.desk.column]).toEqual([1, 'unit']);
  });

  it('ten rows take eighty presses and end on a row of their own', () => {
    const clerk = hand(setting());
    const typing = ['1pa', '2pa', '3pa', '1al', '1bo', '7ko', '2ss', '1lt', '10p', '11p'];
    for (const letters of typing) {
      clerk.press(...letters, 'Enter');
      clerk.words(`orders of ${letters}`);
      clerk.press('Enter', 'm', 'n', 'Enter');
    }
    expect(clerk.presses).toBe(80);
    expect(writtenRows(clerk.desk).map((row) => row.counterIds)).toEqual([
      ['1 Para'],
      ['2 Para'],
      ['3 Para'],
      ['1 AL AT Bty'],
      ['1 Border'],
      ['7 KOSB'],
      ['2 S Staffs'],
      ['1 Lt Regt RA'],
      ['10 Para'],
      ['11 Para'],
    ]);
    expect(clerk.desk.rows).toHaveLength(11);
  });

  it('every action has its letter: B A P H M R', () => {
    for (const [letter, action] of [
      ['b', 'breakThrough'],
      ['a', 'attack'],
      ['p', 'probe'],
      ['h', 'hold'],
      ['m', 'move'],
      ['r', 'prepare'],
    ] as const) {
      const rules = setting();
      const clerk = hand(rules, at(paperSheet([], rules.newId), 0, 'action'));
      clerk.press(letter);
      expect([clerk.desk.rows[0]!.action, clerk.desk.column]).toEqual([action, 'posture']);
    }
  });

  it('Tab picks as Enter does, and then goes through every cell', () => {
    const clerk = hand(setting());
    clerk.press('7', 'k', 'o', 'Tab');
    expect([clerk.desk.rows[0]!.counterIds[0], clerk.desk.column]).toEqual(['7 KOSB', 'orders']);
    clerk.press('Tab');
    expect(clerk.desk.column).toBe('support');
  });

  it('a comma picks and leaves the hand in the cell, for a grouping of several units', () => {
    const clerk = hand(setting());
    clerk.press('1', 'p', 'a', ',', '3', 'p', 'a', 'Enter');
    expect(clerk.desk.rows[0]!.counterIds).toEqual(['1 Para', '3 Para']);
  });

  it('a unit on an earlier row is offered last', () => {
    const rules = setting();
    const clerk = hand(rules);
    clerk.press('1', 'p', 'a', 'Enter', 'Enter', 'm', 't', 'Enter', 'p', 'a', 'r');
    expect(offered(clerk.desk, rules).map((unit) => unit.label)).toEqual([
      '2 Para',
      '3 Para',
      '10 Para',
      '11 Para',
      '156 Para',
      '1 Para',
    ]);
  });

  it('arrows light another name', () => {
    const clerk = hand(setting());
    clerk.press('p', 'a', 'r', 'ArrowDown', 'ArrowDown', 'Enter');
    expect(clerk.desk.rows[0]!.counterIds).toEqual(['3 Para']);
  });

  it('a name no unit has is not passed over', () => {
    const clerk = hand(setting());
    clerk.press('x', 'y', 'z', 'Enter');
    expect([clerk.desk.column, clerk.desk.typed, clerk.desk.rows[0]!.counterIds]).toEqual(['unit', 'xyz', []]);
  });

  it('supporting elements are picked, or stay as they were written', () => {
    const rules = setting();
    const clerk = hand(rules, at(paperSheet([], rules.newId), 0, 'support'));
    clerk.press('1', 'l', 't', ',', '8', '3', ' ', 'G', 'r', 'p', 'Enter');
    expect(clerk.desk.rows[0]).toMatchObject({ supportIds: ['1 Lt Regt RA'], supportText: '83 Grp' });
    expect(clerk.desk.column).toBe('action');
  });
});

describe('§5 what else is ringed and picked on a paper sheet', () => {
  it('F stands a holding unit fast, and no other', () => {
    const rules = setting();
    const clerk = hand(rules, at(paperSheet([], rules.newId), 0, 'action'));
    clerk.press('h', 'f');
    expect(clerk.desk.rows[0]!.standFast).toBe(true);
    clerk.press('t');
    expect(clerk.desk.rows[0]!.standFast).toBe(true);
    const other = hand(rules, at(paperSheet([], rules.newId), 0, 'action'));
    other.press('a', 'f');
    expect(other.desk.rows[0]!.standFast).toBe(false);
  });

  it('I asks for air support beside either ring, and takes it back; in the words it is a letter', () => {
    const rules = setting();
    const clerk = hand(rules, at(paperSheet([], rules.newId), 0, 'action'));
    clerk.press('i');
    expect(clerk.desk.rows[0]).toMatchObject({ asksForAir: true, action: null });
    clerk.press('a', 'i');
    expect(clerk.desk.rows[0]).toMatchObject({ asksForAir: false, action: 'attack' });
    clerk.press('i');
    expect(clerk.desk.rows[0]!.asksForAir).toBe(true);
    const names = hand(rules, at(paperSheet([], rules.newId), 0, 'support'));
    names.press('i');
    expect(names.desk.rows[0]!.asksForAir).toBe(false);
    expect(isEmptyRow({ ...names.desk.rows[1]!, asksForAir: true })).toBe(false);
  });

  it('Rest is ringed only where the scenario allows it', () => {
    const rules = setting();
    const start = at(paperSheet([], rules.newId), 0, 'posture');
    expect(pressed(start, { key: 's' }, rules)!.rows[0]!.posture).toBeNull();
    expect(pressed(start, { key: 's' }, { ...rules, allowsRest: true })!.rows[0]!.posture).toBe('rest');
  });

  it('Backspace takes the last unit off an empty cell, and rubs a ring out', () => {
    const clerk = hand(setting());
    clerk.press('2', 'p', 'a', ',', 'Backspace');
    expect(clerk.desk.rows[0]!.counterIds).toEqual([]);
  });

  it('Tab leaves the sheet at the end of an empty last row', () => {
    const rules = setting();
    const rows = paperSheet([], rules.newId).rows.length;
    const end = at(paperSheet([], rules.newId), rows - 1, 'posture');
    expect(pressed(end, { key: 'Tab' }, rules)).toBeNull();
    expect(pressed(at(end, rows - 1, 'action'), { key: 'Tab' }, rules)).toMatchObject({ column: 'posture' });
  });

  it('Shift and Tab go back the same way, and leave the sheet at its first cell', () => {
    const rules = setting();
    const start = at(paperSheet([], rules.newId), 1, 'unit');
    const before = pressed(start, { key: 'Tab', isShift: true }, rules)!;
    expect([before.row, before.column]).toEqual([0, 'posture']);
    expect(pressed(paperSheet([], rules.newId), { key: 'Tab', isShift: true }, rules)).toBeNull();
  });

  it('a kept sheet is taken up at its first empty row', () => {
    const rules = setting();
    const kept = hand(rules);
    kept.press('2', 'p', 'a', 'Enter');
    expect(paperSheet(writtenRows(kept.desk), rules.newId).row).toBe(1);
  });

  it('a row of the team’s draft is taken onto the first empty row, under an id of its own', () => {
    const rules = setting();
    const clerk = hand(rules);
    clerk.press('2', 'p', 'a', 'Enter');
    const draft = {
      ...clerk.desk.rows[0]!,
      id: 'theirs',
      counterIds: ['3 Para'],
      orders: 'Hold Oosterbeek',
      version: 4,
    };
    const both = taken(clerk.desk, [draft], rules.newId);
    expect(both.rows[1]).toMatchObject({ counterIds: ['3 Para'], orders: 'Hold Oosterbeek', position: 1, version: 0 });
    expect(both.rows[1]!.id).not.toBe('theirs');
    expect(both.rows).toHaveLength(10);
  });

  it('a refusal leads to its cell, counted in the rows that are written', () => {
    const rules = setting();
    let desk = written(paperSheet([], rules.newId), { orders: 'first' }, 0);
    desk = written(desk, { orders: 'third' }, 2);
    expect(cellOf(desk, 'lines.1.posture')).toEqual({ row: 2, column: 'posture' });
    expect(cellOf(desk, 'lines.0.counterIds')).toEqual({ row: 0, column: 'unit' });
    expect(cellOf(desk, 'teamKey')).toBeNull();
  });
});

describe('how a row from paper is read', () => {
  const to = (goal: string) => ({ goalBy: 'confirmed', goal }) as const;

  it('G beside the action confirms it; other words take that back', () => {
    const rules = { ...setting(), confirmed: () => to('745 782') };
    let desk = at(
      written(paperSheet([], rules.newId), { counterIds: ['1 Para'], orders: 'To the bridge.' }, 0),
      0,
      'action',
    );
    desk = pressed(desk, { key: 'g' }, rules)!;
    expect(desk.rows[0]).toMatchObject(to('745 782'));
    desk = written(desk, { orders: 'To the church.' }, 0);
    expect(desk.rows[0]).toMatchObject({ goalBy: null, goal: '' });
  });

  it('until rows are read G does nothing', () => {
    const desk = at(paperSheet([], setting().newId), 0, 'posture');
    expect(pressed(desk, { key: 'g' }, setting())).toBe(desk);
  });

  it('of two places each press takes the next, and then none again', () => {
    const reading = { asked: [], doubts: [], goals: ['1', '2'].map((one) => ({ says: one, is: to(one) })) };
    const none = { goalBy: null, goal: '' };
    expect(confirmedNext(none, reading)).toEqual(to('1'));
    expect(confirmedNext(to('1'), reading)).toEqual(to('2'));
    expect(confirmedNext(to('2'), reading)).toEqual(none);
  });
});
