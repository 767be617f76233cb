import { type Decision, type ReadingReport, withReportOf } from '@ecco/domain';
import { outlinedSource } from '../item/source-of-item.ts';
import { openReport } from '../sources/report/reading.report.ts';
import { ask } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import type { Stage } from './stage.type.ts';

/** What a body did in a meeting: its agenda, its decisions, and the signals of an allocator (D40). */
export const proceedingsStage: Stage = {
  name: 'proceedings',
  // The specification has no status for it; under that of the claims, which follow, the bar moves on.
  working: () => 'EXTRACTING_ASSERTIONS',
  done: null,
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const { source } = await outlinedSource(store, { item, show });
    const made = await ask(engines, {
      task: 'proceedings',
      port: (ports) => ports.proceedings,
      input: source,
      signal,
    });
    const readingReports = withReportOf(item.readingReports, reportOfVotes(made.value.decisions));
    return async (tx) => {
      await tx.proceedings.replace(item.id, made.value);
      await tx.items.update(item.id, { readingReports });
      await noteMaker(tx, item, 'proceedings', made.maker);
    };
  },
};

/** The votes that minutes print in a form that was not understood, of all that were voted on. */
function reportOfVotes(decisions: readonly Decision[]): ReadingReport {
  const report = openReport('minutes', 'minutes');
  for (const { voteUnread } of decisions)
    if (voteUnread !== null) report.note({ what: 'vote-unread', excerpt: voteUnread.quote });
  return report.close({ 'vote-unread': decisions.length });
}
