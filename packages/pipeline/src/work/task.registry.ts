import type { Task } from '@ecco/engine';

type TaskEntry = {
  /**
   * The threads in which the built-in engine does the task: those of texts, or that of the voice, whose seconds must
   * not stand before what takes none. Null where it does not do it, so that somebody else has to be configured.
   */
  threads: 'texts' | 'voice' | null;
};

/** Every task of the engine, by the name of its port. What does it and where derives from here. */
const tasks: Readonly<Record<Task, TaskEntry>> = {
  identifySpeakers: { threads: 'texts' },
  outline: { threads: 'texts' },
  overview: { threads: 'texts' },
  highlights: { threads: 'texts' },
  analyse: { threads: 'texts' },
  assertions: { threads: 'texts' },
  classifyCandidate: { threads: 'texts' },
  answer: { threads: 'texts' },
  speak: { threads: 'voice' },
  transcribe: { threads: null },
  embed: { threads: null },
};

const isTask = (name: string): name is Task => Object.hasOwn(tasks, name);

/** The tasks of the built-in engine, and the threads in which it does them. */
export const builtInTasks: readonly { task: Task; threads: 'texts' | 'voice' }[] = Object.keys(tasks)
  .filter(isTask)
  .flatMap((task) => {
    const { threads } = tasks[task];
    return threads === null ? [] : [{ task, threads }];
  });

export const threadsOf = (task: Task): TaskEntry['threads'] => tasks[task].threads;
