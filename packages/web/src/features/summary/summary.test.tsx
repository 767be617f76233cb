import { buildChapter, buildCitation, buildCitedText, buildSummary } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { NumberingContext } from '../../ui/citation/numbering.ts';
import { JumpProvider } from '../../ui/citation/place.context.ts';
import { chooseSummary } from './choose-summary.ts';
import { numberSources } from './numbering.ts';
import { Outline } from './outline.tsx';
import { SummaryAtTop } from './summary-at-top.tsx';

test('version 2 is preferred, else the newest is taken', () => {
  const [one, two] = [buildSummary({ version: 1 }), buildSummary({ version: 2 })];
  expect(chooseSummary([two, one])).toBe(two);
  expect(chooseSummary([one])).toBe(one);
  expect(chooseSummary([])).toBeNull();
});

test('sources are numbered in reading order and the same place has one number', () => {
  const numbers = numberSources(buildSummary());
  const { uuid } = buildCitation(1).item;
  expect([...numbers.entries()].slice(0, 5)).toEqual([
    [`${uuid}/segment-1@5`, 1],
    [`${uuid}/segment-2@10`, 2],
    [`${uuid}/segment-3@15`, 3],
    [`${uuid}/segment-4@20`, 4],
    [`${uuid}/segment-0@0`, 5],
  ]);
});

test('what the page does not show is numbered after what it shows', () => {
  const whole = buildSummary();
  const { uuid } = buildCitation(1).item;
  const shown = { ...whole, analysis: whole.analysis && { ...whole.analysis, one_liner: null } };
  const numbers = numberSources(shown, [], whole);
  expect(numbers.get(`${uuid}/segment-2@10`)).toBe(1);
  expect(numbers.size).toBe(numberSources(whole).size);
});

test('a long chapter says where its subject turns again, and leads there', async () => {
  const section = {
    title: 'Fees',
    content_id: 4,
    segment_id: 'segment-4',
    start_timestamp: 20,
    page_number: null,
  };
  const items = [buildChapter(0, { sections: [section] }), buildChapter(1)];
  const jumps: unknown[] = [];
  renderComponent(
    <JumpProvider value={(place) => jumps.push(place)}>
      <Outline items={items} playable={null} target={null} />
    </JumpProvider>,
  );
  const list = screen.getByRole('list', { name: 'Sections of Chapter 0' });
  await userEvent.click(within(list).getByRole('button', { name: 'Play from 0:20' }));
  expect(jumps).toEqual([{ line: 4, segment: 'segment-4', seconds: 20, page: null }]);
  expect(screen.queryByRole('list', { name: 'Sections of Chapter 1' })).toBeNull();
});

describe('at a glance', () => {
  const show = (summary = buildSummary()) =>
    renderComponent(
      <NumberingContext value={numberSources(summary)}>
        <SummaryAtTop summary={summary} />
      </NumberingContext>,
    );

  test('has the one-liner, the insights and why it matters, each with its sources', () => {
    show();
    expect(screen.getByText('Key sentences')).toBeShown();
    expect(screen.getByText('Why It Matters')).toBeShown();
    expect(screen.getAllByRole('button', { name: 'Source 1, at 0:05' })).toHaveLength(2);
  });

  test('says who speaks, with the role at first, once for points in a row', () => {
    const chair = { name: 'Ines Varga', role: 'chair' };
    const trustee = { name: 'Tom Okoro', role: null };
    const points = [chair, chair, trustee, chair, null, chair, null].map((speaker, at) => ({
      ...buildCitedText(`Point ${at}.`, [at]),
      verbatim: at < 6,
      speaker,
    }));
    const one_liner = { ...buildCitedText('Fees fell.', [9]), speaker: chair };
    show(buildSummary({ analysis: { one_liner, tldr: { items: points }, key_topics: [] }, overview: null }));
    expect(screen.getByText(/^Fees/).textContent).toMatch(/^Ines Varga, chairFees fell\./);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ines Varga, chair“Point 0\./),
      expect.stringMatching(/^“Point 1\./),
      expect.stringMatching(/^Tom Okoro“Point 2\./),
      expect.stringMatching(/^Ines Varga“Point 3\./),
      expect.stringMatching(/^Speaker not identified“Point 4\./),
      expect.stringMatching(/^Ines Varga“Point 5\./),
      expect.stringMatching(/^Point 6\./),
    ]);
  });

  test('what is shown is called what it is: chosen sentences, word for word, or a model’s own', () => {
    const own = { ...buildCitedText('We cut fees.', [1]), verbatim: true };
    const analysis = { one_liner: null, tldr: { items: [own] }, key_topics: [] };
    const { unmount } = show(buildSummary({ analysis, overview: null }));
    expect(screen.getByRole('heading', { name: 'Key sentences, word for word' })).toBeShown();
    unmount();
    show(buildSummary({ made_by: 'a model 1' }));
    expect(screen.getByRole('heading', { name: 'In short' })).toBeShown();
    expect(screen.getByRole('heading', { name: 'Insights and Key Takeaways' })).toBeShown();
    expect(screen.queryByText(/^Key sentences/)).toBeNull();
  });

  test('only the words of the source stand in quotation marks', () => {
    const own = buildCitedText('We cut fees.', [1]);
    show(
      buildSummary({
        analysis: {
          one_liner: null,
          tldr: { items: [{ ...own, verbatim: true }, buildCitedText('Costs fell.', [2])] },
          key_topics: [],
        },
      }),
    );
    const [quoted, plain] = screen.getAllByRole('listitem');
    expect(quoted?.textContent).toContain('“We cut fees.”');
    expect(plain?.textContent).not.toContain('“');
  });

  test('says so when there is nothing', () => {
    show(buildSummary({ overview: null, analysis: null }));
    expect(screen.getByText('Nothing worth mentioning')).toBeShown();
  });
});

describe('outline', () => {
  const items = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    buildChapter(index, { relevancy_score: index === 1 ? 69 : 70 }),
  );
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  test('shows three chapters, three more on demand, and all at once', async () => {
    renderComponent(<Outline items={items} playable={null} target={null} />);
    expect(titles()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(titles()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: /Show All/ }));
    expect(titles()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  test('folds a chapter below a relevancy of 70 until it is asked for', async () => {
    const chapter = () => document.getElementById('chapter-1')?.textContent;
    renderComponent(<Outline items={items} playable={null} target={null} />);
    expect(chapter()).not.toContain('Summary of 1');
    await userEvent.click(screen.getByRole('button', { name: /Show chapter/ }));
    expect(chapter()).toContain('Summary of 1');
  });

  test('takeaways stand under Details', () => {
    renderComponent(<Outline items={items} playable={null} target={null} />);
    const details = screen.getAllByText('Details')[0]?.closest('details');
    expect(within(details ?? document.body).getByText(/Takeaway of/).textContent).toMatch(/^Takeaway of 0\./);
  });

  test('a chapter that is asked for is shown and opened wherever it is', () => {
    renderComponent(<Outline items={items} playable={null} target={{ index: 5 }} />);
    expect(titles()).toHaveLength(6);
  });
});
