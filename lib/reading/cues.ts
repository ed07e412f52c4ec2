/**
 * The part of a place in an order. `aside`: it has nothing to do with where they go now. `unsaid`: the words before it say
 * nothing of it.
 */
export type Role = 'goal' | 'via' | 'avoid' | 'behind' | 'aside' | 'unsaid';

/** Words that lead up to a place, and what they make it. `objective`: a goal that all is about. */
export interface Cue {
  words: RegExp;
  makes: Role | 'objective';
}

/** Builds a cue of words that end right before the place. */
const cue = (makes: Cue['makes'], ...words: string[]): Cue => ({
  makes,
  words: new RegExp(`(?:^|\\s)(?:${words.join('|')})$`),
});

/** Words that take a place. */
const takes =
  '(?:tak|captur|seiz|grab|rush|secur|clear|cut|reach|occup(?:y|ie)|storm|assault|retak|recaptur|overrun|outpost|picket|guard|garrison|raid|strik|hit|burn|mop|reliev|squeez|cover|meet|clean|mak|deny|invest|envelop|wrest|conquer|surround|nab|carry|encircl|join|reinforc)(?:e?s|e?d|e|ing)?(?: over| out| up| it up)?';

/** Words by which units come to rest at a place, with or without "at". */
const rests =
  '(?:halt|stop|rally|assemble|concentrate|conc|form up|dig in|harbour|harbor|leaguer|laager|bivouac|billet|quarters|lie up|camp|park|regroup|reorganise|consolidate|rv|rendezvous|fup|go firm|settle|deploy|set up|rest|sit|gather|wait|debus)(?:s|ing)?(?: at| in| on| near| around| by)?';

/** Words that drive somebody away, who is named before the place that he is to lose. */
const drivesAway =
  '(?:clear|drive|throw|push|kick|turn|evict|eject|expel|dislodge|chase|hunt|force|bundle|flush|winkle|knock|sweep)';

