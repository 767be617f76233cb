/** A meeting with its recordings and papers. */
export const meetingPage = {
  meeting: {
    title: 'Meeting',
  },
} as const;
