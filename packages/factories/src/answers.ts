/** The door for tests of who reads the API: what it answers, whole and valid, with what a test does not care about filled in. */
export * from './answers/account.factory.ts';
export * from './answers/answer.factory.ts';
export * from './answers/assertion.factory.ts';
export * from './answers/citation.factory.ts';
export * from './answers/id.ts';
export * from './answers/item.factory.ts';
export * from './answers/ledger.factory.ts';
export * from './answers/list.factory.ts';
export * from './answers/meeting.factory.ts';
export * from './answers/onboarding.factory.ts';
export * from './answers/organisation.factory.ts';
export * from './answers/proceedings.factory.ts';
export * from './answers/saved-search.factory.ts';
export * from './answers/search.factory.ts';
export * from './answers/segment.factory.ts';
export * from './answers/show.factory.ts';
export * from './answers/summary.factory.ts';
