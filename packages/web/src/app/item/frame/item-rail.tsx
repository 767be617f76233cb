import type { Entity, Item } from '@ecco/contract';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SpeakerStrip } from '../../../features/speaker/speaker-strip.tsx';
import { EntityList } from '../../../features/topic/entity-list.tsx';
import { TopicList } from '../../../features/topic/topic-list.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { ItemPageState } from '../state/use-item-page-state.ts';

/** Leads to everything else that names somebody. */
function EverywhereLink({ entity: { slug, name } }: { entity: Entity }) {
  const { t } = useTranslation();
  const label = t('topic.everywhere', { name });
  return (
    <Link to="/best_podcast_episodes/$id" params={{ id: slug }} aria-label={label} title={label}>
      <IconArrowUpRight size={14} stroke={1.8} aria-hidden="true" />
    </Link>
  );
}
function OrganizationLink({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation();
  const label = t('topic.organization', { name });
  return (
    <Link to="/org/$id" params={{ id: slug }} aria-label={label} title={label}>
      <IconArrowUpRight size={14} stroke={1.8} aria-hidden="true" />
    </Link>
  );
}

const linkOf = (entity: Entity) => <EverywhereLink entity={entity} />;

/** Leads to the page of an organization, where it has one. */
const linkOfOrganization = (organizations: Item['organizations']) => (entity: Entity) => {
  const node = organizations.find(({ name, names }) => name === entity.name || names.includes(entity.name));
  return node ? <OrganizationLink slug={node.slug} name={node.name} /> : linkOf(entity);
};

/** Beside the reading: who speaks when, what it is about, who is named. */
export function ItemRail({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { item, summary, tones, names, playable, onSearch } = page;
  // Of a text that names no voices only those are known whom its opening introduces.
  const isHeard = item.speakers.some(({ segments }) => segments > 0);
  const topics = summary?.analysis?.key_topics ?? [];
  const organizations = item.entities.filter((entity) => entity.entity_type === 'organisation');
  const people = item.entities.filter((entity) => entity.entity_type === 'person');
  const onFind = (words: string): void => {
    onSearch(words);
    document.getElementById('search')?.scrollIntoView();
  };
  return (
    <>
      {item.speakers.length > 0 ? (
        <Section compact title={t(isHeard ? 'section.speakers' : 'section.introduced')}>
          <SpeakerStrip speakers={item.speakers} tones={tones} nameOf={names.nameOf} playable={playable} />
        </Section>
      ) : null}
      {topics.length > 0 ? (
        <Section compact title={t('section.topics')}>
          <TopicList topics={topics} playable={playable} onFind={onFind} />
        </Section>
      ) : null}
      {organizations.length > 0 ? (
        <Section compact title={t('section.organisations')}>
          <EntityList
            entities={organizations}
            onFind={onFind}
            linkOf={linkOfOrganization(item.organizations)}
          />
        </Section>
      ) : null}
      {people.length > 0 ? (
        <Section compact title={t('section.people')}>
          <EntityList entities={people} onFind={onFind} linkOf={linkOf} />
        </Section>
      ) : null}
    </>
  );
}
