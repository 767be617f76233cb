/** A meeting with its recordings and papers. */
export const meetingPage = {
  meeting: {
    title: 'Meeting',
    allocators: 'Allocators',
    sources: 'Recordings and papers',
    agenda: 'Agenda',
    openSource: 'Open on its own page',
    noSources: 'No sources found for this event.',
    noSourcesText: 'Recordings and papers appear here once they are added to the meeting.',
    missing: 'There is no such meeting.',
    untitledVideo: 'Untitled Video',
    untitledDocument: 'Untitled Document',
    when: { today: 'Today', yesterday: 'Yesterday' },
    recordings_one: '{{count}} recording',
    recordings_other: '{{count}} recordings',
    papers_one: '{{count}} paper',
    papers_other: '{{count}} papers',
    agendaItems_one: '{{count}} agenda item',
    agendaItems_other: '{{count}} agenda items',
    daysAgo_one: '{{count}} day ago',
    daysAgo_other: '{{count}} days ago',
  },
} as const;
