import { type Brief, type BriefItem, type BriefSignal, pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate, shortDateOf } from '../../format/date.ts';
import { shownTitle } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './brief.module.css';
import { BriefSentences } from './brief-sentences.tsx';

function BriefSignalLine({ signal }: { signal: BriefSignal }) {
  const { t } = useTranslation();
  const { organization, who, headline, date, disputed, tellings, outside } = signal;
  const [telling] = tellings;
  return (
    <section>
      <h3>{headline}</h3>
      <MetaLine
        parts={[
          { key: 'who', node: organization?.name ?? who },
          { key: 'differ', node: disputed.length > 0 ? t('brief.differ') : null },
          { key: 'date', node: shortDateOf(date) ?? t('meta.dateNotKnown') },
          { key: 'outside', node: outside ? t('brief.outside') : null },
          {
            key: 'source',
            node: telling ? <a href={pathOf(telling.item)}>{shownTitle(telling.item.title)}</a> : null,
          },
        ]}
      />
      {telling ? <BriefSentences sentences={[telling.sentence]} /> : null}
    </section>
  );
}

function BriefItemLine({ item }: { item: BriefItem }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>
        <a href={pathOf(item)}>{shownTitle(item.title) || t('library.untitled')}</a>
      </h3>
      <MetaLine
        parts={[
          { key: 'kind', node: t(`kindOne.${item.kind}`) },
          { key: 'show', node: item.show },
          { key: 'date', node: shortDateOf(item.date) ?? t('meta.dateNotKnown') },
        ]}
      />
      {item.decisions.length > 0 ? <BriefSentences sentences={item.decisions} /> : null}
      {item.sentences.length > 0 ? <BriefSentences sentences={item.sentences} /> : null}
      {item.sentences.length + item.decisions.length === 0 ? (
        <p className={classes['quiet']}>{t('brief.noSummary')}</p>
      ) : null}
    </section>
  );
}

/** A time of a list as it is read and printed. */
export function BriefSheet({ brief }: { brief: Brief }) {
  const { t } = useTranslation();
  const { uuid, title, period, from, to, items, item_count, signals, signal_count, newest } = brief;
  const moreItems = item_count - items.length;
  const moreSignals = signal_count - signals.length;
  const since = period === 'custom' && from !== null ? `&from=${from}` : '';
  const address = `${location.origin}/watch/${uuid}/brief?period=${period}${since}&to=${to}`;
  const now = new Date().toISOString();
  return (
    <article className={`${classes['sheet']} as-printed`}>
      <header>
        <h1>{title}</h1>
        <MetaLine
          parts={[
            {
              key: 'time',
              node: from === null ? t('brief.periodOf.all') : `${shortDate(from)} – ${shortDate(to)}`,
            },
            { key: 'items', node: t('brief.items', { count: item_count }) },
            { key: 'signals', node: signal_count > 0 ? t('brief.signals', { count: signal_count }) : null },
          ]}
        />
        <p className={classes['quiet']}>
          {t('brief.clock')}{' '}
          <Link to="/watch/$id/changes" params={{ id: uuid }}>
            {t('brief.changes')}
          </Link>
        </p>
      </header>
      {items.length + signals.length === 0 ? (
        <div className={classes['empty']}>
          <p>
            <strong>{t('brief.emptyTitle')}</strong>
          </p>
          {newest === null ? (
            <p>{t('brief.emptyText')}</p>
          ) : (
            <p>
              {t('brief.emptyNewest', { date: shortDate(newest) ?? newest })}{' '}
              <Link to="/watch/$id/brief" params={{ id: uuid }} search={{ to: newest, period }}>
                {t('brief.showNewest')}
              </Link>
            </p>
          )}
        </div>
      ) : null}
      {signals.length > 0 ? (
        <section>
          <h2>{t('brief.signalsTitle')}</h2>
          {signals.map((signal) => (
            <BriefSignalLine key={signal.id} signal={signal} />
          ))}
          {moreSignals > 0 ? (
            <p className={classes['quiet']}>{t('brief.moreSignals', { count: moreSignals })}</p>
          ) : null}
        </section>
      ) : null}
      {items.length > 0 ? (
        <section>
          <h2>{t('brief.itemsTitle')}</h2>
          {items.map((item) => (
            <BriefItemLine key={item.uuid} item={item} />
          ))}
          {moreItems > 0 ? (
            <p className={classes['quiet']}>{t('brief.moreItems', { count: moreItems })}</p>
          ) : null}
        </section>
      ) : null}
      <footer>
        <p>{t('brief.made', { address, date: shortDate(now) ?? now })}</p>
      </footer>
    </article>
  );
}
