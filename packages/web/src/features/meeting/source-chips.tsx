import type { MeetingSource } from '@ecco/contract';
import { IconFileText, IconMicrophone, IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import classes from './meeting.module.css';

type Props = {
  sources: readonly MeetingSource[];
  chosen: MeetingSource;
  onChoose: (source: MeetingSource) => void;
};

const icons = { document: IconFileText, article: IconFileText, video: IconVideo } as const;
const iconOf = (kind: MeetingSource['kind']) =>
  kind === 'document' || kind === 'article' || kind === 'video' ? icons[kind] : IconMicrophone;

/** What it is: a recording, or which of the papers; an agenda, a draft and the approved minutes are told apart. */
function SourceType({ source: { kind, document_type: type } }: { source: MeetingSource }) {
  const { t } = useTranslation();
  if (type !== null && type !== 'document') return <small>{t(`documentType.${type}`)}</small>;
  return <small>{t(`meeting.sourceType.${typeOf(kind)}`)}</small>;
}

const typeOf = (kind: MeetingSource['kind']) =>
  kind === 'video' || kind === 'article' || kind === 'document' ? kind : 'recording';

/** Everything a meeting left behind; one of it is open. */
export function SourceChips({ sources, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={`${classes['sources']} edge-fade`} aria-label={t('meeting.sources')}>
      {sources.map((source) => {
        const Icon = iconOf(source.kind);
        const isPaper = source.kind === 'document' || source.kind === 'article';
        return (
          <li key={source.uuid}>
            <button type="button" aria-pressed={source.uuid === chosen.uuid} onClick={() => onChoose(source)}>
              <Icon size={16} stroke={1.6} aria-hidden="true" />
              <SourceType source={source} />
              <span>
                {shownTitle(source.title) ||
                  t(isPaper ? 'meeting.untitledDocument' : 'meeting.untitledVideo')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
