import { describe, expect, it } from 'vitest';
import { buildOutline } from '../outline/build-outline.ts';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { buildOverview } from './build-overview.ts';

describe('the overview of a conversation', () => {
  const source = sourceOf(interview);
  const { keyInsights, whyItMatters } = buildOverview({ ...source, outline: buildOutline(source) });
  const all = keyInsights.map(({ text }) => text).join('\n');

  it('has two to seven insights, with figures and their subject', () => {
    expect(keyInsights.length).toBeGreaterThanOrEqual(2);
    expect(keyInsights.length).toBeLessThanOrEqual(7);
    expect(all).toMatch(/\d/u);
  });

  it('leaves out sponsors, thanks, questions and what cannot stand alone', () => {
    expect(all).not.toMatch(/Cedar Software|Thank|\?|They said/u);
  });

  it('says why it matters by a consequence', () => {
    expect(whyItMatters.map(({ text }) => text).join(' ')).toMatch(/because|means|protects|risk|long term/u);
  });
});

it('is empty where nothing is said', () => {
  const source = sourceOf([]);
  expect(buildOverview({ ...source, outline: buildOutline(source) })).toEqual({
    keyInsights: [],
    whyItMatters: [],
  });
});

it('takes neither hours nor addresses of a list for insights', () => {
  const source = sourceOf(
    ['10:00 AM.', 'April 16th, 2015.', '1120 E. Birch Road, Suite 165, Alder, IL 60563.'],
    {
      kind: 'article',
    },
  );
  expect(buildOverview({ ...source, outline: buildOutline(source) }).keyInsights).toEqual([]);
});

it('has insights of a text whose words have no spaces between them', () => {
  const source = sourceOf([
    '市の年金基金は昨年の運用利回りを引き上げました。 理事会は、プライベートクレジットの割合を増やすことを決定しました。 金利は長期にわたって高い水準にとどまると私たちは考えています。 山田さんは、運用会社の手数料が高すぎると述べました。 不動産市場のリスクは高まっています。 来年、基金は投資戦略を見直し、二つの新しい委託を行う予定です。',
  ]);
  const { keyInsights, whyItMatters } = buildOverview({ ...source, outline: buildOutline(source) });
  expect(keyInsights.length).toBeGreaterThan(0);
  expect(whyItMatters).toEqual([]);
});
