import { builtInEngine, type ContentKind } from '../packages/engine/src/index.ts';
import { type EvalTask, linesOf } from './eval-task.ts';
import { CallDoc, Meeting } from './reference.schema.ts';
import { sourceOfUnits, type Unit } from './source-of-units.ts';

const countWords = (text: string): number => text.split(/\s+/u).length;

/** The overview and the short form, the weightiest first, cut at the task's length in words. */
async function summaryOf(kind: ContentKind, units: Unit[], words: number): Promise<string> {
  const { ports } = builtInEngine;
  const source = sourceOfUnits(kind, units);
  const outline = await ports.outline?.(source);
  if (!outline) return '';
  const overview = await ports.overview?.({ ...source, outline });
  const analysis = await ports.analyse?.({ ...source, outline });
  const chapters = outline.chapters.toSorted((a, b) => b.relevancy - a.relevancy);
  const sentences = [
    ...(overview?.keyInsights ?? []),
    ...(analysis?.tldr ?? []),
    ...chapters.flatMap((chapter) => [...chapter.summary, ...chapter.takeaways]),
  ].map(({ text }) => text);
  const chosen: string[] = [];
  for (const sentence of new Set(sentences)) {
    const length = countWords(chosen.join(' ')) + countWords(sentence);
    if (chosen.length === 0 || length <= words * 1.15) chosen.push(sentence);
  }
  return chosen.join('\n');
}

async function* calls(split: string) {
  const file = split === 'dev' ? 'ectsum/dev/val.jsonl' : 'ectsum/test/test.jsonl';
  for await (const line of linesOf(file)) {
    const { id, doc } = CallDoc.parse(line);
    const units = doc.map((text) => ({ speaker: null, text }));
    yield { id, summary: await summaryOf('earnings', units, 60) };
  }
}

async function* meetings(split: string) {
  const file = split === 'dev' ? 'qmsum/dev/val.jsonl' : 'qmsum/test/test.jsonl';
  for await (const line of linesOf(file)) {
    const { turns, general } = Meeting.parse(line);
    const summary = await summaryOf('meeting', turns, 150);
    for (const { qid } of general) yield { id: qid, summary };
  }
}

const task = (name: string, predict: EvalTask['predict']): EvalTask => ({
  name,
  scorer: ['eval_summ.py', '--task', name],
  predict,
});

export const summaryTasks: EvalTask[] = [task('ectsum', calls), task('qmsum-general', meetings)];
