import type { Summary } from '@ecco/contract';
import { buildChapter, buildItem, buildSummary } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderComponent } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';
import { AnalysisDocument } from './analysis-document.tsx';
import { draftOfSummary } from './draft-of-summary.ts';
import { HtmlView } from './html-view.tsx';

const item = buildItem();
const written = buildSummary({ html_document: '<h2>View</h2><p>Fees <strong>fell</strong>.</p>' });
/** The analysis as its page has it: whether it is written stands outside. */
function Shown({ summary, mayEdit }: { summary: Summary; mayEdit: boolean }) {
  const [isWriting, setWriting] = useState(mayEdit && summary.html_document === null);
  return (
    <AnalysisDocument
      item={item}
      summary={summary}
      mayEdit={mayEdit}
      isWriting={isWriting}
      onWriting={setWriting}
    />
  );
}
const show = (summary = written, mayEdit = false) =>
  renderComponent(<Shown summary={summary} mayEdit={mayEdit} />);

describe('stored HTML', () => {
  const drawn = (html: string): string => renderComponent(<HtmlView html={html} />).container.innerHTML;

  test('is shown with its structure', () => {
    expect(drawn('<h1>A</h1><ul><li>b <em>c</em></li></ul>')).toContain(
      '<h2>A</h2><ul><li>b <em>c</em></li></ul>',
    );
  });
  test('links lead away in a window of their own', () => {
    const html = drawn('<a href="https://example.org/x">x</a>');
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toContain('href="https://example.org/x"');
  });
  test.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<img src=x onerror="alert(1)">',
    '<svg><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="/v2/x"><input name=a><button>go</button></form>',
    '<math><mtext></mtext><style><img src onerror=alert(1)></style></math>',
  ])('%s can do nothing', (html) => {
    expect(drawn(html)).not.toMatch(/alert|onclick|onerror|javascript|<form|<input|<iframe|position/i);
  });
});

describe('the analysis', () => {
  test('is there for everybody, and only those who may can change it', () => {
    show();
    expect(screen.getByRole('heading', { name: 'View' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  test('takes no room where there is none', () => {
    show(buildSummary());
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('is written in an editor and saved', async () => {
    const sent: unknown[] = [];
    await standIn({
      'POST /v2/episode/save_html_document': (_url, _request, text) => {
        sent.push(JSON.parse(text));
        return { body: { message: 'Saved.' } };
      },
    });
    show(written, true);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await screen.findByRole('textbox', { name: 'The analysis' })).innerHTML).toContain(
      '<strong>fell</strong>',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ uuid: item.uuid, html_document: written.html_document });
    await waitFor(() => expect(notices.getState().notices[0]?.text).toBe('The analysis is saved.'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('that cannot be saved stays in the editor', async () => {
    await standIn({
      'POST /v2/episode/save_html_document': () => ({ status: 500, body: { message: 'No disk.' } }),
    });
    show(written, true);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findByText(/No disk\./)).textContent).toContain('What you wrote is still here');
    expect(screen.getByRole('textbox', { name: 'The analysis' })).toBeShown();
  });

  test('a new one begins with the summary, and is not left without a question', async () => {
    show(buildSummary(), true);
    const text = await screen.findByRole('textbox', { name: 'The analysis' });
    expect(text.textContent).toContain('The fund cut its fees.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('a draft has the headings and the words of the summary in order', () => {
  const draft = draftOfSummary(buildSummary({ items: [buildChapter(0)] }), {
    insights: 'Insights',
    why: 'Why',
  });
  const texts = JSON.stringify(draft).match(/(?<="text":")[^"]+/g);
  expect(texts).toEqual([
    'The fund cut its fees.',
    'Insights',
    'Fees fell.',
    'Why',
    'Costs compound.',
    'Chapter 0',
    'Summary of 0.',
    'Takeaway of 0.',
  ]);
});
