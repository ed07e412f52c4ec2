import { capital, inWords, listed } from '@/lib/text';
import { type EnemyFact, type FightFacts, isToTell, type OwnFact } from '../../facts';
import { sentenceOf } from '../voice';
import { enemySupport, enemyWords, isEnemyMany } from './enemy';
import type { Help } from './help';
import { asUnits, fatesOf, sayFates, type Told } from './own-losses';
import { byPlace, type OwnUnit, type Pen, type Who } from './pen';
import { sayMission } from './sky';
import type { Course, Ways } from './words/staff-words';
import { stateOf } from './worth';

/** One fight as a short account: how it went, with whom, with what help, and what became of the own units. */

/** So many units are named in one sentence; more are told as part of their brigade. */
const namedAtMost = 3;

const isGone = ({ movement, effectiveness }: OwnFact): boolean => movement !== 'stayed' || effectiveness === 'captured';

export function courseOf({ outcome, own }: FightFacts): Course {
  switch (outcome) {
    case null:
      return 'probe';
    case 'thrownBack':
      return own.some(isGone) ? 'thrownBack' : 'gotNowhere';
    case 'lostGround':
      if (own.length > 0 && own.every(({ effectiveness }) => effectiveness === 'captured')) return 'overwhelmed';
      return own.some(isGone) ? 'lostGround' : 'flankGave';
    default:
      return outcome;
  }
}

/** "5 Guards Armd Bde, Irish Group" is "the Irish Group"; troops of no brigade are none. */
function brigadeWords(brigade: string): string {
  if (brigade === '' || /troops$/i.test(brigade)) return '';
  const [whole, group] = brigade.split(', ');
  return group ? `the ${group}` : whole!;
}

/** The brigade of units, or part of it; "our troops" where they are of several. */
function brigadeOf(own: readonly OwnFact[], pen: Pen): Who {
  const [brigade, ...others] = [...new Set(own.map((unit) => unit.brigade))];
  const words = others.length === 0 ? brigadeWords(brigade ?? '') : '';
  if (!words) return { text: own.length > 1 ? `${inWords(own.length)} of our units` : 'our troops', isMany: true };
  const isAll =
    pen.isWhole &&
    pen.all.filter((unit) => unit.brigade === brigade).every(({ name }) => own.some((one) => one.name === name));
  if (isAll) return { text: words, isMany: false };
  const ways = ['part of {brigade}', '{count} units of {brigade}'];
  const text = pen.voice.pick(ways, { slots: { brigade: words, count: inWords(own.length) } });
  return { text, isMany: !text.startsWith('part') };
}

/** A fight as its sentence tells it: ground is lost by those who left it; whoever was taken is told of as lost, unless nobody else left it. */
function asTold(fight: FightFacts): FightFacts {
  const left = fight.own.filter(isGone);
  const back = left.filter(({ effectiveness }) => effectiveness !== 'captured');
  const gone = back.length > 0 ? back : left;
  return courseOf(fight) === 'lostGround' && gone.length > 0 ? { ...fight, own: gone } : fight;
}

/** Whoever is lost or nearly so was overrun; whoever else went back was forced back. */
const isNearlyLost = ({ effectiveness }: OwnFact): boolean =>
  effectiveness === 'captured' || effectiveness === 'ineffective' || effectiveness === 'disintegrating';

/** The ways to tell a fight: troops whom the enemy broke through are not all overrun. */
function waysOf(fight: FightFacts, { words }: Pen): Ways {
  const course = courseOf(fight);
  const { own } = fight;
  // "To a standstill" fights he who is attacked.
  if (course === 'locked' && fight.order !== 'hold')
    return words.courses.locked.filter((way) => !way.includes('standstill'));
  // Whoever was sent to find the enemy, or only marched, did not attack him.
  if (course === 'thrownBack' || course === 'gotNowhere') {
    const isMeeting = fight.order === 'probe' || fight.order === 'move';
    return words.courses[course].filter((way) => (isMeeting ? /ran into|came upon/ : /^(?!.*came upon)/).test(way));
  }
  if (course === 'lostGround' && asTold(fight).own.every(({ effectiveness }) => effectiveness === 'captured'))
    return words.courses.overwhelmed;
  if (course !== 'wereOverrun' || own.length === 0) return words.courses[course];
  if (own.some((unit) => isNearlyLost(unit) || !isGone(unit))) return words.courses.wereOverrun;
  return words.courses.lostGround;
}

