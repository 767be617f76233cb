/** The door for tests that stand on a store: rows written through its repositories, with their parents filled in. */
export * from './rows/item.factory.ts';
export * from './rows/list.factory.ts';
export * from './rows/organization.factory.ts';
export * from './rows/processed-item.factory.ts';
export * from './rows/show.factory.ts';
export * from './rows/user.factory.ts';
