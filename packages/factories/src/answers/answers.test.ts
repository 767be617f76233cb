import * as schemas from '@ecco/contract/schemas';
import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import * as factories from '../answers.ts';

/** Each answer as its factory makes it when a test says nothing, and the schema that the server answers by. */
const built: Record<string, [ZodType, unknown]> = {
  buildAdminUser: [schemas.AdminUser, factories.buildAdminUser()],
  buildAgendaItem: [schemas.AgendaItem, factories.buildAgendaItem(1)],
  buildAlert: [schemas.Alert, factories.buildAlert()],
  buildAlertSettings: [schemas.AlertSettingsPage, factories.buildAlertSettings()],
  buildAnswer: [schemas.Answer, factories.buildAnswer()],
  buildAnswerSentence: [schemas.AnswerSentence, factories.buildAnswerSentence(3)],
  buildAnswerSource: [schemas.AnswerSource, factories.buildAnswerSource()],
  buildApiKey: [schemas.ApiKey, factories.buildApiKey()],
  buildAssertion: [schemas.Assertion, factories.buildAssertion(3)],
  buildBrief: [schemas.Brief, factories.buildBrief()],
  buildBriefItem: [schemas.BriefItem, factories.buildBriefItem()],
  buildCandidate: [schemas.Candidate, factories.buildCandidate()],
  buildCrawl: [schemas.Crawl, factories.buildCrawl()],
  buildCategory: [schemas.OnboardingCategory, factories.buildCategory('heart')],
  buildChapter: [schemas.SummaryItem, factories.buildChapter(2)],
  buildChapterSentence: [schemas.ChapterSentence, factories.buildChapterSentence('Fees fell.', [1, 2])],
  buildCitation: [schemas.Citation, factories.buildCitation(3)],
  buildCitedText: [schemas.CitedText, factories.buildCitedText('Fees fell.', [1, 2])],
  buildDecision: [schemas.Decision, factories.buildDecision(3)],
  buildUnnamedVote: [schemas.UnnamedVote, factories.buildUnnamedVote(3)],
  buildDirectoryEpisode: [schemas.DirectoryEpisode, factories.buildDirectoryEpisode()],
  buildDirectoryPodcast: [schemas.DirectoryPodcast, factories.buildDirectoryPodcast()],
  buildEventCard: [schemas.EventCard, factories.buildEventCard()],
  buildFund: [schemas.Fund, factories.buildFund()],
  buildKeyPerson: [schemas.KeyPerson, factories.buildKeyPerson()],
  buildConnection: [schemas.Connection, factories.buildConnection()],
  buildOrganization: [schemas.Organization, factories.buildOrganization()],
  buildOrganizationCard: [schemas.OrganizationCard, factories.buildOrganizationCard()],
  buildPerson: [schemas.Person, factories.buildPerson()],
  buildInsightEvent: [schemas.InsightEvent, factories.buildInsightEvent()],
  buildInsightRow: [schemas.InsightRow, factories.buildInsightRow(2)],
  buildOrganizationInsights: [schemas.OrganizationInsights, factories.buildOrganizationInsights('Fund A')],
  buildInsightsGrid: [
    schemas.InsightsGrid,
    factories.buildInsightsGrid([factories.buildOrganizationInsights('Fund A')]),
  ],
  buildEntity: [schemas.Entity, factories.buildEntity()],
  buildHighlight: [schemas.Highlight, factories.buildHighlight(900)],
  buildItem: [schemas.Item, factories.buildItem()],
  buildItemCard: [schemas.ItemCard, factories.buildItemCard()],
  buildList: [schemas.EpisodeList, factories.buildList({ episodes: [factories.buildItemCard()] })],
  buildListInfo: [schemas.ListInfo, factories.buildListInfo()],
  buildMeeting: [schemas.Meeting, factories.buildMeeting({ media: [factories.buildMeetingSource()] })],
  buildMeetingSource: [schemas.MeetingSource, factories.buildMeetingSource()],
  buildProceedings: [schemas.Proceedings, factories.buildProceedings()],
  buildPodcast: [schemas.Podcast, factories.buildPodcast({ episodes: [factories.buildItemCard()] })],
  buildPodcastPick: [schemas.PodcastPick, factories.buildPodcastPick(1)],
  buildPublication: [schemas.Publication, factories.buildPublication()],
  buildQuestionAsked: [schemas.QuestionAsked, factories.buildQuestionAsked()],
  buildQuestion: [schemas.SurveyQuestion, factories.buildQuestion()],
  buildSavedSearch: [schemas.SavedSearch, factories.buildSavedSearch()],
  buildSearchAnswer: [schemas.SearchAnswer, factories.buildSearchAnswer([factories.buildSearchResult(3)])],
  buildSearchResult: [schemas.SearchResult, factories.buildSearchResult(800)],
  buildSegment: [schemas.Segment, factories.buildSegment(1)],
  buildLibraryItem: [schemas.LibraryItem, factories.buildLibraryItem()],
  buildLibraryPage: [schemas.LibraryPage, factories.buildLibraryPage([], { page: 1, total: 0 })],
  buildSegments: [schemas.Segment.array(), factories.buildSegments(3)],
  buildSession: [schemas.SessionInfo, factories.buildSession({ user_profile: factories.buildUser() })],
  buildShowCard: [schemas.ShowCard, factories.buildShowCard()],
  buildRisenTheme: [schemas.RisenTheme, factories.buildRisenTheme()],
  buildShowName: [schemas.ItemCard.shape.show, factories.buildShowName()],
  buildMention: [schemas.SignalTelling, factories.buildMention(3)],
  buildLedgerSignal: [schemas.LedgerSignal, factories.buildLedgerSignal()],
  buildSignal: [schemas.Signal, factories.buildSignal(3)],
  buildSourcePlace: [schemas.SourcePlace, factories.buildSourcePlace(3)],
  buildSpeaker: [schemas.Speaker, factories.buildSpeaker('Ines Varga', 0.5)],
  buildSubscription: [schemas.Subscription, factories.buildSubscription()],
  buildSummary: [schemas.Summary, factories.buildSummary()],
  buildSummaryResult: [schemas.SearchResult, factories.buildSummaryResult()],
  buildCitedField: [schemas.ToldText, factories.buildCitedField(3, 'Ms. Ortiz')],
  buildUpdateLine: [schemas.UpdateLine, factories.buildUpdateLine()],
  buildUser: [schemas.UserProfile, factories.buildUser()],
  buildUserSession: [schemas.UserSession, factories.buildUserSession()],
  buildWatchedThing: [schemas.WatchedThing, factories.buildWatchedThing()],
  buildWizard: [schemas.Wizard, factories.buildWizard()],
};

test('every factory stands in the table of this test', () => {
  const names = Object.keys(factories).filter((name) => name.startsWith('build'));
  expect(Object.keys(built).sort()).toEqual(names.sort());
});

test.each(Object.entries(built))(
  '%s builds what the contract accepts, and nothing beside it',
  (_, [schema, answer]) => {
    expect(schema.parse(answer)).toEqual(answer);
  },
);

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
