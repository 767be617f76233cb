// The filings of the reference data as the product reads them: as the files they are, and as texts of their pages.
import type { Source } from '@ecco/engine';
import { extractPdf, extractTextDocument, shapeSegments } from '@ecco/pipeline/testing';
import { isThere, linesOf } from './eval-task.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { FilingPage } from './reference.schema.ts';

/** A filing by its name in the reference data; its title is that name in words. */
export type FilingSource = { name: string; source: Source };

type Block = { text: string; page: number | null };

const unitsOf = (blocks: readonly Block[]) =>
  shapeSegments(blocks.map(({ text, page }) => ({ text, page, speaker: null, startMs: null, endMs: null })));
const titleOf = (name: string): string => name.replaceAll('_', ' ');

const splits = ['dev', 'test'];

/** Every filing of which some pages are there, each page read as a file of plain text. */
export async function readFilingTexts(): Promise<FilingSource[]> {
  const blocks = new Map<string, Block[]>();
  for (const split of splits) {
    const file = `financebench/${split}/evidence_pages.jsonl`;
    if (!isThere(file)) continue;
    for await (const line of linesOf(file)) {
      const { page_id, text } = FilingPage.parse(line);
      const [name = '', page = ''] = page_id.split('#p');
      const read = extractTextDocument(new TextEncoder().encode(text), { name: `${name}.txt` }).blocks;
      const paged = read.map((block) => ({ text: block.text, page: Number(page) + 1 }));
      blocks.set(name, [...(blocks.get(name) ?? []), ...paged]);
    }
  }
  return [...blocks].map(([name, some]) => ({
    name,
    source: sourceOfUnits('document', unitsOf(some), titleOf(name)),
  }));
}

/** The filings that are there as a whole, among some names. */
export async function readFilingPapers(
  names: readonly string[],
  bytesOf: (path: string) => Uint8Array,
): Promise<FilingSource[]> {
  const read: FilingSource[] = [];
  for (const name of names) {
    const path = splits.map((split) => `financebench/${split}/pdf/${name}.pdf`).find(isThere);
    if (path === undefined) continue;
    const { blocks } = await extractPdf(bytesOf(path));
    read.push({ name, source: sourceOfUnits('document', unitsOf(blocks), titleOf(name)) });
  }
  return read;
}
