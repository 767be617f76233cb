import { afterEach, describe, expect, test } from 'vitest';
import { createKeys } from '../../../ui/keys/single-keys.store.ts';
import { actOf } from './shell-keys.ts';

type Press = { key: string; on?: string; single?: boolean } & Pick<
  KeyboardEventInit,
  'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'isComposing'
>;

/** What the shell is asked for by a key that is pressed on an element. */
function pressed({ on = '<p></p>', single = true, ...keys }: Press) {
  document.body.innerHTML = on;
  let act: ReturnType<typeof actOf> = null;
  const hear = (event: KeyboardEvent): void => {
    act = actOf(event, single);
  };
  window.addEventListener('keydown', hear);
  const at = document.querySelector('[data-at]') ?? document.body.firstElementChild;
  at?.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true }));
  window.removeEventListener('keydown', hear);
  return act;
}

afterEach(() => document.body.replaceChildren());

describe('the keys of the shell', () => {
  test.each([
    ['Control and K', { key: 'k', ctrlKey: true }, 'palette'],
    ['the Apple key and K', { key: 'k', metaKey: true }, 'palette'],
    ['Control and K with capitals locked', { key: 'K', ctrlKey: true }, 'palette'],
    ['Control and K in a field', { key: 'k', ctrlKey: true, on: '<input>' }, 'palette'],
    ['a slash', { key: '/' }, 'search'],
    ['a slash on a link', { key: '/', on: '<a href="/home">Home</a>' }, 'search'],
    ['a slash that takes Shift', { key: '/', shiftKey: true }, 'search'],
    ['a question mark', { key: '?', shiftKey: true }, 'keys'],
  ])('%s asks for something', (_name, press, act) => {
    expect(pressed(press)).toBe(act);
  });

  test.each([
    ['Control, Shift and K', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['K alone', { key: 'k' }],
    [
      'Control and K in an editor',
      { key: 'k', ctrlKey: true, on: '<div contenteditable="true"><p data-at></p></div>' },
    ],
    ['Control and K in a text of many lines', { key: 'k', ctrlKey: true, on: '<textarea></textarea>' }],
    ['a slash in a field', { key: '/', on: '<input type="search">' }],
    ['a slash in an editor', { key: '/', on: '<div contenteditable=""></div>' }],
    ['a question mark in a choice', { key: '?', on: '<select></select>' }],
    ['a slash in an open menu', { key: '/', on: '<div role="menu"><button data-at></button></div>' }],
    ['a slash that an input method composes with', { key: '/', isComposing: true }],
    ['a slash that is held', { key: '/', repeat: true }],
    ['a slash under an open window', { key: '/', on: '<p data-at></p><dialog open></dialog>' }],
    [
      'Control and K under an open window',
      { key: 'k', ctrlKey: true, on: '<p data-at></p><dialog open></dialog>' },
    ],
    ['a slash where single keys are off', { key: '/', single: false }],
  ])('%s asks for nothing', (_name, press) => {
    expect(pressed(press)).toBeNull();
  });

  test('Control and K asks for the palette where single keys are off', () => {
    expect(pressed({ key: 'k', ctrlKey: true, single: false })).toBe('palette');
  });
});

test('that single keys are off outlives the page', () => {
  expect(createKeys().getState().single).toBe(true);
  createKeys().getState().setSingle(false);
  expect(createKeys().getState().single).toBe(false);
  createKeys().getState().setSingle(true);
  expect(createKeys().getState().single).toBe(true);
});
