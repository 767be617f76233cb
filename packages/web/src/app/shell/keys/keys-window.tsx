import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useSession } from '../../../session/get-session.api.ts';
import { singleKeys } from '../../../ui/keys/single-keys.store.ts';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import classes from './keys-window.module.css';
import { paletteKey } from './shell-keys.ts';

type Key = { name: string; does: string };

function KeyList({ title, keys }: { title: string; keys: readonly Key[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(({ name, does }) => (
          <div key={does}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const everywhere = ['palette', 'search', 'list', 'undo', 'close'] as const;
const player = ['toggle', 'step', 'speed', 'list'] as const;
const transcript = ['move', 'play'] as const;
const results = ['move', 'open', 'leave'] as const;
const tables = ['move', 'choose', 'range', 'clear'] as const;
const review = ['move', 'approve', 'reject', 'choose', 'more', 'undo'] as const;

/** Every key of the product, and whether those count that are pressed alone. */
export function KeysWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const title = useId();
  const session = useSession();
  const single = useStore(singleKeys, (state) => state.single);
  return (
    <Dialog open label={title} onClose={onClose}>
      <div className={classes['keys']}>
        <h2 id={title}>{t('keys.title')}</h2>
        {/* It has the focus first: at the end it would have the window scrolled to it. */}
        <label className={classes['single']}>
          <input
            type="checkbox"
            checked={single}
            onChange={(event) => singleKeys.getState().setSingle(event.currentTarget.checked)}
          />
          <span>{t('keys.single')}</span>
        </label>
        <KeyList
          title={t('keys.everywhere')}
          keys={everywhere.map((name) => ({
            name: name === 'palette' ? paletteKey() : t(`keys.name.${name}`),
            does: t(`keys.does.${name}`),
          }))}
        />
        <KeyList
          title={t('playing.region')}
          keys={player.map((name) => ({
            name: t(`playing.keyName.${name}`),
            does: t(`playing.key.${name}`, { seconds: limits.seekStepSeconds }),
          }))}
        />
        <KeyList
          title={t('keys.results')}
          keys={results.map((name) => ({ name: t(`keys.hitName.${name}`), does: t(`keys.hitDoes.${name}`) }))}
        />
        <KeyList
          title={t('keys.transcript')}
          keys={transcript.map((name) => ({
            name: t(`keys.lineName.${name}`),
            does: t(`keys.lineDoes.${name}`),
          }))}
        />
        {session?.may_administer ? (
          <>
            <KeyList
              title={t('keys.tables')}
              keys={tables.map((name) => ({
                name: t(`keys.rowName.${name}`),
                does: t(`keys.rowDoes.${name}`),
              }))}
            />
            <KeyList
              title={t('keys.review')}
              keys={review.map((name) => ({
                name: t(`keys.reviewName.${name}`),
                does: t(`keys.reviewDoes.${name}`),
              }))}
            />
          </>
        ) : null}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('keys.done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