/** The cues, from the first that is tried to the last. */
export const cues: readonly Cue[] = [
  cue('objective', '(?:shoot|see|help|escort|bring|carry) (?:the|them|him|us)(?: [^,]*)? (?:into|onto|on to)'),
  // What is shot at, watched or reached by fire.
  cue(
    'aside',
    '(?:with)?in (?:easy )?(?:reach|range) of',
    '(?:targets|tasks)(?: around| at| in| near| on)?',
    'target (?:around|at|in|near|on)',
    '(?:ready|prepared|able) to(?: [^,]*)?',
    '(?:cover|guard|watch|bar|block) the (?:approach|approaches|ways?|roads?|tracks?) to',
    '(?:outposts|patrols|patrolling|sentries|pickets|posts|ops)(?: [^,]*)? (?:towards?|into|to|on|at|in)',
    'eyes?(?: [^,]*)? (?:on|over|towards?)',
    'sp|(?:start|starting|release) point|rp',
    '(?:not|never|dont) (?:blow|damage|destroy|demolish|wreck|shell|bomb|burn)',
    '(?:base point|zero line|on call|harass(?:es)?|engage|neutralise|reach (?:over|across|out) to|sight to|view (?:of|over))(?: [^,]*)?',
    '(?:looking|facing|(?<!(?:a|in|up|broad|wide|narrow|battalion|brigade) )front)(?: [^,]*)?',
    '(?:break off|disengage|jump off|start|unload|detrain|entrain)(?: at| in| from)?',
    '(?:stays|remains|rests)(?: back)?(?: at| in| on)?',
    'from (?:(?!and |then |but )[^ ,]+ ){0,5}?(?:at|of|in)',
    '(?:road|track|railway|which|that)(?: [^,]*)? (?:goes|leads|runs)(?: on)? to',
    'support(?:ing)?(?: on to| onto| on| to| for| of)?',
    '(?:fire|fires|firing|shoot|shoots|shell|shells|barrage|concentrations?|smoke|salvoe?s?|rounds)(?: [^,]*)? (?:on to|onto|on|at|up|into|over)',
    '(?:guns|rockets|mortars)(?: [^,]*)? on',
    'la(?:id|y) on',
    'meets? (?:you|us)(?: [^,]*)?',
    '(?:mass|rest|remainder|bulk) (?:waits|holds)(?: [^,]*)?',
    '(?:question|talk|thought|idea) of(?: [^,]*)?',
    '(?:must|from (?:there|here)(?: [^,]*)?) reach',
    'in action(?: [^,]*)? against',
    '(?:readiness|hold|held) (?:towards?|against)',
    'leave (?:a|one|two) [^,]*? (?:at|in)',
    '(?:a|one|two) (?:coy|company|platoon|squadron|troop|battalion|battery)(?: [^,]*)? (?:at|in)',
    '(?!and |then |to |or )[a-z]+ stay(?: back)?(?: at| in)',
    'not (?:before|until)|opposite|watch(?:es|ing)?|observ(?:e|ing)',
    '(?:threaten|menace|worry|deceive)(?:s|ing)?|(?:feint|demonstrat(?:e|ion))(?: [^,]*)?',
    '(?:cover|protect|screen|guard|shield)(?:s|ing)? (?:the |your |our |its |their )*(?!by )(?:[a-z]+ )?(?:flanks?|front|rear|approach|approaches|roads?)(?: [^,]*)?',
  ),
  cue(
    'objective',
    `${drivesAway} (?:[^,]+ )?out of`,
    `${drivesAway} (?:the|them|him|any|all|every|enemy|jerry|tommy|germans) (?:[^,]+ )?(?:from|off)`,
    '(?:un)?till? the (?:first )?(?:church|walls|houses|edge|outskirts|centre) of',
    '(?:no|not|dont) (?:halt|stop|pause|rest)(?: [^,]*)? (?:before|until|till|short of)',
    '(?:block|close|bar) (?:the|all) (?:roads?|exits?|ways?)(?: [^,]*)? (?:out of|from|into)',
  ),
  // What they are to keep away from.
  cue(
    'avoid',
    '(?:not|never|dont|nobody|no one|no man|none|nothing)(?: [^,]*)? (?:in|into|to|enter|beyond|past|through|by|over|on to|onto|as far as|cross|touch|use)',
    `(?:not|never|dont) (?:${takes}|attack|hold|defend|stop (?:at|in)|halt (?:at|in))`,
    'no (?:halt|stop|pause|delay|account|[a-z]+ing)(?: [^,]*)?',
    'no [a-z]+ (?:towards?|into|beyond|past|over)',
    '(?:cancel|scrub|forget|drop|not)',
    '(?:keep|stay) (?:out|off|clear|away)(?: of| from)?',
    '(?:avoid|bypass|mask)(?:ing)?|without|clear of|round|leav(?:es?|ing)',
    'keep(?: [a-z]+)? (?:to the )?(?:left|right|north|south|east|west) of',
    '(?:rather than|instead of)(?: by| via| through| over)?',
    '(?:go|goes|swing|pass|hook|work|drive|march|circle|loop|way|detour)(?: (?:well|wide|far|left|right|north|south|east|west))* around',
  ),
  // Where they come from, and what is waited for.
  cue(
    'aside',
    'hand(?: over)?|give up|abandon|evacuate|quit',
    '(?:from|out of|off)(?: the line)?|lent|wait for|until|till|after',
  ),
  // The place of a crossing.
  cue(
    'via',
    '(?:pass|passing|passes|skirt|skirting)',
    '(?:axis|route|rte|thrust line|centre line|line of march)(?: is)?',
    '(?:over|across|cross|crossing|through|via|past|leapfrog)(?:(?! and$| and | then ) [^,]+?)? (?:at|near|by|in)',
    'with',
  ),
  cue('behind', 'follow', '(?:in|on) the (?:wake|tracks|tail|heels) of'),
  cue(
    'objective',
    '(?:objective|goal|destination|target|i want)(?: is)?',
    'first (?:bound|task|stop|halt)(?: is)?',
    takes,
    'attack(?: towards?| on)?',
    'as far as|up to',
    '(?:see|look|know|find out|feel out|check|tell me|report)(?: [^,]*)? (?:if|whether|what|who|how)(?: [^,]*)?',
    'look (?:in|into|at)',
    '(?<!.)(?:is|are|who|what|any)(?: [^,]*)? (?:in|at|near|around|on)',
    'block(?: [^,]*? at)?',
  ),
  cue(
    'aside',
    '(?<!(?:objective|goal|target|rv|fup|aim|you|and) )(?:is|are|was|were|sits|reported)(?: already| still| now)? (?:in|at|near|around)',
  ),
  cue(
    'goal',
    rests,
    'behind|in rear of|towards?',
    'into|onto|on to|to|2',
    'areas?(?: between)?',
    'on|upon|against|at|in|near|around|before|short of|for|line|holds?|defend|is',
    'finally|then(?:ce)?(?: on| up| down| finally)?',
    '(?:in )?(?:the )?(?:general )?direction(?: of)?',
    'stay|remain',
  ),
  cue(
    'via',
    '(?:(?:round|around) )?by|by way of|via|through|over|across|along|up|down|past|using|use|cross|crossing',
    'between',
  ),
];

/** The beginning of a clause after the goal that still sends the units themselves on: a way, an order, or they go. */
export const sendsOn = new RegExp(
  `^(?:(?:with(?: all| the| our| your)* [a-z]+|and|then|thence|so|but|you|we|they|now|there|on|again|left|right|handed|back|finally|first|please|must|will|shall|are|just|foot|straight|directly|further|forward|north|south|east|west|tonight) )*(?:$|(?:to|into|onto|towards?|as far as|up|down|over|across|by|via|through|along|from|past|for|destination|objective|new|final)\\b|${takes}\\b|${rests}\\b|[a-z]+ (?:along|on|back|down|up|off|over|across) (?:to|into)\\b|(?:go|move|drive|march|ride|walk|proceed|advance|push|carry|continue|keep|turn|swing|bring|get|report|stand|wait|stay|join|block|hold|defend|be|come|head|attack|hide|cross|return)\\b)|^(?:(?!who|which|that|he|it|hq|enemy|coy|company|platoon|patrols?|echelons?|transport|a|one|no)[a-z0-9/-]+ ){0,4}(?:go|goes|move|march|marche?s|drives?|proceeds?|continues?|advances?|halts?|returns?)\\b`,
);

