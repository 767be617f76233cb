import type { FactKind } from '@ecco/domain';
import { type Lexicon, lexicon } from '../../lexicon/lexicon.ts';

// Questions are read here without names of organizations, articles and marks: "what is aum", "who chairs board".

/** Questions that the meetings to come answer: when, where, with what before them, and which. */
export const asksMeeting = lexicon({
  at: 'opening',
  phrases: String.raw`
    (on |at |in )?(when|where|what time|what (date|day|place))  + when is next meeting  - why is next meeting late
    (what|which) (is|are|will be|s)( on| in)? (agenda|date|day|time|place|location|venue|next|upcoming|forthcoming|future|coming)  + what is on agenda of next meeting  - what is said of next meeting
    (what|which) (next |upcoming |future )?meetings? (is|are|will)  + which meetings are coming up  - which meetings did she miss
    what will( \S+){1,4} (discuss|discussed|consider|considered|take up|taken up|deal with|dealt with)  + what will board discuss at next meeting  - what will board pay
    (list|show|name)( me)?( \S+)? (next|upcoming|future|forthcoming) meetings?  + list upcoming meetings  - list past meetings
    (is|are) there( \S+){0,3} meetings?  + are there upcoming meetings  - are there managers
    any( \S+)? (next|upcoming|future|forthcoming) meetings?  + any upcoming meetings  - any past meetings
    will( \S+){1,6} (discussed|considered|taken up|dealt with|on agenda)  + will infrastructure be discussed at next meeting  - will fees be paid at next meeting
  `,
});

/** Of those, for several. */
export const asksMeetings = lexicon({ words: 'meetings sessions hearings' });

/** Words of such a question that say nothing of what the meeting is to deal with. */
export const wordsOfMeetings = lexicon({
  words: String.raw`when where what which who it they next upcoming forthcoming future following last latest most recent recently come coming again up scheduled planned ahead
    meeting meet session hearing board trustees directors committee subcommittee council commission regular special ordinary full
    agenda item date day time place location venue held hold take discuss consider deal dealt list show name convene start begin
    there any fund plan system organization company pension investment`,
});

/** What is asked for with each kind of fact. */
export const asksFact: Readonly<Record<FactKind, Lexicon>> = {
  total_assets: lexicon({
    at: 'whole',
    phrases: String.raw`
      what (is|are|was|were) (total )?(aum|assets under management|assets|fund size|size)  + what is aum  - what is aum of manager
      how (big|large) (is|was)( (it|fund|plan|system))?  + how large is fund  - how large is commitment
      how much( money)? (does|did)( (it|fund|plan|system|board|they))? manage  + how much money does it manage  - how much does it pay
    `,
  }),
  total_members: lexicon({
    at: 'whole',
    phrases: String.raw`
      how many members (does|did|do)( (it|fund|plan|system|they))? have  + how many members does it have  - how many members voted
      how many members (are|were) there  + how many members are there  - how many members were absent
      what (is|was) (number of members|membership)  + what is number of members  - what is number of votes
    `,
  }),
  headquarters: lexicon({
    at: 'whole',
    phrases: String.raw`
      where (is|are)( (it|fund|plan|system|they))? (headquarters|headquartered|based|located)  + where are headquarters  - where are minutes
      (what|where) (is|are) (headquarters|head office|main office)  + what is headquarters  - what is head count
    `,
  }),
  funded_ratio: lexicon({
    at: 'whole',
    phrases: String.raw`
      what (is|was) (funded|funding) (ratio|status|level)  + what is funded ratio  - what is expense ratio
      how (well )?funded (is|was)( (it|fund|plan|system))?  + how well funded is plan  - how is plan funded
    `,
  }),
  assumed_return: lexicon({
    at: 'whole',
    phrases: String.raw`
      what (is|was) (assumed (rate of |investment )?return|assumed rate|return assumption)  + what is assumed rate of return  - what is rate of return
      what( rate of)? return (does|did) (it|fund|plan|system|board) assume  + what return does it assume  - what return did it earn
    `,
  }),
};

/** Questions of who holds an office; behind them stands the office. */
export const asksHolder = lexicon({
  at: 'opening',
  phrases: String.raw`
    who (is|are|s)  + who is chief investment officer  - who was chief investment officer
    what (is|s) name of  + what is name of chair  - what is fund name
    who (serves|acts) as  + who serves as chair  - who served as chair
  `,
});

/** Questions of since when somebody holds an office; behind them stand who and what. */
export const asksSince = lexicon({
  at: 'opening',
  phrases: String.raw`
    since (when|what year|which year) (is|has|was)  + since when is ana varga chair  - since when do they meet
    (from|since) when has  + from when has ana varga been chair  - from when on
    how long has(?=( \S+){1,6} (been|served|in office))  + how long has ana varga been chair  - how long has it taken
  `,
});

/** Questions of who leads a body. */
export const asksChair = lexicon({
  at: 'opening',
  phrases: String.raw`
    who (chairs|heads|leads)  + who chairs board  - who leaves board
  `,
});

/** Questions of who is on the board. */
export const asksBoard = lexicon({
  at: 'whole',
  phrases: String.raw`
    who (are|is|sits|sit|serves|serve) on board( of (trustees|directors))?  + who is on board  - who is on audit committee
    who are (trustees|board members|members of board( of (trustees|directors))?|directors)  + who are trustees  - who are managers
  `,
});

/** What a sentence has that tells of such a fact. */
export const ofFact: Readonly<Record<FactKind, Lexicon>> = {
  total_assets: lexicon({
    words: 'assets aum manages invests',
    phrases: String.raw`
      (fund|plan|system|portfolio) (stood|was valued|is valued|had|has)  + The total fund was valued at $28.7 billion.  - The fund lost money.
      (looks|look) after  + It looks after $41.6 billion.  - It looks fine.
    `,
  }),
  total_members: lexicon({ words: 'members participants retirees' }),
  headquarters: lexicon({ words: 'headquarters headquartered based offices?' }),
  funded_ratio: lexicon({ words: 'funded funding' }),
  assumed_return: lexicon({ words: 'assumed assumes assume assumption assumptions' }),
};
