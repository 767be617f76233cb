import { hasCells } from '../../tables/table-row.ts';
import type { Turn } from '../talk/turn.ts';
import type { AnnouncedItem } from './item.ts';
import { countOfNumber } from './number.ts';

const mostWords = 18;
const mark =
  /^(?:#{1,4} )?(?:agenda )?(?:item )?(\d{1,2}|[IVX]{1,5}|[A-H])(?:\s?[.):]|\s?[–—-](?=\s))\s{1,3}(?=\p{L})/iu;
/** "A. Quarterly report. Ms. Lee reported": a heading that runs into its paragraph. */
const runIn = /^([^.;:|]{3,90})[.:](?:\s{1,2}\p{Lu}|$)/u;
const pulled = /^Item (\d{1,2})\s?\(?([a-z])\)?[.:,]\s/iu;

type Level = { number: string; title: string; level: 1 | 2 };

/** The items of minutes or of a packet: numbered headings in order, lettered ones below them, items pulled from consent. */
export function printedItems(turns: readonly Turn[], inCase: (heading: string) => string): AnnouncedItem[] {
  const items: AnnouncedItem[] = [];
  let [top, sub] = ['', ''];
  for (const turn of turns) {
    const level = hasCells(turn.text) ? null : read(turn.text, { top, sub });
    if (level === null) continue;
    const isNew = level.level === 1;
    const number = isNew ? level.number : `${top} ${level.number}`.trim();
    [top, sub] = isNew ? [level.number, ''] : [top, level.number];
    const segment = turn.parts[0]?.segment ?? 0;
    const title = inCase(level.title) || listedTitle(turns, turn, level.number);
    const before = items.at(-1);
    const run = {
      turn,
      start: 0,
      end: Math.min(turn.text.length, mark.exec(turn.text) === null ? 90 : turn.text.length),
    };
    const isBelow = !isNew && before !== undefined && before.number === top && before.segment === segment - 1;
    if (isBelow) {
      items[items.length - 1] = {
        ...before,
        number,
        title: title === '' ? before.title : `${before.title}: ${lowered(title)}`,
      };
    } else items.push({ segment, number, title, run });
  }
  return items;
}

const lowered = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

type PrintedNumbers = { top: string; sub: string };

function read(text: string, { top, sub }: PrintedNumbers): Level | null {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const isPulled = pulled.exec(plain);
  if (isPulled !== null && isPulled[1] === top)
    return { number: isPulled[2]?.toUpperCase() ?? '', title: '', level: 2 };
  const marked = mark.exec(plain);
  if (marked === null) return null;
  const number = marked[1]?.toUpperCase() ?? '';
  const title = itemTitle(plain.slice(marked[0].length));
  if (title === '') return null;
  const count = countOfNumber(number);
  if (count !== null && follows(count, top)) return { number, title, level: 1 };
  const isLetter =
    /^[A-H]$/u.test(number) &&
    top !== '' &&
    (sub === '' ? number === 'A' : number.charCodeAt(0) === sub.charCodeAt(0) + 1);
  return isLetter ? { number, title, level: 2 } : null;
}

/** Items count up, and hardly ever leave out more than one. */
function follows(count: number, top: string): boolean {
  const before = top === '' ? null : countOfNumber(top);
  return before === null ? count <= 3 : count > before && count <= before + 3;
}

function itemTitle(rest: string): string {
  const words = rest.split(' ').length;
  const isHeading = words <= mostWords && !/[.;,]$/u.test(rest.replace(/\b(?:Inc|L\.P|Co|Ltd|Corp)\.$/u, ''));
  if (isHeading) return rest.replace(/[:.]{1,2}$/u, '');
  const run = runIn.exec(rest)?.[1] ?? '';
  const isName =
    run !== '' &&
    run.split(' ').length <= 9 &&
    /^\p{Lu}/u.test(run) &&
    !/\b(?:was|were|is|are|has|said|reported|presented|called|moved|asked)\b/u.test(run);
  return isName ? run : '';
}

/** "(c) list of warrants;": what a pulled item was called where the consent items are listed. */
function listedTitle(turns: readonly Turn[], turn: Turn, letter: string): string {
  const listed = new RegExp(String.raw`\(${letter.toLowerCase()}\) ([^;.()]{4,70})`, 'u');
  for (const one of turns.slice(Math.max(0, turn.index - 12), turn.index).reverse()) {
    const name = listed.exec(one.text)?.[1]?.trim();
    if (name !== undefined) return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return '';
}
