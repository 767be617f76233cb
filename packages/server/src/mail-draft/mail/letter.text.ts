import type { DraftLine, DraftSection } from '@ecco/contract';
import { type Letter, letterWords, paragraphsOf } from './letter.ts';

const lineText = (line: DraftLine): string =>
  [
    ...(line.label === null ? [] : [`  ${line.label}`]),
    `* ${letterWords(line)}`,
    ...line.places.map(({ title, at, href }) => `  ${title}, ${at}: ${href}`),
  ].join('\n');

const sectionText = ({ name, meta, href, lines }: DraftSection): string =>
  [
    [name.toUpperCase(), ...(meta === null ? [] : [meta]), ...(href === null ? [] : [href])].join('\n'),
    ...lines.map(lineText),
  ].join('\n\n');

const ownText = (text: string): string[] => paragraphsOf(text).map((lines) => lines.join('\n'));

/** The same for readers without HTML. */
export function letterText({ title, meta, href, opening, closing, sections, product }: Letter): string {
  return `${[
    [title, ...(meta === null ? [] : [meta])].join('\n'),
    ...ownText(opening),
    ...sections.map(sectionText),
    ...ownText(closing),
    `Open in ${product}: ${href}`,
  ].join('\n\n\n')}\n`;
}
