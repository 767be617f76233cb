import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddOrganization } from './add-organization.tsx';
import { useProposed } from './api/proposals.api.ts';
import { atOnce } from './at-once.ts';
import classes from './proposal.module.css';
import { useAdding } from './use-adding.ts';

/** Names that are shown one by one; a list of plans has a hundred. */
const shownMost = 8;

/** Of some names those that no organization has, each to be added in one click, and all of them in another. */
export function AddNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const { data } = useProposed(true);
  const { add, isPending } = useAdding();
  const open = (data?.proposed ?? [])
    .filter(({ name, org_type: type }) => type !== null && names.includes(name))
    .slice(0, atOnce);
  if (open.length === 0) return null;
  return (
    <section className={classes['names']} aria-label={t('proposal.title')}>
      <strong>{t('proposal.title')}</strong>
      <ul>
        {open.slice(0, shownMost).map(({ name }) => (
          <li key={name}>
            <span>{name}</span>
            <AddOrganization name={name} />
          </li>
        ))}
        {open.length > shownMost ? <li>{t('proposal.more', { count: open.length - shownMost })}</li> : null}
      </ul>
      {open.length > 1 ? (
        <Button size="compact-sm" loading={isPending} onClick={() => add(open.map(({ name }) => name))}>
          {t('proposal.addAll', { count: open.length })}
        </Button>
      ) : null}
    </section>
  );
}
