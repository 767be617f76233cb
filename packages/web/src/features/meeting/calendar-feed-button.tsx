import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalChunk } from '../../chunks/lazy-chunk.ts';

const CalendarFeedDialog = optionalChunk(
  () => import('./calendar-feed-dialog.tsx'),
  (chunk) => chunk.CalendarFeedDialog,
);

type Props = { identifier: string; name: string };

/** Opens the private calendar link of an organization; what shows it comes with the first press. */
export function CalendarFeedButton({ identifier, name }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        leftSection={<IconCalendarPlus size={16} stroke={1.6} />}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {t('meeting.feed.subscribe')}
      </Button>
      {wasOpened ? (
        <Suspense>
          <CalendarFeedDialog
            identifier={identifier}
            name={name}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
