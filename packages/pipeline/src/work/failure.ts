import { mayPass, PipelineError } from './pipeline.errors.ts';

/** A failure in the words of a reader, with its stable code. */
export type Failure = { code: string; message: string; retryable: boolean };

/** Named errors carry a dotted code and words meant to be shown; those of libraries do not. */
function isNamed(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[a-z][\w-]*\./.test(error.code)
  );
}

const stageFaulted = (stage: string, cause: unknown) =>
  new PipelineError({
    code: 'stage.faulted',
    message: `Something went wrong in the step “${stage}”. It can be tried again.`,
    retryable: true,
    cause,
  });

export const stageInterrupted = (stage: string) =>
  new PipelineError({
    code: 'stage.interrupted',
    message: `The step “${stage}” was interrupted too often. It can be tried again.`,
  });

/** What an error means for the item. A fault without a name of ours is not shown, as it may hold a path or query. */
export function failureOf(error: unknown, stage: string): Failure {
  const named = isNamed(error) ? error : stageFaulted(stage, error);
  return { code: named.code, message: named.message, retryable: mayPass(named) };
}
