import * as schemas from '@ecco/contract/schemas';
import { describe, expect, test } from 'vitest';
import { ZodType } from 'zod';
import * as factories from '../answers.ts';

/** Those that are made of something, or answered by a schema of another name. */
const special: Readonly<Record<string, [ZodType, unknown]>> = {
  buildAgendaItem: [schemas.AgendaItem, factories.buildAgendaItem(1)],
  buildAlertSettings: [schemas.AlertSettingsPage, factories.buildAlertSettings()],
  buildAnswerSentence: [schemas.AnswerSentence, factories.buildAnswerSentence(3)],
  buildAssertion: [schemas.Assertion, factories.buildAssertion(3)],
  buildCategory: [schemas.OnboardingCategory, factories.buildCategory('heart')],
  buildChapter: [schemas.SummaryItem, factories.buildChapter(2)],
  buildChapterSentence: [schemas.ChapterSentence, factories.buildChapterSentence('Fees fell.', [1, 2])],
  buildCitation: [schemas.Citation, factories.buildCitation(3)],
  buildCitedText: [schemas.CitedText, factories.buildCitedText('Fees fell.', [1, 2])],
  buildDecision: [schemas.Decision, factories.buildDecision(3)],
  buildUnnamedVote: [schemas.UnnamedVote, factories.buildUnnamedVote(3)],
  buildInsightRow: [schemas.InsightRow, factories.buildInsightRow(2)],
  buildOrganizationInsights: [schemas.OrganizationInsights, factories.buildOrganizationInsights('Fund A')],
  buildInsightsGrid: [
    schemas.InsightsGrid,
    factories.buildInsightsGrid([factories.buildOrganizationInsights('Fund A')]),
  ],
  buildHighlight: [schemas.Highlight, factories.buildHighlight(900)],
  buildList: [schemas.EpisodeList, factories.buildList({ episodes: [factories.buildItemCard()] })],
  buildMeeting: [schemas.Meeting, factories.buildMeeting({ media: [factories.buildMeetingSource()] })],
  buildPodcast: [schemas.Podcast, factories.buildPodcast({ episodes: [factories.buildItemCard()] })],
  buildPodcastPick: [schemas.PodcastPick, factories.buildPodcastPick(1)],
  buildQuestion: [schemas.SurveyQuestion, factories.buildQuestion()],
  buildSearchAnswer: [schemas.SearchAnswer, factories.buildSearchAnswer([factories.buildSearchResult(3)])],
  buildSearchResult: [schemas.SearchResult, factories.buildSearchResult(800)],
  buildSegment: [schemas.Segment, factories.buildSegment(1)],
  buildLibraryPage: [schemas.LibraryPage, factories.buildLibraryPage([], { page: 1, total: 0 })],
  buildSegments: [schemas.Segment.array(), factories.buildSegments(3)],
  buildSession: [schemas.SessionInfo, factories.buildSession({ user_profile: factories.buildUser() })],
  buildShowName: [schemas.ItemCard.shape.show, factories.buildShowName()],
  buildMention: [schemas.SignalTelling, factories.buildMention(3)],
  buildSignal: [schemas.Signal, factories.buildSignal(3)],
  buildSourcePlace: [schemas.SourcePlace, factories.buildSourcePlace(3)],
  buildSpeaker: [schemas.Speaker, factories.buildSpeaker('Ines Varga', 0.5)],
  buildSummaryResult: [schemas.SearchResult, factories.buildSummaryResult()],
  buildCitedField: [schemas.ToldText, factories.buildCitedField(3, 'Ms. Ortiz')],
  buildUser: [schemas.UserProfile, factories.buildUser()],
};

/** The schema that the server answers by, and the answer as its factory makes it when a test says nothing. */
function built(name: string, build: unknown): [schema: unknown, answer: unknown] {
  if (special[name]) return special[name];
  const schema: unknown = Reflect.get(schemas, name.slice('build'.length));
  return [schema, typeof build === 'function' ? Reflect.apply(build, undefined, []) : undefined];
}

test.each(Object.entries(factories).filter(([name]) => name.startsWith('build')))(
  '%s builds what the contract accepts, and nothing beside it',
  (name, build) => {
    const [schema, answer] = built(name, build);
    if (!(schema instanceof ZodType)) throw new Error(`${name} is of no schema by its name: say of which`);
    expect(schema.parse(answer)).toEqual(answer);
  },
);

test('what stands in the table of this test is a factory', () => {
  expect(Object.keys(special).filter((name) => !(name in factories))).toEqual([]);
});

describe('an item', () => {
  test('is cited by its own name in all that was made from it', () => {
    const { uuid, slug, kind, title, summaries } = factories.buildItem({
      uuid: factories.idOf(2),
      slug: 'board',
      kind: 'video',
      title: 'The board',
    });
    const cited = JSON.stringify(summaries).match(/"item":\{[^}]*\}/g) ?? [];
    expect(cited.length).toBeGreaterThan(10);
    expect(new Set(cited)).toEqual(new Set([`"item":${JSON.stringify({ uuid, slug, kind, title })}`]));
  });

  test('contains every line that its summary cites', () => {
    const { content, summaries } = factories.buildItem();
    const lines = new Map(
      content.map(({ id, text, start_ms }) => [id, { text, start: (start_ms ?? 0) / 1_000 }]),
    );
    const citations = summaries.flatMap(({ items }) =>
      items.flatMap(({ summary, takeaways }) => [...summary, ...takeaways].flatMap((text) => text.citations)),
    );
    for (const { segment_id, source_text, start_timestamp } of citations)
      expect(lines.get(segment_id)).toEqual({ text: source_text, start: start_timestamp });
  });

  test('of a podcast has it, of another kind has none, and a test may say otherwise', () => {
    const show = factories.buildShowName({ name: 'The Hours' });
    expect(factories.buildItem().show?.name).toBe('Allocator Hours');
    expect(factories.buildItem({ kind: 'document' })).toMatchObject({ show: null, content_type: 'document' });
    expect(factories.buildItem({ kind: 'video', show }).show?.name).toBe('The Hours');
  });
});

test('whoever is signed in has the role of their profile', () => {
  const roleOf = (admin: boolean) =>
    factories.buildSession({ user_profile: factories.buildUser({ admin }) }).role;
  expect([factories.buildSession().role, roleOf(false), roleOf(true)]).toEqual([
    'anonymous',
    'member',
    'admin',
  ]);
});

test('a list and a show count what they hold, unless a test says otherwise', () => {
  const episodes = [factories.buildItemCard()];
  expect([factories.buildList({ episodes }).count, factories.buildPodcast({ episodes }).total]).toEqual([
    1, 1,
  ]);
  expect(factories.buildList({ episodes, count: 9 }).count).toBe(9);
  expect(factories.buildPodcast({ episodes, total: 9 }).total).toBe(9);
});

test('a change of what may be done says so twice where the API does', () => {
  const may = { edit: false, remove: false, claim: false, curate: false, share: false, copy: true };
  expect(factories.buildListInfo({ may }).can_edit).toBe(false);
});
