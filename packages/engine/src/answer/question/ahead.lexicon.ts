import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions of a meeting that is still to come. */
export const asksNextMeeting = lexicon({
  phrases: String.raw`
    (next|upcoming|forthcoming|coming|future|following)( \S+){0,5} (meetings?|sessions?|hearings?)  + When is the next meeting of the committee?  - When was the last meeting?
    (meet|meets|meeting|convene|convenes)( \S+){0,5} (next|again)(?! (week|month|quarter|year))  + When does the board meet next?  - What was agreed when it met last?
    ^\W*(when|where|what time|at what time) (does|do|will|is|are)( \S+){1,8} (meet|meeting|convene)(?! (of|on|in|last))  + When does the board meet?  - When did the board meet?
    ^\W*(when|where|what time|at what time) (does|do|will|is|are)( \S+){1,8} (meet|meeting|convene) in (?=((early|late|mid)-? ?)?((19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b)  + When does the board meet in 2027?  - When does the board meet in public?
    ^\W*(is|are) there( (?!of\b|in\b|at\b)\S+){0,3} meetings?  + Is there a board meeting in December?  - Are there minutes of the meeting?
    (next|upcoming) agenda  + What is on the next agenda?  - What was on the agenda?
    (meetings?|sessions?) (is |are |be )?(coming up|scheduled|planned|ahead)  + Which meetings are coming up?  - Which meetings were long?
  `,
});

/** Questions of the last meeting that was: when and where it was. */
export const asksLastMeeting = lexicon({
  phrases: String.raw`
    ^\W*(on |at |in )?(when|where|what (date|day|place)) (was|is)( (?!next|upcoming)\S+){0,6} (last|latest|most recent)( \S+){0,5} (meetings?|sessions?|hearings?)  + When was the last meeting of the board?  - When is the next meeting?
    ^\W*(when|where|(on )?what (date|day)) did( \S+){1,8} (last|most recently) (meet|convene)  + When did the board last meet?  - When did the board first meet?
    ^\W*(when|where|(on )?what (date|day)) did( \S+){1,8} (meet|convene) (last|most recently)(?! (week|month|quarter|year|spring|summer|fall|autumn|winter))  + When did the board meet last?  - When did the board meet last year?
    ^\W*what (was|is)( \S+){0,2} (date|day|place)( \S+){0,3} (last|latest|most recent)( \S+){0,5} (meeting|session|hearing)  + What was the date of the last board meeting?  - What was the date of the first meeting?
  `,
});

/** What a sentence calls what is still to come when it is said. */
export const comesNext = lexicon({
  words: 'next upcoming following forthcoming',
  phrases: String.raw`
    (meet|meets|meeting) again  + The board meets again in September.  - The board meets in September.
  `,
});

/** What speaks of a meeting. */
export const tellsMeeting = lexicon({ words: 'meeting met meets convened session' });

/** A committee, whichever. */
export const namesCommittee = lexicon({ words: 'committees? subcommittees?' });
