import type { SpeechMachine, TranscriptionService } from '@ecco/contract';
import { buildSpeechMachine, buildTranscriptionService, idOf } from '@ecco/factories/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { agree, ok, said, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { takeOffer } from '../../../ui/overlay/notice.store.ts';

const path = '/v2/admin/transcription_services';

/** The page with these services; gives what was sent. */
async function open(services: TranscriptionService[], machine: SpeechMachine = buildSpeechMachine()) {
  const sent: string[] = [];
  const note = (url: URL, { method }: { method?: string | undefined }, body: string) => {
    sent.push(`${method} ${url.pathname.slice(path.length)} ${body}`);
    return { body: { services, machine, id: idOf(9) } };
  };
  await standIn({
    ...session,
    [`GET ${path}`]: ok({ services, machine }),
    ...Object.fromEntries(['POST', 'PATCH', 'DELETE'].map((method) => [`${method} ${path}`, note])),
  });
  renderApp('/admin/services');
  return sent;
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string, button: string) =>
  userEvent.click(row(name).getByRole('button', { name: button }));

describe('the page of transcription services', () => {
  test('says what recordings do without one, and adds one', async () => {
    const sent = await open([]);
    expect(await screen.findByRole('heading', { name: 'No transcription service yet' })).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Add a service' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a service' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Enter a value.')).toBeShown();
    await userEvent.selectOptions(form.getByLabelText('Provider'), 'deepgram');
    await userEvent.type(form.getByLabelText('Name'), 'Deepgram');
    await userEvent.type(form.getByLabelText(/^API key/), 'secret');
    await userEvent.type(form.getByLabelText(/^Model/), 'nova-3');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0]?.slice('POST  '.length) ?? '')).toEqual({
      ...{ kind: 'deepgram', name: 'Deepgram', address: 'https://api.deepgram.com/v1', model: 'nova-3' },
      ...{ key: 'secret', price_per_hour: null, max_bytes: 60_000_000, max_seconds: 7_200, at_once: 4 },
    });
  });

  test('shows since when services work or fail and why, what took over, and what a test showed', async () => {
    const failing = {
      working_since: null,
      failing_since: '2026-03-02T09:00:00.000Z',
      failure: 'It is away.',
    };
    await open([
      buildTranscriptionService({ ...failing, name: 'First' }),
      buildTranscriptionService({ id: idOf(2), name: 'Second', fallback_at: '2026-03-02T09:01:00.000Z' }),
    ]);
    expect(await screen.findByText(/Failing since/)).toBeShown();
    expect(row('First').getByText('It is away.')).toBeShown();
    expect(row('Second').getByText(/Working since/)).toBeShown();
    expect(row('Second').getByText(/Took over for another service/)).toBeShown();
    expect(row('Second').getByText('92%')).toBeShown();
    expect(row('Second').getByText('$0.26')).toBeShown();
  });

  test('says that recordings wait while no service works', async () => {
    await open([buildTranscriptionService({ failing_since: '2026-03-02T09:00:00.000Z', failure: 'Away.' })]);
    expect(await screen.findByText(/all continue on their own once a service answers/)).toBeShown();
  });

  test('tests, enables, moves and deletes', async () => {
    const untested = { enabled: false, test: null, working_since: null };
    const sent = await open([
      buildTranscriptionService({ id: idOf(1), name: 'First' }),
      buildTranscriptionService({ id: idOf(2), name: 'Second', ...untested }),
      buildTranscriptionService({ id: idOf(3), name: 'Third', enabled: false }),
    ]);
    await screen.findByRole('listitem', { name: 'Second' });
    expect(row('Second').getByRole<HTMLButtonElement>('button', { name: 'Enable' }).disabled).toBe(true);
    const pressInTurn = async (name: string, button: string) => {
      const before = sent.length;
      await press(name, button);
      await waitFor(() => expect(sent.length).toBe(before + 1));
      await waitFor(() =>
        expect(row('First').getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(false),
      );
    };
    await pressInTurn('Second', 'Test');
    await pressInTurn('Third', 'Enable');
    await pressInTurn('First', 'Move First down');
    await press('First', 'Delete');
    await agree('Delete');
    await waitFor(() => expect(said()).toContain('Service deleted.'));
    expect(sent.map((line) => line.trim())).toEqual([
      `POST /${idOf(2)}/test`,
      `POST /${idOf(3)}/enable {"enabled":true}`,
      `POST /order {"ids":["${idOf(2)}","${idOf(1)}","${idOf(3)}"]}`,
      `DELETE /${idOf(1)}`,
    ]);
    act(() => takeOffer());
    await waitFor(() => expect(sent.at(-1)?.trim()).toBe(`POST /${idOf(1)}/restore`));
  });

  test('leaves the service of the environment to the environment', async () => {
    await open([
      buildTranscriptionService({ id: 'environment', name: 'speech.example', of_environment: true }),
    ]);
    expect(await screen.findByText(/Set by the environment/)).toBeShown();
    expect(row('speech.example').getAllByRole('button')).toHaveLength(1);
  });

  test('says what this machine has, and what is missing for recognition on it', async () => {
    const bare = { has_directory: false, is_readable: false, models: [] };
    await open([], buildSpeechMachine(bare));
    const panel = within(await screen.findByRole('region', { name: 'On this machine' }));
    expect(panel.getByText(/No directory is set/)).toBeShown();
    expect(panel.getByText('Which files to put where')).toBeShown();
    const sizes = panel.getAllByText(/MB, license/).map(({ textContent }) => textContent);
    expect(sizes[0]).toBe('661 MB, license CC BY 4.0');
  });

  test('names the files that a model lacks', async () => {
    const half = { name: 'tiny', family: 'whisper', missing: ['…-decoder.onnx'] } as const;
    await open([], buildSpeechMachine({ models: [], incomplete: [{ ...half, missing: [...half.missing] }] }));
    expect(await screen.findByText('Incomplete: tiny (Whisper). Missing: …-decoder.onnx')).toBeShown();
    expect(screen.getByText('The directory holds no complete speech model.')).toBeShown();
  });

  test('adds recognition on this machine by one of its models, without an address', async () => {
    const sent = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a service' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a service' }));
    await userEvent.selectOptions(form.getByLabelText('Provider'), 'this-machine');
    expect(form.queryByLabelText('URL')).toBeNull();
    await userEvent.type(form.getByLabelText('Name'), 'Ours');
    await userEvent.selectOptions(form.getByLabelText('Model'), 'parakeet-tdt-0.6b-v2');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0]?.slice('POST  '.length) ?? '')).toMatchObject({
      ...{ kind: 'this-machine', name: 'Ours', address: '', model: 'parakeet-tdt-0.6b-v2', key: null },
    });
  });
});
