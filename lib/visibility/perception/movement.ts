import type { CrossingState } from '@/lib/words';
import { lookOfState } from '../crossing-look';
import {
  atCrossing,
  hqAbove,
  inContact,
  nearby,
  nobody,
  onPaper,
  own,
  type Perception,
  type PerceptionsOf,
  type Sense,
  unless,
} from './perception';

const figure = nobody('It is a figure of the rules. No player reads the mechanism (§2).');
const ownOrder = nobody('The team ordered it and knows its own order.');
const counter: Perception = [onPaper('§4', 'desk')];

/** Contacts of the turn are told, and none that ended. */
const begun = (sense: Sense): Sense =>
  unless('A contact that ended is not told: the enemy who leaves is not seen to leave (§10.3).', isOver, sense);
const isOver = ({ after }: { after: unknown }): boolean => after === undefined || after === null;
const contact: Perception = [begun(own('§10.3, OC-118', 'contact', 'fight', 'patrol'))];

/** Holds for the rest of one turn. */
const inThisTurn = (sense: Sense): Sense =>
  unless('It ended with an earlier turn.', ({ after }, _, { turn }) => after !== turn, sense);

/** Tells when it happens, and not when the next turn sets it back. */
const onceTrue = (sense: Sense): Sense =>
  unless('The next turn sets it back. Nothing happens to the unit.', ({ after }) => after !== true, sense);

/** Hides a change by which a unit is worth as much with as many steps lost: nobody sees it. */
const ofWorth = (sense: Sense): Sense =>
  unless(
    'It came so, as its arrival tells.',
    ({ before }) => before === undefined,
    unless(
      'It is worth what it was worth. The steps are figures of the rules.',
      ({ subjectId, before, after }, _, { worthOf }) => worthOf(subjectId, before) === worthOf(subjectId, after),
      sense,
    ),
  );

/** Leaves out the losses of a unit that was taken: its capture tells them. */
const notTaken = (sense: Sense): Sense =>
  unless(
    'It was taken, as `isCaptured` tells.',
    ({ subjectId }, _, { state }) => state.get(`unit/${subjectId}`)?.isCaptured === true,
    sense,
  );

/** A crossing that looks as it did: a test, and what only the side knows that makes bridges safe (§8). */
const ofLook = (sense: Sense): Sense =>
  unless(
    'It looks as it did before.',
    ({ before, after }, teamId, { makesSafe }) =>
      before !== undefined &&
      after !== undefined &&
      lookOfState(before as CrossingState, makesSafe.has(teamId)) ===
        lookOfState(after as CrossingState, makesSafe.has(teamId)),
    sense,
  );

/** An enemy who is there. */
const there = unless(
  'The enemy who leaves is not seen to leave. That he was taken, `isCaptured` tells.',
  ({ after }) => after === null || after === undefined || after === false,
  nearby('§6, OC-111', 'contact', 'fight', 'patrol'),
);
const place: Perception = [own('§10.2', 'place'), there, hqAbove('OC-126', 'desk')];
const work: Perception = [own('§7, OC-112', 'bridging', 'crossing'), atCrossing('§7, OC-111', 'crossing', 'bridging')];
const crossed: Perception = [own('§7 Traffic', 'move', 'place')];
const drawnByControl = nobody(
  'A bridge that is drawn on the map of Control is told when a unit sees it: its state tells it.',
);

/** Units, contacts, crossings and the ground. */
export const movementPerceptions: PerceptionsOf<
  'unit' | 'raisedUnit' | 'pair' | 'contact' | 'letGo' | 'crossing' | 'passage' | 'bridging' | 'ground'
