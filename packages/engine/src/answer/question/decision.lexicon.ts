import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions of what a body decided, how it voted, and on what terms. */
export const asksDecision = lexicon({
  phrases: String.raw`
    (vote|voted|votes|voting|ballot|motion|amendment|resolution)  + How did the vote on the bands end?  - How did the year end?
    (moved|seconded|abstain|abstained|opposed|voted against|recused?)  + Who seconded it?  - Who spoke second?
    what (conditions?|terms?) (was|were|did|is|are)  + What condition was attached to it?  - What shape is it in?
    (who|what|which)( \S+){0,8} (decide|approve|adopt|authorize|grant|award|select|hire|appoint|terminate|redeem|commit|set)(d|ed|ted)?  + Which manager did the committee hire?  - Which manager spoke?
    (was|were|is|will)( \S+){1,8} (be )?(decided|approved|adopted|selected|hired|appointed|terminated|redeemed|committed|extended|granted|rejected|deferred|tabled|postponed|put off)  + Was the contract extended?  - Was the contract long?
    how (much|many|long|large|big)( \S+){0,8} (commit|approve|redeem|extend|grant|award|adopt)(t?ed|d)?  + How much did the board commit?  - How much did the fund earn?
    what happened (to|with)  + What happened to the search?  - What happened?
  `,
});

/** Questions of who voted how. */
export const asksBallot = lexicon({
  phrases: String.raw`
    (who|which (trustee|member|commissioner|director)s?)( \S+){0,3} (vote[ds]?|abstain(ed)?|oppos(e|ed)|dissent(ed)?|was against|were against)  + Who voted against it?  - Who spoke against it?
  `,
});

/** Questions for who moved or seconded a motion. */
export const asksMover = lexicon({
  phrases: String.raw`
    ^\W*(by )?who(m)? (has )?(moved|seconded)  + Who moved the motion?  - Who spoke on the motion?
  `,
});

/** Of those, for who was against it. */
export const asksAgainst = lexicon({
  words: 'against opposed opposes oppose dissented dissent dissents',
  phrases: `
    vot(e|ed|ing) no  + Who voted no on it?  - Who voted on it?
  `,
});

/** Says that nobody was against it. */
export const tellsNobodyAgainst = lexicon({
  words: 'unanimous unanimously',
  phrases: String.raw`
    (noes|nays|against|opposed):? (0|none|zero|nil)  + Ayes 8, Noes 0.  - Ayes 4, Noes 4.
    (0|none|zero|nobody|no one) (was |were )?(against|opposed|voted no)  + Eight in favor, none against.  - One was against.
  `,
});

/** Stems of deciding, which every question of a decision has and which tell none from another. */
export const deciding = lexicon({
  isCased: true,
  at: 'opening',
  words: String.raw`vot\w* ballot\w* motion\w* substitut\w* amend\w* resolut\w* move\w* second\w* abstain\w* oppos\w* condit\w* term\w* decid\w* decis\w*
    approv\w* adopt\w* commit\w* grant\w* reject\w* defer\w* tabl postpon\w* happen\w*
    attach\w* board\w* committe\w* truste\w* end\w* set`,
});

/** Stems of what anything may be called that a body decides on, and of what is asked of it. */
export const kindsOfDecided = lexicon({
  at: 'whole',
  isCased: true,
  words: String.raw`contract agreement project item ordin propos matter request amount cost price sum valu total pai paid size citi counti commiss commission
    council town district author rezon give gave donat appropri receiv get new`,
});

/** Questions of how much something costs for which a body pays, or what a contract is for. */
export const asksSumOf = lexicon({
  phrases: String.raw`
    how (much|large|big) (is|are|was|were)( \S+){0,10} (contract|agreement|grant|project|purchase|lease|appropriation|change order)  + How much is the contract for the gateway?  - How much is left?
    what (is|was) the (total )?(amount|cost|price|value|size|sum) of( \S+){1,10} (contract|agreement|grant|project|purchase|lease|appropriation|change order)  + What is the amount of the roadway contract?  - What is the amount of rain?
    how much (does|do|did|will|would)( \S+){1,12} (cost|pay|give|donate|appropriate|contribute|receive|get)  + How much does the roadway project cost?  - How much does it rain?
    how much (money )?(is|was|were|will be) (donated|appropriated|given|granted|awarded|allocated|paid)  + How much was donated to the shelter?  - How much was left?
    what (is|was) the( new)? contract (total|amount|price|value)  + What is the new contract total for the roadway?  - What is the contract?
  `,
});

/** The chair says what was moved: to put a thing off, and until when. */
export const putsOffUntil = lexicon({
  phrases: String.raw`
    motion( \S+){0,6} to (defer|postpone|table|continue)( \S+){0,6} (days?|weeks?|months?|until)  + We have a motion on the floor to defer for 90 days.  - We have a motion to approve.
  `,
});

/** Motions that send a thing elsewhere, or put it off: what they are about is done by none of them. */
export const sendsElsewhere = lexicon({
  words:
    'refer refers referred referring postpone postpones postponed postponing tabled defer defers deferred deferring',
  phrases: String.raw`
    to table  + To table the motion.  - A table was shown.
  `,
});

/** What a motion does that does not only send a thing elsewhere. */
export const doesDeed = lexicon({
  words:
    'commit commits committed approve approves approved adopt adopts adopted hire hires hired appoint appoints appointed redeem redeems terminate terminates',
});

