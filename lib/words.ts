/** The vocabulary on one page: every closed list that more than one room counts by, and its union. Imports nothing. */

// The game and its turn

/** The two sides (§2). */
export const sides = ['allied', 'german'] as const;
export type Side = (typeof sides)[number];
/** The colours a side may have: each a pair of ink and ground that can be read by day and by night. */
export const sideColours = ['blue', 'ochre', 'green', 'violet'] as const;
export type SideColour = (typeof sideColours)[number];
/** The bars at the left of a counter, by which nations are told apart without any colour. */
export const barPatterns = [
  'whole',
  'broken',
  'hatched',
  'stepped',
  'dotted',
  'double',
  'laddered',
  'pointed',
] as const;
export type BarPattern = (typeof barPatterns)[number];
/** The three turns of a day (§4). */
export const dayparts = ['night', 'morning', 'afternoon'] as const;
export type Daypart = (typeof dayparts)[number];
/** §4 Sequence of Action, in the order of a turn. */
export const phases = ['orders', 'collection', 'movement', 'combat', 'briefing', 'reinforcements'] as const;
export type Phase = (typeof phases)[number];
/** When in the turn an attack begins, or guns move (OC-34). */
export const turnParts = ['beginning', 'middle', 'end'] as const;
export type TurnPart = (typeof turnParts)[number];
/** The weather of a turn (OC-113). */
export const weathers = ['fair', 'bad'] as const;
export type Weather = (typeof weathers)[number];
/** The rule for missing orders at the end of the orders phase: Control waits, or takes the draft as it is. */
export const deadlinePolicies = ['wait', 'takeDraft'] as const;
export type DeadlinePolicy = (typeof deadlinePolicies)[number];
/** The named policies on disputed readings of the rulebook. */
export const rulebookNames = ['literal2011', 'example2011', 'printed2011'] as const;
export type RulebookName = (typeof rulebookNames)[number];

// Seats

/** The kinds of person at a seat (§2). */
export const seatKinds = ['control', 'player'] as const;
export type SeatKind = (typeof seatKinds)[number];
/** The tasks that a seat of Control looks after first (§2). */
export const controlRoles = ['gameControl', 'teamControl', 'mapControl', 'airControl'] as const;
export type ControlRole = (typeof controlRoles)[number];
/** The tasks of a player in their HQ team (§2). */
export const playerDuties = ['commander', 'operations', 'intelligence'] as const;
export type PlayerDuty = (typeof playerDuties)[number];

/** The shipped scenarios that may be tried at once, the console being every team. */
export const triedScenarios = ['arnhem-bridge', 'market-garden'] as const;
/** The one of them whose turn is shown step by step. */
export const steppedScenario = 'arnhem-bridge' satisfies TriedScenario;
export type TriedScenario = (typeof triedScenarios)[number];
/** The battles that come with the console as they were fought to their end, by their folders. */
export const finishedBattles = ['market-garden'] as const;
export type FinishedBattle = (typeof finishedBattles)[number];

/** At which pace the phases of a rehearsal go: each in its minutes, or in twice as many. */
export const rehearsalPaces = ['full', 'half'] as const;
export type RehearsalPace = (typeof rehearsalPaces)[number];

/** The people who write the orders of a team: its players, Control, the console, or nobody because it is out of this game. */
export const playedByNames = ['people', 'control', 'console', 'nobody'] as const;
export type PlayedBy = (typeof playedByNames)[number];

/** The temper of a staff of the console. */
export const temperNames = ['careful', 'steady', 'bold'] as const;
export type TemperName = (typeof temperNames)[number];

// Units

/** Annex B: the unit types of the counters. */
export const arms = [
  'antiTank',
  'transport',
  'mountainInfantry',
  'airborneArtillery',
  'paras',
  'antiAircraftArtillery',
  'engineers',
  'infantry',
  'armour',
  'mechanised',
  'cavalry',
  'recce',
  'artillery',
  'selfPropelledArtillery',
  'armouredEngineers',
  'airborneEngineers',
  'gliderInfantry',
  'mountainArtillery',
  'hq',
  'blank',
  'bridgingColumn',
] as const;
export type Arm = (typeof arms)[number];
/** The facts that a counter's arm alone does not tell: OC-5, OC-14, OC-15, OC-24. */
export const unitFlags = ['tanks', 'heavyTanks', 'lightInfantry', 'outOfRole'] as const;
export type UnitFlag = (typeof unitFlags)[number];
/** The guns by their range (§9 Supporting Artillery). */
export const artilleryClasses = ['field', 'medium', 'heavy', 'rocket', 'infantryGun'] as const;
export type ArtilleryClass = (typeof artilleryClasses)[number];
/** The ways in which a unit gets along. Foot, horse and towed units cannot break through (OC-66). */
export const carriages = ['foot', 'horse', 'motor', 'mech', 'tank', 'recce', 'towed'] as const;
export type Carriage = (typeof carriages)[number];

