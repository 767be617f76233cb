/** Business limits of the product. Times in ms unless the name says otherwise. */
export const limits = {
  perPageDefault: 100,
  perPageMax: 10_000,
  transcriptPage: 100,
  transcriptPageMax: 1_000,
  /** Characters of a transcript that is put in the place of another one. */
  transcriptFileMax: 2_000_000,
  urlMaxLength: 2_048,
  /** Feeds of a list that one call asks about. */
  listedFeedsMax: 100,
  queryMaxLength: 300,
  /** Slug or id of an item. */
  itemNameMax: 300,
  itemTitleMax: 300,
  languageCodeMax: 35,
  libraryPage: 50,
  /** A description that says more than a quotation out of its context. */
  descriptionTellsFrom: 60,
  organizationIdsMax: 4_000,
  searchPage: 20,
  searchPageMax: 50,
  searchPagesMax: 10,
  searchValueMax: 80,
  searchOrganizationsMax: 100,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  personNameMax: 100,
  apiKeyNameMax: 60,
  promptMax: 4_000,
  feedbackMax: 2_000,
  notificationMax: 1_000,
  /** How long a part of the page is waited for. */
  chunkLongestMs: 120_000,
  eventsMax: 100,
  eventBatch: 10,
  eventEveryMs: 5_000,
  eventRetryMs: 2_500,
  loginNoticeMs: 50_000,
  thumbsNoticeMs: 2_000,
  reviewSaveMs: 1_000,
  /** After a rejection, until the question is asked again. */
  rejectReloadMs: 1_000,
  podcastsPerCategory: 4,
  /** Room for the automatic name of a list, which names all that it follows. */
  listTitleMax: 2_000,
  listDescriptionMax: 600,
  listItemsMax: 1_000,
  listsMax: 200,
  /** Organizations, aliases and people that one list follows at most. */
  listFollowsMax: 1_000,
  /** People whom one list is shared with by address. */
  listSharesMax: 100,
  hubRecentDays: 14,
  /** Of each group of a hub's page. */
  hubItemsShown: 20,
  /** Days of a brief, items that it tells of, sentences of each, and signals. */
  briefItems: 12,
  briefSentences: 3,
  briefDecisions: 12,
  briefSignals: 10,
  /** Options of the wizard that come at once, and at most. */
  wizardOptions: 100,
  wizardOptionsMax: 1_000,
  listNoticeMs: 2_000,
  historyMax: 500,
  dailyItems: 10,
  htmlDocumentMax: 1_000_000,
  speakerNameMax: 80,
  /** Label of a voice in a transcript. */
  speakerLabelMax: 200,
  /** Items that a proposal of a voice names. */
  voiceEvidenceMax: 3,
  /** A line of a transcript, corrected. */
  lineTextMax: 20_000,
  meetingTextMax: 200,
  timeZoneMax: 64,
  calendarFeedsMax: 200,
  calendarMeetingsMax: 300,
  agendaLinesMax: 100,
  agendaLineMax: 300,
  organizationNameMax: 200,
  organizationSlugMax: 120,
  organizationDescriptionMax: 8_000,
  organizationDescriptionExcerpt: 150,
  organizationAliasesMax: 50,
  organizationTagsMax: 50,
  tickerMax: 20,
  connectionTitleMax: 200,
  personPageNameMax: 120,
  personAliasesMax: 20,
  /** A node is looked for once this many letters are typed. */
  nodeQueryMin: 3,
  nodesFound: 20,
  /** Points of the graph around an organization: at first, beside one point at a time, and at most. */
  graphPointsFirst: 59,
  graphPointsMore: 40,
  graphPointsMax: 2_000,
  /** Of the words in which an item names somebody. */
  graphQuoteMax: 280,
  /** Changes of the people of an organization that are saved together. */
  entityChangesMax: 500,
  /** Rows of what an organization is connected to, a page. */
  connectionsShown: 10,
  /** Items of which something is done at once. */
  itemsAtOnceMax: 500,
  /** A short message of the manager. */
  managerNoticeMs: 2_000,
  /** How long is said that a crawl began. */
  crawlNoticeMs: 5_000,
  /** How long after a crawl began its candidates are asked for again. */
  crawlReloadMs: 3_000,
  organizationItemsShown: 50,
  organizationMeetingsShown: 50,
  organizationVoicesShown: 24,
  fundMeetingsShown: 20,
  cardMeetingsShown: 2,
  oneLinersShown: 5,
  recentConversationDays: 30,
  pensionSearchValuesMax: 100,
  pensionSearchTextMax: 80,
  recentPublicationDays: 14,
  /** Meetings that a hub shows before today, and as many after it. */
  hubMeetingsShown: 20,
  /** Quotes that the page of somebody begins with. */
  personQuotesShown: 6,
  homePodcastsShown: 4,
  /** Items with passages that a search shows first, before podcasts and titles. */
  homePassageItemsShown: 5,
  directoryResults: 25,
  /** Candidates that are decided at once. */
  candidatesDecidedMax: 1_000,
  searchTabsMax: 10,
  /** Organizations of the insights grid at first, and with one answer. */
  insightOrganizationsShown: 5,
  insightOrganizationsPage: 25,
  /** Ids of organizations in an address. */
  insightIdsMax: 8_000,
  insightEvents: 100,
  insightEventsMax: 500,
  insightEventsShown: 10,
  insightExcerpt: 100,
  /** Of an organization where there is little room. */
  organizationLabelMax: 40,
  risingThemesShown: 3,
  /** Themes that rose between two days, over all organizations and of single ones. */
  risenThemesShown: 20,
  /** Windows that a grid looks back on. */
  insightPeriods: 8,
  /** Weeks that are told of one organization. */
  insightWeeks: 13,
  /** Of the title of a source that a quote is from. */
  insightTitleMax: 90,
  signalsPage: 50,
  signalsPageMax: 200,
  /** So many signals are counted at most, and so many where words are looked for. */
  signalsCounted: 10_000,
  signalsFoundCounted: 1_000,
  /** Items that tell one event; more of them say nothing new. */
  signalTellingsShown: 12,
  /** Rows of one CSV. */
  signalsExportMax: 5_000,
  savedSearchesMax: 50,
  savedSearchNameMax: 80,
  savedSearchNewMax: 20,
  /** Things that a person is told of, and what they were told that is kept. */
  subscriptionsMax: 300,
  alertsMax: 500,
  alertsPage: 20,
  /** Lines of one alert, and of one thing in a mail, which is read in a minute. */
  alertLinesShown: 12,
  mailLinesShown: 5,
  /** Things of one mail. */
  mailSectionsShown: 12,
  /** A mail that is written by hand: its subject, the words before and after, one sentence, and how many there are. */
  draftSubjectMax: 200,
  draftWordsMax: 4_000,
  draftLineMax: 1_000,
  draftLinesMax: 300,
  /** Sentences and quotations of one item that a mail tells, and items of one meeting. */
  draftItemLines: 6,
  draftDecisions: 20,
  draftSources: 12,
  /** How long after the last letter a mail is shown anew. */
  draftPreviewMs: 400,
  /** Lines of what changed between two days. */
  updatesShown: 200,
  /** Things whose last look is kept of a person, and how long one look lasts. */
  visitsMax: 500,
  visitGapMs: 1_800_000,
  playlistTitleMax: 50,
  playlistTitleMaxMobile: 40,
  podcastNameMax: 30,
  searchPodcastNameMax: 70,
  playerTitleMax: 50,
  playerTitleMaxMobile: 30,
  playerAuthorWords: 4,
  cardTitleMax: 70,
  /** Title of somebody at an organization. */
  personTitleMax: 50,
  descriptionMax: 600,
  delimitersMax: 20,
  delimitersMaxMobile: 5,
  mediaTimeEveryMs: 100,
  mediaTimeChangeSeconds: 0.25,
  timeJumpEveryMs: 200,
  timeJumpSeconds: 1,
  playingLineEveryMs: 200,
  suggestDelayMs: 300,
  suggestHideMs: 200,
  suggestMinChars: 0,
  suggestedPerGroup: 3,
  pollAfterMs: 4_000,
  pollEveryMs: 1_000,
  scrollTopAfterPx: 20,
  breadcrumbMax: 40,
  categoryLabelMax: 50,
  googleButtonPollMs: 100,
  summaryItemsShown: 3,
  transcriptShown: 10,
  topicsShown: 5,
  assertionsShown: 3,
  relevancyCollapsedBelow: 70,
  highlightFadeMs: 5_000,
  summaryExcerpt: 280,
  descriptionExcerpt: 225,
  seekStepSeconds: 30,
  playbackSpeeds: [0.5, 1, 1.2, 1.5, 2],
  audioExtensions: ['.mp3', '.wav', '.ogg', '.aac', '.m4a'],
} as const;

/** Days that anything known here can be of, as yyyy-mm-dd, both included. */
export const dayBounds = { first: '1800-01-01', last: '2199-12-31' } as const;
