import { limits, type Meeting, type Organization } from '@ecco/contract';
import { timeZoneOfState } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoLine } from '../../../ui/list/undo-line.tsx';
import { ConfirmDialog, type Question } from '../../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useAddMeeting, useDeleteMeeting } from '../api/meetings.api.ts';
import { ConnectionsPanel } from '../connections/connections-panel.tsx';
import { MeetingDialog, type MeetingTarget } from './meeting-dialog.tsx';
import { meetingCopy } from './meeting-draft.ts';

type Org = Pick<Organization, 'uuid' | 'state'>;

/** Deletes meetings once that is confirmed, and makes the last one again. */
function useDeletion(org: string) {
  const { t } = useTranslation();
  const [remove, add] = [useDeleteMeeting(), useAddMeeting()];
  const [gone, setGone] = useState<Meeting | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (meeting: Meeting): void =>
    setQuestion({
      title: t('managerMeetings.deleteQuestion', { title: meeting.title }),
      text: t('managerMeetings.deleteText'),
      confirm: t('managerMeetings.deleteConfirm'),
      cancel: t('manager.cancel'),
      run: () =>
        remove.mutate(meeting.uuid, {
          onSuccess: () => {
            setGone(meeting);
            say(t('managerMeetings.deleted'), 'success', limits.managerNoticeMs);
          },
          onError: () => say(t('managerMeetings.deleteFailed'), 'error'),
        }),
    });
  const undo = (meeting: Meeting): void =>
    add.mutate(meetingCopy(meeting, org), {
      onSuccess: () => {
        setGone(null);
        say(t('managerMeetings.added'), 'success', limits.managerNoticeMs);
      },
      onError: () => say(t('managerMeetings.saveFailed'), 'error'),
    });
  return { gone, question, setQuestion, ask, undo };
}

/** The meetings of an organization, with the way to make, change and delete them. */
export function MeetingsPanel({ org }: { org: Org }) {
  const { t } = useTranslation();
  const [meetingTarget, setAsked] = useState<MeetingTarget | null>(null);
  const { gone, question, setQuestion, ask, undo } = useDeletion(org.uuid);
  const zone = timeZoneOfState(org.state) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      {gone ? (
        <UndoLine
          key={gone.uuid}
          text={t('managerMeetings.deletedNamed', { title: gone.title })}
          onUndo={() => undo(gone)}
        />
      ) : null}
      <ConnectionsPanel
        org={org.uuid}
        type="MEETING"
        tools={
          <Button
            variant="default"
            size="compact-sm"
            aria-haspopup="dialog"
            leftSection={<IconCalendarPlus size={14} stroke={1.8} />}
            onClick={() => setAsked({ uuid: null })}
          >
            {t('managerMeetings.add')}
          </Button>
        }
        actionsOf={({ target_node: { id, name } }) => (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={t('managerMeetings.editNamed', { title: name })}
            onClick={() => setAsked({ uuid: id })}
          >
            {t('manager.edit')}
          </Button>
        )}
      />
      <MeetingDialog
        asked={meetingTarget}
        org={org.uuid}
        zone={zone}
        onClose={() => setAsked(null)}
        onDelete={(meeting) => {
          setAsked(null);
          ask(meeting);
        }}
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