// Orders (§5)

/** General intentions, first column. */
export const actions = ['breakThrough', 'attack', 'probe', 'hold', 'move', 'prepare'] as const;
export type Action = (typeof actions)[number];
/** General intentions, second column. */
export const postures = ['tact', 'nonTact', 'rest'] as const;
export type Posture = (typeof postures)[number];
/**
 * The ways in which the writer of a row said where it sends its units: they drew it, confirmed how the words are read, or
 * said that the units stay.
 */
export const goalWays = ['drawn', 'confirmed', 'stays'] as const;
export type GoalBy = (typeof goalWays)[number];
/** An order sheet, as its team left it. */
export const sheetStates = ['draft', 'submitted'] as const;
export type SheetState = (typeof sheetStates)[number];
/** An order sheet, as far as Control has read it. */
export const readingStates = ['opened', 'accepted'] as const;
export type ReadingState = (typeof readingStates)[number];
/** The things that a card of the turn board can be. */
export const cardKinds = [
  'sheet',
  'airSheet',
  'query',
  'decision',
  'combat',
  'airTask',
  'crossing',
  'arrivals',
  'report',
  'sighting',
  'message',
] as const;
export type CardKind = (typeof cardKinds)[number];

/**
 * The tasks that the written plan of a team gives its units at a place: attack and take it, defend it, march there,
 * reconnoitre towards it, stay ready at it.
 */
export const planTasks = ['take', 'hold', 'reach', 'screen', 'reserve'] as const;
export type PlanTask = (typeof planTasks)[number];

// Movement (§6), traffic (§7), bridges (§8)

/** The rows of the movement table (§6). `foot` is foot, horse-drawn and paras (OC-98). */
export const movers = ['foot', 'mech', 'tank', 'towedArtillery', 'recce'] as const;
export type Mover = (typeof movers)[number];
/** The ground of the movement table (§6). */
export const movementGrounds = ['open', 'close', 'woodTown', 'marsh'] as const;
export type MovementGround = (typeof movementGrounds)[number];
/** Layers of the map that Control may draw ground on (§6 Movement, §9 Factors and Results Table). */
export const groundLayers = ['closecountry', 'badterrain', 'fortified', 'marsh'] as const;
export type GroundLayer = (typeof groundLayers)[number];

/** Layers of a printed map that its base map shows: whoever only draws the map needs none of them. */
export const shownByBaseMap: readonly string[] = [
  'sea',
  'coastline',
  'highground',
  'rail',
  'wood',
  'marsh',
  'closecountry',
  'builtup',
] as const;
/** The columns of the movement table (§6). */
export const movementModes = ['tactical', 'nonTactical', 'roadColumn'] as const;
export type MovementMode = (typeof movementModes)[number];
/** The choke points (§7 Traffic). */
export const crossingKinds = [
  'mainRoadBridge',
  'minorRoadBridge',
  'baileyBridge',
  'railBridge',
  'civilianFerry',
] as const;
export type CrossingKind = (typeof crossingKinds)[number];
/** The share of a unit that crosses in the turn (§7). */
export const crosses = ['wholly', 'partly', 'waits'] as const;
export type Crosses = (typeof crosses)[number];
/** §8 Blowing Bridges. `tested`: it did not blow; `safe`: checked or crossed since (OC-110). */
export const crossingStates = ['untested', 'tested', 'safe', 'blown'] as const;
export type CrossingState = (typeof crossingStates)[number];
/** The parts of a team's map beside what is printed on it. */
export const mapRowKinds = ['counter', 'contact', 'friend', 'crossing'] as const;
/** The look of a crossing to those who hold it, reach it or look at it (§8). */
export const crossingLooks = ['blown', 'safe', 'standing'] as const;
export type CrossingLook = (typeof crossingLooks)[number];
/** The two sorts of troops that build a bridge (§7, OC-112). */
export const bridgingParts = ['engineers', 'bridgingColumn'] as const;
export type BridgingPart = (typeof bridgingParts)[number];
/** Work on a bridge (§7, OC-112). */
export const bridgingStates = ['building', 'built', 'givenUp'] as const;
export type BridgingState = (typeof bridgingStates)[number];
/** The eight winds, from north clockwise. */
export const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Wind = (typeof winds)[number];