/** Some of a fight were overrun and the others forced back: each by name, or their number. Whoever has just been named as lost is "them". */
function whoWasOverrun(fight: FightFacts, pen: Pen, areLostJustNamed: boolean): { who: Who; others: string } | null {
  const lost = fight.own.filter(isNearlyLost);
  const forced = fight.own.filter((unit) => !isNearlyLost(unit) && isGone(unit));
  const areAll = lost.length > 0 && lost.length + forced.length === fight.own.length;
  if (courseOf(fight) !== 'wereOverrun' || !areAll) return null;
  const called = (units: readonly OwnFact[]): string =>
    units.length <= namedAtMost ? pen.named(units).text : `${inWords(units.length)} of our units`;
  const isThem = areLostJustNamed && lost.some((unit) => pen.isSettled(unit));
  const others = lost.filter((unit) => !isThem || !pen.isSettled(unit));
  // Of whom all were overrun and none has just been named nothing is to be told apart.
  if (forced.length === 0 && (!isThem || others.length === 0)) return null;
  const named = lost.length - others.length;
  const text = listed([
    ...(isThem ? [named === 1 ? 'it' : 'them'] : []),
    ...(others.length > 0 ? [called(others)] : []),
  ]);
  return { who: { text, isMany: lost.length > 1 }, others: forced.length > 0 ? called(forced) : '' };
}

/** The ways to say it: with "them" no sentence begins. */
const overrunWays = (others: string, { words }: Pen): Ways =>
  others ? words.overranSome : words.courses.wereOverrun.filter((way) => way.indexOf('{enemy}') < way.indexOf('{who}'));

/** The units that fought, and the parts of them that this tells. */
function whoFought(fight: FightFacts, pen: Pen): { who: Who; told: Told } {
  const { own } = fight;
  const isAlike = fatesOf(own).length === 1;
  const stayed = own.every(({ movement, place, stoodFast }) => movement === 'stayed' && place !== null && !stoodFast);
  const untold = own.filter((unit) => !pen.isPlaced(unit));
  if (own.length === 0)
    return { who: { text: 'our troops', isMany: true }, told: { areNamed: false, arePlaced: false } };
  // Of whom the first sentences have named some, the others are named too.
  const areKnown = own.some((unit) => pen.isSettled(unit)) && own.length <= namedAtMost + 1;
  if (!areKnown && (own.length > namedAtMost || (own.length === namedAtMost && !isAlike)))
    return { who: brigadeOf(own, pen), told: { areNamed: false, arePlaced: false } };
  // After a name that ends in brackets its place would run into that of the fight.
  const isPlain = byPlace(own).length > 1 || !own.at(-1)!.name.endsWith(')');
  const arePlaced = fight.outcome !== null && isAlike && stayed && untold.length > 0 && isPlain;
  return {
    who: arePlaced ? pen.placed(asUnits(own), `${fight.place.words} ${fight.where}`) : pen.named(own),
    told: { areNamed: true, arePlaced },
  };
}

/** Where it was and on what ground; after a first sentence that has named the place, the ground alone. */
function groundOf(fight: FightFacts, isPlaceSaid: boolean): string {
  const { place, order } = fight;
  const near = nearOf(fight);
  const march = order === 'move' ? 'on the march ' : '';
  const where = fight.where ?? near;
  if (!isPlaceSaid) return `${march}${where}`;
  const ground = [near, place.words, near.replace(/^at /, 'of '), `at ${fight.crossing?.spoken}`].reduce(
    (left, words) => (words && left.endsWith(words) ? left.slice(0, left.length - words.length) : left),
    where,
  );
  return `${march}${ground}`.trim();
}

/** The same; of a fight in which all were lost with its figures, as nobody of them has a place any more. */
function groundTold(fight: FightFacts, isPlaceSaid: boolean): string {
  const ground = groundOf(fight, isPlaceSaid);
  const { gridReference } = fight.place;
  const areAllLost = fight.own.every(({ place }) => place === null);
  if (!areAllLost || courseOf(fight) !== 'overwhelmed' || ground.includes(gridReference)) return ground;
  return ground ? `${ground} (${gridReference})` : `at ${gridReference}`;
}

/** Where it was in a few words: "at Best", "near 434 284". */
export const nearOf = ({ place }: Pick<FightFacts, 'place'>): string => place.words || `near ${place.gridReference}`;

/** Several such places: "just north-east and just south of Groesbeek". */
export function nearsOf(fights: readonly Pick<FightFacts, 'place'>[]): string {
  const nears = fights.map(nearOf);
  const town = (near: string | undefined): string | undefined => / of \p{Lu}.*$/u.exec(near ?? '')?.[0];
  return listed(
    nears.map((near, i) => {
      const shared = town(near);
      return shared && shared === town(nears[i + 1]) ? near.slice(0, -shared.length) : near;
    }),
  );
}

