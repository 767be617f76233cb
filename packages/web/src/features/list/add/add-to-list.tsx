import { ActionIcon, Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { useMembersOnly } from '../../../session/members-only.tsx';

type Props = {
  uuid: string;
  title: string;
  /** Without words where there is little room: `icon` beside other buttons, `touch` where fingers press it. */
  variant?: 'button' | 'icon' | 'touch';
};

const AddToListDialog = lazyChunk(
  () => import('./add-to-list-dialog.tsx'),
  ({ AddToListDialog }) => AddToListDialog,
);

/** Puts an item into lists. The dialog comes with the first use. */
export function AddToList({ uuid, title, variant = 'button' }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { asMember, question } = useMembersOnly(t('addToList.loginFirst'));
  const show = (): void => {
    setWasOpened(true);
    setOpen(true);
  };
  const named = { 'aria-label': t('addToList.named', { title }), 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {variant !== 'button' ? (
        <ActionIcon
          {...named}
          title={t('addToList.button')}
          variant="default"
          size={variant === 'touch' ? 44 : 'input-sm'}
          onClick={() => asMember(show)}
        >
          <IconPlaylistAdd size={20} stroke={1.6} />
        </ActionIcon>
      ) : (
        <Button
          {...named}
          variant="default"
          leftSection={<IconPlaylistAdd size={16} stroke={1.6} />}
          onClick={() => asMember(show)}
        >
          {t('addToList.button')}
        </Button>
      )}
      {question}
      {wasOpened ? (
        <Suspense fallback={null}>
          <AddToListDialog uuid={uuid} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
