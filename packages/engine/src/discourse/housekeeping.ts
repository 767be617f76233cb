import { foldApostrophes } from '../words/fold.ts';

/** What a sentence does apart from saying something about the subject. */
export type Housekeeping =
  | 'greeting'
  | 'thanks'
  | 'sponsor'
  | 'operator'
  | 'disclaimer'
  | 'logistics'
  | 'form';

const patterns: readonly (readonly [Housekeeping, RegExp])[] = [
  [
    'form',
    /[☐☒]|by check mark|check the appropriate box|incorporated (?:herein )?by reference|^\W*\/s\/|\bby: \/s\/|certif(?:y|ies) (?:that|pursuant)|i have reviewed this (?:annual|quarterly)? ?(?:form|report)|registrant.{0,3}s other certifying officer|duly (?:authorized|caused)|address and telephone number|registrant.{0,3}s telephone|aggregate market value|accompanying notes (?:to|are)|an integral part of (?:these|the)|shall not be deemed ["“']?filed/iu,
  ],
  [
    'operator',
    /listen-only|next question (?:comes|is coming|is|will)|first question (?:comes|is coming|is from)|press(?:ing)? (?:the )?(?:star|pound|then|\*|one|zero)|touch-?tone|your line is (?:now )?open|(?:please )?go ahead|question[- ]and[- ]answer session|\bq (?:and|&) a\b|telephone keypad|stand(?:ing)? ?by|conference (?:call )?is being recorded|this concludes|you may (?:now )?disconnect|call the operator|no further questions|turn (?:the|it|this) (?:\w+ )?(?:over|back)|hand (?:the|it|this) (?:\w+ )?(?:over|back)|over to (?:our|your) |queue for questions|(?:opportunity|chance) (?:for everyone )?to (?:signal|queue|register|ask)|pause (?:just |for )?a moment|replay of/iu,
  ],
  [
    'disclaimer',
    /forward[- ]looking|please (?:also )?note that|non-?\s?gaap (?:financial )?(?:measures|information)\b.{0,40}$|unaudited|safe harbou?r|undertakes? no (?:obligation|duty)|(?:differ|vary) materially|risks? and uncertainties|non-gaap (?:financial )?measures?.{0,60}(?:reconcil|defin)|reconciliations?\b.{0,60}(?:found|available|press release|website)|filings? with the|not (?:investment|financial|legal) advice|securities and exchange commission|cautionary (?:note|statement)|(?:excluded from|these) (?:adjusted )?non-?\s?gaap|not all inclusive|items affecting comparability include|obligation to update|do(?:es)? not constitute/iu,
  ],
  [
    'sponsor',
    /brought to you by|(?<!\b(?:plan|pension|retirement|benefit|scheme|fund|financial|equity|buy-?out|employer|corporate|state|government|deal|bill|co)[ -])sponsor(?!-backed|ing (?:employer|compan|government|organi[sz]ation|agenc)|ed (?:plan|benefit|legislation|bill|by (?:senator|representative|sen\.|rep\.|mr\.|ms\.)))|promo code|discount code|use (?:the )?code|free trial|sign up (?:today|for free|at)|(?:slash|\.com\/)\s?\w+|leave (?:us )?a review|subscribe (?:to|on|wherever|now)|rate (?:us|the show)|patreon|newsletter|head (?:over )?to \w+\.(?:com|io|fm|dev)|check (?:it|them|us) out at|learn more (?:at|about)|link(?:s|ed)? in the show notes|show notes|our partners? at|support for (?:this|the) (?:show|podcast|episode)|wherever you get your podcasts|follow us on/iu,
  ],
  [
    'thanks',
    /\bthank you\b|\bthanks\b(?! to\b)|^\W*(?:cheers|appreciate)\b|see you next|talk to you (?:soon|next)|take care\b|have a (?:great|good|nice)|bye\b|until next time|congrat|next (?:week|time)'?s? (?:show|episode)/iu,
  ],
  [
    'greeting',
    /^\W*(?:(?:so|and|well|okay|ok|all right|alright|yeah|hey|hi|hello),?\s\W*)*(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|welcome (?:back|to)|welcome,|ladies and gentlemen)\b|welcome (?:back )?to (?:the|our|another|this)\b|(?:pleased|delighted|happy|like|glad) to (?:welcome|introduce)\b|(?:joined|here) (?:as )?(?:always|usual) by\b|i(?:'m| am|'ll be| will be) your (?:host|operator|moderator)|my name(?:'s| is)\b|(?:joining|joined) (?:me|us|by)\b|(?:on|to) the (?:call|show|podcast|programme|program)\b|glad (?:to be|you'?re) here|(?:we'?re|i'?m|i am|we are) here (?:today )?with|with us (?:is|today)|pleasure to (?:be|have|meet|welcome)|\bi'?m \p{L}+ \p{L}+, (?:and )?(?:i'?m|i am|your|the|an?|senior|head|chief|founder|director|partner)\b|\bwe (?:also |then )?have \p{L}+ \p{L}+, who(?:'s| is)\b|(?:lucky|fortunate|honou?red|thrilled|excited) to (?:have|be joined)\b|(?:nice|great|good|happy) to (?:be here|have you|meet you|see you)|how are you|\b(?:my|our|today'?s) guest\b|^\W*you(?:'re| are| were) listening to/iu,
  ],
  [
    'logistics',
    /can you hear (?:me|us)|you'?re (?:on mute|muted)|share my screen|(?:next|this|previous|the following) slide|slide \w+\b|on page \w+\b|(?:earnings|press|news) (?:release|presentation)\b.{0,60}(?:website|posted|available|issued|page)|investors? (?:relations )?(?:section|website|page)|(?:our|the|company|corporate) website|i(?:'d| would|'ll| will)?(?: like)?(?: now)? (?:to )?(?:begin|start|lead off) (?:by|with|on)|\bwill (?:then |now |also )?(?:begin|start|open|kick off) (?:(?:the|our|today's) \w+ )?(?:by|with)\b|let me (?:start|begin|turn|move|take you)|(?:before (?:we|i) (?:begin|start|get|turn|move))|turn(?:ing)? (?:now )?to (?:page|slide)|(?:will|would like to) (?:now )?(?:review|walk you|discuss|cover|provide|take you|comment)|(?:later|earlier) (?:in|on) (?:the|this) (?:show|episode|call)|(?:in|for|on) (?:the|this|today'?s) (?:call|show|episode|podcast)|take (?:your|the|a few) questions|we'?ll be right back|roll call|call(?:ed|s)? (?:the|this) (?:\w+ )?meeting to order|^[\p{L} ]{4,40} (?:present|absent|excused)(?: were)?:|(?:a )?quorum (?:was|is|being)|next (?:regular )?meeting (?:will be|is) (?:held|scheduled)|(?:meeting|board) (?:was )?adjourned|motion to (?:adjourn|approve the (?:minutes|agenda))|second(?:ed)? the motion|minutes of the (?:last|previous)|i yield|as a reminder|^\W*moving on\b|please come and|please (?:refer to|see|visit)\b|posted online|(?:results|release) (?:was|were) (?:issued|distributed|released) (?:via|through|earlier)|we'?ll (?:link|put (?:a|the) link)|^\W*let'?s (?:close|wrap|finish|begin|kick|jump|dive|check in|move on|take a (?:quick |short )?break)\b|we'?ll close (?:the|this) (?:show|episode)|standing order \d|notice of (?:this|the) decision|(?:item|agenda item) (?:number )?\d+ (?:on|of|this|is)|remind (?:hon\. )?members|for the record|\S+@\S+\.\w|\bwww\.|, (?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]|\p{L}{5,}|new \p{L}+) \d{5}(?:-\d{4})?\W*$|\(toll[- ]free|\btoll[- ]free\b|can be accessed by (?:dialing|calling)|registered (?:office|company number)|hosting a (?:conference call|webcast)|transcript to check/iu,
  ],
];

/** Whether a sentence greets, thanks, sells, instructs or disclaims, and which; null for content. */
export function housekeepingOf(sentence: string): Housekeeping | null {
  const plain = foldApostrophes(sentence);
  for (const [kind, pattern] of patterns) if (pattern.test(plain)) return kind;
  return null;
}
