import type { CitedText, ContentKind } from '@ecco/domain';
import { builtInEngine } from '@ecco/engine';
import { type EvalTask, linesOf } from './eval-task.ts';
import { askPort } from './marked/ask-port.ts';
import { sourceOfUnits, type Unit } from './marked/source-of-units.ts';
import { CallDoc, Meeting } from './reference.schema.ts';

type Lists = { short: string[]; insights: string[]; matters: string[] };

/** What the page shows of a text under its title, list by list, as the ports give it. */
async function listsOf(kind: ContentKind, units: Unit[]): Promise<Lists> {
  const { ports } = builtInEngine;
  const source = sourceOfUnits(kind, units);
  const outline = await askPort(ports.outline, source);
  const { oneLiner, tldr } = await askPort(ports.analyse, { ...source, outline });
  const { keyInsights, whyItMatters } = await askPort(ports.overview, { ...source, outline });
  const textsOf = (list: CitedText[]) => list.map(({ text }) => text);
  return {
    short: textsOf(oneLiner === null ? tldr : [oneLiner, ...tldr]),
    insights: textsOf(keyInsights),
    matters: textsOf(whyItMatters),
  };
}

/** The sentences in the order in which they are read, up to so many words; none is cut. */
function within(words: number, texts: readonly string[]): string {
  const retained: string[] = [];
  let length = 0;
  for (const text of texts) {
    length += text.split(' ').length;
    if (length > words) break;
    retained.push(text);
  }
  return retained.join('\n');
}

const calls = (choose: (lists: Lists) => string): EvalTask['predict'] =>
  async function* (split) {
    const file = split === 'dev' ? 'ectsum/dev/val.jsonl' : 'ectsum/test/test.jsonl';
    for await (const line of linesOf(file)) {
      const { id, doc } = CallDoc.parse(line);
      const units = doc.map((text) => ({ speaker: null, text }));
      yield { id, summary: choose(await listsOf('earnings', units)) };
    }
  };

async function* meetings(split: string) {
  const file = split === 'dev' ? 'qmsum/dev/val.jsonl' : 'qmsum/test/test.jsonl';
  for await (const line of linesOf(file)) {
    const { turns, general } = Meeting.parse(line);
    const { short, insights, matters } = await listsOf('meeting', turns);
    const summary = [...short, ...insights, ...matters].join('\n');
    for (const { qid } of general) yield { id: qid, summary };
  }
}

type NamedTask = { name: string; task: string; predict: EvalTask['predict'] };
const scored = ({ name, task, predict }: NamedTask): EvalTask => ({
  name,
  scorer: ['eval_summ.py', '--task', task],
  predict,
});

export const summaryTasks: EvalTask[] = [
  scored({ name: 'ectsum', task: 'ectsum', predict: calls(({ short }) => within(120, short)) }),
  scored({
    name: 'ectsum-insights',
    task: 'ectsum',
    predict: calls(({ insights }) => insights.join('\n')),
  }),
  scored({ name: 'qmsum-general', task: 'qmsum-general', predict: meetings }),
];
