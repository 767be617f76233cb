import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAdding } from './use-adding.ts';

/** Makes an organization of the name beside it, in one click. */
export function AddOrganization({ name }: { name: string }) {
  const { t } = useTranslation();
  const { add, isPending } = useAdding();
  return (
    <Button
      variant="default"
      size="compact-xs"
      loading={isPending}
      aria-label={t('proposal.addOf', { name })}
      onClick={() => add([name])}
    >
      {t('proposal.add')}
    </Button>
  );
}
