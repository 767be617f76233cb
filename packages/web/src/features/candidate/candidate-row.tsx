import type { Candidate } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wallHour } from '../../format/day.ts';
import { Day } from '../../ui/text/moment.tsx';
import classes from './candidate.module.css';
import { CandidateDetails } from './candidate-details.tsx';
import { toneOf, ValueBar } from './value-bar.tsx';

type Props = {
  candidate: Candidate;
  isCurrent: boolean;
  isChosen: boolean;
  isOpen: boolean;
  isBusy: boolean;
  onFocus: () => void;
  onChoose: (isRange: boolean) => void;
  onToggle: () => void;
  onApprove: () => void;
  onReject: () => void;
};

/** What the engine says of a candidate, each sign a word that is there or not. */
function Signs({ candidate: { metadata, related_person_name: person } }: { candidate: Candidate }) {
  const { t } = useTranslation();
  const verdict = metadata.llm_classification;
  // The place stays, so that what stands beside it stands in one line with that of other rows.
  if (verdict === null || verdict.error !== null) return <ul className={classes['signs']} />;
  const signs = [
    ...(person === null
      ? []
      : [
          { name: t('candidates.signs.speaker'), isSet: verdict.speaker_present },
          { name: t('candidates.signs.person'), isSet: verdict.about_person },
        ]),
    { name: t('candidates.signs.org'), isSet: verdict.about_org },
    { name: t('candidates.signs.meaningful'), isSet: verdict.meaningful },
  ].filter(({ isSet }) => isSet);
  return (
    <ul className={classes['signs']}>
      {signs.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Facts({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation();
  const { content_object: content, content_type: kind, related_person_name: person } = candidate;
  const type =
    content.document_type === null
      ? t(`candidates.kindName.${kind}`)
      : t(`candidates.documentName.${content.document_type}`);
  return (
    <p className={classes['facts']}>
      <span>{type}</span>
      {(content.day ?? content.release_date) ? <Day iso={content.day ?? content.release_date ?? ''} /> : null}
      {content.time === null ? null : <span>{wallHour(content.time)}</span>}
      {content.podcast_name === null ? null : <span>{content.podcast_name}</span>}
      {content.author === null ? null : <span>{content.author}</span>}
      {person === null ? null : <span>{person}</span>}
      <span>{t(`candidates.sourceName.${content.source}`)}</span>
      {content.cancelled ? <span>{t('candidates.cancelled')}</span> : null}
    </p>
  );
}

function Actions({
  candidate,
  isBusy,
  onApprove,
  onReject,
}: Pick<Props, 'candidate' | 'isBusy' | 'onApprove' | 'onReject'>) {
  const { t } = useTranslation();
  const { title } = candidate.content_object;
  const value = candidate.metadata.llm_classification?.overall_value;
  const tone = value === undefined ? 'open' : toneOf(value);
  if (candidate.status !== 'New')
    return (
      <span className={classes['chip']} data-status={candidate.status}>
        {t(`candidates.statusName.${candidate.status}`)}
      </span>
    );
  return (
    <span className={classes['actions']}>
      <Button
        size="compact-sm"
        variant="default"
        data-tone={tone === 'good' ? 'good' : undefined}
        disabled={isBusy}
        aria-label={t('candidates.approveNamed', { title })}
        onClick={onApprove}
      >
        {t('candidates.approve')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        data-tone={tone === 'bad' ? 'bad' : undefined}
        disabled={isBusy}
        aria-label={t('candidates.rejectNamed', { title })}
        onClick={onReject}
      >
        {t('candidates.reject')}
      </Button>
    </span>
  );
}

/** A candidate: what it is, what it is worth, and what to do with it; opened, all that is known of it. */
export function CandidateRow(props: Props) {
  const { candidate, isCurrent, isChosen, isOpen, isBusy, onFocus, onChoose, onToggle } = props;
  const { t } = useTranslation();
  const row = useRef<HTMLLIElement>(null);
  const { title } = candidate.content_object;
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li
      ref={row}
      className={classes['row']}
      data-current={isCurrent || undefined}
      aria-busy={isBusy || undefined}
      onFocus={onFocus}
    >
      <div className={classes['line']}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('candidates.select', { title })}
          onClick={(event) => onChoose(event.shiftKey)}
          onChange={() => undefined}
        />
        <div className={classes['what']}>
          <button type="button" className={classes['title']} aria-expanded={isOpen} onClick={onToggle}>
            {title}
          </button>
          <Facts candidate={candidate} />
        </div>
        <Signs candidate={candidate} />
        <ValueBar verdict={candidate.metadata.llm_classification} />
        <Actions {...props} />
      </div>
      {isOpen ? <CandidateDetails candidate={candidate} /> : null}
    </li>
  );
}
