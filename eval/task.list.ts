import { answerTasks } from './answers.task.ts';
import { chapterTasks } from './chapters.task.ts';
import type { EvalTask } from './eval-task.ts';
import { meetingPageTasks } from './meeting-pages.task.ts';
import { meetingTasks } from './meetings.task.ts';
import { nameTasks } from './names.task.ts';
import { parserTasks } from './parsers.task.ts';
import { searchTasks } from './search.task.ts';
import { summaryTasks } from './summaries.task.ts';

/** Every task the product answers with its own engine and parsers. */
export const tasks: EvalTask[] = [
  ...parserTasks,
  ...chapterTasks,
  ...nameTasks,
  ...summaryTasks,
  ...answerTasks,
  ...meetingTasks,
  ...meetingPageTasks,
  ...searchTasks,
];