> = {
  unit: {
    x: place,
    y: place,
    isOnMap: [own('§4', 'arrival', 'place'), there],
    stepsLost: [
      ofWorth(own('§10.1, OC-122, OC-123', 'worn', 'recovered', 'taken', 'fight', 'strike', 'landing')),
      notTaken(ofWorth(inContact('§10.3, OC-118', 'fight', 'contact', 'patrol'))),
    ],
    isCaptured: [
      own('§9 Unit Status', 'taken', 'fight'),
      inContact('§9 Unit Status', 'fight', 'surrender', 'contact', 'patrol'),
    ],
    startX: nobody('It repeats where the unit was when the turn opened, which was told then.'),
    startY: nobody('It repeats where the unit was when the turn opened, which was told then.'),
    kmMoved: [own('§6', 'move', 'place')],
    turnShareMoved: figure,
    moveNote: [unless('There is no note.', ({ after }) => !after, own('§6, §10', 'move', 'fight'))],
    lastAction: ownOrder,
    lastPosture: ownOrder,
    lastStandFast: ownOrder,
    lastKmMoved: nobody('It repeats the move of the turn before, which was told then.'),
    hasRetired: [
      onceTrue(own('§9 Results Table', 'fight', 'place')),
      onceTrue(inContact('§9 Results Table', 'fight', 'contact', 'patrol', 'surrender')),
    ],
    attachedTo: ownOrder,
    attachedFrom: ownOrder,
    restedTurns: figure,
    hasRecovered: [onceTrue(own('§10.1', 'recovered', 'place', 'taken'))],
    immobilisedIn: [inThisTurn(own('§9 Bombing/Interdiction, OC-81, OC-122', 'strike'))],
    suppressedIn: [inThisTurn(own('§12, OC-81, OC-122', 'strike'))],
    way: nobody('The end of the move is told. The team ordered the way itself.'),
    slowedBy: nobody('The note of the move tells why it was slow. The factors are figures of the rules (OC-103).'),
    arrivalTurn: [onPaper('§4', 'desk')],
    entry: [onPaper('§4', 'desk')],
    entryX: nobody('The place is told in words, by `entry`.'),
    entryY: nobody('The place is told in words, by `entry`.'),
    arrivedIn: [inThisTurn(own('§4', 'arrival', 'place'))],
    isInBox: [onPaper('§4', 'desk')],
    name: counter,
    shortName: counter,
    formation: counter,
    arm: counter,
    flags: figure,
    profileKey: [own('§10.1, OC-123', 'worn', 'recovered', 'place')],
    sizePoints: figure,
  },
  raisedUnit: {
    teamId: counter,
    side: counter,
    corps: counter,
    division: counter,
    brigade: counter,
    nation: counter,
    echelon: counter,
    mover: counter,
    carriage: figure,
    isFlexible: figure,
    artilleryClass: figure,
    flakWeights: figure,
    raisedIn: [own('§4', 'arrival', 'desk')],
  },
  pair: {
    alliedId: contact,
    germanId: contact,
    sinceTurn: nobody('The turn of the contact is the turn of its report.'),
    why: nobody('It explains the contact to Control.'),
  },
  contact: {
    turn: nobody('The turn of the contact is the turn of its report.'),
    unitId: contact,
    enemyFormation: contact,
    why: nobody('It explains the contact to Control.'),
  },
  letGo: {
    turn: nobody('The turn of the order is the turn of its report.'),
    unitId: [own('§9 Analysing Combat 4', 'outcome', 'fight')],
    action: [own('§9 Analysing Combat 4', 'outcome', 'fight')],
    why: [own('§9 Analysing Combat 4', 'outcome', 'fight')],
    by: nobody('It names the umpire.'),
    at: nobody('It is a time of the wall clock of Control.'),
  },
  crossing: {
    name: drawnByControl,
    kind: drawnByControl,
    water: drawnByControl,
    capacityPoints: figure,
    x: drawnByControl,
    y: drawnByControl,
    isPrepared: nobody('Charges are hidden. Troops find them when they test the crossing or blow it (§8).'),
    state: [ofLook(atCrossing('§8, OC-111', 'crossing'))],
    testedIn: nobody('A test is a die of Control. What it came to is told by `state`.'),
    testedBy: nobody('It names the umpire.'),
    testedAt: nobody('It is a time of the wall clock of Control.'),
    testedRoll: figure,
    queue: [own('§7 Traffic, OC-107', 'queue', 'move', 'place')],
  },
  passage: {
    turn: nobody('The turn of the passage is the turn of its report.'),
    crossingId: crossed,
    unitId: crossed,
    points: figure,
    isWhole: crossed,
  },
  bridging: {
    name: work,
    crossingId: work,
    water: work,
    isMajor: figure,
    x: work,
    y: work,
    unitIds: work,
    startedIn: work,
    turnsNeeded: [own('§7, OC-112', 'bridging')],
    turnsDone: [own('§7, OC-112', 'bridging')],
    state: work,
    builtId: work,
  },
  ground: {
    layer: nobody('Control draws ground to judge by (§6, §9). It is on no map of a team.'),
    name: nobody('Control draws ground to judge by (§6, §9). It is on no map of a team.'),
    points: nobody('Control draws ground to judge by (§6, §9). It is on no map of a team.'),
  },
};
