import type { DoubtedLine as PublicLine } from '@ecco/contract';
import type { DoubtedLine } from '@ecco/store';
import { whole } from '../item/clock-time.ts';
import { presentDoubts } from '../item/doubted-line.presenter.ts';

export const presentDoubtedLine = (line: DoubtedLine): PublicLine => ({
  segment: line.segmentId,
  line: line.idx,
  text: line.text,
  start_ms: whole(line.startMs),
  end_ms: whole(line.endMs),
  ...(line.isEstimated && { times: 'estimated' }),
  ...presentDoubts(line, true),
});
