/** What is kept beside items, and has a data page. `node`: organizations and people together. */
export const recordKinds = ['node', 'person', 'podcast', 'hub'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What lists of records can be ordered by, as their queries name it. */
export const recordColumns = ['name', 'created_at', 'updated_at'] as const;
export type RecordColumn = (typeof recordColumns)[number];

/** What a record is, or how it stands; each page has its own. */
export const recordStates = [
  'organization',
  'person',
  'deleted',
  'ignored',
  'failing',
  'shared',
  'private',
  'unowned',
] as const;
export type RecordState = (typeof recordStates)[number];

/** By which states each page can be filtered. */
export const statesOfRecords: Readonly<Record<RecordKind, readonly RecordState[]>> = {
  node: ['organization', 'person', 'deleted'],
  person: ['deleted'],
  podcast: ['ignored', 'failing'],
  hub: ['shared', 'private', 'unowned'],
};

/**
 * What can be done to many records at once. `heed`: no longer ignore; `share`, `unshare`: let whoever holds the link read
 * them, or no longer; `claim`: have what has no owner as one's own.
 */
export const recordTasks = [
  'delete',
  'restore',
  'ignore',
  'heed',
  'refresh',
  'share',
  'unshare',
  'claim',
] as const;
export type RecordTask = (typeof recordTasks)[number];

export const tasksOfRecords: Readonly<Record<RecordKind, readonly RecordTask[]>> = {
  node: ['delete', 'restore'],
  person: ['delete', 'restore'],
  podcast: ['ignore', 'heed', 'refresh'],
  hub: ['share', 'unshare', 'claim'],
};

/** What a record is: of shows their kind. */
export const recordTypes = ['organization', 'person', 'podcast', 'channel', 'publication', 'hub'] as const;
export type RecordType = (typeof recordTypes)[number];
