import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './hub.module.css';

type Props = {
  list: EpisodeList;
  isOwn: boolean;
  /** Null for those who may not say what it follows. */
  onEdit: (() => void) | null;
};

/** Organizations, aliases and people that a watchlist follows, as chips that lead to them. */
export function Following({ list, isOwn, onEdit }: Props) {
  const { t } = useTranslation();
  const { followed_orgs, org_aliases, followed_people, followed_gone, title } = list;
  const label = isOwn ? t('hub.following') : t('hub.followingOf', { title });
  return (
    <section className={classes['following']} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {followed_orgs.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to="/org/$id" params={{ id: slug }}>
              {name}
            </Link>
          </li>
        ))}
        {org_aliases.map(({ name, org_slug, org_name }) => (
          <li key={`${org_slug} ${name}`}>
            <Link to="/org/$id" params={{ id: org_slug }}>
              {t('hub.alias', { name, org: org_name })}
            </Link>
          </li>
        ))}
        {followed_people.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to="/people/$id" params={{ id: slug }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {onEdit ? (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPencil size={16} stroke={1.6} />}
          onClick={onEdit}
        >
          {t(list.following > 0 ? 'hub.edit' : 'hub.choose')}
        </Button>
      ) : null}
      {followed_gone.length > 0 ? (
        <p>{t('hub.gone', { names: followed_gone.map(({ name }) => name).join(', ') })}</p>
      ) : null}
    </section>
  );
}
