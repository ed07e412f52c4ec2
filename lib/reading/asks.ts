/** A request of an order beyond the move. */
export type AskKind = 'standFast' | 'blowCrossing' | 'build' | 'waitFor' | 'airSupport' | 'artillery' | 'recce';

export interface Ask {
  kind: AskKind;
  /** The words that say it. */
  words: string;
  /** Of a crossing to blow: its id, where the words name one. */
  crossing?: string;
}

/** The words that ask for each, as one writes them. */
const said: readonly (readonly [kind: AskKind, words: RegExp])[] = [
  [
    'standFast',
    /\b(stand(s|ing)? (fast|firm)|(to|till|until) (the )?last (man|round|bullet|shell|cartridge|shot|gun)|last man,? last round|(fight|hold) (on )?to the last|at all costs?|at any (cost|price)|whatever comes( over)?|(no|without) (withdrawals?|retreat|retirement)|under (all|any) circumstances|to the (bitter )?end|never (give|yield|leave)|not (an?|one) (inch|yard|metre|foot)|(no|not (a|one)) steps? back|(nobody|no one|no man) (leaves|(goes|comes|falls|steps) back)|(no|not a|not one) (man|gun|one) (gives|comes|goes|leaves) (ground|way|out|back)|no (falling|going) back|without thought of retreat|do not (give|yield) (ground|an inch|a yard)|not (give|yield) (an inch|a yard|ground))\b/i,
  ],
  [
    'blowCrossing',
    /(?<!\b(?:not|never|before|nobody|no one|against|stop|prevent|may|might|forbidden|without) (?:[\p{L}']+ ){0,3})\b(blow(?! (in|nothing)\b)|blows|goes? up at once|up (with it|(it|she|they) goes?)|blowing|demolish|demolition|sprengen|sprengt|(be|is|are) (to be )?blown (when|if|as soon|the moment|before|once|on)|(to|must|will) be blown|bridges? blown (when|if|as|before|once)|destroy|charges (on|under(neath)?|to|in|ready|laid)|(lay|put|place|fix|prepare)s? (the )?charges|prepare (it |the bridges? )?for demolition|send (it|the bridge) up|into the air with)\b/iu,
  ],
  [
    'build',
    /\b((?<=^|[.,;:!] |\b(?:and|to|then|or|will|please) )bridge (it|them|the \p{L}+)|(re)?build|bridging|constr(uct)?|erect|(restore|fix) (it|the (bridge|crossing))|strengthen|repair|mend|replace (it|them)|ma[dk]e (it |them |the \p{L}+ )?(fit|passable|usable|ready again)|cl(ass)? \d+|\d+[- ]ton bridge|foot ?(bridge|walk|way)|gangway|fascines|(?<!over the )bailey (to|at|over|across|alongside)|(lay|put|get|throw|push) ((an?|your) [^.,;]*?bridge\b|[^.,;]*?(bailey|span|pontoons?|treadway|folding boat))[^.,;]*)/iu,
  ],
  [
    'waitFor',
    /(?<!\b(?:not|dont|don't|don’t|never|no|without|nobody|about|around) )\b(wait(s|ing)? (?!for (nothing|nobody|no one|none|no man)\b)[^.;]*?(for|until|till)|await|first [^.,;]*? (must|have to)|(hold|stand) (back|fast|by) (until|till)|not before|not (to )?(move|go|start|cross) (until|till|before))\b(?! (nothing|nobody|no one|none|no man)\b)[^.,;]*/i,
  ],
  [
    'airSupport',
    /(?<!\b(?:against|from|enemy|beware of|hostile) (?:the |enemy )?)\b(typhoons?|tiffies|rocket planes|stukas?|air ?(support|strikes?)|(request|want|call for|ask for) air|raf|bomb(ers?|s|ed|ing)?|cab rank|aircraft|planes|mustangs|thunderbolts|p-?\d\ds?|overhead|jabos?|fighter-?bombers?)\b/i,
  ],
  [
    'artillery',
    /\b(barrage|fire before|(artillery|arty|nebelwerfer|mortar|gun|guns) (fire|support|programme|prep(aration)?)|fire (plan|programme)|concentrations?|stonk|murder|creeping|df|salvo(e?s)?|a shoot|shoots? \d+|(arty|artillery|guns|batteries) to fire|bombard(ment|s)?|plaster|pound|(guns|artillery|arty|mediums?|regts?|batteries) in (sp|support)|(mins?|minutes|hours?) of (guns|fire|artillery)|shelling|smoke (screen|shells?|on|from)|(to|guns|artillery|arty|field|medium|mediums|batteries) shell|shell (it|them|the)|(every|all|each|the)? ?(guns?|artillery|arty|rockets|mortars|nebelwerfers?|batteries|regts?|field|mediums?) [^.,;]*(before (the|h|zero|you|they|we)|on call|on the|first|min(ute)?s?|rounds))\b/i,
  ],
  [
    'recce',
    /\b((recces?|recon|reconnai\p{L}+|reconnoit\p{L}+|scouts?|scouting|spy|spying|tac ?r|nosy|go and see|report(?! to)|say if|count|locate|identify|spot|observe (who|what|if|whether|how|any)|find (out|bridges|brs|where)|look (for|if|whether|where|what|into|at|over|about|around)|(have|take) a (good |quick |close )?(look|peep|peek)|see (if|what|whether|who|how)|(tell|let) (me|us) (know|what|who|if|how|whether|where)|how (many|strong)|(what|who) is (there|in|at|holding)|feel (fwd|forward|for|out|your way))\b|(is|are|any|how|who|what|where|whether)\b[^.;?!]*\?)/iu,
  ],
];

/** Every kind of thing that a text asks for, once each. */
export function asksOf(text: string): Ask[] {
  return said.flatMap(([kind, words]) => {
    const match = words.exec(text);
    return match ? [{ kind, words: match[0] }] : [];
  });
}
