/**
 * What a public document says it is (D35), from its title and its first lines. An agenda that lists the approval of
 * minutes is an agenda; minutes are approved or a draft only where they say so.
 */
import type { DocumentType } from '@ecco/domain';
export function documentTypeOf(title: string, head: string): DocumentType {
  const start = `${title}\n${head.slice(0, 2_500)}`
    .replaceAll(address, ' ')
    .toLowerCase()
    .split('\n')
    .map((line) => (line.length > headingMax ? line.replaceAll(/\bminutes\b/g, 'moments') : line))
    .join('\n');
  if (
    /earnings\s+(?:conference\s+)?call|(?:quarter|full[- ]year|interim|half[- ]year)\b[^\n]{0,60}\b(?:conference|results|earnings) call/.test(
      start,
    )
  )
    return 'earnings-call';
  if (isPacket.test(title)) return 'packet';
  const agenda = positionOf(start, /\bagenda\b/);
  const minutes = positionOf(
    start,
    /(?<!approv(?:al|e|ing) (?:of )?(?:the )?)\bminutes\b(?! of the (?:previous|last|prior))/,
  );
  if (minutes < agenda) return minutesType(start);
  if (agenda < Number.POSITIVE_INFINITY) return 'agenda';
  if (
    /\b(?:meeting|hearing|session) (?:transcript|record)\b|\btranscript of (?:the |a )?[^\n]{0,40}(?:meeting|hearing|session)/.test(
      start,
    )
  )
    return 'meeting-transcript';
  if (isFiling.test(start)) return 'filing';
  const isNotice =
    /\b(?:public )?notice\b[^\n]{0,60}\b(?:meeting|hearing)\b|\b(?:meeting|hearing) notice\b/.test(start);
  if (isNotice) return 'notice';
  return isReport.test(start.slice(0, reportHead)) ? 'report' : 'document';
}

/** Characters of a line that may call a paper minutes; in a longer one they are those of a clock as often. */
const headingMax = 240;
/** "https://alder.org/board/meetings-minutes/": where minutes lie, and none of them. */
const address = /(?:https?:\/\/|www\.)\S+/giu;

/** Everything that is handed out for a meeting; its first pages are the agenda. */
const isPacket = /\b(?:(?:agenda|board|meeting|committee)[ -](?:packet|pack|book))\b/i;
const isFiling =
  /\bform\s+(?:10-[kq]|8-k|20-f|40-f|6-k|def 14a)(?![\w-])|\bpursuant to section 1[34]\b[^\n]{0,40}\bsecurities exchange act\b/;
const isReport =
  /\b(?:annual|quarterly|semi-?annual|monthly|actuarial|financial|performance|valuation|audit|investment|staff|consultant|progress|experience)\b[^\n.]{0,60}\b(?:report|valuation|study|review)\b|\breports? (?:fiscal|first|second|third|fourth|full[- ]year)\b/;
/** A report says so in its title or right below. */
const reportHead = 500;

/** Where the head of minutes ends: what was said of drafts and approvals from there on was said of something else. */
const begun =
  /\b(?:call(?:ed)? to order|roll call|convened|(?:members|trustees|directors|commissioners|also|those) (?:present|in attendance)|present:|attendance:)/;
const minutesHead = 600;
const day = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}[/.-]\d)`;
const draft =
  /\b(?:draft|unapproved|unconfirmed|not yet approved|subject to (?:[a-z]+ )?approval|pending approval)\b/;
const draftOfMinutes = /\bminutes\b[^.\n]{0,60}\bsubject to\b[^.\n]{0,20}\bapproval\b|\bunapproved minutes\b/;
const approved = new RegExp(
  String.raw`\bapproved minutes\b|\bminutes[^\n]{0,40}\(?approved\b|\b(?:approved|adopted|confirmed)(?: (?:on|at|by)\b|:? ${day})|^approved\b`,
  'm',
);

function minutesType(start: string): DocumentType {
  const head = start.slice(0, Math.min(positionOf(start, begun), minutesHead));
  if (draft.test(head) || draftOfMinutes.test(start)) return 'draft-minutes';
  return approved.test(head) ? 'approved-minutes' : 'minutes';
}

/** What a paper is: what it says of itself, and where that leaves it open what the page that links it calls it. */
export function typeOfLinked(own: DocumentType, linkedAs: DocumentType | null | undefined): DocumentType {
  const isOpen = own === 'document' || (own === 'minutes' && /-minutes$/.test(linkedAs ?? ''));
  return isOpen ? (linkedAs ?? own) : own;
}

const positionOf = (text: string, pattern: RegExp): number =>
  pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY;
