import { findIn, firstIn } from '../talk/pattern.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { imagines, notNow } from './consensus.lexicon.ts';
import { readTally } from './tally.ts';
import { abbreviated, byMover, bySeconder, moverDoes, seconderDoes } from './who.lexicon.ts';
import { type MemberName, nameAt, nameBefore, someTitles } from './who.ts';

/** A motion as minutes, or a chair, record it: who made it, who seconded, and its words where they stand with them. */
export type RecordedMotion = {
  mover: MemberName | null;
  seconder: MemberName | null;
  words: Run | null;
  statement: Run;
};

const formMark = /^\W{0,3}motion(?: made)?(?: to)?:\s{0,3}(?:to |that )?/iu;

/** "MOTION: To adopt the policy.": the words of a motion as a form gives them. */
function formMotion(statement: Run): Run | null {
  const mark = statement.turn.isWritten ? formMark.exec(runText(statement)) : null;
  return mark === null ? null : trimmed({ ...statement, start: statement.start + mark[0].length });
}

const wayToEnd = '(?:(?:was|were|then|put to (?:the|a) vote,?|and|declared) ){0,5}';
const ends = '(?:carried|passed|failed|approved|adopted|defeated|rejected|lost)';
const ended = new RegExp(
  String.raw`^(?:(?:item|no\.?) [\w.]{1,6} |then,? )?(?:the|a) (?:main |substitute )?(?:motion|proposal) (?:to|that) (?=[a-z]{3})(?<words>[^;]{8,260}?),? ${wayToEnd}${ends}(?= (?:by |on |unanimously|\d|for |with |\()|[.,;]|$)`,
  'iu',
);

const votedOn =
  /^(?:the )?(?!(?:\w{1,12} )?(?:motion|amendment|question|item|resolution|vote|minutes)\b)(?<words>[^,;]{8,120}?) (?:was|were) (?:approved|adopted|carried|defeated|rejected|lost|voted down),? (?:by |on )?(?:a vote of )?(?=\d{1,2}(?: to |[ -–]{1,3})\d)/iu;

/**
 * "The motion to hire the firm failed 2-3.", "The Alder commitment was approved, 6 to 1.": a sentence of minutes that tells
 * a motion and its end, and not who made it.
 */
function endedMotion(statement: Run): RecordedMotion | null {
  const { turn, start } = statement;
  const match = turn.isWritten ? (ended.exec(runText(statement)) ?? votedOn.exec(runText(statement))) : null;
  const said = match?.groups?.['words'];
  if (match === null || said === undefined) return null;
  const from = start + match[0].indexOf(said);
  return { mover: null, seconder: null, words: { turn, start: from, end: from + said.length }, statement };
}

type PersonSpan = { who: MemberName; start: number; end: number };

/** Characters of an office before a name. */
const longestTitle = 24;

/** Who moved and seconded what in a statement; null where nobody is said to. */
export function readRecorded(statement: Run): RecordedMotion | null {
  const pair = readAbbreviated(statement) ?? readShort(statement);
  const mover = pair?.mover ?? named(statement, byMover, moverDoes);
  const seconder = pair?.seconder ?? named(statement, bySeconder, seconderDoes);
  const said = formMotion(statement);
  // "Motion: Trustee Lee made the motion to adopt it.": a sentence with a mover of its own, and no words of a form.
  const form = said !== null && mover !== null && mover.start - said.start < longestTitle ? null : said;
  if (form !== null)
    return { mover: mover?.who ?? null, seconder: seconder?.who ?? null, words: form, statement };
  if (mover === null && seconder === null) return endedMotion(statement);
  const words = mover === null ? null : motionWords(statement, mover, seconder);
  return { mover: mover?.who ?? null, seconder: seconder?.who ?? null, words, statement };
}

type Sides = typeof byMover;

function named(statement: Run, before: Sides, after: Sides): PersonSpan | null {
  const { turn } = statement;
  for (const { start, end } of findIn(before, turn.text, statement)) {
    const who = nameAt(turn, end);
    if (who !== null && who.run.end <= statement.end) return { who, start, end: who.run.end };
  }
  for (const { start, end } of findIn(after, turn.text, statement)) {
    const who = nameBefore(turn, start, statement.start);
    if (who !== null && who.run.start >= statement.start) return { who, start: who.run.start, end };
  }
  return null;
}

