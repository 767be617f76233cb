/** The guides in the order of the index. Each is `pages/<name>.md`, except the reference, which is made from the contract. */
export const guides = [
  { name: 'getting-started', title: 'Getting started', about: 'an API key and a first call' },
  { name: 'authentication', title: 'Authentication', about: 'keys, sessions, and which calls need what' },
  {
    name: 'items-and-transcripts',
    title: 'Items and transcripts',
    about: 'what is taken in, what is made of it, and how it leaves as a file',
  },
  { name: 'search', title: 'Search', about: 'inside an item, and in all' },
  { name: 'asking', title: 'Asking', about: 'questions, and answers with their sources' },
  { name: 'adding-sources', title: 'Adding sources', about: 'addresses and files' },
  {
    name: 'lists-and-history',
    title: 'Lists and history',
    about: 'what is kept together, and what was opened',
  },
  { name: 'hubs', title: 'Hubs, alerts and briefs', about: 'what is followed, and who is told what is new' },
  { name: 'live-status', title: 'Live status', about: 'what happens to an item, as it happens' },
  { name: 'errors-and-limits', title: 'Errors and limits', about: 'refusals, and how much is too much' },
  { name: 'reference', title: 'Reference', about: 'every call, with who may make it' },
] as const;

export type GuideName = (typeof guides)[number]['name'];

/** The guide that a file name means; null for what is no guide. */
export const guideNamed = (file: string): GuideName | null =>
  guides.find(({ name }) => name === file)?.name ?? null;
