import {
  buildCitation,
  buildEntity,
  buildHighlight,
  buildItem,
  buildShowName,
  buildSpeaker,
  buildSummary,
  idOf,
} from '@ecco/factories/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent, renderLinked } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { pagesFault } from './analysis-form.tsx';
import { CurationBar } from './curation-bar.tsx';
import { HighlightApproval } from './highlight-approval.tsx';
import { readScore } from './score-dialog.tsx';

const item = buildItem({ score: 62 });
const summary = buildSummary({ highlights: [buildHighlight(3), buildHighlight(12)] });
const said = () => notices.getState().notices.map(({ text }) => text);
const message = () => ({ body: { message: 'Begun.' } });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const bar = (part: Partial<Parameters<typeof CurationBar>[0]> = {}) =>
  renderComponent(<CurationBar item={item} summary={summary} onWrite={() => {}} {...part} />);

/** A stand-in that also tells what was sent, as "path body". */
async function renderAsCurator(replies: Record<string, { status?: number; body: unknown }>) {
  const sent: { path: string; body: unknown }[] = [];
  const answers = Object.fromEntries(
    Object.entries(replies).map(([line, reply]) => [
      line,
      (url: URL, _request: unknown, text: string) => {
        sent.push({ path: url.pathname, body: text === '' ? null : JSON.parse(text) });
        return reply;
      },
    ]),
  );
  await standIn(answers);
  return sent;
}

describe('what keepers can do', () => {
  test('stands in three groups under one name each, with what loses most last', () => {
    bar({ onRemove: vi.fn() });
    const wordsOf = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(wordsOf('Edit')).toEqual([
      'Speakers and subjects',
      'Approve all highlights',
      'Change the score (62)',
      'Write an analysis',
    ]);
    expect(wordsOf('Process again')).toEqual([
      'Regenerate the audio digest',
      'Re-generate Analysis',
      'Pick new highlights',
      'Process this again',
      'Re-split the transcript and redo the summary',
    ]);
    expect(wordsOf('Remove')).toEqual(['Delete this item']);
  });

  test('an analysis is begun where there is none', async () => {
    const onWrite = vi.fn();
    const { rerenderComponent } = bar({ onWrite });
    await press('Write an analysis');
    expect(onWrite).toHaveBeenCalledOnce();
    const written = { ...summary, html_document: '<p>Fees.</p>' };
    rerenderComponent(<CurationBar item={item} summary={written} onWrite={onWrite} />);
    expect(screen.queryByRole('button', { name: 'Write an analysis' })).toBeNull();
  });

  test('of what needs words are missing where there are none', () => {
    bar({ item: buildItem({ content: [], content_total: 0, summaries: [] }), summary: null });
    expect(screen.queryByRole('button', { name: /^Pick new/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Process this/ })).toBeShown();
  });

  test.each([
    [/^Pick new/, '/v2/episode/rebuild_highlights', { uuid: item.uuid }],
    [/^Re-split/, `/v2/admin/clean_episode/${item.slug}`, null],
  ])('%s asks before it throws anything away', async (name, path, body) => {
    const sent = await renderAsCurator({ [`POST ${path}`]: message() });
    bar();
    await press(name);
    await press('Cancel');
    expect(sent).toEqual([]);
    await press(name);
    await press('Reprocess');
    await waitFor(() => expect(sent.map((one) => one.path)).toEqual([path]));
    if (body) expect(sent[0]?.body).toEqual(body);
  });

  test('reflow has the digest spoken again without a question', async () => {
    const { asked } = await standIn({ 'POST /v2/episode/rebuild_digest': message });
    bar();
    await press(/^Regenerate the audio/);
    await waitFor(() => expect(said()).toEqual(['Begun.']));
    expect(asked).toContain('POST /v2/episode/rebuild_digest');
  });

  test('what else fails says why', async () => {
    await standIn({
      'POST /v2/episode': () => ({ status: 409, body: { message: 'It is being processed.' } }),
    });
    bar();
    await press(/^Regenerate the audio/);
    await waitFor(() => expect(said()).toEqual(['That did not work: It is being processed.']));
  });
});

