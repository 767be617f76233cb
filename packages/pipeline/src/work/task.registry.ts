import type { StreamedTask, Task } from '@ecco/engine';

type Threads = 'texts' | 'voice';

type TaskEntry = {
  /**
   * The threads in which the built-in engine does the task: those of texts, or that of the voice, whose seconds must
   * not stand before what takes none. Null where it does not do it, so that somebody else has to be configured.
   */
  threads: Threads | null;
};

/** Every task of the engine, by the name of its port. What does it and where derives from here. */
const tasks: Readonly<Record<Exclude<Task, StreamedTask>, TaskEntry>> & {
  /** Its result may also come piece by piece. */
  readonly [Streamed in StreamedTask]: TaskEntry & { streams: true };
} = {
  identifySpeakers: { threads: 'texts' },
  outline: { threads: 'texts' },
  overview: { threads: 'texts' },
  highlights: { threads: 'texts' },
  analyse: { threads: 'texts' },
  assertions: { threads: 'texts' },
  proceedings: { threads: 'texts' },
  classifyCandidate: { threads: 'texts' },
  answer: { threads: 'texts', streams: true },
  speak: { threads: 'voice' },
  transcribe: { threads: null },
  embed: { threads: null },
};

const isTask = (name: string): name is Task => Object.hasOwn(tasks, name);
const isStreamed = (task: Task): task is StreamedTask => 'streams' in tasks[task];

export const threadsOf = (task: Task): Threads | null => tasks[task].threads;

type PooledTask<Name extends Task = Task> = { task: Name; threads: Threads };
const inThreads = <Name extends Task>(task: Name): PooledTask<Name>[] => {
  const threads = threadsOf(task);
  return threads === null ? [] : [{ task, threads }];
};

/** The tasks of the built-in engine, and the threads in which it does them. */
export const builtInTasks: readonly PooledTask[] = Object.keys(tasks).filter(isTask).flatMap(inThreads);

/** Those of them that it does piece by piece too. */
export const streamedTasks: readonly PooledTask<StreamedTask>[] = Object.keys(tasks)
  .filter(isTask)
  .filter(isStreamed)
  .flatMap(inThreads);
