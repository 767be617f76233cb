/** What evaluations and benchmarks measure by itself: the parsers, how segments are shaped, how an item is linked. */
export { scheduleOf } from '../hearing/coded-recording.fixture.ts';
export { cutAndJoined } from '../hearing/cut-and-joined.fixture.ts';
export { pageKey } from '../ingest/canonical-url.ts';
export { kindOf } from '../ingest/kind-of.ts';
export { ownAddress } from '../ingest/own-address.ts';
export { linkItem } from '../linking/link-item.ts';
export { cutRecording } from '../media/cut/cut-recording.ts';
export { mp3Header } from '../media/cut/mp3.header.ts';
export { type RawSegment, shapeSegments } from '../segments/segment-shaping.ts';
export { extractArticle } from '../sources/article/extract-article.ts';
export { calendarText } from '../sources/calendar/calendar.line.ts';
export { parseCalendar } from '../sources/calendar/calendar.parser.ts';
export { parseSitemap } from '../sources/crawled/sitemap.parser.ts';
export { extractPdf } from '../sources/document/extract-pdf.ts';
export { extractTextDocument } from '../sources/document/extract-text.ts';
export { filerOf } from '../sources/document/filing.title.ts';
export { inflatingPdf, pdfOfPages } from '../sources/document/hostile-pdf.fixture.ts';
export {
  dateOfPaper as paperDate,
  dateOfTalk as talkDate,
  dayOfSigning,
} from '../sources/document/paper.date.ts';
export { parseOpml } from '../sources/feed/opml.parser.ts';
export { parseFeed } from '../sources/feed/parse-feed.ts';
export { type MeetingWeights, meetingWeights, readMeetings } from '../sources/meetings/page.meetings.ts';
export { unpackSource } from '../sources/packed/unpack-source.ts';
export { recognizeContent, recognizeLink } from '../sources/recognize/recognize.ts';
export type { FeedDocument, FeedEntry } from '../sources/source.type.ts';
export { plainAddress } from '../sources/text/plain-address.ts';
export { periodOf } from '../sources/text/said-period.ts';
export { kindOfTalk } from '../sources/text/talk.kind.ts';
export { decodeText } from '../sources/text/text-decoding.ts';
export { parseTranscript } from '../sources/transcript/parse-transcript.ts';
export { readVtt } from '../sources/transcript/vtt.parser.ts';
export { createWorkPool } from '../work/work-pool.ts';
export { foreignWords } from './foreign-words.fixture.ts';
export { brokenSources, hostileForms, hostileSources } from './hostile-source.fixture.ts';
export { isSaid, type Reading, readings } from './source-readers.fixture.ts';
