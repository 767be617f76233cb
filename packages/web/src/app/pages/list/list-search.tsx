import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchDrawer } from '../../../features/search/drawer/search-drawer.tsx';
import { useSession } from '../../../session/get-session.api.ts';

/** The drawer that searches the items of a list; with words in the address it is open. */
export function ListSearch({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search: query } = useSearch({ strict: false });
  const [isOpen, setOpen] = useState(query !== undefined);
  const scored = useSession()?.role === 'admin';
  const write = (words: string | undefined): void =>
    void navigate({ to: '.', search: { search: words }, replace: true, resetScroll: false });
  if (list.episodes.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSearch size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {t('searching.inList')}
      </Button>
      <SearchDrawer
        open={isOpen}
        title={t('searching.inListTitle', { title: list.title })}
        label={t('searching.inList')}
        scope={{ of: 'list', uuid: list.uuid }}
        query={query ?? ''}
        scored={scored}
        onSearch={write}
        onClose={() => {
          setOpen(false);
          write(undefined);
        }}
        onSelect={null}
      />
    </>
  );
}