// Combat (§9)

/** The roles in a combat: the attacker and the attacked. */
export const combatRoles = ['attacker', 'defender'] as const;
export type CombatRole = (typeof combatRoles)[number];
/** Why a combat is fought: an attack as ordered, the further attack of an overrun (OC-69), a counter-attack (OC-54). */
export const combatKinds = ['attack', 'overrun', 'counterAttack'] as const;
export type CombatKind = (typeof combatKinds)[number];
/** The combats that may follow a combat (§9 Results Table, special results). */
export const followUpKinds = ['overrun', 'counterAttack'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];
/** The states of a combat. */
export const combatStates = ['grouped', 'resolved', 'ruled'] as const;
export type CombatState = (typeof combatStates)[number];
/** The states of a case of the rules desk. */
export const caseStates = ['resolved', 'ruled'] as const;
export type CaseState = (typeof caseStates)[number];
/** The columns of the Results Table. */
export const resultsColumns = ['normal', 'badTerrain'] as const;
export type ResultsColumn = (typeof resultsColumns)[number];
/** The rows of the Results Table, best for the attacker first. */
export const combatResults = [
  'totalSuccess',
  'success',
  'limitedSuccess',
  'confusedCombat',
  'attackersBadlyBeaten',
] as const;
export type CombatResult = (typeof combatResults)[number];
/** The times from which the defenders may counter-attack (OC-52, OC-53). */
export const counterAttacks = ['noneThisTurnOrNext', 'noneThisTurn', 'ifOrdered'] as const;
export type CounterAttack = (typeof counterAttacks)[number];
/**
 * A decision asked of a team: it may still answer · it has · no answer came in time, the default counts · Control has said
 * otherwise · it counts for nothing.
 */
export const decisionStates = ['open', 'answered', 'ranOut', 'settled', 'withdrawn'] as const;
export type DecisionState = (typeof decisionStates)[number];

// Air (§9 Close Air Support, §12, §13)

/** The missions of a squadron group in a turn. */
export const airMissions = [
  'closeAirSupport',
  'cabRank',
  'bombing',
  'recce',
  'escort',
  'airCover',
  'airTransport',
] as const;
export type AirMission = (typeof airMissions)[number];
/** The missions that support a combat (§9 Close Air Support). */
export const airSupportMissions = ['closeAirSupport', 'cabRank'] as const;
export type AirSupportMission = (typeof airSupportMissions)[number];
/** The states of an air order. Driven off, it carries out nothing (OC-44). */
export const airTaskStates = ['ordered', 'flown', 'drivenOff'] as const;
export type AirTaskState = (typeof airTaskStates)[number];
/** Why aircraft never reach a fight: bad weather (OC-113), or shot down or driven off on the way (OC-44). */
export const airStops = ['badWeather', 'drivenOff'] as const;
export type AirStop = (typeof airStops)[number];
/** The training of a group of squadrons. */
export const squadronTrades = ['fighter', 'groundAttack', 'mediumBomber', 'heavyBomber', 'recce'] as const;
export type SquadronTrade = (typeof squadronTrades)[number];
/** The rows of the table of close air support (§9). */
export const airKinds = ['alliedGroundAttack', 'germanGroundAttack', 'heavyBomber'] as const;
export type AirKind = (typeof airKinds)[number];
/** The parts of the turn in the air, first to last. Movement and close support stand between flak and recce. */
export const airParts = ['airToAir', 'interdiction', 'flak', 'recce'] as const;
export type AirPart = (typeof airParts)[number];
/** §9 Bombing/Interdiction: the columns of force, lightest first. */
export const interdictionWeights = ['light', 'medium', 'heavy'] as const;
export type InterdictionWeight = (typeof interdictionWeights)[number];
/** §12 Losses from Flak: whether aircraft fly past the guns or put down among them. */
export const flakMissions = ['overflight', 'landing'] as const;
export type FlakMission = (typeof flakMissions)[number];
/** Flak guns, in the order in which they fire (§12). */
export const flakWeights = ['heavy', 'light'] as const;
export type FlakWeight = (typeof flakWeights)[number];
/** The targets that recce looks for (§12c, OC-88). */
export const recceKinds = ['vehicles', 'infantry', 'gunsOrSupplies'] as const;
export type RecceKind = (typeof recceKinds)[number];
/** The reports of recce (§12c), from nothing to everything. */
export const recceReports = [
  'nothing',
  'enemySpotted',
  'direction',
  'type',
  'directionAndType',
  'typeAndSize',
  'directionTypeAndSize',
] as const;
export type RecceReport = (typeof recceReports)[number];

