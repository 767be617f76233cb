import { remarkLeads } from '@ecco/domain';
import { plainTitle } from '@ecco/engine';
import type { Item, ItemDetails } from '@ecco/store';
import type { PaperDate } from '../sources/document/paper.date.ts';
import type { PrintedTitle } from '../sources/document/paper.title.ts';

const notes: Readonly<Record<PaperDate['from'], (words: string) => string>> = {
  head: (words) => `${remarkLeads.date} the head of the paper: “${words}”`,
  name: (words) => `${remarkLeads.date} the name of the file: “${words}”`,
  title: (words) => `${remarkLeads.date} the title: “${words}”`,
  signed: (words) => `${remarkLeads.date} where the paper is signed: “${words}”`,
  said: (words) => `${remarkLeads.date} what is said at the beginning: “${words}”`,
};

/** The day that a source says it is of, with a note that says where; nothing where the item has another one already. */
export function datedBy(item: Item, paperDate: PaperDate | null): ItemDetails {
  if (paperDate === null) return {};
  const publishedAt = new Date(paperDate.iso);
  const isOther = item.publishedAt !== null && item.publishedAt.getTime() !== publishedAt.getTime();
  if (isOther) return {};
  return { publishedAt, notes: [...new Set([...item.notes, notes[paperDate.from](paperDate.words)])] };
}

/** The title that a source gives itself, in small letters where it is printed in capitals, with a note where its head says more than its first line. */
export function titledBy(
  { notes: before }: Pick<Item, 'notes'>,
  printedTitle: PrintedTitle | null,
  title: string,
): ItemDetails {
  if (printedTitle === null) return title ? { title: plainTitle(title) } : {};
  const note = `${remarkLeads.title} the head of the paper: “${printedTitle.words}”`;
  return { title: plainTitle(printedTitle.title), notes: [...new Set([...before, note])] };
}
