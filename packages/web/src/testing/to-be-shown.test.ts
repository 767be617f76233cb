import { expect, onTestFinished, test } from 'vitest';

const shown = (markup: string): boolean => {
  document.body.innerHTML = markup;
  const element = document.querySelector('b');
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
  try {
    expect(element).toBeShown();
    return true;
  } catch {
    return false;
  }
};

test('what stands on the page is shown', () => {
  expect(shown('<p><b>fees</b></p>')).toBe(true);
  expect(shown('<details open><b>fees</b></details>')).toBe(true);
  expect(shown('<details><summary><b>fees</b></summary></details>')).toBe(true);
});

test.each([
  ['hidden', '<p hidden><b>fees</b></p>'],
  ['out of the layout', '<p style="display: none"><b>fees</b></p>'],
  ['invisible', '<p style="visibility: hidden"><b>fees</b></p>'],
  ['inert', '<p inert><b>fees</b></p>'],
  ['kept from screen readers', '<p aria-hidden="true"><b>fees</b></p>'],
  ['folded away', '<details><summary>More</summary><p><b>fees</b></p></details>'],
  ['not there', '<p>fees</p>'],
])('what is %s is not shown', (_case, markup) => {
  expect(shown(markup)).toBe(false);
});
