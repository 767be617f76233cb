import { markRuns } from '../../format/highlight.ts';

/** Text with the searched words marked. */
export function MarkedText({ text, phrases }: { text: string; phrases: readonly string[] }) {
  return markRuns(text, phrases).map((run) =>
    run.marked ? <mark key={run.at}>{run.text}</mark> : <span key={run.at}>{run.text}</span>,
  );
}
