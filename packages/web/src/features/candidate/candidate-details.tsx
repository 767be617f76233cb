import type { Candidate } from '@ecco/contract';
import { percentDecoded } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { clock, durationSeconds } from '../../format/time.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { usePutRule } from './api/candidates.api.ts';
import classes from './candidate.module.css';

const choices = [0.9, 0.8, 0.7] as const;

/** Writes a rule for the source of a candidate. */
function RuleForm({ org, sourceUrl }: { org: string; sourceUrl: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [least, setLeast] = useState<number>(0.8);
  const put = usePutRule(org);
  const write = (): void =>
    put.mutate(
      { source_url: sourceUrl, least_value: least },
      {
        onSuccess: ({ approved }) => say(t('candidateRules.saved', { count: approved })),
        onError: () => say(t('candidateRules.failed'), 'error'),
      },
    );
  return (
    <p className={classes['rule']}>
      <label htmlFor={id}>{t('candidateRules.write')}</label>
      <select id={id} value={least} onChange={(event) => setLeast(Number(event.currentTarget.value))}>
        {choices.map((value) => (
          <option key={value} value={value}>
            {value.toFixed(1)}
          </option>
        ))}
      </select>
      <Button size="compact-xs" variant="default" loading={put.isPending} onClick={write}>
        {t('candidateRules.save')}
      </Button>
    </p>
  );
}

const isWeb = (url: string): boolean => /^https?:/i.test(url);

function Outside({ url, children }: { url: string; children: string }) {
  if (!isWeb(url)) return <span>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

function Meeting({ candidate: { content_object: content } }: { candidate: Candidate }) {
  const { t } = useTranslation();
  const { day, time, time_zone: zone, location, papers, cancelled } = content;
  if (day === null) return null;
  return (
    <>
      <dt>{t('candidates.when')}</dt>
      <dd>
        {[shortDate(day) ?? day, time, zone].filter(Boolean).join(' ')}
        {cancelled ? ` · ${t('candidates.cancelled')}` : ''}
      </dd>
      {location === null ? null : (
        <>
          <dt>{t('candidates.place')}</dt>
          <dd>{location}</dd>
        </>
      )}
      {papers.length === 0 ? null : (
        <>
          <dt>{t('candidates.papers')}</dt>
          <dd>
            <ul>
              {papers.map((paper) => (
                <li key={paper.url}>
                  {t(`candidates.documentName.${paper.document_type}`)}:{' '}
                  <Outside url={paper.url}>{paper.title || paper.url}</Outside>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </>
  );
}

/** Who made it and who is heard in it, as its source says, and how long it is. */
function Publication({ candidate: { content_object: content, metadata } }: { candidate: Candidate }) {
  const { t } = useTranslation();
  const facts = [
    { name: t('candidates.publisher'), value: content.publisher },
    { name: t('candidates.host'), value: content.host },
    { name: t('candidates.role'), value: metadata.role },
    {
      name: t('candidates.duration'),
      value: metadata.duration === null ? null : clock(durationSeconds(metadata.duration)),
    },
  ];
  return facts
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ));
}

function Became({
  candidate: { item_uuid: item, meeting_uuid: meeting, rule_id: rule },
}: {
  candidate: Candidate;
}) {
  const { t } = useTranslation();
  return (
    <>
      {rule === null ? null : <p>{t('candidates.byRule')}</p>}
      {item === null ? null : (
        <p>
          <Link to="/media/$id" params={{ id: item }}>
            {t('candidates.open')}
          </Link>
        </p>
      )}
      {meeting === null ? null : (
        <p>
          <Link to="/event/$id" params={{ id: meeting }}>
            {t('candidates.open')}
          </Link>
        </p>
      )}
    </>
  );
}

/** What is known of a candidate: why it is worth what it is, the sentence that says so, and where it was found. */
export function CandidateDetails({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation();
  const { content_object: content, metadata, source_url: source, status } = candidate;
  const verdict = metadata.llm_classification;
  return (
    <div className={classes['details']}>
      <p className={classes['original']}>
        <Outside url={content.url}>{t('candidates.original')}</Outside>
      </p>
      {content.audio_url !== null && isWeb(content.audio_url) ? (
        // biome-ignore lint/a11y/useMediaCaption: nothing was transcribed yet of what is only proposed
        <audio
          className={classes['audio']}
          controls
          preload="none"
          src={content.audio_url}
          aria-label={t('candidates.listen', { title: content.title })}
        />
      ) : null}
      {content.description ? <p className={classes['description']}>{content.description}</p> : null}
      <dl>
        {verdict?.reason ? (
          <>
            <dt>{t('candidates.why')}</dt>
            <dd>{verdict.reason}</dd>
          </>
        ) : null}
        {verdict?.sentence ? (
          <>
            <dt>{t('candidates.restsOn')}</dt>
            <dd>
              <q>{verdict.sentence}</q>
            </dd>
          </>
        ) : null}
        <Publication candidate={candidate} />
        <Meeting candidate={candidate} />
        <dt>{t('candidates.source')}</dt>
        <dd>
          <Outside url={source}>{percentDecoded(source.replace(/^directory:/, ''))}</Outside>
        </dd>
      </dl>
      {verdict?.error ? <p role="alert">{t('candidates.error', { error: verdict.error })}</p> : null}
      <Became candidate={candidate} />
      {status === 'New' ? <RuleForm org={candidate.organization_id} sourceUrl={source} /> : null}
    </div>
  );
}
