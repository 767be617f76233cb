import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import classes from './gallery.module.css';
import { Buttons, Fields } from './gallery-controls.tsx';
import { OrderedRows, Rows, States } from './gallery-lists.tsx';
import { Overlays } from './gallery-overlays.tsx';
import { TableOfFunds } from './gallery-table.tsx';

/** Every piece that pages are made of, in its states, for people who build pages: looked at before one is made anew. */
export function GalleryPage() {
  const { t } = useTranslation();
  usePageTitle(t('gallery.title'));
  return (
    <div className={classes['page']}>
      <h1>{t('gallery.title')}</h1>
      <p className={classes['lead']}>{t('gallery.lead')}</p>
      <Buttons />
      <Fields />
      <Overlays />
      <Rows />
      <OrderedRows />
      <TableOfFunds />
      <States />
    </div>
  );
}
