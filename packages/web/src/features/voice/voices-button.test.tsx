import type { ItemVoices, VoiceProposal } from '@ecco/contract';
import { buildItem } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { StoredVoices } from './stored-voices.tsx';
import { VoicesButton } from './voices-button.tsx';

const item = buildItem();
const path = `/v2/content/${item.uuid}/voices`;
const decision = '7b1f0c52-0000-4000-8000-000000000001';
const proposal = (part: Partial<VoiceProposal> = {}): VoiceProposal => ({
  ...{ label: 'SPEAKER_02', called: 'Speaker 2', name: 'Dana Whitfield', likeness: 0.9, named: 4, others: 0 },
  place: { segment: 'said', line: 7, start_ms: 61_000 },
  evidence: [
    {
      item: { uuid: decision, slug: 'board', kind: 'meeting', title: 'Board in May' },
      provenance: 'introduction',
    },
  ],
  ...part,
});

async function show(voices: Partial<ItemVoices>) {
  const sent: unknown[] = [];
  const played: unknown[] = [];
  await standIn({
    [`GET ${path}`]: () => ({ body: { proposals: [], decisions: [], ...voices } }),
    [`POST ${path}`]: (_url: URL, _request: unknown, body: string) => {
      sent.push(JSON.parse(body));
      return { body: { decision, items: 1 } };
    },
    [`POST ${path}/${decision}/undo`]: () => {
      sent.push('undo');
      return { body: { decision, items: 1 } };
    },
  });
  renderLinked(<VoicesButton item={item} onPlay={(place) => played.push(place)} />);
  return { sent, played };
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('voices that sound like somebody', () => {
  test('are proposed with where the name stands, and heard before they are accepted', async () => {
    const { sent, played } = await show({ proposals: [proposal()] });
    await press('1 voice recognized');
    const sheet = within(await screen.findByRole('dialog'));
    sheet.getByText('Speaker 2 sounds like Dana Whitfield');
    expect(sheet.getByRole('link', { name: 'Board in May' }).getAttribute('href')).toBe(`/event/${decision}`);
    sheet.getByText('and 3 more');
    await press('Play from 1:01');
    expect(played).toEqual([{ line: 7, segment: 'said', seconds: 61, page: null }]);
    await press('It is Dana Whitfield');
    await waitFor(() =>
      expect(sent).toEqual([
        { label: 'SPEAKER_02', name: 'Dana Whitfield', verdict: 'accepted', scope: 'item' },
      ]),
    );
  });

  test('are taken back with the message that tells of it', async () => {
    const { sent } = await show({ proposals: [proposal()] });
    await press('1 voice recognized');
    await press('It is not Dana Whitfield');
    await waitFor(() => expect(notices.getState().notices.at(-1)?.action?.label).toBe('Undo'));
    notices.getState().notices.at(-1)?.action?.run();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ verdict: 'refused' }), 'undo']));
  });

  test('are named everywhere at once only where they are heard elsewhere', async () => {
    const { sent } = await show({ proposals: [proposal({ others: 2 })] });
    await press('1 voice recognized');
    await press('Here and in 2 other recordings');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ scope: 'all' })]));
  });

  test('that were decided upon say by whom, with the way back', async () => {
    const at = '2031-05-20T10:00:00.000Z';
    const past = {
      uuid: decision,
      label: 'SPEAKER_02',
      called: 'Speaker 2',
      name: 'Dana Whitfield',
      by: null,
      at,
    };
    const { sent } = await show({ decisions: [{ ...past, verdict: 'accepted' }] });
    await press('Recognized voices');
    await screen.findByText('Speaker 2 is Dana Whitfield');
    screen.getByText(/Someone who left/);
    await press('Undo');
    await waitFor(() => expect(sent).toEqual(['undo']));
  });

  test('are not spoken of where there are none', async () => {
    await show({});
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

describe('stored voices', () => {
  test('are counted, and deleted after a question', async () => {
    let voices = 3;
    await standIn({
      'GET /v2/admin/voices': () => ({ body: { enabled: true, voices, items: 2 } }),
      'DELETE /v2/admin/voices': () => {
        voices = 0;
        return { body: { enabled: true, voices, items: 0 } };
      },
    });
    renderLinked(<StoredVoices />);
    await screen.findByText(/3 voices of 2 recordings are stored/);
    await press('Delete the stored voices');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the stored voices' }));
    await waitFor(() => expect(screen.queryByText(/are stored/)).toBeNull());
  });

  test('say that they are off', async () => {
    await standIn({ 'GET /v2/admin/voices': () => ({ body: { enabled: false, voices: 0, items: 0 } }) });
    renderLinked(<StoredVoices />);
    await screen.findByText('Voices are not stored: VOICE_PRINTS is off.');
  });
});
