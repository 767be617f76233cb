import type { Port } from '@ecco/engine';

/** Asks a port of the built-in engine, which has those that are asked here. */
export async function askPort<Input, Output>(
  port: Port<Input, Output> | undefined,
  input: Input,
): Promise<Output> {
  if (port === undefined) throw new Error('the built-in engine lacks a port');
  return port(input);
}
