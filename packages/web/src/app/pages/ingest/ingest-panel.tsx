/*
 * Adding, whole: the field and the files, what the server says to each, and the live state of what it took. A video
 * leads to its own page at once, as the specification has it; everything else is listed here.
 */
import { type IngestQuery, type IngestResult, pathOf } from '@ecco/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { failureOf } from '../../../api/failure.ts';
import { operations } from '../../../api/operations.ts';
import { Accepted } from '../../../features/ingest/accepted.tsx';
import { AddressForm } from '../../../features/ingest/address-form.tsx';
import { useSubmitAddress } from '../../../features/ingest/api/submit-address.api.ts';
import { DropZone } from '../../../features/ingest/drop-zone.tsx';
import { IngestOutcome, itemsOf } from '../../../features/ingest/ingest-outcome.tsx';
import { PasteForm } from '../../../features/ingest/paste-form.tsx';
import { uploadFile } from '../../../features/ingest/upload.ts';
import { UploadList } from '../../../features/ingest/upload-list.tsx';
import { createUploads } from '../../../features/ingest/uploads.store.ts';
import { LibraryList } from '../../../features/library/library-list.tsx';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { Section } from '../../../ui/page/section.tsx';
import classes from '../pages.module.css';
import { ReportNotes } from '../report-notes.tsx';
import { SubmittedStatus } from './joined-item.tsx';
import { SubmittedBatch } from './submitted-batch.tsx';
import { SubmittedItem } from './submitted-item.tsx';

type IngestEntry = { id: number; result: IngestResult };

function Quota() {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  if (!session.may_ingest) return <p className={classes['count']}>{t('ingest.closed')}</p>;
  if (session.ingest_left === null) return null;
  return <p className={classes['count']}>{t('ingest.left', { count: session.ingest_left })}</p>;
}

/** `address`: submitted by itself when the page was opened for it, with its place in a feed where that is known. `level` 2: below a page's own title. */
export function IngestPanel({ address, level = 1 }: { address?: IngestQuery; level?: 1 | 2 }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [ingested, setIngested] = useState<readonly IngestEntry[]>([]);
  const submit = useSubmitAddress();
  const isMember = isSignedIn(useSession());

  const onIngested = useCallback(
    (result: IngestResult): void => {
      setIngested((before) => [{ id: before.length, result }, ...before]);
      void queries.invalidateQueries({ queryKey: operations.item.library.key() });
    },
    [queries],
  );
  const [uploads] = useState(() => createUploads({ send: uploadFile, onIngested }));
  const { entries, add, cancel, retry, dismiss } = useStore(uploads);

  const { mutate } = submit;
  const onSubmit = useCallback(
    (input: IngestQuery): void =>
      mutate(input, {
        onSuccess: (result) => {
          if (result.video) void navigate({ to: pathOf(result.video) });
          else onIngested(result);
        },
      }),
    [mutate, navigate, onIngested],
  );
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!address || opened.current === address.url) return;
    opened.current = address.url;
    onSubmit(address);
  }, [address, onSubmit]);

  const isOwnItem = ({ result }: IngestEntry): boolean =>
    isMember && result.item !== undefined && !result.known;
  // Several are put right in one table; what else was submitted stands below it.
  const own = ingested.filter(isOwnItem).flatMap(({ result }) => result.item ?? []);
  const isBatch = own.length > 1;
  const shown = isBatch ? ingested.filter((one) => !isOwnItem(one)) : ingested;
  const refusal = submit.isError ? (failureOf(submit.error).message ?? t('ingest.network')) : null;
  return (
    <div className={classes['broad']}>
      <div className={classes['narrow']}>
        {level === 1 ? (
          <>
            <div className={classes['head']}>
              <h1>{t('ingest.title')}</h1>
            </div>
            <p className={classes['lead']}>{t('ingest.intro')}</p>
          </>
        ) : null}
        <AddressForm
          initial={address?.url ?? ''}
          busy={submit.isPending}
          refusal={refusal}
          onSubmit={(url) => onSubmit({ url })}
        />
        <DropZone onFiles={(files) => files.forEach((file) => void add(file))} />
        <PasteForm onFile={(file) => void add(file)} />
        <Accepted />
        <Quota />
        <UploadList
          entries={entries}
          onCancel={cancel}
          onRetry={(id) => void retry(id)}
          onDismiss={dismiss}
        />
      </div>
      {ingested.length > 0 ? (
        <div className={`${classes['ingested']} ${isBatch ? '' : classes['narrow']}`}>
          <Section title={t('ingest.submitted')}>
            {isBatch ? <SubmittedBatch items={own} /> : null}
            {shown.map(({ id, result }) => (
              <IngestOutcome key={id} result={result}>
                <ReportNotes reports={result.reading_reports ?? []} />
                {isMember && result.item && !result.known ? (
                  <SubmittedItem item={result.item} />
                ) : (
                  <LibraryList
                    items={itemsOf(result)}
                    statusOf={(item) =>
                      result.item && !result.known ? (
                        <SubmittedStatus item={item} />
                      ) : (
                        <ProcessingLine item={item} />
                      )
                    }
                  />
                )}
              </IngestOutcome>
            ))}
          </Section>
        </div>
      ) : null}
    </div>
  );
}
