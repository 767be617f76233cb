import { useTranslation } from 'react-i18next';
import { SpeakerStrip } from '../../features/speaker/speaker-strip.tsx';
import { EntityList } from '../../features/topic/entity-list.tsx';
import { TopicList } from '../../features/topic/topic-list.tsx';
import { Section } from '../../ui/section.tsx';
import type { ItemDesk } from './use-item-desk.ts';

/** Beside the reading: who speaks when, what it is about, who is named. */
export function ItemRail({ desk }: { desk: ItemDesk }) {
  const { t } = useTranslation();
  const { item, summary, tones, names, playable, onSearch } = desk;
  const topics = summary?.analysis?.key_topics ?? [];
  const organisations = item.entities.filter((entity) => entity.entity_type === 'organisation');
  const people = item.entities.filter((entity) => entity.entity_type === 'person');
  const onFind = (words: string): void => {
    onSearch(words);
    document.getElementById('search')?.scrollIntoView();
  };
  return (
    <>
      {item.speakers.length > 0 ? (
        <Section compact title={t('section.speakers')}>
          <SpeakerStrip speakers={item.speakers} tones={tones} nameOf={names.nameOf} playable={playable} />
        </Section>
      ) : null}
      {topics.length > 0 ? (
        <Section compact title={t('section.topics')}>
          <TopicList topics={topics} onFind={onFind} />
        </Section>
      ) : null}
      {organisations.length > 0 ? (
        <Section compact title={t('section.organisations')}>
          <EntityList entities={organisations} onFind={onFind} />
        </Section>
      ) : null}
      {people.length > 0 ? (
        <Section compact title={t('section.people')}>
          <EntityList entities={people} onFind={onFind} />
        </Section>
      ) : null}
    </>
  );
}
