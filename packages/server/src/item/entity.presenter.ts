import type { Entity as PublicEntity } from '@ecco/contract';
import type { ItemEntity } from '@ecco/store';
import type { TranscriptProfile } from './transcript-profile.ts';

export const presentEntities = (
  entities: readonly ItemEntity[],
  { indexOf }: TranscriptProfile,
  pageOf: (name: string) => PublicEntity['page'],
): PublicEntity[] =>
  entities.map((entity) => {
    const lines = entity.segmentIds.flatMap((id) => indexOf.get(id) ?? []);
    return {
      name: entity.name,
      slug: entity.slug,
      entity_type: entity.type,
      mentions: Math.round(entity.mentions),
      page: pageOf(entity.name) ?? entity.aliases.map(pageOf).find((page) => page !== null) ?? null,
      content_id: lines.length === 0 ? null : lines.reduce((first, line) => Math.min(first, line)),
    };
  });
