import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCreateList,
  useDailyList,
  useMyLists,
  useOpenLists,
} from '../../../features/list/api/lists.api.ts';
import { ListRows } from '../../../features/list/asides/list-rows.tsx';
import { ListsSkeleton, ListsState } from '../../../features/list/asides/lists-state.tsx';
import { OwnLists } from '../../../features/list/asides/own-lists.tsx';
import { ListForm } from '../../../features/list/list-form.tsx';
import { usePageRowKeys } from '../../../ui/list/use-row-keys.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { Section } from '../../../ui/page/section.tsx';
import classes from '../pages.module.css';

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

/** Today's list and the curated ones. What stands above each is awaited first, so that nothing is pushed down. */
function OthersLists() {
  const { t } = useTranslation();
  const own = useMyLists();
  const { data: today, isPending } = useDailyList();
  useOpenLists();
  if (own.isPending) return null;
  if (isPending) return <ListsSkeleton />;
  return (
    <>
      {today && today.episodes.length > 0 ? (
        <Section title={t('lists.today')}>
          <ListRows lists={[today]} />
        </Section>
      ) : null}
      <CuratedLists />
    </>
  );
}

/** The person's own lists, today's, and the curated ones. */
export function ListsPage() {
  usePageRowKeys();
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
      <OthersLists />
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
