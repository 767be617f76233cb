/**
 * Which organization or person of a graph a mention means, by the product and by somebody who read it: names, tickers,
 * acronyms, namesakes. The labels are places alone; README.md says how they were made.
 */
import type { Reference } from '../marked/reference.ts';
import { heldOut, reasonOf } from './held-out.ts';
import { mentionClasses } from './label.schema.ts';
import type { OpenLinker } from './linker.ts';
import { type LabeledItem, readGraph, readItems } from './load.ts';
import { type JudgedMention, judge, rateLine } from './score.ts';

function* errorsOf({ item, labels }: LabeledItem, judged: readonly JudgedMention[]): Generator<string> {
  for (const { label, link, verdict } of judged.filter((one) => labels.includes(one.label))) {
    if (verdict !== 'wrong' && verdict !== 'missed') continue;
    const text = item.units[label.unit]?.text ?? '';
    const around = `${text.slice(Math.max(0, label.from - 60), label.from)}[${text.slice(label.from, label.to)}]${text.slice(label.to, label.to + 60)}`;
    yield `${verdict} ${item.source} ${label.class} means ${label.node ?? 'none'}, linked ${link === null ? 'not' : `${link.node} by ${link.sign ?? 'its name'}`}: ${around.replaceAll(/\s+/g, ' ')}`;
  }
}

/** Precision and recall, for each class of mentions, without those that name nothing by themselves, and over all. */
export async function* runLinking(
  open: OpenLinker,
  reference: Reference,
  isShown: boolean,
): AsyncGenerator<string> {
  const graph = await readGraph(reference);
  const all: JudgedMention[] = [];
  const items = await readItems(reference);
  const linker = await open(graph);
  try {
    for (const one of items) {
      const judged = judge(one.labels, await linker.link(one.item));
      all.push(...judged);
      if (isShown) yield* errorsOf(one, judged);
    }
  } finally {
    await linker.close();
  }
  for (const name of mentionClasses)
    yield rateLine(
      name,
      all.filter(({ label }) => label.class === name),
    );
  const linked = all.filter(({ link }) => link !== null);
  for (const [reason, own] of Map.groupBy(linked, ({ link }) => reasonOf(link?.sign ?? null)))
    yield rateLine(`linked by ${reason}`, own);
  yield rateLine(
    'all that name something',
    all.filter(({ label }) => label.class !== 'referring' && label.class !== 'given'),
  );
  yield rateLine('each set by reasons that hold in the others', heldOut(all));
  yield rateLine(`all, of ${items.length} items and ${graph.length} nodes`, all);
}
