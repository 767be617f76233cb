import { z } from 'zod';
import { linesOfHtml } from './html-lines.ts';
import type { SourceName } from './mark.schema.ts';
import type { Reference, ReferenceUnit } from './reference.ts';

const Speech = z.object({ speaker: z.string().nullish(), text: z.string().nullish() });
const Line = z.object({
  id: z.string().optional(),
  page_id: z.string().optional(),
  turns: z.array(Speech).optional(),
  units: z.array(z.union([z.string(), Speech])).optional(),
  doc: z.array(z.string()).optional(),
  html: z.string().optional(),
  text: z.string().optional(),
});
type Line = z.infer<typeof Line>;

function textsOf({ turns, units, doc, html, text }: Line): z.infer<typeof Speech>[] {
  const texts = turns ?? units ?? doc ?? (html === undefined ? [text ?? ''] : linesOfHtml(html));
  return texts.map((one) => (typeof one === 'string' ? { text: one } : one));
}

/** The units of one line of the data, each at the place that marks count it by: empty ones stay. */
const unitsOf = (line: Line): ReferenceUnit[] =>
  textsOf(line).map(({ speaker, text }) => ({ speaker: speaker ?? null, text: text ?? '' }));

/** The key under which `readUnits` hands a text over. */
export const nameOf = ({ dataset, source }: SourceName): string => `${dataset} ${source}`;

/** The named texts of the reference data, by `nameOf`; files are read once and one line at a time. */
export async function readUnits(
  reference: Reference,
  names: readonly SourceName[],
): Promise<Map<string, ReferenceUnit[]>> {
  const result = new Map<string, ReferenceUnit[]>();
  for (const [dataset, requested] of Map.groupBy(names, (name) => name.dataset)) {
    const sources = new Set(requested.map(({ source }) => source));
    for await (const value of reference.linesOf(`${dataset}.jsonl`)) {
      const line = Line.parse(value);
      const source = line.id ?? line.page_id ?? '';
      if (sources.has(source)) result.set(nameOf({ dataset, source }), unitsOf(line));
    }
  }
  for (const name of names)
    if (!result.has(nameOf(name))) throw new Error(`the reference data lacks ${nameOf(name)}`);
  return result;
}
