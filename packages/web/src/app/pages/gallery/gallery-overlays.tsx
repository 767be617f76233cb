import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, type Question } from '../../../ui/overlay/confirm-dialog.tsx';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx';
import { Section } from '../../../ui/page/section.tsx';
import classes from './gallery.module.css';

function FundMenu() {
  const { t } = useTranslation();
  const entries = [
    { key: 'copy', label: t('gallery.menuCopy'), run: () => say(t('gallery.said')) },
    { key: 'guide', label: t('gallery.menuOpen'), href: '/developers' },
  ];
  return (
    <MenuButton
      text={t('gallery.menu')}
      label={t('gallery.menuLabel')}
      groups={() => [{ key: 'fund', entries }]}
    />
  );
}

export function Overlays() {
  const { t } = useTranslation();
  const [question, ask] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const remove: Question = {
    title: t('gallery.askTitle'),
    text: t('gallery.askText'),
    confirm: t('gallery.confirm'),
    cancel: t('gallery.cancel'),
    run: () => say(t('gallery.said')),
  };
  return (
    <Section title={t('gallery.overlays')}>
      <div className={classes['line']}>
        <Button variant="default" onClick={() => ask(remove)}>
          {t('gallery.ask')}
        </Button>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('gallery.open')}
        </Button>
        <Button variant="default" onClick={() => say(t('gallery.said'))}>
          {t('gallery.say')}
        </Button>
        <Button variant="default" onClick={() => say(t('gallery.saidError'), 'error')}>
          {t('gallery.sayError')}
        </Button>
        <FundMenu />
      </div>
      <ConfirmDialog question={question} onClose={() => ask(null)} />
      <SideSheet
        side="right"
        open={isOpen}
        title={t('gallery.drawer')}
        closeLabel={t('gallery.close')}
        onClose={() => setOpen(false)}
      >
        <p>{t('gallery.drawerText')}</p>
      </SideSheet>
    </Section>
  );
}