/** One fight in sentences: how it went and with what, what became of the own units, and a table of them where they are many. */
interface FightTold {
  story: string[];
  fates: string[];
  rows: string[];
}

/** The requirements for the sentence about a fight, so that not every way to say it will do. */
interface StoryHolds {
  enemy: string;
  where: string;
  hasty: string;
  /** Own tanks, guns or aircraft that the sentence can tell of. */
  hasSupport: boolean;
}

/**
 * After guns and aircraft the place would be theirs: it stands elsewhere. An attack that was not prepared is said to be one, and
 * own support is told with own units. Each as long as there is such a way.
 */
function waysFor(ways: Ways, { enemy, where, hasty, hasSupport }: StoryHolds, { words }: Pen): Ways {
  const some = (all: Ways, isFit: (way: string) => boolean): Ways => {
    const fit = all.filter(isFit);
    return fit.length > 0 ? fit : all;
  };
  const apart =
    where !== '' && enemy.includes(words.supportedBy) ? some(ways, (way) => !way.includes('{enemy} {where}')) : ways;
  const told = hasty ? some(apart, (way) => way.includes('{hasty}')) : apart;
  if (!hasSupport) return told;
  const isOfOurs = (way: string): boolean => way.indexOf('{who}') < way.indexOf('{enemy}');
  const isFirst = (way: string): boolean => (where === '' ? way.replace('{where}, ', '') : way).startsWith('{who}');
  return some(some(told, isOfOurs), isFirst);
}

/** True when one short clause tells what became of all own units, so that the story goes on with it. */
function isOneFate({ own, outcome }: FightFacts, { arePlaced }: Told, pen: Pen): boolean {
  const [unit, ...others] = own;
  const isAlike = unit !== undefined && fatesOf(own).length === 1 && stateOf(unit) !== null;
  const isTogether = arePlaced || others.every(({ place }) => place?.gridReference === unit?.place?.gridReference);
  return outcome !== null && isAlike && isTogether && !own.some((one) => pen.isSettled(one));
}

interface FightContext {
  /** A sentence before it has named the place. */
  isPlaceSaid: boolean;
  /** The other facts about the enemy of this fight alone. */
  ofEnemy?: readonly string[];
  /** The sentence before it has named those who are lost. */
  areLostJustNamed?: boolean;
  /** Own guns and aircraft in it that are known by name. */
  help?: Help;
}

