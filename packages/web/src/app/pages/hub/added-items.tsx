import type { EpisodeList, ItemCard } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { itemFacts } from '../../../features/library/item-facts.ts';
import { ListItems } from '../../../features/list/items/list-items.tsx';
import { playList } from '../../../features/list/queue-of-list.ts';
import { Section } from '../../../ui/page/section.tsx';

/** What was added to a watchlist by hand, in its order; whoever may edit it arranges it and takes it out. */
export function AddedItems({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  if (list.episodes.length === 0) return null;
  const factsOf = (item: ItemCard) => [
    { key: 'kind', node: t(`kindOne.${item.kind}`) },
    ...itemFacts(t, item),
  ];
  return (
    <Section id="added" title={t('hub.added')}>
      <ListItems
        list={list}
        mayArrange={list.may.edit}
        factsOf={factsOf}
        onPlay={({ uuid }) => playList(list, uuid)}
        empty={null}
      />
    </Section>
  );
}
