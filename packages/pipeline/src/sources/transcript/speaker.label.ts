/** Names at the beginning of a line: `Jane Doe:`, `**Jane Doe:**`, `SPEAKER_01:`, `Jane Doe (CEO):`, `[00:12] Jane:`. */
import { parseClockTime } from '../text/clock-time.ts';
import { tidy } from './cue.text.ts';

export type LabelledLine = { speaker: string | null; timeMs: number | null; text: string };

const clock = String.raw`\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const leadingTime = new RegExp(
  String.raw`^[[(]?(${clock})[\])]?(?:\s*(?:-->?|–|—|-)\s*[[(]?${clock}[\])]?)?[\s,:–—-]*`,
);
const timeAfterName = new RegExp(String.raw`^(.{1,80}?)\s*[[(]?(${clock})[\])]?\s*:?$`);
const notNames = new Set(
  'break intro outro music note notes warning tip example summary chapter subject re http https ftp mailto title date time source update ps p.s. caution important remember question answer agenda location present absent links link topics resources sponsors sponsor disclaimer copyright email phone fax website reminder result results conclusion background motion description published recorded'.split(
    ' ',
  ),
);
const particles =
  /^(?:de|da|di|du|del|della|der|den|van|von|zu|la|le|el|al|bin|ibn|ter|y|e|and|of|the|&|-)$/i;

/** Splits a label and a time off the beginning of a line. The text is empty where the line is nothing else. */
export function readLabel(line: string): LabelledLine {
  const plain = line.replace(/^\s*(?:>>+|[-–—•])\s*(?=\p{Lu})/u, '').trim();
  const time = leadingTime.exec(plain);
  const timeMs = time ? parseClockTime(time[1] ?? '') : null;
  const rest = time ? plain.slice(time[0].length) : plain;
  const label = splitLabel(rest);
  if (label) return { speaker: label.name, timeMs: timeMs ?? label.timeMs, text: label.text };
  return { speaker: null, timeMs, text: tidy(stripMarks(rest)) };
}

function splitLabel(line: string): { name: string; timeMs: number | null; text: string } | null {
  // `**Name:** text` and `**Name**: text`, the Markdown of published transcripts.
  const bold = /^(?:\*\*|__)([^*_]{1,90}?)\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*:)\s*(.*)$/s.exec(line);
  const colon = /^([^:\n]{1,90}):(?=\s|$)(.*)$/s.exec(line);
  const [head, text] = bold ? [bold[1], bold[2]] : [colon?.[1], colon?.[2]];
  if (head !== undefined && text !== undefined) {
    const name = readName(head);
    if (name) return { name, timeMs: null, text: tidy(stripMarks(text)) };
  }
  const timed = timeAfterName.exec(line.slice(0, 120));
  const name = timed && line.length <= 120 ? readName(timed[1] ?? '') : null;
  return name ? { name, timeMs: parseClockTime(timed?.[2] ?? ''), text: '' } : null;
}

/** The name in a label, or null when it does not look like one: few words, each with a capital or a number. */
export function readName(label: string): string | null {
  const bare = tidy(label.replace(/[*_]{2,}/g, '').replace(/[[(][^\])]{0,60}[\])]\s*$/, '')).replace(
    /[,:–—-]+$/,
    '',
  );
  const name = tidy(bare.split(/\s(?:--|—|–|-|\|)\s|,\s/, 1)[0] ?? '');
  const words = name.split(' ');
  if (name === '' || words.length > 5 || notNames.has(name.toLowerCase())) return null;
  const fits = words.every((word) => /^[\p{Lu}\p{Lo}\d]/u.test(word) || particles.test(word));
  return fits && /^[\p{Lu}\p{Lo}]/u.test(name) && !/[.!?;]$/.test(name.replace(/\b(?:Jr|Sr|\p{Lu})\.$/u, ''))
    ? name
    : null;
}

const stripMarks = (text: string): string => text.replace(/(?<!\*)\*\*(?!\*)|(?<!_)__(?!_)/g, '');
