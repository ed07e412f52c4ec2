import type { scenarioTables } from '../scenario-tables';

/** The use of a column, in words, something that may stand in it, and what that is where it is neither words nor a figure. */
type Told = readonly [about: string, example: string, holds?: string];
type Tables = typeof scenarioTables;
type ColumnsTold = { [Name in keyof Tables]: { readonly [Column in keyof Tables[Name]['shape']['shape']]: Told } };

const ours = (example: string): Told => [
  'Columns whose value you made up: they are marked as yours wherever the reason for a figure is shown',
  example,
  'names of columns, separated by semicolons, or empty',
];
const notes: Told = ['For Control, never for a player', 'Held back until the second day'];
const licence: Told = ['The licence of what this row was taken from', 'CC0-1.0', 'a licence'];
const lon = (what: string): Told => [`Longitude of ${what}, degrees east`, '5.5443'];
const lat = (what: string): Told => [`Latitude of ${what}, degrees north`, '51.2522'];

/** Every column of every table. */
export const columnsTold: ColumnsTold = {
  units: {
    id: ['What other tables call this unit', 'A003'],
    side: ['Whose it is', 'allied'],
    team: ['Key of the team that commands it', 'guards-armoured'],
    corps: ['The corps it belongs to, in words', 'Second Army / XXX Corps'],
    division: ['The division it belongs to, in words', 'Guards Armoured'],
    brigade: ['The brigade it belongs to; empty for troops of the division', '5 Gds Armd Bde'],
    formation: [
      'What counts as its own formation in combat and in reports: its division, or its brigade where that is independent',
      'Guards Armd Div',
    ],
    name: ['Its name in full', '2 (Armd) Irish Guards'],
    shortName: ['Its name on the counter, 12 letters at most', '2 Irish'],
    arm: ['What it is; the symbol of its counter', 'armour'],
    nation: ['Whose army it is of, a key of the nations of the scenario; the bar of its counter', 'UK'],
    echelon: ['How large it is', 'battalion'],
    arrivalTurn: ['The turn it comes on; those up to the opening turn stand on the map', '1'],
    entry: ['Where it stands or comes on, in words; the name of an entry place for those that come later', 'Neerpelt'],
    lon: lon('where it stands'),
    lat: lat('where it stands'),
    carriage: ['How its people and weapons get along', 'tank'],
    mover: ['Its row of the movement table (§6)', 'tank'],
    isFlexible: ['Whether it is flexible or veteran: the timings of §9 bind it less', 'no'],
    flags: ['What else holds of it, separated by semicolons', 'tanks'],
    artilleryClass: ['Which guns it has that support from afar (§9); empty for none', 'field'],
    flakWeights: ['Which flak it has, separated by semicolons; empty for none', 'light'],
    profile: ['Key of its status profile, of the table of profiles', 'infantry_bn', 'a key'],
    stepsLost: ['Steps it has lost before the first turn', '0'],
    symbol: [
      'Its standard symbol code (APP-6), 20 digits, for other programs; the counter is drawn by its arm; left out: the code of its arm',
      '10031000161205000000',
      '20 digits, or empty',
    ],
    ours: ours('shortName; formation'),
    notes,
  },
  profiles: {
    key: ['What units call this profile', 'infantry_bn', 'letters, digits and underscores'],
    describes: ['Which units have it, in words', 'Infantry battalion of the line'],
    notation: [
      'The levels as the counter prints them (§9): plain attacks and defends, [ ] supports, ( ) only defends',
      '5-3-2-1-0',
      'a notation',
    ],
    sizePoints: ['Unit size points, and km of road in column (§7)', '6'],
    ours: ours('sizePoints'),
    notes,
  },
  teams: {
    key: ['What other tables call this team', 'guards-armoured'],
    name: ['Its name', 'Guards Armoured'],
    side: ['Whose it is', 'allied'],
    hqUnitId: ['Id of the unit that is its headquarters', 'A002'],
    formations: ['What it commands, in words', 'Guards Armoured Division'],
    voice: ['In whose manner its letters are written; empty: plainly', 'british'],
    notes,
  },
  squadrons: {
    id: ['What other tables call this air group', '83-group-typhoon'],
    side: ['Whose it is', 'allied'],
    name: ['Its name', '83 Group, Typhoon wings'],
    aircraft: ['What it flies', 'Typhoon'],
    kind: ['What it is for', 'groundAttack'],
    squadrons: ['How many squadrons it has', '8'],
    closeSupport: ['Its row of the close air support table; empty: it flies none', 'alliedGroundAttack'],
    interdiction: ['Its column of the interdiction table; empty: it bombs nothing', 'medium'],
    ours: ours('squadrons; closeSupport'),
    notes,
  },
  lifts: {
    id: ['What this lift is called', 't2-dz-x'],
    turn: ['The turn in which it flies', '2'],
    side: ['Whose it is', 'allied'],
    zone: ['The zone it is dropped on, by its name on the map', 'DZ X'],
    lon: lon('the middle of the zone'),
    lat: lat('the middle of the zone'),
    serials: ['How many serials fly', '6'],
    unitIds: [
      'Ids of the units it carries, separated by semicolons',
      'A086; A087',
      'ids, separated by semicolons, or empty',
    ],
    ours: ours('serials'),
    notes,
  },
  entries: {
    name: ['Its name, as units name it where they enter', 'South map edge, Hamont road'],
    side: ['Whose reinforcements come on here', 'allied'],
    lon: lon('the entry place'),
    lat: lat('the entry place'),
    rangeKm: ['How far from it a unit may be put down, km', '3'],
    capacityPoints: ['Unit points of column that come on here in a turn (§7)', '100'],
    ours: ours('place; rangeKm'),
    license: licence,
    notes,
  },
  links: {
    id: ['What this link is called', 'xxx-corps-to-guards-radio'],
    from: ['Key of the team that sends', 'xxx-corps'],
    to: ['Key of the team that hears; the way back is a row of its own', 'guards-armoured'],
    means: ['By what means', 'radio'],
    delivery: [
      'How a message gets there: byHand (Control carries it), atOnce, nextTurn, nextReport, or minutes; empty: byHand',
      '10 minutes',
      'byHand, atOnce, nextTurn, nextReport or minutes, or empty',
    ],
    ours: ours('means'),
    notes,
  },
  returns: {
    from: ['Key of the team that reports', 'guards-armoured'],
    to: ['Key of the headquarters above it', 'xxx-corps'],
    opening: ['What the higher one knows of its units when the game opens; left out: places', 'places'],
    returns: ['When the higher one wants to hear of them afterwards; left out: byMessage', 'eachTurn'],
    ours: ours('returns'),
    notes,
  },
  previousOrders: {
    unitId: ['Id of the unit', 'A003'],
    action: ['What it was ordered on the turn before the first (§5)', 'hold'],
    posture: ['Movement (§5)', 'tact'],
    standFast: ['Whether it was ordered to stand fast', 'no'],
    ours: ours('action; posture'),
  },
  contacts: {
    unitId: ['Id of the unit', 'A003'],
    enemyFormation: ['The formation of the enemy it is in contact with, as units of that side have it', 'KG Walther'],
    turnsRunning: ['For how many turns running', '2'],
    ours: ours('turnsRunning'),
  },
  intelligence: {
    team: ['Key of the team that is told', 'xxx-corps'],
    text: ['What it knows when the game opens, as a signal to it; name no unit and no figure', 'The enemy is thin.'],
  },
  plans: {
    team: ['Key of the team whose plan it is', '1-airborne'],
    fromTurn: ['The first turn of the task', '2'],
    toTurn: ['The last turn of the task', '4'],
    task: [
      'What is to be done: take (attack the place and take it), hold (defend it), reach (march there), screen (reconnoitre towards it), reserve (stay ready at it)',
      'take',
    ],
    place: [
      'Where: a name on the map, of a crossing too, or a grid reference such as 746 779',
      'Arnhem – Rhine road bridge',
      'a name or a grid reference',
    ],
    axis: [
      'The way there: such places in order, separated by semicolons; empty: the nearest way',
      'Heelsum; Oosterbeek',
      'places, separated by semicolons, or empty',
    ],
    units: [
      'Who: a formation, a brigade or a unit of the team by its name, short name or id, separated by semicolons; empty: all that no other row of these turns names',
      '1 Para Bde; 1 Abn Recce',
      'names, separated by semicolons, or empty',
    ],
    isLastStand: ['With hold: whether it stands fast; left out: no', 'no'],
    ours: ours('task; place'),
    notes,
  },
  crossings: {
    id: ['What this crossing is called by Control', 'nijmegen-road'],
    name: ['Its name on the map', 'Nijmegen road bridge'],
    kind: ['What it is (§7)', 'mainRoadBridge'],
    water: ['The river or canal it crosses, by its name on the map', 'Waal'],
    capacityPoints: ['Unit points that pass in a turn (§7)', '100'],
    lon: lon('the crossing'),
    lat: lat('the crossing'),
    isBlown: ['Whether it is down when the game opens', 'no'],
    isPrepared: ['Whether it is prepared for demolition (§8)', 'yes'],
    ours: ours('isPrepared'),
    license: licence,
    notes,
  },
};
