// Lines of minutes that are one whatever stands above them: forms give movers, words, votes and outcome a line each.

const whoIsThere =
  '(?:(?:also|others?|staff|trustees?|members?|directors?|commissioners?|board members?|committee members?|councill?ors?) )?(?:present|absent|excused|attending|in attendance)|apologies|regrets';
const whatIsMoved =
  '(?:main |substitute )?motion(?: to| by)?|moved(?: by)?|mover|second(?:ed|er)?(?: by)?|amendment|recommendations?|resolution';
const howItEnds =
  'ayes?|yeas?|nays?|noes|in favou?r|against|opposed|abstain(?:ed|ing)?|abstentions?|recus(?:ed|als?)|recorded vote|votes?|roll call(?: vote)?|resolved|result|decision|action(?: taken)?';
const labels = `(?:${whoIsThere}|${whatIsMoved}|${howItEnds}|minutes)`;
const isLabel = new RegExp(`^${labels}$`, 'iu');
const labeled = new RegExp(String.raw`^\s*${labels}:(?:\s|$)`, 'iu');
/** "MOTION CARRIED 5-0", "CARRIED AS AMENDED", "LOST". */
const outcome =
  /^\s*(?:(?:THE )?(?:MOTION|AMENDMENT|RESOLUTION) )?(?:CARRIED|PASSED|ADOPTED|APPROVED|FAILED|LOST|DEFEATED|WITHDRAWN)(?: [^\p{Ll}]{0,40})?\s*$/u;
const countedCapitals =
  /^\s*\(?(?:\d{1,3}|[IVX]{1,5})[.)]\s+(?=[^\p{Ll}]{4,90}$)(?=.*\p{Lu}{3})[^\p{Ll}]{0,90}[^\p{Ll}.;,:?!]$/u;

/** Whether a label is one that minutes print before who was there, what was moved, who voted how, and what came of it. */
export const isMinutesLabel = (label: string): boolean => isLabel.test(label);

/** Whether a line begins with such a label, or tells an outcome in capitals: it goes on from no other. */
export const opensMinutesLine = (line: string): boolean => labeled.test(line) || outcome.test(line);

/** "2. APPROVAL OF MINUTES" by itself: the heading of an item, whatever stands below it. */
export const isCountedHeading = (line: string): boolean => countedCapitals.test(line.trimEnd());
