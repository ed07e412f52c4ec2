import { describe, expect, it } from 'vitest';
import { bodyOf, draftReport } from './eleti';
import { knownFrom, neverTold, relationOf, type Subject, sentencesOf, type ToldPaper } from './known';
import { factsFor } from './report-facts';
import {
  arnhemBridge,
  battery,
  british,
  germans,
  germanTruth,
  panzergrenadiers,
  panzers,
  para,
  reportTruth,
  turn,
} from './testing';

const facts = factsFor(british, reportTruth({ issuedIdentities: ['9 SS Pz Div'] }));
const text = bodyOf(draftReport(british, turn, facts));
console.log(text, JSON.stringify(facts.fights, null, 1));
const paper: ToldPaper = {
  ...{ id: 'r1', kind: 'report', heading: 'Afternoon', from: 'G Ops', turn: 5, at: '2026-01-01T10:00:00.000Z', text },
  fights: facts.fights.map((fight) => ({ fight, unitIds: ['pzgr'] })),
  contacts: [
    { ...facts.fights[0]!.enemy.at, symbol: null, label: '', direction: '', source: 'own troops', unitIds: [] },
  ],
  correctedBy: null,
};
const subject: Subject = { side: 'german', units: [panzergrenadiers], names: [] };
describe('x', () => {
  it('y', () => {
    console.log(
      JSON.stringify(knownFrom({ subject, relation: 'enemy', places: ['Arnhem', 'Oosterbeek'] }, [paper], []), null, 1),
    );
    expect(sentencesOf(text).map((s) => s.text)).toEqual([]);
  });
});
