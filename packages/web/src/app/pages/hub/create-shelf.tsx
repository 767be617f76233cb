import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Shelf } from '../../../ui/list/shelf.tsx';
import home from '../home/home.module.css';
import { NewHubWindow } from './wizard-window.tsx';

/** The way to a watchlist of one's own. */
export function CreateWatchlistShelf() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Shelf title={t('hubs.createWatchlist')}>
      <p className={home['invite']}>{t('hubs.createWatchlistText')}</p>
      <Button className={home['inviteAction']} size="sm" variant="default" onClick={() => setOpen(true)}>
        {t('hubs.createButton')}
      </Button>
      <NewHubWindow open={isOpen} onClose={() => setOpen(false)} />
    </Shelf>
  );
}
