import type { Item, OrganizationOfItem } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { notices, say } from '../../ui/overlay/notice.store.ts';
import { Section } from '../../ui/page/section.tsx';
import { useLinkOrganization } from './api/unlink-organization.api.ts';
import classes from './curation.module.css';

type Props = { item: Pick<Item, 'uuid' | 'organizations'> };

/** Takes the item from an organization, and offers to give it back. */
function useRemoval(item: Props['item']) {
  const { t } = useTranslation();
  const link = useLinkOrganization(item);
  const onError = (error: Error): void =>
    say(t('curation.failed', { message: failureOf(error).message ?? t('error.unknown') }), 'error');
  const back = ({ uuid, name }: OrganizationOfItem): void =>
    link.mutate(
      { id: uuid, isIts: true },
      { onSuccess: () => say(t('curation.linkedAgain', { name })), onError },
    );
  const remove = (organization: OrganizationOfItem): void =>
    link.mutate(
      { id: organization.uuid, isIts: false },
      {
        onSuccess: () =>
          notices.getState().offer(t('curation.unlinked', { name: organization.name }), {
            label: t('shell.undo'),
            run: () => back(organization),
          }),
        onError,
      },
    );
  return { remove, isBusy: link.isPending };
}

/** The organizations that an item is of, about, or names; each can be told that the item is none of theirs. */
export function OrganizationLinks({ item }: Props) {
  const { t } = useTranslation();
  const { remove, isBusy } = useRemoval(item);
  if (item.organizations.length === 0) return null;
  return (
    <Section compact title={t('section.organisations')}>
      <ul className={classes['linked']}>
        {item.organizations.map((organization) => {
          const { uuid, slug, name, relation, mentions, sign } = organization;
          const count = mentions > 0 ? ` · ${t('topic.mentions', { count: mentions })}` : '';
          return (
            <li key={uuid}>
              <div>
                <Link to="/org/$id" params={{ id: slug }}>
                  {name}
                </Link>
                <p className={classes['quiet']}>
                  {t(`curation.relation.${relation}`)}
                  {count}
                </p>
                {sign === null ? null : <p className={classes['quiet']}>{sign}</p>}
              </div>
              <Button
                variant="default"
                size="compact-sm"
                disabled={isBusy}
                aria-label={t('curation.unlinkFrom', { name })}
                onClick={() => remove(organization)}
              >
                {t('curation.unlink')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
