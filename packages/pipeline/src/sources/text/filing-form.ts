/** "10-K", "20-F": what companies' filings are called, with the hyphen that is a part of it. */
export const formOfFiling = /(?<![\p{L}\d])((?:10|11|8|6)-[kq]|[24]0-f)(?![\p{L}\d])/iu;
