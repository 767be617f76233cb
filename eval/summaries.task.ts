import type { ContentKind } from '@ecco/domain';
import { type Rated, rateSentences, selectDiverse } from '@ecco/engine/testing';
import { type EvalTask, linesOf } from './eval-task.ts';
import { CallDoc, Meeting } from './reference.schema.ts';
import { sourceOfUnits, type Unit } from './source-of-units.ts';

/** The sentences that the engine rates highest and that differ from each other, cut at the task's length in words. */
function summaryOf(kind: ContentKind, units: Unit[], words: number): string {
  const candidates = rateSentences(sourceOfUnits(kind, units));
  const best = selectDiverse({ candidates, count: Math.ceil(words / 7), worth: ({ score }) => score });
  const chosen: Rated[] = [];
  let length = 0;
  for (const one of best.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length > 0 && length + one.words > words * 1.15) continue;
    chosen.push(one);
    length += one.words;
  }
  return chosen.map(({ polished }) => polished).join('\n');
}

async function* calls(split: string) {
  const file = split === 'dev' ? 'ectsum/dev/val.jsonl' : 'ectsum/test/test.jsonl';
  for await (const line of linesOf(file)) {
    const { id, doc } = CallDoc.parse(line);
    const units = doc.map((text) => ({ speaker: null, text }));
    yield { id, summary: summaryOf('earnings', units, 60) };
  }
}

async function* meetings(split: string) {
  const file = split === 'dev' ? 'qmsum/dev/val.jsonl' : 'qmsum/test/test.jsonl';
  for await (const line of linesOf(file)) {
    const { turns, general } = Meeting.parse(line);
    const summary = summaryOf('meeting', turns, 150);
    for (const { qid } of general) yield { id: qid, summary };
  }
}

const task = (name: string, predict: EvalTask['predict']): EvalTask => ({
  name,
  scorer: ['eval_summ.py', '--task', name],
  predict,
});

export const summaryTasks: EvalTask[] = [task('ectsum', calls), task('qmsum-general', meetings)];
