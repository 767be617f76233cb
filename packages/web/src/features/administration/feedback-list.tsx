import { type Feedback, pathOf } from '@ecco/contract';
import { contentKinds } from '@ecco/domain';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import classes from './administration.module.css';

/** The page of the item; where its kind is not known here, the address that finds it by its slug (D5). */
function pathOfItem(item: Feedback['item']): string {
  const kind = contentKinds.find((one) => one === item.kind);
  return kind ? pathOf({ ...item, kind }) : `/conversation/${item.slug}`;
}

function Thumb({ thumb }: { thumb: Feedback['thumb'] }) {
  const { t } = useTranslation();
  const Icon = thumb === 'up' ? IconThumbUp : IconThumbDown;
  return (
    <span className={classes['thumb']}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      {t(thumb === 'up' ? 'adminActivity.thumbUp' : 'adminActivity.thumbDown')}
    </span>
  );
}

/** What people said about items, newest first. */
export function FeedbackList({ feedback }: { feedback: readonly Feedback[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['rows']} aria-label={t('adminActivity.feedback')}>
      {feedback.map((one) => (
        <li key={one.id} className={classes['entry']}>
          <h2>
            <Link to={pathOfItem(one.item)}>{shownTitle(one.item.title) || one.item.slug}</Link>
          </h2>
          <p className={one.text === '' ? classes['none'] : classes['said']}>
            {one.text || t('adminActivity.noWords')}
          </p>
          <MetaLine
            parts={[
              { key: 'thumb', node: <Thumb thumb={one.thumb} /> },
              { key: 'by', node: one.by },
              { key: 'at', node: <Moment iso={one.at} /> },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
