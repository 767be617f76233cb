import { limits, type Topic } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayHead } from '../../player/play-head.tsx';
import { busiestPercent, heatOf } from './heat.ts';
import { MoreToggle } from './more-toggle.tsx';
import classes from './topic.module.css';

const bins = 40;
const width = bins * 10;

function HeatRow({ topic, playable }: { topic: Topic; playable: string | null }) {
  const { t } = useTranslation();
  const mentions = t('topic.mentions', { count: topic.mentions });
  const label = t('topic.heat', { label: topic.label, mentions, place: `${busiestPercent(topic.places)}%` });
  return (
    <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" role="img" aria-label={label}>
      {heatOf(topic.places, bins).map((heat, bin) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place in the row
          key={bin}
          x={bin * 10}
          width={9}
          height={10}
          fill={heat > 0 ? 'var(--ink)' : 'var(--line)'}
          opacity={heat > 0 ? 0.2 + heat * 0.6 : 0.7}
        />
      ))}
      <PlayHead playable={playable} width={width} />
    </svg>
  );
}

type Props = {
  topics: readonly Topic[];
  /** The address of the recording, whose second is drawn while it is heard. */
  playable: string | null;
  onFind: (label: string) => void;
};

/** What is talked about, and where in the item; a topic is a search inside. */
export function TopicList({ topics, playable, onFind }: Props) {
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
            <HeatRow topic={topic} playable={playable} />
          </li>
        ))}
      </ul>
      <MoreToggle all={all} hidden={topics.length - limits.topicsShown} onToggle={() => setAll(!all)} />
    </>
  );
}
