import type { ContentKind } from '@ecco/domain';
import { builtInEngine } from '@ecco/engine';
import { type EvalTask, linesOf } from './eval-task.ts';
import { sourceOfUnits, type Unit } from './marked/source-of-units.ts';
import { Meeting, NewsIssue, Recording, Talk } from './reference.schema.ts';

/** First unit of every chapter but the first, by the product's outline. */
async function boundariesOf(kind: ContentKind, units: Unit[]): Promise<number[]> {
  const outline = await builtInEngine.ports.outline?.(sourceOfUnits(kind, units));
  return (outline?.chapters ?? []).slice(1).map((chapter) => chapter.firstSegment);
}

/** First unit of every chapter and every section but the first. */
async function fineBoundariesOf(kind: ContentKind, units: Unit[]): Promise<number[]> {
  const outline = await builtInEngine.ports.outline?.(sourceOfUnits(kind, units));
  const firsts = (outline?.chapters ?? []).flatMap(({ firstSegment, sections = [] }) => [
    firstSegment,
    ...sections.map((section) => section.firstSegment),
  ]);
  return [...new Set(firsts)].filter((first) => first > 0);
}

const recordings = (find: typeof boundariesOf): EvalTask['predict'] =>
  async function* (split) {
    for await (const line of linesOf(`tinyrec/${split}/recordings.jsonl`)) {
      const { id, units } = Recording.parse(line);
      const timed = units.map((unit) => ({ ...unit, startMs: unit.t * 1000, endMs: unit.end * 1000 }));
      yield { id, boundaries: await find('video', timed) };
    }
  };

async function* news(split: string) {
  for await (const line of linesOf(`changelog/${split}/news_segments.jsonl`)) {
    const { id, units } = NewsIssue.parse(line);
    yield {
      id,
      boundaries: await boundariesOf(
        'episode',
        units.map((text) => ({ speaker: null, text })),
      ),
    };
  }
}

async function* meetings(split: string) {
  const file = split === 'dev' ? 'qmsum/dev/val.jsonl' : 'qmsum/test/test.jsonl';
  for await (const line of linesOf(file)) {
    const { id, turns } = Meeting.parse(line);
    yield { id, boundaries: await boundariesOf('meeting', turns) };
  }
}

async function* talks(split: string) {
  for await (const line of linesOf(`talks/${split}/talks.jsonl`)) {
    const { id, units } = Talk.parse(line);
    yield { id, boundaries: await boundariesOf('episode', units) };
  }
}

const task = (name: string, predict: EvalTask['predict']): EvalTask => ({
  name,
  scorer: ['eval_seg.py', '--task', name],
  predict,
});

export const chapterTasks: EvalTask[] = [
  task('tinyrec-coarse', recordings(boundariesOf)),
  task('tinyrec-fine', recordings(fineBoundariesOf)),
  task('news', news),
  task('qmsum', meetings),
  task('talks', talks),
];
