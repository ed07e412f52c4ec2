/**
 * The words of the mechanism (§2: never spoken of to players, §10: no status scores): in a report, on a page, in what is
 * sent to one. One list for all, each pattern without the `g` flag. Each pattern stops short of the plain English that only looks like it ("the next step is
 * Nijmegen", "scores of prisoners", "men die", "ruled out"), and knows the names programs give to the same things.
 */
export interface MechanismWord {
  name: string;
  pattern: RegExp;
  /** The words of a staff officer instead, where one phrase will do. */
  instead?: string;
}

const steps = String.raw`(?:a|an|one|two|three|four|five|six|\d+|another|several|extra|further|no more)`;

export const mechanismWords: readonly MechanismWord[] = [
  { name: 'status', pattern: /\bstatus(?:es)?\b(?!\s+quo\b)|\bstatus[A-Z]\w*|[a-z]Status\b/ },
  { name: 'status', pattern: /\bSTATUS\b|\bStatus(?:es)?\b(?!\s+quo\b)/ },
  {
    name: 'step',
    pattern: new RegExp(
      [
        String.raw`\b(?:los(?:e|es|t|ing)|tak(?:e|es|en|ing)|took|suffer(?:s|ed|ing)?|cost(?:s|ing)?|cross(?:es|ed|ing)? off)\s+${steps}\s+(?:status\s+)?steps?\b`,
        String.raw`\bsteps?[\s-]+(?:loss(?:es)?|lost|reductions?|down|taken|left|due)\b`,
        String.raw`\b${steps}\s+steps?\s+(?:of loss|lost|down|gone|left|each|per unit)\b`,
        String.raw`\bstatus steps?\b`,
      ].join('|'),
      'i',
    ),
    instead: 'took losses',
  },
  { name: 'step', pattern: /\b(?:steps(?:Lost|Taken|Held)|extraSteps?|stepLoss(?:es)?)\b|\bsteps?(?=\\*["']\s*:)/ },
  {
    name: 'score',
    pattern: /\bscores?\b(?!\s+of\s+(?!\+?\d))|\b(?:attackers?|defenders?)Score\b|\bscoreLines?\b/i,
  },
  {
    name: 'die',
    pattern:
      /\b(?:the|a|one|this|that|per|umpire's|combat|retreat)\s+die\b(?!\s+(?:is|was)\s+cast\b)|\bdie[\s-]+(?:rolls?|rolled|result|face|shows?|showed|came|fell|was|is)\b|\b(?:roll(?:s|ed|ing)?|throw(?:s|n|ing)?|threw)\s+(?:a|an|of)\s+(?:the\s+)?(?:die|[1-6])\b|\bdie(?:By)?(?=\\*["']\s*:)/i,
  },
  { name: 'dice', pattern: /\bdic(?:e|ed|ing)\b|(?<![\w-])\d?d(?:3|6|10|20)(?![\w-])/i },
  {
    name: 'margin',
    pattern:
      /(?<!\b(?:narrow|slim|thin|wide|fine)\s)\bmargins?\b(?!\s*:\s*(?:-?[\d.]|auto|inherit|var|calc))(?![-\w]|\\*["']\s*:\s*(?:\\*["']|0\b))/i,
  },
  { name: 'modifier', pattern: /\bmodifiers?\b/i },
  {
    name: 'factor',
    pattern:
      /(?<!\b(?:key|main|major|deciding|decisive|important|human|single|biggest|telling)\s)\bfactors?\b(?!y|ies)|\bfactorLines?\b/i,
  },
  {
    name: 'results table',
    pattern:
      /(?<![\w-])CRT(?![\w-])|\b(?:combat\s+)?results?[\s-]+tables?\b|\bcombat tables?\b|\bresultsTable\b|\bbad terrain column\b/i,
  },
  {
    name: 'result row',
    pattern:
      /\b(?:total|limited)\s+success\b|\bconfused\s+combat\b|\battackers?\s+badly\s+beaten\b|\b(?:totalSuccess|limitedSuccess|confusedCombat|attackersBadlyBeaten)\b/i,
  },
  { name: 'profile', pattern: /(?<!\b(?:high|low|ground|hill)[\s-])\bprofiles?\b|\bstatusProfiles?\b/i },
  { name: 'ruling', pattern: /\brulings?\b|\brulebooks?\b|\badjudicat\w+|\bOC-\d+\b/i },
  { name: 'points', pattern: /\b(?:strength|status|combat|hit|victory)[\s-]+points?\b/i },
  { name: 'tactical advantage', pattern: /\btactical\s+advantages?\b|\btacticalAdvantages\b/i },
];

/** A date by its figures, day, month and year of the war: no level stands at thirty or more. */
const date = String.raw`(?:0?[1-9]|[12]\d|3[01])\s?[-–]\s?(?:0?[1-9]|1[0-2])\s?[-–]\s?(?:19)?[34]\d(?![\w\-–/:])`;
const level = String.raw`\(?\d{1,2}\)?`;

const toSix = '(?:one|two|three|four|five|six|[1-6])';

/** Figures of the mechanism as prose would hold them, in digits and in words. For a text that a person reads; a drawing is full of such figures. */
export const mechanismFigures: readonly MechanismWord[] = [
  {
    name: 'die',
    pattern: new RegExp(
      [
        String.raw`\b(?:roll(?:s|ed|ing)?|throw(?:s|n|ing)?|threw)\s+(?:a|an|of(?:\s+an?)?)\s+${toSix}(?![-\w])(?!\s+(?:guns?|man|men|pounders?|inch|company|tank)\b)`,
        String.raw`\b(?:roll(?:s|ed|ing)?|throw(?:s|n|ing)?|threw)\s+(?:\w+\s+)?(?:ones|twos|threes|fours|fives|sixes)\b`,
        String.raw`\b(?:rolls?|throws?)\s+(?:was|were|is|came(?:\s+up)?)\s+(?:an?\s+)?${toSix}(?![-\w])`,
      ].join('|'),
      'i',
    ),
  },
  {
    name: 'step',
    pattern: new RegExp(
      [
        String.raw`\b(?:at|on|to|in)\s+step\s+${toSix}(?![-\w])`,
        String.raw`\bon\s+(?:its|their|the)\s+(?:first|second|third|fourth|fifth|sixth|last)\s+step\b`,
        String.raw`\b(?:down|dropp(?:ed|ing)|drops?|f(?:e|a)ll(?:s|en)?|reduc(?:es?|ed|ing))\s+(?:by\s+)?${steps}\s+steps?\b`,
        String.raw`\b${steps}\s+steps?\s+(?:fewer|weaker|remain(?:s|ing)?)\b`,
      ].join('|'),
      'i',
    ),
  },
  {
    name: 'score',
    pattern:
      /\bscor(?:ed|ing)\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!\s+(?:hits?|kills?|goals?)\b)/i,
  },
  {
    name: 'result row',
    pattern:
      /\b(?:total|limited)\s+successes\b|\bconfused\s+combats\b|\battackers?\s+(?:were|was|are|is|have\s+been|had\s+been|being)\s+badly\s+beaten\b|\bbadly\s+beaten\s+attackers?\b/i,
  },
  { name: 'modifier', pattern: /\bmodif(?:y|ies|ied|ying)\s+(?:by|the (?:roll|result))\b/i },
  { name: 'ruling', pattern: /\b(?:control|umpires?)\s+(?:has\s+|have\s+)?rul(?:ed|es|ing)\b/i },
  {
    name: 'signed figure',
    pattern: /(?<![\w.:,/+=\-–−'"#%&[(])[+−]\s?\d{1,2}(?![\d:]|\.\d|\s*(?:°|hours?\b|h\b|km\b))/,
  },
  {
    name: 'level by level',
    pattern: new RegExp(String.raw`(?<![\w.\-–/:])(?!${date})\[?${level}(?:\s?[-–]\s?${level}){2,}\]?(?![\w\-–/:])`),
  },
];
