import type { Decision } from '@ecco/domain';
import { builtInEngine } from '@ecco/engine';
import { extractTextDocument, shapeSegments } from '@ecco/pipeline/testing';
import { askPort } from '../marked/ask-port.ts';
import { sourceOfUnits } from '../marked/source-of-units.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What is told to have been decided in minutes that were uploaded as text. */
export async function decisionsIn(text: string): Promise<readonly Decision[]> {
  const { blocks, title } = extractTextDocument(bytesOf(text), { name: 'minutes.txt' });
  const runs = blocks.map(({ text: words, page }) => ({
    speaker: null,
    text: words,
    startMs: null,
    endMs: null,
    page,
  }));
  const source = sourceOfUnits('document', shapeSegments(runs), title);
  const outline = await askPort(builtInEngine.ports.outline, source);
  const { decisions } = await askPort(builtInEngine.ports.proceedings, { ...source, outline });
  return decisions;
}
