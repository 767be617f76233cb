/**
 * The door for everybody: limits, rules, and the types of what stands behind `schemas`. Nothing here brings the schema
 * library.
 */

export * from './noun/content-kind.ts';
export * from './noun/digest.ts';
export * from './noun/limit.ts';
export * from './noun/list.ts';
export * from './noun/list-query.ts';
export * from './noun/picture-path.ts';
export * from './noun/place-path.ts';
export * from './noun/show.ts';
export * from './noun/socket.ts';
export * from './noun/status.ts';
export type * from './schemas.ts';
