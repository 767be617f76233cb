/** What the evaluations measure by itself: the parsers, and how segments are shaped. */
export { type RawSegment, shapeSegments } from '../segments/segment-shaping.ts';
export { extractArticle } from '../sources/article/extract-article.ts';
export { extractPdf } from '../sources/document/extract-pdf.ts';
export { parseFeed } from '../sources/feed/parse-feed.ts';
export type { FeedDocument, FeedEntry } from '../sources/source.type.ts';
export { decodeText } from '../sources/text/text-decoding.ts';
export { readVtt } from '../sources/transcript/vtt.parser.ts';