/** The account of one fight. */
export function sayFight(
  fight: FightFacts,
  pen: Pen,
  { isPlaceSaid, ofEnemy = [], areLostJustNamed = false, help = {} }: FightContext,
): FightTold {
  const { words } = pen;
  const isEnemyTold = isToTell(fight, 'enemy');
  const isStoryTold = isToTell(fight, 'story');
  const sentences: string[] = [];
  let told: Told = { areNamed: false, arePlaced: false };
  let how: HowTold = { inStory: '', apart: [] };
  if (isStoryTold) {
    const overrun = whoWasOverrun(fight, pen, areLostJustNamed);
    const fought = overrun
      ? { who: overrun.who, told: { areNamed: false, arePlaced: false } }
      : whoFought(asTold(fight), pen);
    const { who } = fought;
    const enemy = isEnemyTold ? withSupport(fight.enemy, pen) : 'the enemy';
    const where = groundTold(fight, isPlaceSaid);
    const hasty = isHasty(fight) ? words.hastily : '';
    const holds = { enemy, where, hasty, hasSupport: fight.support.length > 0 && !isLost.has(fight.outcome) };
    const ways = waysFor(overrun ? overrunWays(overrun.others, pen) : waysOf(fight, pen), holds, pen);
    const story = pen.say(ways, {
      slots: {
        who: who.text,
        others: overrun?.others ?? '',
        where,
        enemy,
        hasty,
        by: words.by[pen.daypart],
        them: who.isMany ? 'them' : 'it',
        attacked: fight.order === 'breakThrough' ? 'tried to break through' : words.attacked,
      },
      isMany: who.isMany,
      isEnemyMany: isEnemyTold && isEnemyMany(fight.enemy),
    });
    // Where the sentence is about the enemy, "it" would be he.
    const isAboutOurs = story.indexOf(who.text) < story.toLowerCase().indexOf(enemy.toLowerCase());
    const opensWithOurs = story.startsWith(capital(who.text));
    how = sayHow(fight, help, { isHastySaid: hasty !== '' && story.includes(hasty), isAboutOurs, opensWithOurs }, pen);
    sentences.push(withSupportOf(story, who, how, pen));
    // Where some stood and others went the sentence is about those who went.
    const areAll = asTold(fight).own.length === fight.own.length;
    told = areAll ? { ...fought.told, areNamed: fought.told.areNamed && isAboutOurs } : told;
  } else if (isEnemyTold)
    sentences.push(
      pen.say(words.enemyThere, {
        slots: { enemy: withSupport(fight.enemy, pen), near: nearOf(fight) },
        isEnemyMany: isEnemyMany(fight.enemy),
      }),
    );
  if (fight.outcome === null) told = { ...told, areNamed: false };
  // What became of the own units follows the story, so that "both" are they; what their support did can wait, but not that it did in vain.
  const isVain = isLost.has(fight.outcome);
  const mayWait = isVain ? told.areNamed && how.apart.length <= 1 : true;
  const follows = isStoryTold && isToTell(fight, 'own') && mayWait;
  const goesOn = follows && told.areNamed && isOneFate(fight, told, pen);
  const later = follows ? how.apart : [];
  for (const one of follows ? [] : how.apart) sentences.push(one);
  // After a sentence about others "it" would be they.
  if (!follows && how.apart.length > 0) told = { ...told, areNamed: false };
  const fates = isToTell(fight, 'own')
    ? sayFates(fight, { ...told, goesOn, isNext: follows || how.apart.length === 0 }, pen)
    : { sentences: [], rows: [] };
  if (goesOn) {
    const [fate, ...more] = fates.sentences;
    const story = sentences.pop()!;
    sentences.push(`${story.replace(/\.$/, '')}; ${notBackAgain(story, fate!)}.`);
    fates.sentences = more;
  } else if (fates.sentences.length > 0 && sentences.length > 0)
    fates.sentences = [notBackAgain(sentences.at(-1)!, fates.sentences[0]!), ...fates.sentences.slice(1)];
  const colour = isStoryTold && fight.colour ? [sentenceOf(fight.colour)] : [];
  for (const sentence of colour) pen.voice.heard(sentence);
  const prisoners = isEnemyTold && fight.enemy.hasPrisoners ? [pen.say(words.prisonersTaken)] : [];
  // Of the enemy it is told after the own units, so that their story goes on with what became of them.
  return {
    story: sentences,
    fates: [...fates.sentences, ...later, ...prisoners, ...ofEnemy, ...colour],
    rows: fates.rows,
  };
}

/** After "… threw it back" no unit "is back" somewhere, and after "had to withdraw" none "withdrew". */
function notBackAgain(before: string, fate: string): string {
  if (/\bback\.$/.test(before)) return fate.replace(/\b(is|are) back at /g, '$1 now at ').replace(/^Back at /, 'At ');
  if (/\bwithdraw\.$/.test(before))
    return fate.replace(/^it withdrew to /, 'it is now at ').replace(/^they withdrew to /, 'they are now at ');
  return fate;
}

/**
 * The ways to tell own support and preparation: in the sentence about the fight, before it or at its end, or in sentences of
 * their own.
 */
interface HowTold {
  /** "with our guns in support"; empty: nothing of it is. */
  inStory: string;
  isBefore?: true;
  apart: string[];
}

/** The sentence about a fight with own support in it. */
function withSupportOf(story: string, { text }: Who, { inStory, isBefore }: HowTold, { voice }: Pen): string {
  if (inStory === '') return story;
  if (!isBefore) return `${story.replace(/\.$/, '')}, ${inStory}.`;
  const sentence = `${capital(inStory)}, ${text}${story.slice(text.length)}`;
  voice.heard(sentence);
  return sentence;
}

/** True when an own attack that was ordered did not succeed and had not been prepared (§9). */
const isHasty = ({ isPrepared, order, outcome }: FightFacts): boolean =>
  isPrepared === false && !isWon(outcome) && (order === 'attack' || order === 'breakThrough');

const isWon = (outcome: FightFacts['outcome']): boolean => outcome === 'tookGround' || outcome === 'overran';

/** Outcomes to whose sentence own support is added: of an attack that failed it would sound like the cause. */
const takesSupport: ReadonlySet<FightFacts['outcome']> = new Set([
  'overran',
  'tookGround',
  'locked',
  'heldOn',
  'sawThemOff',
] as const);

/** A sentence about one attack is said of the next in these words: "Here too the attack had been prepared". */
const tooOf = (way: string): string[] => {
  const [, rest] = /^The attack (.*)$/.exec(way) ?? [];
  return rest === undefined ? [way] : [`Here too the attack ${rest}`, `This attack too ${rest}`];
};

