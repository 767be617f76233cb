/** Words that a single-word entry of a lexicon stands for: `fees?` is "fee" and "fees", `allocat\w+` "allocating". */
export function wordForms(entry: string): string[] {
  const plain = entry
    .replace(/\\w[+*]|\\p\{L\}[+*]/gu, 'ing')
    .replace(/\\w|\[A-E\]/gu, 'a')
    .replace(/\[(?<first>.)[^\]]*\](?<many>\??)/gu, '$<first>$<many>')
    .replaceAll('(?:', '(');
  return [...new Set(expand(plain))];
}

/** The forms of a pattern of letters, `(a|b)` and `x?`: the innermost choice is made first. */
function expand(pattern: string): string[] {
  const group = /\((?<inside>[^()]*)\)(?<may>\??)/u.exec(pattern);
  if (group?.groups !== undefined) {
    const { inside = '', may } = group.groups;
    const choices = [...inside.split('|'), ...(may === '?' ? [''] : [])];
    const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + group[0].length)];
    return choices.flatMap((choice) => expand(`${before}${choice}${after}`));
  }
  const option = /(?<letter>.)\?/u.exec(pattern);
  if (option === null) return [pattern];
  const [before, after] = [pattern.slice(0, option.index), pattern.slice(option.index + 2)];
  return [`${before}${after}`, `${before}${option.groups?.['letter'] ?? ''}${after}`].flatMap(expand);
}
