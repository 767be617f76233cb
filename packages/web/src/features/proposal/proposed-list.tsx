import type { ProposedOrganization } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { AddOrganization } from './add-organization.tsx';
import { useProposed } from './api/proposals.api.ts';
import { atOnce } from './at-once.ts';
import classes from './proposal.module.css';
import { useAdding } from './use-adding.ts';

function ProposedRow({
  proposed: { name, org_type: type, state, items, signals },
}: {
  proposed: ProposedOrganization;
}) {
  const { t } = useTranslation();
  return (
    <li className={classes['row']}>
      <div>
        <strong>{name}</strong>
        <MetaLine
          parts={[
            { key: 'type', node: type?.replaceAll('_', ' ') ?? t('proposal.typeNotKnown') },
            { key: 'state', node: state },
            { key: 'items', node: items > 0 ? t('proposal.items', { count: items }) : null },
            { key: 'signals', node: signals > 0 ? t('proposal.signals', { count: signals }) : null },
          ]}
        />
      </div>
      {type === null ? null : <AddOrganization name={name} />}
    </li>
  );
}

/** Names that uploads and decisions bear and that no organization has, to be added one by one or all at once. */
export function ProposedList() {
  const { t } = useTranslation();
  const { data } = useProposed(true);
  const { add, isPending } = useAdding();
  const proposed = data?.proposed ?? [];
  const known = proposed.filter(({ org_type: type }) => type !== null).slice(0, atOnce);
  if (proposed.length === 0) return null;
  return (
    <section className={classes['proposed']} aria-label={t('proposal.title')}>
      <div className={classes['head']}>
        <h2>{t('proposal.title')}</h2>
        {known.length > 1 ? (
          <Button size="compact-sm" loading={isPending} onClick={() => add(known.map(({ name }) => name))}>
            {t('proposal.addAll', { count: known.length })}
          </Button>
        ) : null}
      </div>
      <p>{t('proposal.text')}</p>
      <ul className={classes['list']}>
        {proposed.map((one) => (
          <ProposedRow key={one.name} proposed={one} />
        ))}
      </ul>
    </section>
  );
}