/**
 * Own tanks, guns and aircraft (§10.4), and whether the own attack had been prepared: said of one that was ordered, and where
 * that tells why it went as it did.
 */
function sayHow(
  fight: FightFacts,
  help: Help,
  { isHastySaid, isAboutOurs, opensWithOurs }: { isHastySaid: boolean; isAboutOurs: boolean; opensWithOurs: boolean },
  pen: Pen,
): HowTold {
  const { isPrepared, order, outcome } = fight;
  const { words } = pen;
  // Tanks that fought themselves have been named.
  const areTanks = fight.own.some(({ isTanks }) => isTanks === true);
  const support = fight.support.filter(
    (kind) =>
      !(kind === 'artillery' && help.guns) && !(kind === 'air' && help.aircraft) && !(kind === 'tanks' && areTanks),
  );
  const known = sayHelp(fight, help, support.length > 0, pen);
  const kinds = support.map((kind) => words.kinds[kind === 'air' ? 'aircraft' : kind] ?? kind);
  const what =
    kinds.length > 2 ? listed(kinds.map((kind) => `our ${kind}`)) : kinds.length > 0 ? `our ${listed(kinds)}` : '';
  const isOrdered = order === 'attack' || order === 'breakThrough';
  const isTold = isOrdered && (isWon(outcome) ? isPrepared === true : isHasty(fight) && !isHastySaid);
  if (isTold) {
    const ways = isPrepared ? words.prepared : words.hasty;
    const isAgain = ways.some((way) => pen.voice.hasOpened(way));
    const told = pen.say(isAgain ? ways.flatMap(tooOf) : ways, {
      slots: { with: withOf(what, support.includes('tanks')) },
    });
    return { inStory: '', apart: [told, ...known()] };
  }
  if (what === '') return { inStory: '', apart: known() };
  const his = enemySupport(fight.enemy).map((kind) => (kind === 'aircraft' ? 'air' : kind));
  const isEnemyAlone = his.length === 0;
  // "Guns" twice in one sentence are told apart with difficulty.
  const isShared = support.some((kind) => his.includes(kind));
  const inStory = `with ${what} ${support.includes('tanks') ? 'taking part' : 'in support'}`;
  if (takesSupport.has(outcome) && isAboutOurs && isEnemyAlone) return { inStory, apart: known() };
  if (!isLost.has(outcome) && opensWithOurs && !isShared && !pen.voice.hasOpened(capital(inStory)))
    return { inStory, isBefore: true, apart: known() };
  const ways = isLost.has(outcome)
    ? words.supportInVain
    : support.includes('tanks')
      ? words.ownTanks
      : words.ownSupport;
  return {
    inStory: '',
    apart: [pen.say(ways, { slots: { what }, isMany: kinds.join() !== 'artillery' }), ...known()],
  };
}

/** Own guns and aircraft that are known by name. `areOthers`: a sentence before has told of others. */
function sayHelp({ outcome }: FightFacts, { guns, aircraft }: Help, areOthers: boolean, pen: Pen): () => string[] {
  const { words } = pen;
  const sayGuns = (units: readonly OwnUnit[]): string => {
    const who = pen.placedAsTheyAre(units);
    const slots = { what: `our ${words.kinds.artillery}, ${who.text},` };
    return pen.say(isLost.has(outcome) && !areOthers ? words.supportInVain.slice(0, 1) : words.firedInSupport, {
      slots,
    });
  };
  return () => [
    ...(guns ? [sayGuns(guns.units)] : []),
    ...(aircraft ? [sayMission({ ...aircraft, name: `our aircraft, ${aircraft.name},`, where: '' }, pen)] : []),
  ];
}

/** Own support on a sentence about the attack: tanks are in it, guns and aircraft support it. */
const withOf = (what: string, hasTanks: boolean): string => {
  if (what === '') return '';
  return hasTanks ? `; ${what} took part` : `, with ${what} in support`;
};

/** Attacks of the enemy that own support could not turn. */
const isLost: ReadonlySet<FightFacts['outcome']> = new Set(['wereOverrun', 'lostGround'] as const);

/** The enemy with tanks, guns and aircraft that his kinds do not name (§10.4): "about one battalion of infantry supported by guns". */
function withSupport(enemy: EnemyFact, { words }: Pen): string {
  const support = enemySupport(enemy).map((kind) => words.kinds[kind] ?? kind);
  return `${enemyWords(enemy)}${support.length > 0 ? ` ${words.supportedBy} ${listed(support)}` : ''}`;
}
