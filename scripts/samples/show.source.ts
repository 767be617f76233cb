import type { Cover } from './cover.image.ts';
import type { FeedShow } from './podcast.feed.ts';

export const podcast: FeedShow = {
  path: 'quorum-and-carry.xml',
  title: 'Quorum and Carry',
  description:
    'How public money is invested, and who decides. Conversations with the people who run, advise and oversee pension funds.',
  author: 'Maren Tallowick',
  image: 'images/quorum-and-carry.png',
  guid: '5b0d7a52-8c1e-5f0c-9a67-2f6f3c1d9e40',
  medium: 'podcast',
};

export const forum: FeedShow = {
  path: 'tamarind-forum.xml',
  title: "Tamarind Allocators' Forum",
  description: 'Recordings of the panels.',
  author: "Tamarind Allocators' Forum",
  image: 'images/tamarind-forum.png',
  guid: '0c6a2f11-53d4-5b8e-8f0a-7b1d2c9e6a35',
  medium: 'video',
};

export const board: FeedShow = {
  path: 'halvern-board.xml',
  title: "Halvern Teachers' board meetings",
  description: "Recordings of the Board of Trustees of the Halvern Teachers' Retirement System.",
  author: "Halvern Teachers' Retirement System",
  image: 'images/halvern-board.png',
  guid: '9c1d4e70-2b6f-5a83-b1c7-4e0f6a2d8b19',
  medium: 'podcast',
};

const square = { width: 800, height: 800 };

/** The pictures of the sample shows, by the path they are served at. */
export const covers: readonly (readonly [string, Cover])[] = [
  [
    podcast.image,
    { title: 'Quorum\n&amp; Carry', line: 'Who decides about public money', color: '#1f4d5c', ...square },
  ],
  [
    forum.image,
    { title: 'Tamarind\nForum 2026', line: 'Panels for allocators', color: '#3c3a6b', ...square },
  ],
  [board.image, { title: 'Halvern\nTeachers', line: 'Board of Trustees', color: '#3f4a1f', ...square }],
  [
    'images/trustee-and-tally.png',
    { title: 'Trustee\nand Tally', line: 'For those who sit on boards', color: '#5c2f1f', ...square },
  ],
];
