import { type KeptRecord, pathOfShow } from '@ecco/contract';

/** Where a record is looked after: the manager of organizations, people and hubs, the page of a show. */
export function recordPath({ type, slug, uuid }: Pick<KeptRecord, 'type' | 'slug' | 'uuid'>): string {
  if (type === 'organization') return `/manage/org/${slug}`;
  if (type === 'person') return `/manage/person/${slug}`;
  if (type === 'hub') return `/manage/hub/${uuid}`;
  return pathOfShow({ kind: type, slug });
}
