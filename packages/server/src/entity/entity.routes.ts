import { presentCard } from '../item/item-card.presenter.ts';
import { withOwners } from '../item/owned-items.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';

const episodes = guarded(os.entity.episodes).handler(async ({ input, context: { services, event } }) => {
  const { entities } = services.store;
  const page = pageOf(input);
  const match = await entities.find(input.entity);
  const { rows, total } = match ? await entities.itemsNaming(match.id, page) : { rows: [], total: 0 };
  event.found = total;
  return {
    entity: match && { name: match.name, slug: match.slug, entity_type: match.type },
    episodes: (await withOwners(services.store, rows)).map(presentCard),
    pagination: paginationOf(page, total),
  };
});

const people = guarded(os.entity.people).handler(async ({ input, context: { services, event } }) => {
  const page = pageOf(input);
  const { rows, total } = await services.mostNamed({ type: 'person', ...page, text: input.q });
  event.found = total;
  return {
    people: rows.map(({ name, slug, mentions, episodes: named }) => ({
      name,
      slug,
      mentions,
      episodes: named,
    })),
    pagination: paginationOf(page, total),
  };
});

export const entityRoutes = { episodes, people };
