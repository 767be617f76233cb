import { buildCandidate, buildCrawl, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { agree, button, ok, said } from '../../../testing/admin-session.ts';
import type { Answer } from '../../../testing/api-stand-in.ts';
import { chair, openManager, organization, reviewOf } from '../../../testing/managed-organization.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

describe('a person', () => {
  const openAnn = async (more: Record<string, Answer> = {}) => {
    const opened = await openManager('person', more);
    await userEvent.click(await screen.findByRole('button', { name: 'Open Ann Reed' }));
    await screen.findByRole('link', { name: 'On fees' });
    return opened;
  };

  test('is saved with what was changed of them, and with nothing where nothing was', async () => {
    const { sent } = await openAnn();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Ann Reed' });
    expect(save.disabled).toBe(true);
    await userEvent.click(button('Remove “On fees”'));
    await userEvent.click(button('Restore “On fees”'));
    expect(save.disabled).toBe(true);
    await userEvent.click(button('Remove “On fees”'));
    const [name] = screen.getAllByLabelText('Name');
    if (name) await userEvent.type(name, '-Hale');
    const waiting = within(screen.getByRole('region', { name: '2 pending changes' }));
    await userEvent.click(waiting.getByRole('button', { name: 'Save Ann Reed' }));
    await waitFor(() => expect(said()).toEqual(['2 changes saved']));
    const changes = [
      { action: 'rename', entity_id: chair.target_node.id, new_name: 'Ann Reed-Hale' },
      { action: 'remove', entity_id: chair.target_node.id, slug: 'talk' },
    ];
    expect(sent).toEqual([
      `POST /v2/admin/org_builder/save_org_episode_and_video_changes ${JSON.stringify({
        org: organization.uuid,
        changes,
      })}`,
    ]);
    expect(screen.queryByRole('region', { name: /pending/ })).toBeNull();
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(said()).toEqual(['The changes to Ann Reed were undone.']));
    const back = [
      { action: 'rename', entity_id: chair.target_node.id, new_name: 'Ann Reed' },
      { action: 'add', entity_id: chair.target_node.id, slug: 'talk' },
    ];
    expect(sent.at(-1)).toContain(JSON.stringify(back));
  });

  test('has what was found for them accepted, unless it is rejected, ten at a time', async () => {
    const candidates = Array.from({ length: 12 }, (_, at) =>
      buildCandidate({ id: idOf(0xa00 + at), title: `Talk ${at + 1}`, status: 'New' }),
    );
    const takenBack: string[] = [];
    const { sent } = await openAnn({
      'PUT /v2/manage/candidates/undo': (_url, _request, body) => {
        takenBack.push(...JSON.parse(body).candidate_ids);
        return { body: { candidate_ids: takenBack, already_decided: [] } };
      },
      'GET /v2/manage/candidates': () => ({
        body: {
          ...reviewOf,
          candidates,
          pagination: { page: 1, per_page: 200, total: 12, pages: 1 },
        },
      }),
    });
    const match = within(await screen.findByRole('region', { name: 'New candidates for Ann Reed' }));
    expect(match.getAllByRole('button', { name: /^Reject “Talk/ })).toHaveLength(10);
    expect(screen.getByRole('region', { name: '12 pending changes' })).toBeShown();
    await userEvent.click(match.getByRole('button', { name: 'Reject “Talk 2”' }));
    await userEvent.click(button('Save Ann Reed'));
    await waitFor(() => expect(said()).toEqual(['12 changes saved']));
    const { changes } = JSON.parse(sent[0]?.replace(/^\S+ \S+ /, '') ?? '');
    expect(changes).toHaveLength(12);
    expect(changes.filter(({ action }: { action: string }) => action === 'reject')).toEqual([
      { action: 'reject', entity_id: chair.target_node.id, candidate_id: idOf(0xa01) },
    ]);
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(said()).toEqual(['The changes to Ann Reed were undone.']));
    expect(takenBack.toSorted()).toEqual(candidates.map(({ id }) => id).toSorted());
    expect(sent).toHaveLength(1);
  });

  test('is crawled for, and again only where that is asked twice', async () => {
    const queries: string[] = [];
    const path = `/v2/admin/org_builder/${organization.uuid}/entity/ann-reed/crawl_episodes_and_videos`;
    const { id, slug, name } = chair.target_node;
    const entity = { id, slug, name, title: null, last_crawled: '2026-11-20T09:00:00.000Z' };
    await openAnn({
      [`GET ${path}`]: (url) => {
        queries.push(url.search);
        const crawl = url.searchParams.has('force_recrawl') ? buildCrawl({ status: 'waiting' }) : null;
        return { body: { entity: { ...entity, episodes: [], videos: [] }, candidates: [], crawl } };
      },
    });
    expect(await screen.findByText(/^Last crawled/)).toBeShown();
    await userEvent.click(button('Crawl for episodes and videos of Ann Reed'));
    await waitFor(() => expect(said()).toEqual(['Ann Reed was crawled in the last 24 hours.']));
    notices.getState().notices[0]?.action?.run();
    await waitFor(() =>
      expect(said()).toContain('Content crawl initiated successfully. New candidates will appear shortly.'),
    );
    expect(queries.filter((search) => !search.includes('no_recrawl'))).toEqual(['', '?force_recrawl=true']);
  });

  test('is removed from the organization once that is confirmed', async () => {
    const { sent } = await openAnn();
    await userEvent.click(button('Remove from organization'));
    expect(screen.getByText('Sure you want to remove Ann Reed from Linden Teachers?')).toBeShown();
    await agree('Cancel');
    expect(sent).toEqual([]);
    await userEvent.click(button('Remove from organization'));
    await agree('Remove');
    await waitFor(() => expect(said()).toEqual(['Ann Reed was removed from Linden Teachers.']));
    expect(sent[0]).toContain('/entity/ann-reed/remove_entity_from_org');
  });

  test('is added with a name and a title, and not with one of them', async () => {
    const person = { ...organization.board[0], name: 'Mia Orr' };
    await openManager('person', { 'POST /v2/admin/org_builder': ok({ person }) });
    const form = within(await screen.findByRole('region', { name: 'Add New Person' }));
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.type(form.getByLabelText('Name'), 'Mia Orr');
    expect(save.disabled).toBe(true);
    await userEvent.type(form.getByLabelText('Title'), 'Trustee');
    await userEvent.click(save);
    await waitFor(() => expect(said()).toEqual(['Mia Orr was added.']));
  });
});
