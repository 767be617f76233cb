import { mayPass, PipelineError } from './pipeline.errors.ts';

/**
 * An error loses its class and its own fields on the way out of a worker thread, and with them the code and the
 * words meant for a reader. So a worker's function answers with its value or with the fault as plain data.
 */
export type SerializedResult<Value> = { ok: true; value: Value } | { ok: false; fault: SerializedFault };
type SerializedFault = { code: string | null; message: string; retryable: boolean; stack: string | null };

function faultOf(error: unknown): SerializedFault {
  if (!(error instanceof Error)) return { code: null, message: String(error), retryable: true, stack: null };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : null,
    message: error.message,
    retryable: mayPass(error),
    stack: error.stack ?? null,
  };
}

/** Wraps a function for the worker's side. */
export const serialized =
  <Input, Value>(work: (input: Input) => Value | Promise<Value>) =>
  async (input: Input): Promise<SerializedResult<Value>> => {
    try {
      return { ok: true, value: await work(input) };
    } catch (error) {
      return { ok: false, fault: faultOf(error) };
    }
  };

/** The value, or the fault thrown as it was: with its code where it had one. */
export function deserialized<Value>(answer: SerializedResult<Value>): Value {
  if (answer.ok) return answer.value;
  const { code, message, retryable, stack } = answer.fault;
  if (code !== null) throw new PipelineError({ code, message, retryable });
  const error = new Error(message);
  if (stack !== null) error.stack = stack;
  throw error;
}
