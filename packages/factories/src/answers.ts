/** The door for tests of who reads the API: what it answers, whole and valid, with what a test does not care about filled in. */
export * from './answers/factories.generated.ts';
export * from './answers/id.ts';
