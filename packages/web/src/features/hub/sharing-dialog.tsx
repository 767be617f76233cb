import type { ListShare, ListSharing } from '@ecco/contract';
import type { ShareLevel } from '@ecco/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { NativeSelect, TextInput } from '../../ui/field/inputs.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { useShare, useSharing } from './api/hub.api.ts';
import classes from './hub.module.css';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const levelNamed = (value: string): ShareLevel => (value === 'edit' ? 'edit' : 'read');

function LevelSelect({
  label,
  level,
  onChange,
}: {
  label: string;
  level: ShareLevel;
  onChange: (level: ShareLevel) => void;
}) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      aria-label={label}
      value={level}
      data={[
        { value: 'read', label: t('hubSharing.read') },
        { value: 'edit', label: t('hubSharing.edit') },
      ]}
      onChange={(event) => onChange(levelNamed(event.currentTarget.value))}
    />
  );
}

/** An address that is added. */
function Invite({ onAdd }: { onAdd: (share: ListShare) => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState<ShareLevel>('read');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    setWrong(!isAddress(address));
    if (!isAddress(address)) return;
    onAdd({ email: address, level });
    setEmail('');
  };
  return (
    <form className={classes['invite']} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        label={t('hubSharing.email')}
        value={email}
        error={isWrong ? t('hubSharing.emailWrong') : null}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <LevelSelect label={t('hubSharing.level', { email })} level={level} onChange={setLevel} />
      <Button type="submit" variant="default">
        {t('hubSharing.add')}
      </Button>
    </form>
  );
}

function People({
  people,
  onChange,
}: {
  people: readonly ListShare[];
  onChange: (people: ListShare[]) => void;
}) {
  const { t } = useTranslation();
  const without = (email: string): ListShare[] => people.filter((one) => one.email !== email);
  return (
    <section aria-label={t('hubSharing.people')}>
      {people.length === 0 ? <p className={classes['note']}>{t('hubSharing.nobody')}</p> : null}
      <ul className={classes['people']}>
        {people.map(({ email, level }) => (
          <li key={email}>
            <span>{email}</span>
            <LevelSelect
              label={t('hubSharing.level', { email })}
              level={level}
              onChange={(changed) =>
                onChange(people.map((one) => (one.email === email ? { email, level: changed } : one)))
              }
            />
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t('hubSharing.remove', { email })}
              onClick={() => onChange(without(email))}
            >
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Invite onAdd={(share) => onChange([...without(share.email), share])} />
      <p className={classes['note']}>{t('hubSharing.note')}</p>
    </section>
  );
}

function Fields({ uuid, sharing }: { uuid: string; sharing: ListSharing }) {
  const { t } = useTranslation();
  const share = useShare(uuid);
  // What was just chosen is seen at once, and goes back where the server refuses.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const refused = share.error === null ? null : (failureOf(share.error).message ?? t('hubSharing.failed'));
  return (
    <div className={classes['sharing']}>
      <label className={classes['switch']}>
        <input
          type="checkbox"
          checked={chosen ?? sharing.link}
          disabled={share.isPending}
          onChange={(event) => {
            const link = event.currentTarget.checked;
            setChosen(link);
            share.mutate({ link }, { onSettled: () => setChosen(null) });
          }}
        />
        <span>{t('hubSharing.link')}</span>
        <small>{t('hubSharing.linkText')}</small>
      </label>
      <People people={sharing.people} onChange={(people) => share.mutate({ people })} />
      {refused === null ? null : (
        <p className={classes['refusal']} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

function Loaded({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { data, isError } = useSharing(uuid);
  if (data) return <Fields uuid={uuid} sharing={data} />;
  if (isError) return <p role="alert">{t('hubSharing.loadFailed')}</p>;
  return <p role="status">{t('hubSharing.loading')}</p>;
}

type Props = { open: boolean; list: { uuid: string; title: string }; onClose: () => void };

/** Who may read a watchlist, and edit it. What is changed counts at once. */
export function SharingDialog({ open, list: { uuid, title }, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} label={id} onClose={onClose}>
      <h2 id={id}>{t('hubSharing.title', { title })}</h2>
      <Loaded uuid={uuid} />
      <DialogActions>
        <Button onClick={onClose}>{t('hubSharing.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
