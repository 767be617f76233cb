/**
 * The day of a paper or a meeting, from what it says of itself: its head, what the chair says first, the name of its
 * file. What the program wrote into the file is not asked: it is the day on which somebody pressed a button.
 */
import { dateOfName, datesIn, isoOf, type WrittenDate, yearIn } from '../text/said-date.ts';
import { sixDigitDay } from '../text/six-digit-day.ts';

export type PaperDate = {
  /** ISO 8601, midnight UTC. */
  iso: string;
  from: 'head' | 'name' | 'title' | 'said' | 'signed';
  /** The words or the name in which it stands. */
  words: string;
};

type PaperLabels = {
  /** Of the file or the last part of the address. */
  name: string | null;
  title: string;
};
type Paper = PaperLabels & {
  /** The texts of the first blocks. */
  head: readonly string[];
  /** The texts of all blocks, by which digits are told that may be two days. */
  texts?: readonly string[];
  /** Of an occasion: an agenda, minutes, a notice, a transcript. A report's cover has the day on which its year ends. */
  isOfMeeting: boolean;
};

const labeled =
  /^(?:date(?: of (?:the )?meeting)?|meeting date|dated|issued|published|release date|date issued|for release)\s*:?\s/i;
const occasion =
  /\b(?:minutes|meeting|agenda|hearing|session|workshop)\b(?:(?!\b(?:approv|adopt|next|previous|last|prior|amend|post)\w*)[^\d]){0,90}$/i;
/** What stands before a day that is not the paper's. */
const ofAnother =
  /\b(?:ended|ending|ends|as (?:of|at)|through|until|since|before|after|due|effective|approved(?: by [\w ]{1,30})? on|adopted(?: on)?|amended(?: on)?|minutes (?:of|from)|next|previous|last|prior|posted(?: on)?|beginning|expires?|born)(?: the)?:?\s*$/i;
const dateline = /^\p{Lu}[\p{L}.,’' -]{2,60}(?:,|\(|–|—|-)\s*$/u;

/** "By Ann Birch. May 6, 2026." */
const behindByline =
  /^(?:by|published by|written by)\s\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3}\s?[.,|·•–—-]?\s*(?:published\s|on\s)?$/iu;

/** The day of a paper; null where it does not say one beyond doubt. */
export function dateOfPaper(paper: Paper): PaperDate | null {
  const year = yearIn(`${paper.name ?? ''} ${paper.title}`);
  for (const line of paper.head) {
    const date = datesIn(line.slice(0, 2_000)).find((one) => isOwn(one, line, paper.isOfMeeting));
    const iso = date === undefined ? null : isoOf(date, year);
    if (date !== undefined && iso !== null) return { iso, from: 'head', words: wordsAround(line, date) };
  }
  return ofName(paper, paper.texts ?? paper.head);
}

const signed = /^dated?\s*:\s*\|?\s*/i;
/** "… has duly caused this report to be signed …, on July 28, 2025." */
const causedToBeSigned = /\bduly caused\b.{0,300}\bsigned\b.{0,300}\bon\s/is;
/** Characters behind these words in which the day stands. */
const signedWithin = 40;

/**
 * The day on which a company signs what it files, as all its signatures have it; null where they differ. `texts`: of all
 * blocks, since it stands at the end.
 */
export function dayOfSigning(texts: readonly string[]): PaperDate | null {
  const paperDates = texts.flatMap((text): PaperDate[] => {
    const lead = (signed.exec(text) ?? causedToBeSigned.exec(text))?.[0] ?? '';
    const from = lead === '' ? 0 : text.indexOf(lead) + lead.length;
    const [date] = lead === '' ? [] : datesIn(text.slice(from, from + signedWithin));
    const iso = date === undefined || date.index > 0 || date.year === null ? null : isoOf(date, null);
    if (date === undefined || iso === null) return [];
    return [{ iso, from: 'signed', words: wordsAround(text, { ...date, index: from }) }];
  });
  const [first, ...others] = paperDates;
  return first !== undefined && others.every(({ iso }) => iso === first.iso) ? first : null;
}

/**
 * The newest of the days under which a paper of resolutions tells them: it is no older. Null where there are fewer than
 * two: one day is read as any other.
 */
