import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateList, useDailyList, useOpenLists } from '../../features/list/api/lists.api.ts';
import { ListForm } from '../../features/list/list-form.tsx';
import { ListRows } from '../../features/list/list-rows.tsx';
import { ListsState } from '../../features/list/lists-state.tsx';
import { OwnLists } from '../../features/list/own-lists.tsx';
import { usePage } from '../../ui/page.store.ts';
import { Section } from '../../ui/section.tsx';
import classes from './pages.module.css';

function CuratedLists() {
  const { t } = useTranslation();
  const lists = useOpenLists();
  if (lists.data?.length === 0) return null;
  return (
    <Section title={t('lists.curated')}>
      <ListsState query={lists} failed={t('lists.curatedFailed')}>
        {(curated) => <ListRows lists={curated} />}
      </ListsState>
    </Section>
  );
}

/** The list of today; without one there is nothing to say about it. */
function Today() {
  const { t } = useTranslation();
  const { data: list } = useDailyList();
  if (!list || list.episodes.length === 0) return null;
  return (
    <Section title={t('lists.today')}>
      <ListRows lists={[list]} />
    </Section>
  );
}

/** The person's own lists, today's, and the curated ones. */
export function ListsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const create = useCreateList();
  const [isMade, setMade] = useState(false);
  usePage({ title: t('lists.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <div className={classes['head']}>
        <h1>{t('lists.title')}</h1>
        <Button leftSection={<IconPlus size={16} stroke={2} />} onClick={() => setMade(true)}>
          {t('lists.make')}
        </Button>
      </div>
      <Section title={t('lists.own')}>
        <OwnLists onNew={() => setMade(true)} />
      </Section>
      <Today />
      <CuratedLists />
      <ListForm
        open={isMade}
        list={null}
        onSave={async (words) => {
          const { uuid } = await create.mutateAsync(words);
          void navigate({ to: '/watch/$id', params: { id: uuid } });
        }}
        onClose={() => setMade(false)}
      />
    </div>
  );
}
