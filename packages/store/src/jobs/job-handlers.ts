import { jobHandlersInvalid } from '../errors/store.errors.ts';
import type { StartJobs } from './job.types.ts';

/** Throws `job.handlers_invalid`, naming every fault, unless each definition has exactly one handler. */
export function checkHandlers({ definitions, handlers }: StartJobs): void {
  const names = definitions.map((definition) => definition.name);
  const handled = handlers.map((handler) => handler.name);
  const repeated = (list: string[]) => [
    ...new Set(list.filter((name, index) => list.indexOf(name) !== index)),
  ];
  const problems = [
    ...repeated(names).map((name) => `"${name}" is defined more than once`),
    ...names.filter((name) => !handled.includes(name)).map((name) => `"${name}" has no handler`),
    ...repeated(handled).map((name) => `"${name}" has more than one handler`),
    ...handled.filter((name) => !names.includes(name)).map((name) => `"${name}" is handled but not defined`),
  ];
  if (problems.length > 0) throw jobHandlersInvalid(problems);
}
