import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTags } from '../../../features/tag/api/get-tags.api.ts';
import { filterTags } from '../../../features/tag/filter-tags.ts';
import { TagList, TagListSkeleton } from '../../../features/tag/tag-list.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';

/** Fewer than this can be looked through at a glance. */
const filteredFrom = 8;

function Tags() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/categories' });
  const query = useTags();
  if (query.isPending) return <TagListSkeleton />;
  const tags = query.data?.tags ?? [];
  if (tags.length === 0)
    return (
      <StatePanel
        title={t('tags.noneTitle')}
        action={
          <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('tags.reload')}
          </Button>
        }
      >
        <p>{t('tags.noneText')}</p>
      </StatePanel>
    );
  const shown = filterTags(tags, q);
  const filter = (words: string): void =>
    void navigate({
      to: '/categories',
      search: words === '' ? {} : { q: words },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      {tags.length >= filteredFrom || q !== '' ? (
        <div className={classes['tools']}>
          <FilterField label={t('tags.filter')} value={q} onFilter={filter} />
        </div>
      ) : null}
      {shown.length > 0 ? (
        <TagList tags={shown} />
      ) : (
        <StatePanel title={t('tags.noMatch', { query: q })}>
          <p>{t('tags.noMatchText')}</p>
        </StatePanel>
      )}
    </>
  );
}

/** What the podcasts of the library are about. */
export function CategoriesPage() {
  const { t } = useTranslation();
  usePage({ title: t('tags.title') });
  return (
    <div className={classes['broad']}>
      <div className={classes['head']}>
        <h1>{t('tags.title')}</h1>
      </div>
      <p className={classes['lead']}>{t('tags.lead')}</p>
      <Tags />
    </div>
  );
}
