import { readMoney } from '../../figures/money.ts';

/** "11B" is an item of an agenda here, and no eleven billion. */
const numberOfItem = /^\d{1,2}\p{L}$/u;

/** The sums of money in some words, without the numbers of agenda items. */
export const moneyOf = (text: string) => readMoney(text).filter((sum) => !numberOfItem.test(sum.text));
