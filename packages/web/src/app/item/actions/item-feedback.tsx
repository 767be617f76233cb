import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';

/** It stands below everything, so its code comes after the first content. */
const FeedbackCard = lazyChunk(
  () => import('../../../features/feedback/feedback-card.tsx'),
  ({ FeedbackCard }) => FeedbackCard,
);

/** The end of an item's page. There is nothing to think of an item that says nothing yet. */
export function ItemFeedback({ item }: { item: Item }) {
  const { t } = useTranslation();
  if (item.content_total === 0 && item.summaries.length === 0) return null;
  return (
    <Suspense>
      <FeedbackCard
        item={item}
        onward={
          <Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('feedback.explore')}</Button>
        }
      />
    </Suspense>
  );
}
