import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { notices } from './notice.store.ts';
import classes from './notice-stack.module.css';

export function NoticeStack() {
  const { t } = useTranslation();
  const shown = useStore(notices, (state) => state.notices);
  const dismiss = useStore(notices, (state) => state.dismiss);
  return (
    <div className={classes['stack']} role="status" aria-live="polite">
      {shown.map((notice) => (
        <div key={notice.id} className={classes['notice']} data-tone={notice.tone}>
          <span>{notice.text}</span>
          <button type="button" aria-label={t('error.dismiss')} onClick={() => dismiss(notice.id)}>
            <IconX size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
