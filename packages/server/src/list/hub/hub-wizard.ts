import type { HubWizard, WizardOption } from '@ecco/contract';
import type { Store, WizardNode, WizardNodes } from '@ecco/store';
import { createCache } from '../../memory/cache.ts';

type WizardQuery = { query: string; limit: number };
/** What lists can follow; kept until the graph changes, or until it is cleared. */
type HubWizardOptions = { find: (wanted: WizardQuery) => Promise<HubWizard>; clear: () => void };

declare module '../../request/services.ts' {
  interface Services {
    hubWizard: HubWizardOptions;
  }
}

const answersCached = 500;

const sentBack = ({ type, id, slug, label }: WizardNode): string =>
  ({ ORG: slug, ALIAS: label, PERSON: id })[type];

const presentOption = (node: WizardNode): WizardOption => ({
  type: node.type,
  id: node.id,
  slug: node.slug,
  label: node.label,
  ticker: node.ticker,
  value: sentBack(node),
  parentOrg: node.parent,
  detail: node.detail?.slice(0, detailMax) ?? null,
});
/** What tells two of one name apart needs no more. */
const detailMax = 80;

const present = ({ ORG, ALIAS, PERSON }: WizardNodes): HubWizard => ({
  options: {
    ORG: ORG.nodes.map(presentOption),
    ALIAS: ALIAS.nodes.map(presentOption),
    PERSON: PERSON.nodes.map(presentOption),
  },
  counts: { ORG: ORG.count, ALIAS: ALIAS.count, PERSON: PERSON.count },
});

/** The options of the wizard, narrowed by the server, so that a list of 50,000 never has to leave it. */
export function createHubWizard({ hubs, changes }: Pick<Store, 'hubs' | 'changes'>): HubWizardOptions {
  const cache = createCache<HubWizard>({
    max: answersCached,
    staleOn: { changes, tags: ['organisation.changed', 'person.changed'] },
  });
  return {
    find: ({ query, limit }) => {
      const words = query.toLowerCase();
      return cache.get(JSON.stringify([words, limit]), async () =>
        present(await hubs.wizardNodes({ words, limit })),
      );
    },
    clear: cache.invalidate,
  };
}
