import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import hub from '../../../features/hub/hub.module.css';
import { SideList } from '../../../ui/list/side-list.tsx';
import { NewHubWindow } from './wizard-window.tsx';

/** The way to a watchlist of one's own. */
export function CreateWatchlistAside() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <SideList title={t('hubs.createWatchlist')}>
      <p className={hub['none']}>{t('hubs.createWatchlistText')}</p>
      <Button className={hub['create']} size="sm" variant="default" onClick={() => setOpen(true)}>
        {t('hubs.createButton')}
      </Button>
      <NewHubWindow open={isOpen} onClose={() => setOpen(false)} />
    </SideList>
  );
}
