import type { RisenTheme } from '@ecco/contract';
import { themes } from '@ecco/domain';
import { presentInsights } from '../insight/insight.presenter.ts';
import { presentOrganizationName } from '../meeting/event-card.presenter.ts';
import type { RisingTheme, RisingThemes } from './trending-themes.usecases.ts';

type TalkVolume = RisenTheme['said'];
const presentSaid = ({ items, hours }: TalkVolume): TalkVolume => ({
  items,
  hours: Math.round(hours * 100) / 100,
});

function presentOne(
  { theme, organization, now, before, chance, said }: RisingTheme,
  quotes: RisingThemes['quotes'],
): RisenTheme {
  const own = quotes.insights.filter(
    (one) => one.organizationId === organization?.id && one.assertion.theme === theme,
  );
  return {
    theme_id: theme,
    theme_name: themes[theme],
    organization: organization && presentOrganizationName(organization),
    mention_count: now.count,
    previous_count: before.count,
    chance: chance ?? 1,
    said: presentSaid(said.now),
    previously_said: presentSaid(said.before),
    quote: presentInsights({ ...quotes, insights: own })[0] ?? null,
  };
}

/** Themes that rose, in their order. */
export const presentRising = ({ themes: risingThemes, quotes }: RisingThemes): RisenTheme[] =>
  risingThemes.map((one) => presentOne(one, quotes));
