/** What makes two questions the same: their words, whatever their capitals, spaces and closing marks. */
export const normalQuestion = (query: string): string =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .replace(/^["“”' ]{1,20}/u, '')
    .replace(/[?.!"“”' ]{1,20}$/u, '');