/** "M/S/C (Finch/Lee) to adopt": the names of mover and seconder with a stroke between. */
function readAbbreviated(statement: Run): { mover: PersonSpan; seconder: PersonSpan } | null {
  const { turn } = statement;
  const mark = firstIn(abbreviated, turn.text, statement);
  if (mark === null) return null;
  const open = mark.end + (/^[\s:(]{0,3}/u.exec(turn.text.slice(mark.end))?.[0].length ?? 0);
  const mover = nameAt(turn, open);
  const gap = mover === null ? null : /^\s?[/,&]\s?/u.exec(turn.text.slice(mover.run.end));
  const seconder = mover === null || gap === null ? null : nameAt(turn, mover.run.end + gap[0].length);
  if (mover === null || seconder === null) return null;
  const close = seconder.run.end + (turn.text[seconder.run.end] === ')' ? 1 : 0);
  return {
    mover: { who: mover, start: mark.start, end: mover.run.end },
    seconder: { who: seconder, start: mover.run.end, end: close },
  };
}

/** "Moved Tsai, second Lindqvist.": all that a sentence of a summary says. */
function readShort(statement: Run): { mover: PersonSpan; seconder: PersonSpan } | null {
  const { turn, start } = statement;
  const lead = /^\W{0,3}Moved (?:by )?(?=\p{Lu})/u.exec(runText(statement))?.[0].length;
  const mover = lead === undefined || !turn.isWritten ? null : nameAt(turn, start + lead);
  const gap =
    mover === null
      ? null
      : /^[,;]? (?:and )?second(?:ed)? (?:by )?(?=\p{Lu})/u.exec(turn.text.slice(mover.run.end));
  const seconder = mover === null || gap === null ? null : nameAt(turn, mover.run.end + gap[0].length);
  if (mover === null || seconder === null) return null;
  return {
    mover: { who: mover, start, end: mover.run.end },
    seconder: { who: seconder, start: mover.run.end, end: seconder.run.end },
  };
}

const decides =
  /^(?:unanimously )?(?:approved|adopted|accepted|authori[sz]ed|ratified|elected|appointed|directed|granted|denied|awarded|confirmed|selected|increased|decreased|reduced|raised|lowered|terminated|committed|retained|renewed|amended)\b/iu;
const endsInBody =
  /\b(?:the (?:[\p{L}']+ ){0,3}(?:board|committee|council|panel|commission)(?: of [\p{L}']+)?|(?:the )?(?:trustees|members))\s(?:unanimously\s)?$/iu;

/** "On motion of Lee, seconded by Birch, the Board approved the lease": what was moved is told as done. */
const isDoneByBody = ({
  words,
  statement: { turn, start },
}: Pick<RecordedMotion, 'words' | 'statement'>): boolean =>
  words !== null &&
  turn.isWritten &&
  decides.test(runText(words)) &&
  endsInBody.test(turn.text.slice(start, words.start));

/** How a record says the motion ended, beside its words; null where it does not. */
export function recordedOutcome({ words, statement }: RecordedMotion): 'carried' | 'failed' | null {
  const { turn, start, end } = statement;
  const sides = [
    { turn, start, end: words?.start ?? end },
    { turn, start: words?.end ?? end, end },
  ];
  const said = sides.map(runText).join(' ');
  const { yes, no } = readTally(sides);
  if (/\b(?:failed|fails|defeated|lost|rejected|died)\b/iu.test(said)) return 'failed';
  if (/\bM\/?S\/?U?[CP]U?\b|\bRESOLVED\b|\band (?:it was )?resolved\b/u.test(said)) return 'carried';
  if (isDoneByBody({ words, statement })) return 'carried';
  if (
    /\b(?:carried|carries|passed|passes|approved|adopted|agreed(?![- ](?:up)?on\b)|unanimous(?:ly)?)\b/iu.test(
      said,
    )
  )
    return 'carried';
  if (!/\bvoted?\b/iu.test(said) || yes === null) return null;
  return yes.value > (no?.value ?? 0) ? 'carried' : 'failed';
}

const fewest = 2;

/** The words of a recorded motion: behind who moved it, behind who seconded it, or before both. */
function motionWords(statement: Run, mover: PersonSpan, seconder: PersonSpan | null): Run | null {
  const { turn } = statement;
  const isBehind = seconder !== null && seconder.start > mover.end;
  const between = { turn, start: mover.end, end: isBehind ? seconder.start : statement.end };
  const behind =
    seconder === null ? null : { turn, start: Math.max(mover.end, seconder.end), end: statement.end };
  const before = { turn, start: statement.start, end: Math.min(mover.start, seconder?.start ?? mover.start) };
  return afterLead(between) ?? (behind === null ? null : afterLead(behind)) ?? afterMotion(before);
}

const lead =
  /^[\s,;:–-]{0,4}(?:(?:and|was|were|it was|which|then|who|duly|properly|unanimously|carried|made|by roll call vote|by voice vote|as follows|the motion|motion)[\s,:]{1,3}){0,7}/iu;
const body = '(?:the |that the )?(?:board|committee|council|panel|trustees|commission|members)[^.;]{0,60}?';
const votedTo = String.raw`\bvoted\b[^;]{0,90}?\bto (?=[a-z]{4})(?!none|nothing|zero|three|four|five|seven|eight)`;
const did = String.raw`\b(?=(?!voted|carried|seconded|moved|passed|motioned|agreed|decided|determined|proceeded|needed|indeed)[a-z]{3,14}ed\b)`;
/** "That the Board approve a commitment to Alder": what a body is to do is the motion, whole. */
const bodies = 'board|committee|council|panel|trustees|commission|members';
const ofBody = String.raw`(?: of (?:the )?(?:[\p{L}']+ ){0,3}?(?:trustees|directors|administration|retirement|regents|governors|commissioners))?`;
const hasDone = 'voted|was|were|is|are|has|had|have|then|also|unanimously|agreed|decided';
const isToDo = new RegExp(
  String.raw`^that (?:the )?(?:[\p{L}']+ ){0,4}?(?:${bodies})${ofBody},? (?=(?!${hasDone})(?:hereby )?\p{Ll}{3,})`,
  'iu',
);
const voted = new RegExp(String.raw`^(?:${body})?(?:${votedTo}|\bto\b|${did})\s{0,2}`, 'iu');
const opens =
  /^(?:to|that|for|approval|adoption|acceptance|resolved:?|approved|adopted|accepted|authori[sz]ed|the|elect|appoint|ratified|resolved)\b/iu;
const linking = /^(?:(?:to|that)(?: the (?:board|committee|council|panel))?|for|resolved:?(?: that)?)\s/iu;

/** A run of words that reads as a motion, without what leads to it; null where nothing of the kind stands there. */
function afterLead(run: Run): Run | null {
  const text = runText(run);
  let at = lead.exec(text)?.[0].length ?? 0;
  const decided = isToDo.exec(text.slice(at))?.[0].length ?? voted.exec(text.slice(at))?.[0].length ?? 0;
  if (decided === 0 && !opens.test(text.slice(at))) return null;
  at += decided;
  at += linking.exec(text.slice(at))?.[0].length ?? 0;
  return trimmed({ ...run, start: run.start + at });
}

/** "Motion to adopt the report was made by": between "motion" and what was done with it. */
function afterMotion(run: Run): Run | null {
  const text = runText(run);
  const at = text.search(/\bmotion\s(?:to|that|for)\s/iu);
  if (at < 0) return null;
  const start = at + (/^motion\s(?:to|that|for)\s/iu.exec(text.slice(at))?.[0].length ?? 0);
  // White space stays at the end: it belongs to the title before the name that stands there.
  const end = text.slice(start).search(/,?\s(?:was|were|being|is)\s{0,2}$/u);
  return trimmed({ ...run, start: run.start + start, end: end < 0 ? run.end : run.start + start + end });
}

const tail =
  /(?:[,;]?\s(?:and|was|were|with)?\s?(?:seconded|carried|approved|passed|put to the vote|the motion|by|it was)?(?: unanimously| carried| and carried)?[,.;:(]?)?\s{0,2}$/iu;

/** "; Trustee": what leads to the name of a seconder, which was cut off. */
const openTitle = new RegExp(String.raw`[;,]\s(?:and\s)?${someTitles}$`, 'iu');

/** ", with Mr. Lee voting no", ", Ms. Birch dissenting": who voted otherwise is no part of what was voted on. */
const voters =
  /,\s(?:with\s(?=\p{Lu})[^;]{1,140}?|(?:Mr|Ms|Mrs|Dr|Trustee|Director|Member|Commissioner)s?\.?\s[^,;]{1,50}?)\s(?:voting|dissenting|abstaining|opposed|opposing|recused|recusing|absent)\b/u;

/** A run without a stop, a bracket or a "was carried" at its end. */
export function trimmed(run: Run): Run | null {
  const text = runText(run);
  const cut = text.search(
    /,\s(?:passed|carried|failed)\b|\s(?:carried|passed|failed),? (?:unanimously|\d)|,?\s(?:was|were|is)\s(?:then\s)?(?:put|voted|called|carried|approved|adopted|made|moved|seconded|passed|taken)\b/iu,
  );
  const whole = cut < 0 ? text : text.slice(0, cut);
  const beside = whole.search(voters);
  const retained = (beside < 0 ? whole : whole.slice(0, beside)).replace(openTitle, '').replace(tail, '');
  const plain = retained.replace(/,?\s(?:which|who|that|and)$/u, '').replace(/[\s,;:.(–-]{1,6}$/u, '');
  const words = plain.split(/\s+/u).filter(Boolean).length;
  return words < fewest ? null : { ...run, end: run.start + plain.length };
}

/** Whether a paragraph tells of a motion at all, and not of a house that somebody moved to. */
export const speaksOfMotion = (turn: Turn): boolean =>
  /\b(?:motion|moved|mover|made by(?=:)|second(?:ed|er)?|carried|ayes?|noes|nays?|vote[ds]?|resolved|supported by|m\/s|msc|(?:approved|adopted|defeated|rejected),? \d{1,2}(?: to |[-–])\d{1,2})\b/iu.test(
    turn.text,
  );

/** Whether a record is of this meeting: nothing before it puts it into another time, or only into a thought. */
export function isOwnRecord({ mover, seconder, statement }: RecordedMotion): boolean {
  const first = mover?.run.start ?? seconder?.run.start ?? statement.start;
  const before = statement.turn.text.slice(statement.start, mover || seconder ? first : statement.end);
  return !notNow.test(before) && !imagines.test(before);
}

/** Up to where a statement is read as a record; acts stand behind it. */
export const recordedEnd = ({ mover, seconder, words }: RecordedMotion): number =>
  Math.max(mover?.run.end ?? 0, seconder?.run.end ?? 0, words?.end ?? 0);