describe('an analysis', () => {
  const path = 'POST /v2/episode/trigger_analysis';

  test('is asked for as it is made now, with the detail and the pages that are chosen', async () => {
    const sent = await renderAsCurator({ [path]: message() });
    bar({ item: { ...item, page_count: 12 } });
    await press('Re-generate Analysis');
    expect(screen.getByLabelText(/^Summary detail/)).toHaveProperty('value', '0.25');
    expect(screen.getByText('Example: 1,2,3-5,9-11')).toBeShown();
    fireEvent.change(screen.getByLabelText(/^Summary detail/), { target: { value: '0.8' } });
    await userEvent.selectOptions(screen.getByLabelText('Flavor'), 'Private Equity');
    await userEvent.type(screen.getByLabelText(/^Pages, of 12/), '1,2,3-5');
    await press('Generate');
    await waitFor(() => expect(said()).toEqual(['Begun.']));
    expect(sent[0]?.body).toEqual({
      slug: item.slug,
      flavor: 'Private_Equity',
      summary_detail: 0.8,
      page_ranges: '1,2,3-5',
      tldr_only: false,
    });
    expect(screen.queryByLabelText('Flavor')).toBeNull();
  });

  test('that is refused is not shown', async () => {
    const { asked } = await standIn({ [path]: () => ({ status: 409, body: { message: 'Not now.' } }) });
    bar({ summary: null });
    await press('Generate Analysis');
    await press('Generate');
    await waitFor(() => expect(asked).toContain(path));
    expect(said()).toEqual([]);
  });

  test.each([
    ['', 12, null],
    ['1,2,3-5,9-11', 12, null],
    ['9-3', 12, 'invalid'],
    ['0', 12, 'invalid'],
    ['1,,2', 12, 'invalid'],
    ['one', 12, 'invalid'],
    ['1-999999', 12, 'beyond'],
    ['1', null, 'none'],
  ] as const)('the pages %j of %s are %s', (text, count, fault) => {
    expect(pagesFault(text, count)).toBe(fault);
  });
});

describe('retry', () => {
  const choose = async (stage: string): Promise<void> => {
    await press(/^Process this/);
    await userEvent.selectOptions(screen.getByLabelText('Start from'), stage);
    await press('Reprocess');
  };
  const path = 'POST /v2/episode/retry_transcribe';

  test.each([
    ['acquire', { slug: item.slug, transcribe: 'true' }],
    ['highlights', { slug: item.slug, transcribe: 'true', from: 'highlights' }],
  ])('begins with the stage %s', async (stage, body) => {
    const sent = await renderAsCurator({ [path]: { body: { episode: item, podcast: null } } });
    bar();
    await choose(stage);
    await waitFor(() => expect(said()).toEqual(['Processing again. Progress shows here.']));
    expect(sent[0]?.body).toEqual(body);
    expect(screen.queryByLabelText('Start from')).toBeNull();
  });

  test('begins with nothing that needs words where there are none', async () => {
    bar({ item: buildItem({ content: [], content_total: 0 }), summary: null });
    await press(/^Process this/);
    expect(within(screen.getByLabelText('Start from')).getAllByRole('option')).toHaveLength(2);
  });

  test('that is refused says why, and may be tried from elsewhere', async () => {
    await standIn({ [path]: () => ({ status: 409, body: { message: 'There is no transcript.' } }) });
    bar();
    await choose('outline');
    expect(await screen.findByText('That did not work: There is no transcript.')).toBeShown();
    expect(screen.getByLabelText('Start from')).toHaveProperty('value', 'outline');
  });
});

describe('approving', () => {
  test('goes for all, and back once all are approved', async () => {
    const sent = await renderAsCurator({
      'POST /v2/episode/approve_highlights': { body: { highlights: [] } },
    });
    const { rerenderComponent } = bar();
    await press(/^Approve all/);
    await waitFor(() => expect(said()).toEqual(['All highlights are approved.']));
    const all = summary.highlights.map((highlight) => ({ ...highlight, approved: true }));
    rerenderComponent(
      <CurationBar item={item} summary={{ ...summary, highlights: all }} onWrite={() => {}} />,
    );
    await press(/^Unapprove all/);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { uuid: item.uuid, approved: true },
      { uuid: item.uuid, approved: false },
    ]);
  });

  test('goes for one', async () => {
    const sent = await renderAsCurator({
      'POST /v2/episode/approve_highlights': { body: { highlights: [] } },
    });
    renderComponent(<HighlightApproval item={{ uuid: item.uuid }} highlight={buildHighlight(3)} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Approved/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ uuid: item.uuid, approved: true, highlight: 'highlight-3' });
  });

  test('that fails leaves the box as it was, with the reason', async () => {
    await standIn({
      'POST /v2/episode/approve_highlights': () => ({ status: 500, body: { message: 'No disk.' } }),
    });
    renderComponent(<HighlightApproval item={item} highlight={buildHighlight(3)} />);
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(said()).toEqual(['That did not work: No disk.']));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});

