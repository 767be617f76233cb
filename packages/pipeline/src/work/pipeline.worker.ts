/** What runs in worker threads. Each function takes plain data and answers with plain data (see `carried.ts`). */
import * as media from '../media/media-facts.ts';
import * as cutting from '../segments/cut-segments.ts';
import * as transcript from '../sources/transcript/parse-transcript.ts';
import { carried } from './carried.ts';

type Bytes = { bytes: Uint8Array };

export const cutSegments = carried(cutting.cutSegments);
export const readMediaFacts = carried(media.readMediaFacts);
export const parseTranscript = carried(({ bytes, hint }: Bytes & { hint: transcript.TranscriptHint }) =>
  transcript.parseTranscript(bytes, hint),
);
