import { formOfFiling } from '../text/filing-form.ts';

/** What any paper may be called, whatever it is of. */
const ofAny = new Set(
  `index contents table of content meeting meetings schedule schedules agenda agendas minutes draft final approved unapproved regular
  special notice document documents report transcript introduction overview summary notes note home welcome page pages untitled title
  cover exhibit appendix annual quarterly monthly the and for a an to in on at by no board trustees directors commission council committee members
  public hearing session work consolidated condensed statement statements operations income balance sheet sheets cash flows earnings
  comprehensive financial position shareholders stockholders equity unaudited part item section chapter form attachment file scan copy
  download upload new doc pdf txt html text page1 version events event calendar upcoming past news press release resources about contact
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/u),
);

const word = /\p{L}[\p{L}’'&-]*/gu;
/** A name that a program or a camera gave. */
const ofProgram = /^(?:img|dsc|scan|vid|mov|file|doc|untitled|download|export)[ _-]?\d/iu;

const distinctiveWords = (text: string): string[] =>
  [...text.matchAll(word)]
    .map(([one]) => one)
    .filter((one) => one.length > 1 && !ofAny.has(one.toLowerCase()) && /[aeiouy]|^\p{Lu}{2,}$/iu.test(one));

/** A line that is only the label of what follows, or whose words run together. */
const noTitle = /:\s*$|\p{L}{26}|\p{L}{4}\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{3}/u;

/**
 * Whether a heading tells less of a source than the name of its file: it could stand over any paper, or lacks the form of a
 * company's filing that the file is named after, and the name holds words of its own.
 */
export function isLessDistinct(title: string, fileTitle: string): boolean {
  const own = ofProgram.test(fileTitle) ? [] : distinctiveWords(fileTitle);
  if (own.length === 0 || noTitle.test(fileTitle)) return false;
  if (noTitle.test(title) || distinctiveWords(title).length === 0) return true;
  return own.length > 0 && formOfFiling.test(fileTitle) && !formOfFiling.test(title);
}