export function newestDayOf(texts: readonly string[]): PaperDate | null {
  const paperDates = texts.flatMap((text): PaperDate[] => {
    const date = text.length > 160 ? undefined : datesIn(text).at(-1);
    const isAtEnd = date !== undefined && text.slice(date.index + date.text.length).trim() === '';
    const iso = isAtEnd && !ofAnother.test(text.slice(0, date.index)) ? isoOf(date, null) : null;
    return date === undefined || iso === null ? [] : [{ iso, from: 'head', words: date.text }];
  });
  const sorted = paperDates.toSorted((one, other) => other.iso.localeCompare(one.iso));
  const [newest] = sorted;
  return newest !== undefined && sorted.at(-1)?.iso !== newest.iso ? newest : null;
}

function isOwn({ index, text, weekday }: WrittenDate, line: string, isOfMeeting: boolean): boolean {
  const before = line.slice(0, index);
  const after = line.slice(index + text.length).trim();
  if (ofAnother.test(before)) return false;
  if (labeled.test(line) && before.length < 30) return true;
  const isAlone =
    before.trim() === '' && (after === '' || /^(?:[,|–—-]|at\b|\d|\()/i.test(after)) && line.length < 90;
  if (isAlone && (isOfMeeting || weekday !== null)) return true;
  if (behindByline.test(before) && /^[.)]?$/u.test(after)) return true;
  if (dateline.test(before) && /^(?:–|—|-{1,2}|\(|\/)/.test(after)) return true;
  return occasion.test(before) && (isOfMeeting || before.length < 90);
}

/** What is said where a meeting begins. */
const opens =
  /\b(?:call(?:ed|ing)?\b[^.]{0,40}\bto order|(?:this|today) is\b|today['’]s\b|being recorded\b|date of (?:the|this) (?:original )?call\b|welcome to\b|meeting of\b|we are (?:here|live)|it['’]s\b|it is\b|(?:regular|special|annual|quarterly) meeting)/i;
const openingCharacters = 4_000;

/** The day of a talk from the words with which it is opened, or the name of its file. `texts` are all its turns. */
export function dateOfTalk({
  texts,
  ...known
}: PaperLabels & { texts: readonly string[] }): PaperDate | null {
  const year = yearIn(`${known.name ?? ''} ${known.title}`);
  let read = 0;
  for (const text of texts) {
    if (read > openingCharacters) break;
    read += text.length;
    for (const sentence of text.slice(0, openingCharacters).split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      const date = datesIn(sentence).find(({ index }) => !ofAnother.test(sentence.slice(0, index)));
      const isOpening = date !== undefined && opens.test(sentence.slice(0, date.index));
      const iso = isOpening ? isoOf(date, year) : null;
      if (isOpening && iso !== null) return { iso, from: 'said', words: wordsAround(sentence, date) };
    }
  }
  return ofName(known, texts);
}

/** What ends a quarter or a year is told on the paper about it: that is later. "Form 10-K, December 31, 2017" */
const onPeriod = /\bform (?:10-[kq]|20-f|40-f)\b|\b(?:[1-4]q|q[1-4]|fy) ?\d{2,4}\b|\b\d{4}q[1-4]\b/i;
const isDayOfPaper = /\b(?:filed|dated)\s*$/i;

function isPeriodEnd(words: string, { month, day, year, index }: WrittenDate): boolean {
  const plain = words.replace(/[_.]+/g, ' ');
  if (!onPeriod.test(plain) || isDayOfPaper.test(plain.slice(0, index))) return false;
  const isLast = year !== null && day === new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isLast || /\bform (?:10-[kq]|20-f|40-f)\b/i.test(plain);
}

function ofName({ name, title }: PaperLabels, texts: readonly string[]): PaperDate | null {
  for (const [from, words] of [
    ['name', name ?? ''],
    ['title', title],
  ] as const) {
    const date = dateOfName(words);
    const iso = date === null || isPeriodEnd(words, date) ? null : isoOf(date, null);
    if (iso !== null) return { iso, from, words };
    const text = date === null ? sixDigitDay(words, texts) : null;
    if (text !== null) return { iso: text, from, words };
  }
  return null;
}

/** As much of a line as shows where its date stands. */
function wordsAround(line: string, { index, text }: WrittenDate): string {
  const from = Math.max(0, index - 60);
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1;
  return line.slice(start, index + text.length).trim();
}

const byline =
  /^(?:Author|(?:Prepared |Written )?[Bb]y|PREPARED BY|BY)\s*:?\s+(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})$/u;

/** Who wrote a paper, where it says so itself: on a line of its own, or as the file's author whom it names. */
export function authorOfPaper(head: readonly string[], author: string | null): string | null {
  const said = head.map((line) => byline.exec(line)?.[1]).find((name) => name !== undefined);
  if (said !== undefined || author === null) return said ?? null;
  return author.includes(' ') && head.some((line) => line.includes(author)) ? author : null;
}
