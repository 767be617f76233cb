import { describe, expect, it } from 'vitest';
import { file, said } from '../transcript/layouts.fixture.ts';
import { extractArticle } from './extract-article.ts';
import { turnsOfPage } from './page-turns.ts';

const page = (content: string): string =>
  `<!doctype html><html><head><title>Transcript of the committee</title></head><body><nav><a href="/">Home</a></nav><main><h1>Transcript of the committee</h1>${content}</main></body></html>`;
const turnsOn = (content: string) =>
  turnsOfPage(extractArticle(page(content), 'https://harbor.example/talk').blocks);
const spoken = said.map(({ name, text }) => ({ speaker: name, text }));

describe('a transcript on a page', () => {
  it.each([
    ['names before a colon', file(({ name, text }) => `<p>${name}: ${text}</p>`, '', '')],
    ['bold names', file(({ name, text }) => `<p><strong>${name}:</strong> ${text}</p>`, '', '')],
    ['names as headings', file(({ name, text }) => `<h4>${name}</h4><p>${text}</p>`, '', '')],
    [
      'terms and definitions',
      `<dl>${file(({ name, text }) => `<dt>${name}</dt><dd>${text}</dd>`, '', '')}</dl>`,
    ],
    [
      'a table',
      `<table>${file(({ name, text, s }) => `<tr><td>0:${String(Math.floor(s / 60)).padStart(2, '0')}:${String(Math.floor(s % 60)).padStart(2, '0')}</td><td>${name}</td><td>${text}</td></tr>`, '', '')}</table>`,
    ],
  ])('with %s has voices', (_name, content) => {
    const turns = turnsOn(content)?.map(({ speaker, text }) => ({ speaker, text }));
    expect(turns).toEqual(expect.arrayContaining(spoken));
  });

  it('takes a heading that is nobody’s name for no words', () => {
    const content = file(
      ({ name, text }) => `<p>${name}: ${text}</p>`,
      '<h2>Opening and roll call of members</h2>',
      '',
    );
    expect(turnsOn(content)?.map(({ speaker, text }) => ({ speaker, text }))).toEqual(spoken);
  });

  it('is none where an article only has colons', () => {
    const text =
      'The fund reported a return of 6.4 percent for the year, against a benchmark of 6.1 percent. ';
    expect(
      turnsOn(`<p>${text.repeat(3)}</p><p>The reason: fees. ${text}</p><p>Outlook: ${text}</p>`),
    ).toBeNull();
  });
});
