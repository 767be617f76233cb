import { lexicon } from '../../lexicon/lexicon.ts';

/** What offices are called at their head. */
export const officeWord = lexicon({
  words:
    'directors? managers? heads? officers? leads? administrators? commissioners? coordinators? supervisors? superintendents?',
});

/** What any organization may be called by besides its name. */
export const anyFirm = lexicon({
  at: 'whole',
  words: String.raw`inc corp corporation company co group holdings? plc ltd llc limited council board fund system plan trust bank partners
    international city county university association authority public employees retirement teachers pensions? police fire state
    municipal schools? district national industries technologies resorts airlines motors stores`,
});
