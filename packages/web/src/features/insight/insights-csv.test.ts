import { buildInsightRow, buildOrganizationInsights } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { ecco } from '../../messages/ecco.generated.ts';
import { createMessages } from '../../messages/i18n.ts';
import { insightsCsv } from './insights-csv.ts';

test('a grid is a file with a line for each organization and theme, and no formula', () => {
  const messages = createMessages();
  messages.addResourceBundle('en', 'ecco', ecco, true);
  const csv = insightsCsv(messages.t, [
    buildOrganizationInsights('=Fund, "A"', {
      rows: [buildInsightRow(2, { trend: 'rise', chance: 0.01234 })],
    }),
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Organization,Theme,Mentions,Mentions before,Change in percent,Trend,Chance,Hours,Hours before,Items,Items before',
    '"\'=Fund, ""A""",Performance & NAV,4,4,0,rising,0.012,3.5,3.5,2,2',
    '',
  ]);
});