/** Times at which an order of today no longer stands. */
export const anotherDay =
  /(?<!\bfor )\b(later|tomorrow|afterwards|subsequently|eventually|next (turn|day|morning|night|phase)|who|which)\b/;

/** Things that are only meant, watched or done by others while the units themselves hold or make ready. */
export const onlyMeant =
  /\b(attack|assault|raid|advance|patrol(s|ling)?|notice|arcs?|warning|next|tomorrow|later|counter|(?<!^)screens?)\b/;

/** A word before a colon that says what stands after it. */
export const label = /^(objective|goal|target|destination|dest|route|rte|axis|via|by|to|from|halt|rv|fup|sp|task)$/;

/** An order that speaks of a place named before: "take it". */
export const speaksOfIt =
  /\b((take|seize|capture|grab|storm|clear|hold|occupy|secure|attack|assault|rush|defend|reach|raid|get|destroy|retake) (it|them|this|that|this place|the place|the village|the town)|(throw|drive|push|kick|turn) (them|him|it|the \w+) (out|off)|(go|move|get|drive|march) (over |up |down )?there)\b/;

/** Words that only paint the place before which they stand. */
export const painting =
  /^(the|a|an|its|their|your|any|main|minor|big|small|old|new|gun|wooded|high|ground|ridge|slope|village|town|city|place|line|edge|outskirts|crest|woods?|hill|left|right|both|two|three|all|of|far|end|side|straight|direct|north|south|east|west|north-east|north-west|south-east|south-west|again|at once|road|landing|sand|dunes|heights|lock|blown|just|first|now)$/;

/** Words before those whom the units are to follow. */
export const follows =
  /(?:^|\s)(?:follows?(?: up| on)?|behind|(?:in|at|bring up) (?:the )?rear of|after|(?:tail|heels|wake|tracks) of|close up (?:to|on|behind)|(?<!the )(?:trail|shadow|tail)(?:ing)?|(?:stick|cling|keep close) to|where(?:ver)?)$/;

/** Words after which somebody is followed in any case, even one that the reader may not know. */
export const surelyFollows =
  /(?:^|\s)(?:follow|(?:tail|heels|wake|tracks) of|close up (?:on|behind)|(?:close|closely|right|directly|tight|hard|straight|immediately|next) behind|trail|shadow)$/;

/** The beginning of a case that may never come: the rest is an order for that case only. */
export const inThatCase = /^(if|unless|whenever|in (the )?(case|event)|otherwise|or else|failing|should)\b/;

/** The beginning of a time: the order comes after it. */
export const atThatTime = /^(once(?! more| again)|when|where (they|it|he)|as soon|the moment)\b/;

/** "If possible" asks politely and sets no condition. */
export const politely =
  /^if (at all )?(possible|poss|practicable|convenient|you (can|could|please|like|would|will|dont mind)|the \w+ c(an|ould)|i may|that is)\b/;

/** A time that comes only when the enemy presses. */
export const pressed =
  /\b(comes?|attack(s|ed)?|appears?|break(s|ing)? (in|through)|driven|thrown|forced|pressed|overrun|outflanked)\b/;

/** Words with which an order begins, after a condition without a comma. */
export const ordering =
  /^(go|move|drive|march|ride|walk|advance|attack|take|cross|push|swing|proceed|make|fall|withdraw|retire|head|hold)$/;

/** The beginning of a reason at the head of a sentence. */
export const reason = /^(as|because|since|now)$/;

/** Words that ask with "if" and set no condition: "see if". */
export const asking =
  /^(see|out|report|check|know|look|us|me|whether|ok|okay|fine|alright|good|better|best|wonder|wondering|sure)$/;

/** Words at the head of a clause that make a place an objective. */
export const toBeTaken =
  /^(first\b(?! (stop|halt|bound|light))|(is|are|must|will|shall|has|have|needs?)(?: to)?(?: be)? (yours?|(the|our|your) (objective|aim|goal|target)|held|taken|stormed|cleared|seized|captured|attacked|defended|occupied|reached)\b)/;

/** Words about a place that they have nothing to do with now. */
export const onlySaid = /^(is|are|was|were|has|have|remains?|stays?|can|will|belongs?)\b/;

/** Words that put a place at a later time. */
export const later = /^(then|later|afterwards|after|subsequently|eventually)$/;

/** People and weapons that are written with a capital and are no places. */
export const people: ReadonlySet<string> = new Set([
  'tommy',
  'tommies',
  'jerry',
  'fritz',
  'krauts',
  'germans',
  'english',
  'british',
  'americans',
  'yanks',
  'canadians',
  'poles',
  'russians',
  'italians',
  'australians',
  'paras',
  'airborne',
  'tigers',
  'panthers',
  'shermans',
  'churchills',
  'stugs',
  'nebelwerfer',
  'typhoons',
  'jabos',
  'stukas',
  'flak',
  'control',
  'hq',
]);
