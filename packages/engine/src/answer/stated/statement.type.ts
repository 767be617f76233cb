import type { Citation } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';

/** A question as one source is asked it. */
export type SourceQuestion = QuestionReading & { source: QuestionSource };

/** What a source tells for sure: the run of the text that answers, null where all of it does, and where it stands. */
export type Statement = { text: string; verbatim: boolean; lead: string | null; citations: Citation[] };
