import type {
  ChapterSentence,
  Analysis as PublicAnalysis,
  Summary as PublicSummary,
  SummaryItem,
} from '@ecco/contract';
import { type Interest, standsUnderTitle, statesSum } from '@ecco/engine';
import type { Highlight, ItemDocument, Summary } from '@ecco/store';
import { presentChapterWords } from './chapter-words.presenter.ts';
import { presentCitedText } from './citation.presenter.ts';
import { timestampsOf, wholeSeconds } from './clock-time.ts';
import { presentHighlights } from './highlight.presenter.ts';
import { neededFirst } from './need.presenter.ts';
import type { Names } from './segment.presenter.ts';
import { topicPlaces } from './topic-places.ts';
import type { TranscriptProfile } from './transcript-profile.ts';

type Outline = NonNullable<Summary['outline']>;
type Chapter = Outline['chapters'][number];
type Analysis = NonNullable<Summary['analysis']>;

const presentSentence = (cited: Chapter['summary'][number], profile: TranscriptProfile): ChapterSentence => ({
  ...presentCitedText(cited, profile),
  stands_alone: standsUnderTitle(cited.text),
  tells_sum: statesSum(cited.text),
});

const isAbout = (
  { firstSegment }: Pick<Chapter, 'firstSegment'>,
  { ids, isEstimated }: TranscriptProfile,
): boolean => isEstimated(ids[firstSegment] ?? '');

/** Where a chapter or a section of one begins: its first line, and when that sounds. */
function presentStart(place: Pick<Chapter, 'firstSegment' | 'startMs' | 'page'>, profile: TranscriptProfile) {
  const { firstSegment, startMs, page } = place;
  const { end_timestamp: _end, ...begins } = timestampsOf({ startMs, endMs: null }, isAbout(place, profile));
  const segmentId = profile.ids[firstSegment] ?? '';
  return { content_id: firstSegment, segment_id: segmentId, ...begins, page_number: page };
}

const presentChapter = (chapter: Chapter, index: number, profile: TranscriptProfile): SummaryItem => ({
  index,
  title: chapter.title,
  ...presentStart(chapter, profile),
  last_content_id: chapter.lastSegment,
  end_timestamp: isAbout(chapter, profile) ? null : wholeSeconds(chapter.endMs),
  relevancy_score: Math.round(chapter.relevancy),
  summary: chapter.summary.map((cited) => presentSentence(cited, profile)),
  takeaways: chapter.takeaways.map((cited) => presentSentence(cited, profile)),
  sections: (chapter.sections ?? []).map((section) => ({
    title: section.title,
    ...presentStart(section, profile),
  })),
  ...presentChapterWords(chapter, isAbout(chapter, profile)),
});

const presentAnalysis = (
  analysis: Analysis,
  profile: TranscriptProfile,
  interests: readonly Interest[],
): PublicAnalysis => ({
  one_liner: analysis.oneLiner && presentCitedText(analysis.oneLiner, profile),
  tldr: {
    items: neededFirst(
      analysis.tldr.map((cited) => presentCitedText(cited, profile)),
      interests,
    ),
  },
  key_topics: analysis.keyTopics.map((topic) => ({
    label: topic.label,
    weight: topic.weight,
    mentions: Math.round(topic.mentions),
    places: topicPlaces(topic.segmentIds, profile),
  })),
});

/** What is shown with a summary besides its own parts. */
type SummaryContext = {
  highlights: readonly Highlight[];
  profile: TranscriptProfile;
  names: Names;
  /** The analysis as a person wrote it. */
  document: Pick<ItemDocument, 'html'> | null;
  /** What its reader wants to know of: key sentences of that come first. */
  interests?: readonly Interest[];
};

/** A summary with the highlights of its version. */
export const presentSummary = (
  summary: Summary,
  { highlights, profile, names, document, interests = [] }: SummaryContext,
): PublicSummary => ({
  version: summary.version,
  made_by: `${summary.madeBy.engine} ${summary.madeBy.version}`,
  overview: summary.overview && {
    key_insights: neededFirst(
      summary.overview.keyInsights.map((cited) => presentCitedText(cited, profile)),
      interests,
    ),
    why_it_matters: summary.overview.whyItMatters.map((cited) => presentCitedText(cited, profile)),
  },
  items: (summary.outline?.chapters ?? []).map((chapter, index) => presentChapter(chapter, index, profile)),
  highlights: presentHighlights(
    highlights.filter((highlight) => highlight.version === summary.version),
    profile,
    names,
  ),
  speakers: [...new Set(names.values())],
  analysis: summary.analysis && presentAnalysis(summary.analysis, profile, interests),
  html_document: document?.html ?? null,
});
