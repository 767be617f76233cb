export * from './completion.ts';
export * from './is-question.ts';
export * from './looked-for.ts';
export * from './operator.ts';
export * from './parse.ts';
export * from './print.ts';
export * from './search-language.types.ts';
