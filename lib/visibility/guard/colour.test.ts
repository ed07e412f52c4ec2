import { describe, expect, it } from 'vitest';
import { bodyOf, draftReport } from '../reports/eleti';
import { sayings } from '../reports/fact-sentences';
import { factsFor } from '../reports/report-facts';
import { isSameFight } from '../reports/told-alike';
import { arnhemBridge, british, germans, germanTruth, reportTruth } from '../testing/given-truth';
import type { ReportTruth } from '../truth';
import type { Viewer } from '../viewer';
import { withColour } from './colour';
import { guard } from './guard';
import { lexiconFor } from './guard-lexicon';

/** §10 “adding all sorts of colour”: a line of Control’s goes into the letter of each side that the guard lets read it. */

const withLine = (colour?: string) => ({ combats: [{ ...arnhemBridge, ...(colour ? { colour } : {}) }] });
const factsOf = (viewer: Viewer, truth: ReportTruth) => withColour(factsFor(viewer, truth), viewer, truth);
const letterOf = (viewer: Viewer, truth: ReportTruth) =>
  bodyOf(draftReport(viewer, truth.turn, factsOf(viewer, truth)));
/** The letters of both sides about the worked example of §9 with this line. */
const letters = (colour?: string) => ({
  british: letterOf(british, reportTruth(withLine(colour))),
  germans: letterOf(germans, germanTruth(withLine(colour))),
});

describe('a line of colour', () => {
  it('is a sentence of the letters of both sides, in the paragraph of its fight', () => {
    for (const letter of Object.values(letters('burning tanks on the road'))) {
      expect(letter.split('\n\n').filter((part) => /battalions.* Burning tanks on the road\./.test(part))).toHaveLength(
        1,
      );
      expect(letter.match(/Burning tanks/g)).toHaveLength(1);
    }
  });

  it('that names what one side may not know goes to the other side alone', () => {
    const { british: ours, germans: theirs } = letters('20 SS PzGR Bn came on singing');
    expect(ours).not.toContain('singing');
    expect(theirs).toContain('20 SS PzGR Bn came on singing.');
  });

  it.each(['they rolled a 2', 'lost two steps in the church', 'a score of 12'])(
    'that speaks of the mechanism goes to nobody: %s',
    (line) => {
      expect(letters(line)).toEqual(letters());
    },
  );

  it('with the place of no counter of theirs goes to nobody', () => {
    expect(letters('smoke over 123 456')).toEqual(letters());
  });

  it('passes the guard in each letter, and is a fact of its fight', () => {
    const truth = reportTruth(withLine('burning tanks on the road'));
    const facts = factsOf(british, truth);
    expect(guard(letterOf(british, truth), facts, lexiconFor(british, truth))).toEqual([]);
    expect(sayings(facts).find(({ what }) => what === 'Colour')).toMatchObject({
      combatId: arnhemBridge.id,
      isMust: false,
      sentence: 'Burning tanks on the road.',
    });
  });

  it('changes nothing that was told: a letter without it is no wrong letter', () => {
    const [was, is] = [undefined, 'a church on fire'].map(
      (line) => factsOf(british, reportTruth(withLine(line))).fights[0]!,
    );
    expect(isSameFight(was!, is!)).toBe(true);
    expect(is!.colour).toBe('a church on fire');
  });

  it('two worlds that differ in a line which a side may not read are one to that side', () => {
    const issued = (line?: string) => JSON.stringify(factsOf(british, reportTruth(withLine(line))));
    expect(issued('KG Spindler is burning')).toBe(issued());
    expect(issued('the church is burning')).not.toBe(issued());
  });
});