/** What a body votes on, by the words that say nothing of what it is about. */
export const anyMotion = lexicon({
  at: 'whole',
  isCased: true,
  words: 'motion resolut item propos recommend vote decis matter',
});

/** Questions of which motions, or what of some kind was moved, ended in one way; behind them stands how. */
export const asksWhichMotions = lexicon({
  phrases: String.raw`
    ^\W*(what|which)(?! (is|was|are|were|did|does|has|have)\b)( [^ ?.,]{1,30}){0,3} (motions?|resolutions?|amendments?|commitments?|contracts?|proposals?|recommendations?|items?)  + Which infrastructure commitments were approved?  - What was the motion?
  `,
});
export const endedWell = lexicon({
  words: 'carried approved adopted passed ratified approve adopt pass ratify',
});
export const endedBadly = lexicon({
  words: 'failed fail rejected reject defeated defeat lost',
  phrases: String.raw`
    (voted|turned|vote|turn) (it |them )?down  + Which motions were voted down?  - Who voted?
  `,
});

/** Questions of what a body did once and for all: what failed is no answer to them but as such. */
export const asksDeed = lexicon({
  phrases: String.raw`
    (how (much|many|large|big)|who|whom|what|which)( \S+){0,8} (commit|approv|redeem|extend|grant|award|adopt|hir|select|appoint|terminat|authoriz|set)(e|ed|ted)?  + How much was committed to it?  - How much did they ask for?
  `,
});

/** Questions of whether a body did something once and for all. */
export const asksWhetherDone = lexicon({
  phrases: String.raw`
    ^\W*(did|has|have|was|were)( \S+){1,10} (commit|approv|redeem|extend|grant|award|adopt|hir|select|appoint|terminat|authoriz|ratif|deferr?|postpon|reject)(e|ed|ted|y|ied)?  + Did the board approve the commitment?  - Did the fund return more?
  `,
});

/** Questions of how somebody voted: behind "did" stands who. */
export const asksVoteOf = lexicon({
  phrases: String.raw`
    how (did|has|have) (?!the vote\b)(\S+ ){1,6}voted?  + How did Trustee Varga vote on the fund?  - How did the vote end?
    (did|has)( \S+){1,5} (vote (for|against|yes|no|on)|abstain)  + Did Trustee Varga vote against it?  - Did the vote end?
  `,
});

/** Of those, for how all of a body did. */
export const asksVoteOfAll = lexicon({
  phrases: String.raw`
    how (did|has|have) (they|(\S+ ){0,5}(board|council|commission|committee|trustees|commissioners|members|legislature|authority)) voted?  + How did the county commission vote on the plan?  - How did Trustee Varga vote on it?
  `,
});

/** Questions of who voted how, and of how many. */
export const asksVotes = lexicon({
  phrases: String.raw`
    ^\W*(who|which (trustee|member|commissioner|director)s?)( \S+){0,3} (vote[ds]?|abstain(ed|s)?|oppos(e|ed|es)|dissent(ed|s)?|(was|were|is|are) (against|opposed|in favou?r))  + Who opposed the plan?  - Who presented the plan?
    (adopted|approved|passed|carried|ratified|rejected|defeated|vote)( \S+){0,2} unanimous(ly)?  + Was the plan adopted unanimously?  - Were they of one mind?
    ^\W*how (was|did) the vote  + How was the vote on the plan?  - How was the plan?
    (by|with) (what|which) (vote|margin|majority)  + Was it adopted, and by what vote?  - What was adopted?
    ^\W*what (was|is|were) the (final |recorded |exact )?(vote|votes|vote count|tally|count of the vote|result of the vote|outcome of the vote)( (on|for|in|at|by|to|when)|\W*$)  + What was the vote on the plan?  - What was the plan?
    ^\W*(who|which (trustee|member|commissioner|director)s?)( \S+){0,3} recused?  + Who recused themselves?  - Who excused them?
  `,
});

/** Of those, for who took no side. */
export const asksAbstained = lexicon({
  phrases: String.raw`
    ^\W*(who|which (trustee|member|commissioner|director)s?)( \S+){0,3} (abstain(ed|s)?|recused?)  + Who abstained on the plan?  - Who was for the plan?
  `,
});

/** What a question of a vote has whatever the vote was on, besides the words of deciding. */
export const ofVoting = lexicon({
  at: 'opening',
  isCased: true,
  words: String.raw`support\w* dissent\w* object\w* favou?r\w* against margin\w* major\w* ye no ratifi\w* pass\w* carri\w* fail\w* defeat\w* unanim\w*`,
});

/** What tells how somebody voted, or how a vote went. */
export const tellsVote = lexicon({
  words: String.raw`ayes? nays? noes opposed dissent(s|ed|ers?)? abstain(s|ed)? unanimous(ly)?`,
  phrases: String.raw`
    (voted?|votes|voting) (no|yes|against|for|in favou?r|to)  + She voted against it.  - They voted.
    (vote|motion|amendment) (was|is|carried|carries|failed|fails|passed|passes) (\d|carried|lost|adopted|unanimous)?  + The vote was 6 to 5.  - They vote on it.
    \d+ ?(-|to) ?\d+ on the  + It was 5 to 2 on the board.  - It was long.
    cast (the|a) (deciding|dissenting|only)  + The chair cast the deciding vote.  - They cast it off.
    in favou?r(?! of)  + There are six in favor.  - They found favor.
  `,
});
