import { limits, type Topic } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { busiestPercent, heatOf } from './heat.ts';
import { MoreToggle } from './more-toggle.tsx';
import classes from './topic.module.css';

const bins = 40;

function HeatRow({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const mentions = t('topic.mentions', { count: topic.mentions });
  const label = t('topic.heat', { label: topic.label, mentions, place: `${busiestPercent(topic.places)} %` });
  return (
    <svg viewBox={`0 0 ${bins * 10} 10`} preserveAspectRatio="none" role="img" aria-label={label}>
      {heatOf(topic.places, bins).map((heat, bin) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place in the row
          key={bin}
          x={bin * 10}
          width={9}
          height={10}
          fill={heat > 0 ? 'var(--live)' : 'var(--line)'}
          opacity={heat > 0 ? 0.25 + heat * 0.75 : 0.7}
        />
      ))}
    </svg>
  );
}

/** What is talked about, and where in the item; a topic is a search inside. */
export function TopicList({ topics, onFind }: { topics: readonly Topic[]; onFind: (label: string) => void }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? topics : topics.slice(0, limits.topicsShown);
  return (
    <>
      <ul className={classes['topics']}>
        {shown.map((topic) => (
          <li key={topic.label}>
            <div>
              <button
                type="button"
                aria-label={t('topic.find', { label: topic.label })}
                onClick={() => onFind(topic.label)}
              >
                {topic.label}
              </button>
              <span className="tabular">{topic.mentions}</span>
            </div>
            <HeatRow topic={topic} />
          </li>
        ))}
      </ul>
      <MoreToggle all={all} hidden={topics.length - limits.topicsShown} onToggle={() => setAll(!all)} />
    </>
  );
}
