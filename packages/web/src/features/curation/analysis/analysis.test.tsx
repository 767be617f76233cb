import type { Summary } from '@ecco/contract';
import { buildChapter, buildItem, buildSummary } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { ecco } from '../../../messages/ecco.generated.ts';
import { createMessages } from '../../../messages/i18n.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderComponent } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';
import { AnalysisDocument } from './analysis-document.tsx';
import { draftOfSummary } from './draft-of-summary.ts';
import { HtmlView } from './html-view.tsx';

const messages = createMessages();
messages.addResourceBundle('en', 'ecco', ecco, true);
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
const version = '7b1f0c52-0000-4000-8000-000000000021';
const saved = { uuid: version, at: '2026-11-20T10:00:00.000Z', by: 'ada@fund.example', length: 40 };
const document = () => ({ html: written.html_document, version, versions: [saved], draft: null });
const editor = () => screen.findByRole('textbox', { name: 'The analysis' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => notices.getState().notices.at(-1)?.text;

/** A server that has the analysis, keeps drafts and takes what is saved. */
async function writing(answers: Parameters<typeof standIn>[0] = {}) {
  const sent: unknown[] = [];
  await standIn({
    [`GET /v2/content/${item.uuid}/document`]: () => ({ body: document() }),
    [`PUT /v2/content/${item.uuid}/document/draft`]: () => ({
      body: { html: '', base: null, at: '2026-11-20T10:00:00.000Z' },
    }),
    'POST /v2/episode/save_html_document': (_url, _request, text) => {
      sent.push(JSON.parse(text));
      return { body: { message: 'Saved.', version } };
    },
    ...answers,
  });
  return { sent };
}
const show = (summary = written, mayEdit = false) =>
  renderComponent(<Shown summary={summary} mayEdit={mayEdit} />);

describe('stored HTML', () => {
  const drawn = (html: string): string => renderComponent(<HtmlView html={html} />).container.innerHTML;

  test('is shown with its structure', () => {
    expect(drawn('<h1>A</h1><ul><li>b <em>c</em></li></ul>')).toContain(
      '<h2 data-largest="true">A</h2><ul><li>b <em>c</em></li></ul>',
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
    expect(screen.queryByRole('button', { name: 'Editing' })).toBeNull();
  });

  test('takes no room where there is none', () => {
    show(buildSummary());
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('is written in an editor and saved from the version that it began from', async () => {
    const { sent } = await writing();
    show(written, true);
    await userEvent.click(screen.getByRole('button', { name: 'Editing' }));
    expect((await editor()).innerHTML).toContain('<strong>fell</strong>');
    await press('Save Document');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ uuid: item.uuid, html_document: written.html_document, base: version });
    await waitFor(() => expect(said()).toBe('The analysis is saved.'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('that cannot be saved stays in the editor', async () => {
    await writing({
      'POST /v2/episode/save_html_document': () => ({ status: 500, body: { message: 'No disk.' } }),
    });
    show(written, true);
    await userEvent.click(screen.getByRole('button', { name: 'Editing' }));
    await editor();
    await press('Save Document');
    expect((await screen.findByText(/No disk\./)).textContent).toContain('What you wrote is still here');
    expect(screen.getByRole('textbox', { name: 'The analysis' })).toBeShown();
  });

  test('that somebody else saved meanwhile is told, and is saved over knowingly alone', async () => {
    const sent: unknown[] = [];
    const theirs = '7b1f0c52-0000-4000-8000-000000000022';
    const documents = [document(), { ...document(), version: theirs, html: '<p>Theirs.</p>' }];
    await writing({
      [`GET /v2/content/${item.uuid}/document`]: () => ({ body: documents[Math.min(sent.length, 1)] }),
      'POST /v2/episode/save_html_document': (_url, _request, text) => {
        sent.push(JSON.parse(text));
        return sent.length === 1
          ? {
              status: 409,
              body: { code: 'document.changed', message: 'bo@fund.example saved another version.' },
            }
          : { body: { message: 'Saved.', version: theirs } };
      },
    });
    show(written, true);
    await userEvent.click(screen.getByRole('button', { name: 'Editing' }));
    await editor();
    await press('Save Document');
    expect(await screen.findByText(/^bo@fund\.example saved another/)).toBeShown();
    const refusal = screen.getByRole('alert').compareDocumentPosition(await editor());
    expect(refusal).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await press('Save mine anyway');
    await waitFor(() => expect(sent[1]).toMatchObject({ base: theirs }));
  });

  test('a new one begins with the summary, whose citations lead to their places', async () => {
    await writing({
      [`GET /v2/content/${item.uuid}/document`]: () => ({
        body: { ...document(), html: null, version: null, versions: [] },
      }),
    });
    show(buildSummary(), true);
    const text = await editor();
    expect(text.textContent).toContain('The fund cut its fees.');
    const cites = [...text.querySelectorAll('a[data-segment]')];
    expect(cites.length).toBeGreaterThan(0);
    for (const cite of cites) expect(cite.getAttribute('href')).toMatch(/content_id=\d+&segment=segment-\d+/);
  });

  test('a draft is gone on with, and can be discarded', async () => {
    const dropped: string[] = [];
    await writing({
      [`GET /v2/content/${item.uuid}/document`]: () => ({
        body: {
          ...document(),
          draft: { html: '<p>Half a thought</p>', base: null, at: '2026-11-20T10:00:00.000Z' },
        },
      }),
      [`DELETE /v2/content/${item.uuid}/document/draft`]: (url) => {
        dropped.push(url.pathname);
        return { body: { message: 'Dropped.' } };
      },
    });
    show(written, true);
    await userEvent.click(screen.getByRole('button', { name: 'Editing' }));
    expect((await editor()).textContent).toBe('Half a thought');
    expect(screen.getByText(/^Draft kept/)).toBeShown();
    expect(screen.getByText(/^Someone saved another version after you began/)).toBeShown();
    await press('Discard draft');
    const question = screen.getByRole('alertdialog', { name: 'Discard your draft?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(dropped).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  test('an older version is read and taken back into the editor', async () => {
    await writing({
      [`GET /v2/content/${item.uuid}/document/${version}`]: () => ({ body: { html: '<p>As it was.</p>' } }),
    });
    show(written, true);
    await userEvent.click(screen.getByRole('button', { name: 'Editing' }));
    await editor();
    await press('History');
    await userEvent.click(await screen.findByRole('button', { name: /ada@fund\.example/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take this version into the editor' }));
    await waitFor(async () => expect((await editor()).textContent).toBe('As it was.'));
  });
});

test('a new one has the headings, the words and the places of the summary in order', () => {
  const draft = draftOfSummary(
    buildSummary({ items: [buildChapter(0)] }),
    { insights: 'Insights', why: 'Why' },
    messages.t,
  );
  const texts = JSON.stringify(draft).match(/(?<="text":"|"label":")[^"]+/g);
  expect(
    texts
      ?.map((text) => text.trim())
      .filter(Boolean)
      .join(' '),
  ).toMatch(
    /^The fund cut its fees\. .*Insights Fees fell\. .*Why Costs compound\. .*Chapter 0 Summary of 0\. .*Takeaway of 0\./,
  );
});
