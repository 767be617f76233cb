import { hasSummary, hasTranscript, type Item, isFinal } from '@ecco/contract';
import { useSummaryRequested } from '../../../features/processing/api/request-summary.api.ts';
import { FailureBar } from '../../../features/processing/failure-bar.tsx';
import { AskSummary } from '../../../features/processing/request-summary.tsx';
import { StatusBar } from '../../../features/processing/status-bar.tsx';

/** How far the processing of an item is, why it failed, or the way to ask for its summary. */
export function ItemStatus({ item }: { item: Item }) {
  const isRequested = useSummaryRequested(item.uuid) && !isFinal(item.processing_status);
  const summarised = item.summaries.length > 0;
  if (item.processing_status === 'FAILED') return <FailureBar item={item} />;
  const waits = item.processing_status === 'TRANSCRIPTION_COMPLETE' || hasSummary(item.processing_status);
  if (!summarised && !isRequested && hasTranscript(item.processing_status) && waits)
    return <AskSummary item={item} />;
  return isFinal(item.processing_status) ? null : <StatusBar item={item} />;
}
