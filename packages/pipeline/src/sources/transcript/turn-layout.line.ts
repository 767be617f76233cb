/**
 * Layouts of programs and printers in which a line begins with who speaks: "<A – Jane Doe – Alder>: …", "[Jane Doe] …",
 * "Ms. DOE. …", "> **Jane Doe** (00:12): …". A layout is believed where its names come back; its lines are written as the
 * usual label.
 */
import { clock, readName } from './speaker.label.ts';

type Layout = {
  pattern: RegExp;
  /** Lines of it before it is believed. */
  fewest: number;
  /** Whether only names of two words count: one word in brackets is a sound. */
  isWholeName?: boolean;
  /** Whether what follows must be a sentence: "Jane Doe — Chief Executive" is a heading. */
  isSaid?: boolean;
  /** Whether the words themselves say that this is a person ("Ms. DOE"). */
  isTitled?: boolean;
};

const [usually, surely] = [4, 2];
const bold = String.raw`(?:\*\*|__)`;
const at = String.raw`[[(]?(?<time>${clock})[\])]?`;
const title =
  '(?:Mr|Mrs|Ms|Miss|Dr|Prof|Senator|Representative|Commissioner|Trustee|Director|Secretary|Governor|Mayor|Judge|Justice|Chair(?:man|woman|person)?|Council(?:man|woman|member))';
const surname = String.raw`\p{Lu}[\p{L}'’-]+`;
const office =
  '[Tt]he (?:[Aa]cting |[Vv]ice )?(?:C(?:hair(?:man|woman|person)?|HAIR(?:MAN|WOMAN|PERSON)?|lerk|LERK)|P(?:resident|RESIDENT|residing Officer|RESIDING OFFICER)|S(?:peaker|PEAKER|ecretary|ECRETARY))';

const layout = (pattern: string, fewest: number, how: Partial<Layout> = {}): Layout => ({
  pattern: new RegExp(pattern, 'u'),
  fewest,
  ...how,
});

const layouts: readonly Layout[] = [
  layout(
    String.raw`^\s*<(?:[AQ]\s*[-–—]\s*)?(?<who>[^<>]{3,60}?)(?:\s+[-–—]\s+[^<>]{1,100})?>:?\s*(?<text>.*)$`,
    surely,
    { isWholeName: true },
  ),
  layout(
    String.raw`^\s*${bold}?\[${bold}?(?<who>[^\][*_\n]{3,60})${bold}?\]${bold}?:?\s*(?![[(]?${clock}[\])]?\s*$)(?<text>\S.*)$`,
    usually,
    { isWholeName: true },
  ),
  layout(String.raw`^\s*${at}\s*\[(?<who>[^\][\n]{2,60})\]:?\s*(?<text>.*)$`, usually),
  layout(String.raw`^\s*#{1,6}\s+(?<who>\p{Lu}[^\n([]{1,59}?)\s*[,|–—-]?\s*${at}\s*(?<text>)$`, usually),
  layout(
    String.raw`^\s*(?:>+|[-*•+])\s+${bold}(?<who>[^*_\n]{2,60}?):?${bold}\s*(?:${at})?\s*:?\s*(?<text>\S.*)$`,
    usually,
  ),
  layout(
    String.raw`^\s*(?:\d{1,4}[.)]|--+|@|•)\s*(?:${at}\s*)?(?<who>\p{Lu}[^\n:]{1,59}?):\s+(?<text>\S.*)$`,
    usually,
  ),
  layout(String.raw`^\s*["“](?<who>\p{Lu}[^"”\n]{1,59})["”]\s*:\s*["“]?(?<text>[^"”\n].*?)["”]?$`, usually),
  layout(String.raw`^\s*${at}\s*\|\s*(?<who>\p{Lu}[^|\n]{1,59}?)\s*\|\s*(?<text>\S.*)$`, usually),
  layout(String.raw`^\s*${bold}(?<who>\p{Lu}[^*_\n:]{2,59})${bold}\s+(?<text>[^\s*_:[(–—|-].*)$`, usually, {
    isWholeName: true,
    isSaid: true,
  }),
  layout(
    String.raw`^\s*(?<who>(?:${title}\.?\s${surname}(?:\s${surname})?)|${office})\.\s+(?<text>\S.*)$`,
    usually,
    { isTitled: true },
  ),
  layout(String.raw`^\s*(?<who>\p{Lu}[^\n:()]{1,59}?)(?:\s*\([^()\n]{1,60}\)){2,3}:\s*(?<text>.*)$`, usually),
  layout(String.raw`^\s*(?<who>[\p{Lu}\p{Lo}][^\n:：]{0,59}?)\s*：\s*(?<text>.*)$`, usually),
  layout(
    String.raw`^\s*(?<who>\p{Lu}[^\n:\t]{1,59}?)(?::?\t+|:[ \t]{2,})${at}(?:\t+|[ \t]{2,})(?<text>\S.*)$`,
    usually,
  ),
  layout(
    String.raw`^\s*(?<who>\p{Lu}[^\n:\d]{1,59}?),?\s+${at}\s*[-–—|]\s+(?!${clock}[\])])(?<text>\S.*)$`,
    usually,
  ),
  layout(String.raw`^\s*(?<who>\p{Lu}[^\n:—–]{3,59}?)\s+[—–]\s+(?<text>\S.*)$`, usually, {
    isWholeName: true,
    isSaid: true,
  }),
];

type Turn = { who: string; time: string | undefined; text: string };
/** Of the lines of a layout in which something must be said, so many must be sentences. */
const mostlySaid = 0.7;
const sentence = /[.?!…]["”’)\]]?\s*$/u;
/** A line begins within so many characters: what follows is no part of the layout. */
const longestHead = 200;

function turnIn({ pattern, isWholeName, isTitled }: Layout, line: string): Turn | null {
  const head = line.slice(0, longestHead);
  const { who = '', time, text = '' } = pattern.exec(head)?.groups ?? {};
  const name = isTitled ? who.trim() || null : readName(who);
  if (name === null || (isWholeName && !/\s/.test(name))) return null;
  return { who: name, time, text: text + line.slice(longestHead) };
}

/** The turns of a layout by line, or null where it is not believed. */
function turnsOf(one: Layout, lines: readonly string[]): (Turn | null)[] | null {
  const turns = lines.map((line) => turnIn(one, line));
  const matches = turns.filter((turn) => turn !== null);
  const voices = new Set(matches.map(({ who }) => who)).size;
  const comeBack = matches.length >= one.fewest && voices >= 2 && matches.length >= voices * 1.5;
  const spoken = matches.filter(({ text }) => sentence.test(text)).length;
  return comeBack && (!one.isSaid || spoken >= matches.length * mostlySaid) ? turns : null;
}

const usualForm = ({ who, time, text }: Turn): string => {
  if (text.trim() === '') return time === undefined ? `${who}:` : `${who}  ${time}`;
  return `${time === undefined ? '' : `[${time}] `}${who}: ${text}`;
};

/** The lines of every believed layout as usual labels; all others as they are. */
export function withTurnLayouts(lines: readonly string[]): string[] {
  const believed = layouts.flatMap((one) => {
    const turns = turnsOf(one, lines);
    return turns === null ? [] : [turns];
  });
  if (believed.length === 0) return [...lines];
  return lines.flatMap((line, index) => {
    const turn = believed.map((turns) => turns[index]).find((one) => one);
    return turn ? ['', usualForm(turn)] : [line];
  });
}
