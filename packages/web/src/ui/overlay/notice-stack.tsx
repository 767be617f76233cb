import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useSingleKeys } from '../keys/use-single-keys.ts';
import { type Notice, notices } from './notice.store.ts';
import classes from './notice-stack.module.css';

function NoticeLine({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const { dismiss, release } = useStore(notices);
  const onDismiss = (): void => {
    dismiss(notice.id);
    // What is taken away under the pointer never tells that the pointer has left it.
    release();
  };
  const onAct = (): void => {
    notice.action?.run();
    onDismiss();
  };
  return (
    <div
      className={classes['notice']}
      data-tone={notice.tone}
      role={notice.tone === 'error' ? 'alert' : undefined}
    >
      <span>{notice.text}</span>
      {notice.action ? (
        <Button variant="white" size="compact-sm" onClick={onAct}>
          {notice.action.label}
        </Button>
      ) : null}
      <button type="button" aria-label={t('error.dismiss')} onClick={onDismiss}>
        <IconX size={16} />
      </button>
    </div>
  );
}

/** `u` does what the latest message offers: its button is far from where the keys are. */
function useOfferKey(shown: readonly Notice[]): void {
  const offering = shown.findLast(({ action }) => action !== undefined);
  const act = (): void => {
    offering?.action?.run();
    if (offering) notices.getState().dismiss(offering.id);
  };
  useSingleKeys(offering === undefined ? {} : { u: act });
}

/** The short messages; their time stands still while somebody points at them or has the focus in them. */
export function NoticeStack() {
  const shown = useStore(notices, (state) => state.notices);
  const { hold, release } = notices.getState();
  useOfferKey(shown);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, time only stands still
    <div
      className={classes['stack']}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role="status">
        {shown
          .filter(({ tone }) => tone === 'success')
          .map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
      </div>
      {shown
        .filter(({ tone }) => tone === 'error')
        .map((notice) => (
          <NoticeLine key={notice.id} notice={notice} />
        ))}
    </div>
  );
}
