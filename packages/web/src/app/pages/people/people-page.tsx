import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { usePageRowKeys } from '../../../ui/list/use-row-keys.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import classes from '../pages.module.css';
import { NamedPeople } from './named-people.tsx';
import { PeopleWithPages } from './people-with-pages.tsx';
import { usePeopleView } from './use-people-view.ts';

/** Everybody with a page, or every name of somebody in a text. */
export function PeoplePage() {
  usePageRowKeys();
  const { t } = useTranslation();
  const input = usePeopleView();
  usePage({ title: t('people.title') });
  const choices = [
    { value: 'pages' as const, text: t('person.withPages') },
    { value: 'names' as const, text: t('person.named') },
  ];
  return (
    <div className={classes['broad']}>
      <div className={classes['head']}>
        <h1>{t('people.title')}</h1>
        <Segmented label={t('person.shown')} value={input.of} choices={choices} onChoose={input.show} />
      </div>
      <p className={classes['lead']}>{t(input.of === 'names' ? 'people.lead' : 'person.leadWithPages')}</p>
      {input.of === 'names' ? <NamedPeople asked={input} /> : <PeopleWithPages asked={input} />}
    </div>
  );
}
