import { contentKinds } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/api/get-session.api.ts';
import { useLeaveSession } from '../../features/session/api/leave-session.api.ts';
import { say } from '../../ui/notice.store.ts';
import { SideSheet } from '../../ui/side-sheet.tsx';
import classes from './shell.module.css';

function SessionPart() {
  const { t } = useTranslation();
  const session = useSession();
  const leave = useLeaveSession();
  if (session?.role !== 'admin') return null;
  return (
    <div className={classes['session']}>
      <p>{t('shell.signedInAsAdmin')}</p>
      <Button
        variant="default"
        size="sm"
        loading={leave.isPending}
        onClick={() => leave.mutate(undefined, { onSuccess: () => say(t('shell.left')) })}
      >
        {t('shell.leave')}
      </Button>
    </div>
  );
}

export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SideSheet
      side="right"
      open={open}
      title={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      onClose={onClose}
    >
      <nav className={classes['menu']} aria-label={t('shell.menu')}>
        <Link to="/home" onClick={onClose}>
          {t('shell.library')}
        </Link>
        <ul>
          {contentKinds.map((kind) => (
            <li key={kind}>
              <Link to="/home" search={{ kind }} onClick={onClose}>
                {t(`kind.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/add" onClick={onClose}>
          {t('shell.addLong')}
        </Link>
      </nav>
      <SessionPart />
    </SideSheet>
  );
}