// What is told (§10), and between the teams (§11)

/** Effectiveness in bands (§10): above 5, 3 to 5, below 3, one step before the end after losses, below 1, taken prisoner. */
export const effectivenesses = ['considerable', 'capable', 'low', 'disintegrating', 'ineffective', 'captured'] as const;
export type Effectiveness = (typeof effectivenesses)[number];
/** The losses of a unit since the game began (§10.1): nothing, something, or something of which it has won some back. */
export const sinceTheBeginnings = ['untouched', 'hasLost', 'recovered'] as const;
export type SinceTheBeginning = (typeof sinceTheBeginnings)[number];
/** The words for losses, on the ground (§10) and in the air (§13). */
export const losses = ['none', 'light', 'heavy'] as const;
export type Losses = (typeof losses)[number];
/** Why a unit that was ordered to attack or probe does neither; `other`: Control says. */
export const letGoWhys = ['noEnemy', 'movedTooFar', 'notEffective', 'attackedFirst', 'other'] as const;
export type LetGoWhy = (typeof letGoWhys)[number];
/** Always named when they took part (§10). */
export const mustNames = ['tanks', 'artillery', 'air'] as const;
export type MustName = (typeof mustNames)[number];
/** The certainty of a contact, as Control tells it. */
export const confidences = ['certain', 'probable', 'possible'] as const;
export type Confidence = (typeof confidences)[number];
/** A report, before and after it goes to its team. */
export const reportStates = ['drafted', 'released'] as const;
export type ReportState = (typeof reportStates)[number];
/** By what means one HQ reaches another. */
export const linkMeans = ['radio', 'telephone', 'dispatchRider', 'liaisonOfficer'] as const;
export type LinkMeans = (typeof linkMeans)[number];
/**
 * The ways in which messages on a line are delivered: by Control, at once, after minutes by the clock of the hall, or when
 * the next turn opens (OC-124).
 */
export const deliveryWays = ['byHand', 'atOnce', 'minutes', 'nextTurn', 'nextReport'] as const;
export type DeliveryWay = (typeof deliveryWays)[number];
/** So long a message may be on its way by the clock of the hall (ours). */
export const minutesOnTheWayAtMost = 600;
/** The states of a message: stopped by Control, on its way until it is due, delivered, or lost. */
export const deliveryStates = ['held', 'onItsWay', 'delivered', 'lost', 'setAside'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/** When a higher HQ wants the places of the units of an HQ below it: each turn, when it asks, or as messages tell (OC-126). */
export const returnsWanted = ['eachTurn', 'onRequest', 'byMessage'] as const;
export type ReturnsWanted = (typeof returnsWanted)[number];
/** The news that a sender gets of their message. */
export const messageNews = ['delivered', 'notReceived', 'read', 'setAside'] as const;
export type MessageNews = (typeof messageNews)[number];
/** The papers that a team has received and may have read. */
export const receivedKinds = ['report', 'message', 'copy'] as const;
export type ReceivedKind = (typeof receivedKinds)[number];
/** Why one umpire writes to another: work handed over, a card taken over, a ruling made binding for all, a policy read otherwise. */
export const noteWhys = ['handOver', 'takenOver', 'binding', 'policy'] as const;
export type NoteWhy = (typeof noteWhys)[number];
/** The outcomes of a note taken on the telephone. */
export const noteBecames = ['message', 'query', 'amendment', 'nothing'] as const;
export type NoteBecame = (typeof noteBecames)[number];
/** The things that a team draws on its own map. */
export const markKinds = ['symbol', 'arrow', 'boundary', 'note'] as const;
export type MarkKind = (typeof markKinds)[number];

// The games beside

/** The games of other rulesets that may be played beside the main game; `lib/companion-titles.ts` says what each is called. */
export const companionNames = ['battle-card', 'farthest-bridge', 'postcard-arnhem', 'impressionistic'] as const;
export type CompanionName = (typeof companionNames)[number];
/** In whose manner a team's letters are written: the scenario chooses; `plain` where it does not. */
export const staffVoices = ['plain', 'british', 'american', 'german'] as const;
export type StaffVoice = (typeof staffVoices)[number];
