import { useTranslation } from 'react-i18next';
import { useLearningLists } from '../../../features/home-search/api/get-learning-lists.api.ts';
import { ListRows } from '../../../features/list/list-rows.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** Lists that were put together for everybody; nothing where there are none. */
export function LearningLists() {
  const { t } = useTranslation();
  const lists = useLearningLists().data ?? [];
  if (lists.length === 0) return null;
  return (
    <Section title={t('homeSearch.learning')}>
      <ListRows lists={lists} />
    </Section>
  );
}
