import type { Answer } from '@ecco/domain';
import type { Maker, Question } from '@ecco/engine';
import type { ItemWithShow } from '@ecco/store';
import { ask, type Engines } from '../work/engine-chain.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import type { QuestionSources } from './asked-sources.ts';

/** A question, and the items that may answer it, the likeliest first. */
export type ItemsQuestion = Omit<Question, 'sources'> & { items: readonly ItemWithShow[] };

/** `sourceIndex` in the answer is the place of an item among those that were asked. */
export type AnswerOfItems = { answer: Answer; maker: Maker };

/** How long somebody waits for an answer, in ms. */
const longestMs = 30_000;

const tooSlow = () =>
  new PipelineError({
    code: 'answer.too_slow',
    message: 'The answer took too long. Ask again, or ask a smaller part of the library.',
    retryable: true,
  });

/**
 * Has the configured engine answer from the items' transcripts.
 * @throws PipelineError `answer.too_slow`, and what engines throw
 */
export async function askItems(
  { engines, sources }: { engines: Engines; sources: QuestionSources },
  { items, ...question }: ItemsQuestion,
): Promise<AnswerOfItems> {
  const input = { ...question, sources: await Promise.all(items.map(sources.of)) };
  const signal = AbortSignal.timeout(longestMs);
  try {
    const { value, maker } = await ask(engines, {
      task: 'answer',
      port: ({ answer }) => answer,
      input,
      signal,
    });
    return { answer: value, maker };
  } catch (error) {
    throw signal.aborted ? tooSlow() : error;
  }
}
