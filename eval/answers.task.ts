import type { Source } from '@ecco/engine';
import { answerQuestion, rankPlaces, readQuestion } from '@ecco/engine/testing';
import { shapeSegments } from '@ecco/pipeline/testing';
import { type EvalTask, isThere, linesOf } from './eval-task.ts';
import { sourceOfUnits, type Unit } from './marked/source-of-units.ts';
import { FilingPage, FilingQuestion, Meeting } from './reference.schema.ts';

async function* meetings(split: string) {
  const file = split === 'dev' ? 'qmsum/dev/val.jsonl' : 'qmsum/test/test.jsonl';
  for await (const line of linesOf(file)) {
    const { turns, specific } = Meeting.parse(line);
    yield { source: sourceOfUnits('meeting', turns), questions: specific };
  }
}

async function* answers(split: string) {
  for await (const { source, questions } of meetings(split)) {
    for (const { qid, query } of questions) {
      const { sentences } = answerQuestion({ query, sources: [source] });
      yield { id: qid, summary: sentences.map(({ text }) => text).join('\n') };
    }
  }
}

async function* citedTurns(split: string) {
  for await (const { source, questions } of meetings(split)) {
    for (const { qid, query } of questions) {
      yield { qid, ranking: rankPlaces(readQuestion(query), [source]).map(({ segment }) => String(segment)) };
    }
  }
}

type Filing = { name: string; source: Source };

/** The filings that the pages are of: each a document called by its name, its pages cut as the pipeline cuts them. */
async function readFilings(): Promise<Filing[]> {
  const units = new Map<string, Unit[]>();
  for (const split of ['dev', 'test']) {
    if (!isThere(`financebench/${split}/evidence_pages.jsonl`)) continue;
    for await (const line of linesOf(`financebench/${split}/evidence_pages.jsonl`)) {
      const { page_id, text } = FilingPage.parse(line);
      const [name = '', page = ''] = page_id.split('#p');
      const run = { speaker: null, text, startMs: null, endMs: null, page: Number(page) + 1 };
      units.set(name, [...(units.get(name) ?? []), ...shapeSegments([run])]);
    }
  }
  return [...units].map(([name, pages]) => ({
    name,
    source: sourceOfUnits('document', pages, name.replaceAll('_', ' ')),
  }));
}

async function* citedPages(split: string) {
  const filings = await readFilings();
  const sources = filings.map(({ source }) => source);
  for await (const line of linesOf(`financebench/${split}/questions.jsonl`)) {
    const { qid, question } = FilingQuestion.parse(line);
    const pages = rankPlaces(readQuestion(question), sources).map(({ sourceIndex, segment }) => {
      const page = sources[sourceIndex]?.segments[segment]?.page ?? 1;
      return `${filings[sourceIndex]?.name}#p${page - 1}`;
    });
    yield { qid, ranking: [...new Set(pages)] };
  }
}

export const answerTasks: EvalTask[] = [
  {
    name: 'qmsum-specific',
    scorer: ['eval_summ.py', '--task', 'qmsum-specific'],
    predict: answers,
  },
  { name: 'qmsum-turns', scorer: ['eval_rank.py', '--task', 'qmsum-turns'], predict: citedTurns },
  {
    name: 'financebench-pages',
    scorer: ['eval_rank.py', '--task', 'financebench-pages'],
    predict: citedPages,
  },
];
