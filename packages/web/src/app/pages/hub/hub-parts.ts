import type { EpisodeList } from '@ecco/contract';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { HubInsights } from './hub-insights.tsx';

/** A part of the page of a hub, between what is new and what it holds. */
type HubPart = {
  id: string;
  title: (t: TFunction) => string;
  /** Whether this hub has it. */
  isShown: (list: EpisodeList) => boolean;
  Part: ComponentType<{ list: EpisodeList }>;
};

/** The parts that other nouns add to a hub, in the order of the page: a part is a line here. */
export const hubParts: readonly HubPart[] = [
  {
    id: 'insights',
    title: (t) => t('insights.nav'),
    isShown: ({ show_insights: isShown, may, followed_orgs }) =>
      isShown || (may.edit && followed_orgs.length > 0),
    Part: HubInsights,
  },
];
