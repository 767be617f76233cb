import type { BrandWords } from './brand-words.ts';

/** The fallback brand: for people who read and listen because they like to. */
export const pastime: BrandWords = {
  brand: { name: 'Pastime' },
  shell: { footer: 'Good talk, kept and found again.' },
  library: {
    emptyText:
      'Add something you would like to hear. It is written down, summed up and kept here, the latest on top.',
  },
  door: { promise: 'The conversations you like, written down, summed up and easy to find again.' },
  onboarding: { categoriesTitle: 'What do you like to listen to?', quotesTitle: 'Who it is for' },
  about: {
    lead: 'Pastime is for people who would rather hear a good conversation than scroll past it, and who like to find it again.',
    what: 'Give it a podcast, a video, an article or a file of your own. It writes down who said what, sums it up in chapters, marks the passages worth hearing, and lets you look for anything anybody said.',
  },
};