describe('the score', () => {
  test.each([
    ['0', 0],
    [' 100 ', 100],
    ['101', null],
    ['-1', null],
    ['7.5', null],
    ['', null],
    ['1e2', null],
  ])('%j is read as %j', (text, score) => expect(readScore(text)).toBe(score));

  const field = () => screen.getByLabelText('Score, 0 to 100');
  const write = async (score: string): Promise<void> => {
    await press(/^Change the score/);
    await userEvent.clear(field());
    await userEvent.type(field(), score);
    await press('Save');
  };

  test('begins with what it is, and is saved', async () => {
    const sent = await renderAsCurator({
      'POST /v2/episode/set_score': { body: { uuid: item.uuid, score: 80 } },
    });
    bar();
    await press(/^Change the score/);
    expect(field()).toHaveProperty('value', '62');
    await press('Cancel');
    await write('80');
    await waitFor(() => expect(said()).toEqual(['The score is 80 now.']));
    expect(sent[0]?.body).toEqual({ uuid: item.uuid, score: 80 });
    expect(screen.queryByLabelText('Score, 0 to 100')).toBeNull();
  });

  test('that is none is not sent', async () => {
    const { asked } = await standIn({});
    bar();
    await write('120');
    expect(screen.getByRole('alert').textContent).toBe('A score is a whole number from 0 to 100.');
    expect(asked).toEqual([]);
  });

  test('that cannot be saved stays written, with the words for it', async () => {
    await standIn({ 'POST /v2/episode/set_score': () => ({ status: 500, body: { message: 'x' } }) });
    bar();
    await write('80');
    expect(await screen.findByText('Sorry, we ran into a problem updating the episode score')).toBeShown();
    expect(field()).toHaveProperty('value', '80');
  });
});

describe('speakers and subjects', () => {
  const named = buildItem({
    show: buildShowName({ slug: 'hours' }),
    speakers: [
      {
        ...buildSpeaker('Ines Varga', 0.6),
        label: 'Speaker 1',
        provenance: 'introduction',
        evidence: buildCitation(1),
      },
    ],
    entities: [buildEntity({ mentions: 4, content_id: 2 })],
  });
  const open = () => press('Speakers and subjects');
  const sheet = () => within(screen.getByRole('dialog', { name: 'Speakers and subjects' }));

  test('a name stands with where it comes from and the words that say so', async () => {
    bar({ item: named });
    await open();
    expect(sheet().getByText(/^Named in the introduction/)).toBeShown();
    expect(sheet().getByText('“Line 1 about the fund.”')).toBeShown();
    expect(sheet().getByText('Halvern')).toBeShown();
  });

  test.each(['item', 'show'] as const)('a speaker is named for the %s', async (scope) => {
    const sent = await renderAsCurator({
      'POST /v2/admin/speakers': { body: { items: scope === 'show' ? 3 : 1 } },
    });
    bar({ item: named });
    await open();
    const name = screen.getByLabelText('Name of Speaker 1');
    await userEvent.clear(name);
    await userEvent.type(name, 'Inés Varga');
    await userEvent.selectOptions(screen.getByLabelText('Where to use the name'), scope);
    await press('Save the name of Speaker 1');
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toBe(scope === 'show' ? 'Named Inés Varga in 3 items.' : 'Named Inés Varga here.');
    expect(sent[0]?.body).toEqual({ uuid: named.uuid, label: 'Speaker 1', name: 'Inés Varga', scope });
  });

  test('an item is removed from an organization, and given back', async () => {
    const sent: string[] = [];
    const path = `/v2/manage/org/${idOf(0xaa01)}/items/${item.uuid}`;
    const noted = (_url: URL, request: { method?: string | undefined }) => {
      sent.push(request.method ?? '');
      return message();
    };
    await standIn({ [`DELETE ${path}`]: noted, [`PUT ${path}`]: noted });
    const organization = {
      ...{ uuid: idOf(0xaa01), slug: 'linden', name: 'Linden Teachers', org_type: 'PENSION_FUND' as const },
      ...{ names: ['Linden'], mentions: 3, content_id: 2, sign: null, relation: 'about' as const },
    };
    const entities = [buildEntity({ mentions: 4, content_id: 2 }), buildEntity({ name: 'Linden' })];
    const linked = { ...named, entities, organizations: [organization] };
    renderLinked(<CurationBar item={linked} summary={summary} onWrite={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Speakers and subjects' }));
    expect(sheet().getByText('About it · 3 mentions')).toBeShown();
    expect(sheet().queryByText('Linden')).toBeNull();
    await press('Remove from Linden Teachers');
    await waitFor(() =>
      expect(said()).toEqual([
        'Removed from Linden Teachers. It stays removed when this is processed again.',
      ]),
    );
    notices.getState().notices[0]?.action?.run();
    await waitFor(() => expect(said()).toContain('Linked to Linden Teachers again.'));
    expect(sent).toEqual(['DELETE', 'PUT']);
  });

  test('an item without a show has no other scope than itself', async () => {
    bar({ item: { ...named, show: null } });
    await open();
    expect(screen.queryByLabelText('Where to use the name')).toBeNull();
  });
});
