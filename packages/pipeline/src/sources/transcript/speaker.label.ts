/** Names and times at the beginning of a line: `**Jane Doe:**`, `SPEAKER_01:`, `[00:12] Jane (CEO):`, `Jane [00:12]: …`. */
import { parseClockTime } from '../text/clock-time.ts';
import { monthOf } from '../text/date.words.ts';
import { isMinutesLabel } from '../text/minutes-line.ts';
import { tidy } from '../text/tidy.ts';

export type LabeledLine = { speaker: string | null; timeMs: number | null; text: string };

/** A time on a recording or of the day as programs write it. */
export const clock = String.raw`\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(?:\s?[AaPp]\.?[Mm]\b\.?)?`;
const leadingTime = new RegExp(
  String.raw`^[[(]?(${clock})[\])]?(?:\s*(?:-->?|–|—|-|to)\s*[[(]?${clock}[\])]?)?[\s,:|–—-]*`,
);
const timeAfterName = new RegExp(
  String.raw`^(.{1,80}?)[\s,|–—-]*[[(]?(${clock})(?:\s*(?:-->?|–|—|-|to)\s*${clock})?[\])]?\s*:?$`,
);
/** `Jane [00:12]: words`, `Jane 00:12: words` and `Jane (00:12) words`: brackets or a colon part the time from the words. */
const timeInLabel = new RegExp(
  String.raw`^([^:\n[(]{1,80}?)[\s,|–—-]*(?:[[(](${clock})[\])]\s*:?|(?<![\d:])(${clock})\s*:)\s*(?=\S)`,
);
/** Two cells of a log: the speaker and the words. */
const tabbed = /^([^\t:]{1,80})\t+(\S.*)$/s;
const notNames = new Set(
  'keywords keyword tags speakers participants attendees duration break intro outro music note notes warning tip example summary chapter subject re http https ftp mailto title date time source update ps p.s. caution important remember question answer agenda location present absent links link topics resources sponsors sponsor disclaimer copyright email phone fax website reminder result results conclusion background motion description published recorded show podcast series program organization organisation institution'.split(
    ' ',
  ),
);
/** "Speaker from the public", "Public speaker 2", "Member of the audience": somebody whose name is not told. */
const publicLabel =
  /^(?:(?:public|citizen|audience|community) (?:speaker|commenter|commentor|member)|(?:speaker|commenter|commentor|member|somebody|someone|voice|caller|person|man|woman|attendee) (?:from|of|in) the (?:public|audience|floor|community|gallery))(?: (?:no\. ?|#)?\d{1,3})?$/iu;
const particles =
  /^(?:de|da|di|du|del|della|der|den|van|von|zu|la|le|el|al|bin|ibn|ter|y|e|and|of|the|&|-)$/i;

/** Splits a label and a time off the beginning of a line. The text is empty where the line is nothing else. */
export function readLabel(line: string): LabeledLine {
  const { timeMs, rest } = splitTime(line);
  const label = splitLabel(rest, timeMs !== null);
  if (label) return { speaker: label.name, timeMs: timeMs ?? label.timeMs, text: label.text };
  return { speaker: null, timeMs, text: tidy(stripMarks(rest)) };
}

/** Splits only a time off the beginning of a line: what looks like a name belongs to the words. */
export function readUnlabeled(line: string): LabeledLine {
  const { timeMs, rest } = splitTime(line);
  return { speaker: null, timeMs, text: tidy(stripMarks(rest)) };
}

function splitTime(line: string): { timeMs: number | null; rest: string } {
  const plain = line.replace(/^\s*(?:>>+|[-–—•])\s*(?=\p{Lu})/u, '').trim();
  const time = leadingTime.exec(plain);
  return time
    ? { timeMs: parseClockTime(time[1] ?? ''), rest: plain.slice(time[0].length) }
    : { timeMs: null, rest: plain };
}

type Label = { name: string; timeMs: number | null; text: string };

function splitLabel(line: string, isTimed: boolean): Label | null {
  // `**Name:** text` and `**Name**: text`, the Markdown of published transcripts.
  const bold = /^(?:\*\*|__)([^*_]{1,90}?)\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*:)\s*(.*)$/s.exec(line);
  const colon = /^([^:\n]{1,90}):(?=\s|$)(.*)$/s.exec(line);
  const cells = isTimed ? tabbed.exec(line) : null;
  const [, head, text] = bold ?? colon ?? cells ?? [];
  if (head !== undefined && text !== undefined) {
    const name = readName(head);
    // An address behind a colon is nobody's words.
    if (name && !/^\s*https?:\/\//.test(text)) return { name, timeMs: null, text: tidy(stripMarks(text)) };
  }
  return splitTimedLabel(line);
}

function splitTimedLabel(line: string): Label | null {
  const timed = line.length <= 120 ? timeAfterName.exec(line) : null;
  const alone = timed && readName((timed[1] ?? '').replace(/^\[([^\]]+)\]$/, '$1'));
  if (alone) return { name: alone, timeMs: parseClockTime(timed[2] ?? ''), text: '' };
  const inside = timeInLabel.exec(line.slice(0, 200));
  const name = inside && readName(inside[1] ?? '');
  if (!name) return null;
  const text = line.slice(inside[0].length);
  return { name, timeMs: parseClockTime(inside[2] ?? inside[3] ?? ''), text: tidy(stripMarks(text)) };
}

/** A voice that a program counted: "speaker_0", "SPK 2", "S01". */
const counted = /^(?:(?:speaker|spk|voice|participant)[ _-]?(?:\d{1,3}|[A-Z])|S\d{1,2})$/i;

/** Whether a label is that of a voice that a program counted and nobody named. */
export const isCountedVoice = (label: string): boolean => counted.test(label);

/** Whether a label names somebody only as one of the public. */
export const isPublicLabel = (label: string): boolean => /^\p{Lu}/u.test(label) && publicLabel.test(label);

/** "November 12": a day and nobody. */
const isDay = (name: string): boolean => {
  const [, month = '', day = ''] = /^(\p{L}+)\.? (\d{1,2})$/u.exec(name) ?? [];
  return day !== '' && Number(day) <= 31 && month.length >= 3 && monthOf(month) > 0;
};

/** The name in a label, or null when it does not look like one: few words, each with a capital or a number. */
export function readName(label: string): string | null {
  const bare = tidy(label.replace(/[*_]{2,}/g, '').replace(/[[(][^\])]{0,60}[\])]\s*$/, '')).replace(
    /[,:|–—-]+$/,
    '',
  );
  const name = tidy(bare.split(/\s(?:--|—|–|-|\|)\s|,\s/, 1)[0] ?? '');
  if (isPublicLabel(name) || isCountedVoice(name)) return name;
  const words = name.split(' ');
  if (
    name === '' ||
    words.length > 5 ||
    notNames.has(name.toLowerCase()) ||
    isMinutesLabel(name) ||
    isDay(name)
  )
    return null;
  const fits = words.every((word) => /^[\p{Lu}\p{Lo}\d]/u.test(word) || particles.test(word));
  return fits && /^[\p{Lu}\p{Lo}]/u.test(name) && !/[.!?;]$/.test(name.replace(/\b(?:Jr|Sr|\p{Lu})\.$/u, ''))
    ? name
    : null;
}

const stripMarks = (text: string): string => text.replace(/(?<!\*)\*\*(?!\*)|(?<!_)__(?!_)/g, '');
