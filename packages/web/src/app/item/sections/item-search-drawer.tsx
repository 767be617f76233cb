import type { SearchResult } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchDrawer } from '../../../features/search/drawer/search-drawer.tsx';
import type { ItemPageState } from '../state/use-item-page-state.ts';

type Props = Pick<ItemPageState, 'item' | 'query' | 'onSearch'> & {
  onSelect: (result: SearchResult) => void;
};

/** What was found in an item, in a drawer over its page; a hit leads to its place and closes it. */
export function ItemSearchDrawer({ item, query, onSearch, onSelect }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (query === '' && !isOpen) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconLayoutSidebarRight size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('searching.openDrawer')}
      </Button>
      <SearchDrawer
        open={isOpen}
        title={t('search.label')}
        label={t('search.label')}
        scope={{ of: 'item', id: item.uuid }}
        query={query}
        scored={item.may.curate}
        onSearch={onSearch}
        onClose={() => {
          setOpen(false);
          onSearch('');
        }}
        onSelect={(result) => {
          setOpen(false);
          onSelect(result);
        }}
      />
    </>
  );
}
