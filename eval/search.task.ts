import { subjectOf } from '@ecco/engine';
import { type EvalTask, isThere, linesOf } from './eval-task.ts';
import { type FilledStore, fillStore, type ReadItem } from './filled-store.ts';
import { Abstract, Claim, Meeting } from './reference.schema.ts';

const most = 100;

/** The items that the product finds for a question. */
async function rankItems({ store, referenceOf }: FilledStore, text: string): Promise<string[]> {
  const itemMatches = await store.search.about({ text: subjectOf(text), limit: most });
  return itemMatches.flatMap(({ item }) => referenceOf.get(item.id) ?? []);
}

type Query = { qid: string; query: string };

async function* rankAll(items: AsyncIterable<ReadItem>, queries: AsyncIterable<Query>) {
  const filled = await fillStore(items);
  try {
    for await (const { qid, query } of queries) yield { qid, ranking: await rankItems(filled, query) };
  } finally {
    await filled.store.close();
  }
}

async function* abstracts(): AsyncGenerator<ReadItem> {
  for await (const line of linesOf('scifact/corpus.jsonl')) {
    const { id, title, sents } = Abstract.parse(line);
    yield { id, kind: 'article', title, runs: [{ speaker: null, text: sents.join(' ') }] };
  }
}

async function* claims(split: string): AsyncGenerator<Query> {
  for await (const line of linesOf(`scifact/${split}/queries.jsonl`)) yield Claim.parse(line);
}

const meetingFiles = {
  train: 'qmsum/dev/train.jsonl',
  dev: 'qmsum/dev/val.jsonl',
  test: 'qmsum/test/test.jsonl',
};

async function* meetings(): AsyncGenerator<ReadItem> {
  for (const file of Object.values(meetingFiles)) {
    if (!isThere(file)) continue;
    for await (const line of linesOf(file)) {
      const { id, turns } = Meeting.parse(line);
      yield { id, kind: 'meeting', title: id, runs: turns };
    }
  }
}

async function* questions(split: string): AsyncGenerator<Query> {
  const file = split === 'test' ? meetingFiles.test : meetingFiles.dev;
  for await (const line of linesOf(file)) yield* Meeting.parse(line).specific;
}

const task = (name: string, predict: EvalTask['predict']): EvalTask => ({
  name,
  scorer: ['eval_rank.py', '--task', name],
  predict,
});

export const searchTasks: EvalTask[] = [
  task('scifact', (split) => rankAll(abstracts(), claims(split))),
  task('qmsum-docs', (split) => rankAll(meetings(), questions(split))),
];
