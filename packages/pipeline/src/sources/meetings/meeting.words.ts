/** What pages say around the days of meetings, and around days of something else. */
import { writtenTime } from './written-time.ts';

const meeting =
  /\b(?:meetings?|mtgs?|board|committees?|subcommittees?|commission(?:ers)?|trustees|council|hearings?|work ?sessions?|special session|regular session|executive session|assembly|agendas?|minutes|sitzung(?:en)?|kuratorium|verwaltungsrat|vorstand|aussch[uü]ss|conseil|consejo|reuni[oó]n(?:es)?|réunions?)\b/iu;

/** Words of a meeting, its body or its papers. */
export const isMeetingWords = (text: string): boolean => meeting.test(text);

/** What stands before a day that is of no meeting: "Posted on August 15, 2023". */
const before =
  /\b(?:posted|updated|published|modified|created|revised|reviewed|copyright|adopted|approved|amended|effective|expires?|deadline|due|opens?|closes?|registration|register|submitted|received|released|dated|since|until|through|prior to|before|after|ending|ended|beginning|deadline|policy|(?:no later than)|as of|by|(?:adjourned|rescheduled|postponed|moved|continued|carried over) from|originally(?: scheduled)?(?: for)?)\b[^.;\n]{0,30}$|©[^\n]{0,30}$/iu;

/** Whether a line says of its day that it is of something else than a meeting. `at`: where the day begins in it. */
export function namesOtherDay(line: string, at: number): boolean {
  const near = line.slice(Math.max(0, at - 60), at);
  return before.test(near) && !/\b(?:meeting|hearing|agenda|minutes)\b[^.;]{0,12}$/iu.test(near);
}

const after =
  /^[^.;\n]{0,40}?\b(?:(?:has been |was )?(?:moved|rescheduled|postponed|changed|continued|adjourned)) (?:to|until)\b/iu;

/** Whether a line says of its day that its meeting is on another one. `end`: where the day ends in it. */
export const isMovedAway = (line: string, end: number): boolean => after.test(line.slice(end, end + 80));

/** When a page was put there, which is no time of a meeting. */
const posting =
  /\b(?:posted|updated|published|modified|uploaded|created|amended|revised|issued|released|edited|last changed)\b[^\n]{0,40}?\d{1,2}:\d{2}\s?(?:[ap]\.?m\b\.?)?/giu;
export const withoutPosting = (text: string): string => text.replace(posting, ' ');

/** Whether what stands around a day says that nothing meets: a holiday, an office closed. */
export const noMeeting = (words: string): boolean =>
  words.length < 400 && /\b(?:holiday|offices? (?:are |is )?closed|closed for|no meetings?)\b/iu.test(words);

const general =
  /\b(?:all|regular|committee|board|commission|trustees?|these|the)?\b[^.\n]{0,60}\b(?:meetings?|meets)\b[^\n]{0,240}/iu;
const many =
  /\b(?:meetings\b|meets\b|each|every|monthly|quarterly|generally|regularly|usually|will be held|are held|begin|start)\b/iu;

/** Whether what stands around a day says that its meeting does not take place then. */
export const isCalledOff = (words: string): boolean =>
  /\bcancel|\bcalled off\b|\bpostponed\b(?!\s+from\b)/iu.test(words);

/** The time at which a page says its meetings begin, where it says so once for all. */
export function usualTime(text: string): string | null {
  for (const line of text.split('\n')) {
    const said = line.length <= 1_000 ? general.exec(line)?.[0] : undefined;
    if (said === undefined || !many.test(line)) continue;
    const time = writtenTime(said);
    if (time !== null) return time;
  }
  return null;
}
