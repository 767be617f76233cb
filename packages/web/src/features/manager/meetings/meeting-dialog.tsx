import { limits, type Meeting } from '@ecco/contract';
import { Button, Skeleton } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useAddMeeting, useChangeMeeting, useMeetingToEdit } from '../api/meetings.api.ts';
import classes from '../manager.module.css';
import { Refusal } from '../refusal.tsx';
import {
  changeOfMeeting,
  draftOfMeeting,
  faultsOfMeeting,
  type MeetingDraft,
  meetingToAdd,
  newMeeting,
} from './meeting-draft.ts';
import { MeetingFields } from './meeting-fields.tsx';
import own from './meetings.module.css';

/** `uuid`: which meeting is changed; null where a new one is made. */
export type MeetingTarget = { uuid: string | null };
type Props = {
  org: string;
  /** Where clocks of the organization go. */
  zone: string;
  onClose: () => void;
  onDelete: (meeting: Meeting) => void;
};

/** Makes the meeting, or changes what differs of it. */
function useSaving({ org, onClose }: Pick<Props, 'org' | 'onClose'>, meeting: Meeting | null) {
  const { t } = useTranslation();
  const [add, change] = [useAddMeeting(), useChangeMeeting()];
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = (text: string) => ({
    onSuccess: () => {
      say(text, 'success', limits.managerNoticeMs);
      onClose();
    },
    onError: (error: unknown) => {
      setRefusal(failureOf(error).message);
      say(t('managerMeetings.saveFailed'), 'error');
    },
  });
  const save = (stored: MeetingDraft, draft: MeetingDraft): void => {
    setRefusal(null);
    if (meeting === null) {
      add.mutate(meetingToAdd(draft, org), done(t('managerMeetings.added')));
      return;
    }
    const requested = { uuid: meeting.uuid, ...changeOfMeeting(stored, draft) };
    change.mutate(requested, done(t('managerMeetings.saved')));
  };
  return { save, isSaving: add.isPending || change.isPending, refusal };
}

function MeetingForm({ meeting, ...props }: Props & { meeting: Meeting | null }) {
  const { t } = useTranslation();
  const { zone, onClose, onDelete } = props;
  const [stored] = useState(() => (meeting === null ? newMeeting(zone) : draftOfMeeting(meeting, zone)));
  const [draft, setDraft] = useState<MeetingDraft>(stored);
  const [isTried, setTried] = useState(false);
  const { save, isSaving, refusal } = useSaving(props, meeting);
  const faults = faultsOfMeeting(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length === 0) save(stored, draft);
  };
  return (
    <form className={classes['dialog']} onSubmit={submit} noValidate>
      <MeetingFields
        draft={draft}
        faults={isTried ? faults : {}}
        onChange={(field, text) => setDraft((before) => ({ ...before, [field]: text }))}
      />
      <Refusal text={refusal} />
      <DialogActions>
        {meeting === null ? null : (
          <Button variant="default" className={own['delete'] ?? ''} onClick={() => onDelete(meeting)}>
            {t('managerMeetings.delete')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('manager.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t(meeting === null ? 'managerMeetings.add' : 'manager.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The meeting once it is there. */
function LoadedMeeting({ uuid, ...props }: Props & MeetingTarget) {
  const { t } = useTranslation();
  const { data: meeting, error } = useMeetingToEdit(uuid);
  if (uuid === null) return <MeetingForm {...props} meeting={null} />;
  if (meeting) return <MeetingForm {...props} meeting={meeting} />;
  if (error === null) return <Skeleton height={320} />;
  return (
    <>
      <p role="alert">{failureOf(error).message ?? t('managerMeetings.loadFailed')}</p>
      <DialogActions>
        <Button variant="default" onClick={props.onClose} autoFocus>
          {t('manager.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Makes a meeting of an organization, or changes one. */
export function MeetingDialog({ asked, ...props }: Props & { asked: MeetingTarget | null }) {
  const { t } = useTranslation();
  const titleId = useId();
  const title = asked?.uuid ? 'managerMeetings.editTitle' : 'managerMeetings.addTitle';
  return (
    <Dialog open={asked !== null} label={titleId} onClose={props.onClose}>
      <h2 id={titleId}>{t(title)}</h2>
      {asked ? <LoadedMeeting {...props} uuid={asked.uuid} /> : null}
    </Dialog>
  );
}
