import { buildSpeaker } from '@ecco/factories/answers';
import { act, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { readNames, shownName, useSpeakerNames } from './speaker-names.ts';
import { SpeakerStrip } from './speaker-strip.tsx';
import { tonesOf } from './speaker-tone.ts';
import { stripPath } from './strip-path.ts';

test('a name given on this device wins, an unknown speaker is hidden', () => {
  expect(shownName({ 'Speaker 2': 'The chair' }, 'Speaker 2')).toBe('The chair');
  expect(shownName({}, 'Ines Varga')).toBe('Ines Varga');
  expect(shownName({}, 'Unknown')).toBeNull();
  expect(shownName({}, null)).toBeNull();
});

test('names are kept for the item and given back by an empty one', () => {
  const { result } = renderHook(() => useSpeakerNames('a'));
  act(() => result.current.rename('Speaker 2', ' The chair '));
  expect(result.current.nameOf('Speaker 2')).toBe('The chair');
  expect(readNames('a')).toEqual({ 'Speaker 2': 'The chair' });
  expect(readNames('b')).toEqual({});
  act(() => result.current.rename('Speaker 2', ''));
  expect(result.current.nameOf('Speaker 2')).toBe('Speaker 2');
});

test.each(['{', 'null', '[1]', '{"a":5}'])('kept names that read %s count as none', (retained) => {
  localStorage.setItem('ecco.speakers.a', retained);
  expect(Object.keys(readNames('a'))).toEqual([]);
});

test('the most heard speaker has the first colour, and colours come round', () => {
  const many = Array.from({ length: 9 }, (_, at) => buildSpeaker(`S${at}`, at / 100));
  const tones = tonesOf(many);
  expect(tones.get('S8')).toBe('var(--speaker-0)');
  expect(tones.get('S0')).toBe('var(--speaker-0)');
  expect(tones.get('S7')).toBe('var(--speaker-1)');
});

test('runs are drawn at their place, a short one still seen, none beyond the edge', () => {
  expect(stripPath([[0, 0.5]], 1_000)).toBe('M0.0 0h500.0');
  expect(stripPath([[0.25, 0.25]], 1_000)).toBe('M250.0 0h2.5');
  expect(stripPath([[-1, 2]], 1_000)).toBe('M0.0 0h1000.0');
});

test('the strip gives nobody a share whose words are not known', () => {
  const speakers = [{ ...buildSpeaker('Ines Varga', 0), role: 'chief executive', segments: 0, runs: [] }];
  const { container } = renderComponent(
    <SpeakerStrip speakers={speakers} tones={tonesOf(speakers)} nameOf={(name) => name} playable={null} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Ines Vargachief executive');
  expect(container.querySelector('svg')).toBeNull();
});

test('the strip says in words who speaks how much', () => {
  const speakers = [buildSpeaker('Tom Okoro', 0.4), buildSpeaker('Ines Varga', 0.6)];
  renderComponent(
    <SpeakerStrip speakers={speakers} tones={tonesOf(speakers)} nameOf={(name) => name} playable={null} />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Ines Varga36 min · 60%',
    'Tom Okoro24 min · 40%',
  ]);
});

test('the strip says about how long somebody speaks where times are estimated, and no time where there is none', () => {
  const speakers = [
    buildSpeaker('Tom Okoro', 0.6, { talk_ms: 40_000, talk_share: 0.7, talk_times: 'estimated' }),
    buildSpeaker('Unknown', 0.2, { talk_ms: null, talk_share: null, talk_times: 'absent' }),
  ];
  renderComponent(
    <SpeakerStrip speakers={speakers} tones={tonesOf(speakers)} nameOf={() => null} playable={null} />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Speaker not namedabout 40 sec · 70%',
    'Speaker not named20%',
  ]);
});
