/** The card that asks what somebody thinks. */
export const feedback = {
  feedback: {
    title: 'Your feedback',
    legend: 'Was this summary helpful?',
    legendEpisode: 'Did this summary capture the episode?',
    up: 'Thumbs up',
    down: 'Thumbs down',
    words: 'What should we know? (optional)',
    submit: 'Send feedback',
    thumbSummary: 'Please give this summary a thumbs up or down',
    thumbEpisode: 'Please give this episode a thumbs up or down',
    toast: 'Thank you!',
    failed: 'Your feedback could not be sent. It is kept here; try again.',
    explore: 'Explore more episodes',
  },
} as const;
