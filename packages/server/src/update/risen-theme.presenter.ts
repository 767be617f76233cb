import type { RisenTheme } from '@ecco/contract';
import { themes } from '@ecco/domain';
import { presentInsights } from '../insight/insight.presenter.ts';
import { presentOrganizationName } from '../meeting/event-card.presenter.ts';
import type { Risen, RisenFound } from './risen-themes.usecases.ts';

type Said = RisenTheme['said'];
const presentSaid = ({ items, hours }: Said): Said => ({ items, hours: Math.round(hours * 100) / 100 });

function presentOne(
  { theme, organization, now, before, chance, said }: Risen,
  quotes: RisenFound['quotes'],
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
export const presentRisen = ({ themes: risen, quotes }: RisenFound): RisenTheme[] =>
  risen.map((one) => presentOne(one, quotes));
