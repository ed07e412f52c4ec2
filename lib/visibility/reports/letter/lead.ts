import { kmBetween } from '@/lib/geometry';
import { inWords, listed } from '@/lib/text';
import type { ReportFacts } from '../../facts';
import type { NewsFact, RowOutcome, StrikeNews } from '../../news-facts';
import { sayNews } from './news';
import type { Pen } from './pen';
import { blownAt, type Plan, tableFrom } from './plan';
import { type RowPart, sayRow } from './rows';
import { hitWords } from './seen';

/** How a letter opens when nobody fought: with the worst or the best of what happened. */

interface Lead {
  sentences: string[];
  /** What is left to tell. */
  rest: Plan;
}

type Kind = NewsFact['kind'];
const ofKind = <K extends Kind>({ news }: Plan, kind: K) =>
  news.filter((one): one is Extract<NewsFact, { kind: K }> => one.kind === kind);

const without = (plan: Plan, ...told: readonly (NewsFact | RowPart)[]): Plan => ({
  ...plan,
  news: plan.news.filter((one) => !told.includes(one)),
  rows: plan.rows.filter((one) => !told.includes(one)),
});

/** Only part of a turn, as a correction tells it, opens with itself. */
export function leadOf(plan: Plan, facts: ReportFacts, pen: Pen): Lead {
  if (!pen.isWhole || pen.all.length === 0) return { sentences: [], rest: plan };
  return gravest(plan, facts, pen) ?? weightiest(plan, facts, pen);
}

/** What is as grave as a fight and was none: it stands before the news of the fights. */
export function besideFights(plan: Plan, pen: Pen): Lead {
  const lost = ofKind(plan, 'taken');
  const lifts = ofKind(plan, 'landing').filter(({ isTurnedBack }) => isTurnedBack);
  const sentences = [...(lost.length > 0 ? [sayTaken(lost, pen)] : []), ...sayNews(lifts, pen)];
  return { sentences, rest: without(plan, ...lost, ...lifts) };
}

function sayTaken(lost: readonly NewsFact[], pen: Pen): string {
  const units = pen.units(lost.flatMap((one) => one.units));
  const who = pen.named(units);
  pen.hasSettled(units);
  return pen.say(pen.words.rows.taken, { slots: { who: who.text }, isMany: who.isMany });
}

/** A unit that is lost, a bridge that is gone, a place of the objective that was won. */
function gravest(plan: Plan, facts: ReportFacts, pen: Pen): Lead | null {
  const { words } = pen;
  const lost = ofKind(plan, 'taken');
  if (lost.length > 0) return { sentences: [sayTaken(lost, pen)], rest: without(plan, ...lost) };
  const blown = blownAt(plan);
  if (blown)
    return { sentences: [pen.say(words.blown, { slots: { bridge: blown.spoken } })], rest: without(plan, blown) };
  const won = facts.objective?.places.find(
    (place) =>
      place.is === 'held' &&
      place.look !== 'blown' &&
      plan.rows.some(({ outcome, goal }) => outcome.is === 'done' && goal && kmBetween(goal, place) <= 1),
  );
  return won ? { sentences: [pen.say(words.ours, { slots: { place: won.spoken } })], rest: plan } : null;
}

/** What is weightiest of all else, in a sentence of its own or in its own sentence; nothing of the kind: a quiet day. */
function weightiest(plan: Plan, facts: ReportFacts, pen: Pen): Lead {
  const { words, daypart } = pen;
  const opened = (sentence: string): Lead => ({ sentences: [sentence], rest: plan });
  const landings = ofKind(plan, 'landing');
  const lifts = landings.filter(({ isTurnedBack }) => isTurnedBack);
  if (lifts.length > 0) return { sentences: sayNews(lifts, pen), rest: without(plan, ...lifts) };
  const met = [...new Set(landings.flatMap((landing) => landing.met))];
  const but = landings.some(({ isWide }) => isWide) ? 'part of it came down wide' : `it met ${listed(met)} on the way`;
  const isBad = met.length > 0 || landings.some(({ isWide }) => isWide);
  if (landings.length > 0) return opened(pen.say(isBad ? words.landedBadly : words.landed, { slots: { but } }));
  const works = ofKind(plan, 'bridging');
  const work = works.find(({ isOurs }) => !isOurs) ?? works.find(({ isOurs }) => isOurs);
  if (work) return { sentences: sayNews([work], pen), rest: without(plan, work) };
  const cut = plan.rows.find(({ outcome }) => outcome.is === 'stopped' && (outcome.isByEnemy || outcome.why !== ''));
  if (cut && cut.units.length < tableFrom) return { sentences: [sayRow(cut, pen)], rest: without(plan, cut) };
  const [queue] = plan.rows.flatMap(({ outcome }) => (outcome.is === 'queueing' ? outcome.crossing : []));
  if (queue) return opened(pen.say(words.jammed, { slots: { crossing: queue } }));
  const strikes = ofKind(plan, 'strike').filter(({ losses }: StrikeNews) => losses !== 'none');
  if (strikes.length > 0)
    return opened(pen.say(words.hit, { slots: { day: words.days[daypart], how: hitWords(strikes) } }));
  // Who commands others opens with what they said.
  if (facts.returns?.length) return { sentences: [], rest: plan };
  const first = firstOf(plan);
  const arrived = pen.all.filter(({ hasArrived, place }) => hasArrived && place !== null);
  if (arrived.length >= tableFrom || (arrived.length > 0 && !first)) {
    const who = arrived.length < tableFrom ? pen.placed(arrived) : null;
    const slots = { who: who?.text ?? `${inWords(arrived.length)} of our units` };
    return opened(pen.say(words.arrived, { slots, isMany: who?.isMany ?? true }));
  }
  if (first && 'outcome' in first) return { sentences: [sayRow(first, pen)], rest: without(plan, first) };
  if (first) return { sentences: sayNews([first], pen), rest: without(plan, first) };
  return opened(pen.say(words.noFighting, { slots: { daypart } }));
}

/** What opens a quiet day, the weightiest first. */
function firstOf(plan: Plan): NewsFact | RowPart | undefined {
  const row = (...is: RowOutcome['is'][]): RowPart | undefined =>
    plan.rows.find(
      ({ outcome, units }) =>
        is.includes(outcome.is) && units.length < tableFrom && !units.every(({ isUnchanged }) => isUnchanged),
    );
  return (
    row('attackedNobody') ??
    ofKind(plan, 'crossing')[0] ??
    ofKind(plan, 'surrender')[0] ??
    ofKind(plan, 'contact').find(({ hasMoved }) => hasMoved) ??
    ofKind(plan, 'contact')[0] ??
    row('done') ??
    row('stopped', 'onTheRoad', 'moved')
  );
}
