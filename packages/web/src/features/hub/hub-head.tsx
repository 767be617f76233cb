import type { EpisodeList } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Day } from '../../ui/text/moment.tsx';
import classes from './hub.module.css';

/** What a watchlist is: its title, when it changed, who shares it; and what can be done with it. */
export function HubHead({ list, children }: { list: EpisodeList; children: ReactNode }) {
  const { t } = useTranslation();
  const { category, title, description, shared_by, updated_at, link_shared, owner_id } = list;
  const facts = [
    {
      key: 'updated',
      node: (
        <>
          {t('hub.updated')} <Day iso={updated_at} />
        </>
      ),
    },
    { key: 'sharer', node: shared_by === null ? null : t('hub.sharedBy', { name: shared_by }) },
    { key: 'private', node: link_shared || owner_id === -1 ? null : t('hub.private') },
  ];
  return (
    <header className={classes['head']}>
      <p className={classes['kind']}>
        {[t('hub.kind'), category].filter((part) => part !== null).join(' · ')}
      </p>
      <h1>{title}</h1>
      {description ? <p className={classes['description']}>{description}</p> : null}
      <MetaLine parts={facts} />
      <div className={classes['actions']}>{children}</div>
    </header>
  );
}
