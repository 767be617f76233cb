// What one row of a statement is called by, in papers and by whoever asks for it: "capital expenditures" stands as "capital spending".

/** How questions call it, in small letters and without words of grammar, and how rows are labeled. */
type SameRow = { asked: RegExp; label: RegExp };

const rows: readonly SameRow[] = [
  {
    asked:
      /^(?:generated? )?(?:net )?(?:cash flows? (?:generated? )?operating activities|operating cash flows?|cash flows? operations)$/u,
    label: /^(?:total |net )*cash (?:provided|generated|used|from|flows?)\b.{0,40}\boperating activities$/iu,
  },
  {
    asked: /^(?:capital (?:expenditures?|spending)|capex)$/u,
    label:
      /^(?:capital (?:expenditures?|spending)|(?:purchases?|acquisitions?) of property(?:,| and)? (?:plant,? )?(?:and )?equipment)$/iu,
  },
  {
    asked: /^(?:cogs|costs? goods sold|costs? sales|costs? revenues?)$/u,
    label: /^(?:total )?costs? of (?:goods sold|products sold|sales|revenues?)$/iu,
  },
  { asked: /^inventor(?:y|ies)$/u, label: /^(?:total |merchandise )?inventor(?:y|ies)(?:, net)?$/iu },
  {
    asked: /^(?:net )?(?:accounts )?receivables?(?: net)?$/u,
    label: /^(?:trade |accounts )?receivables?,? net\b/iu,
  },
  {
    asked: /^(?:ppe|ppne|pp&e|property plant equipment|property equipment)$/u,
    label: /^(?:net )?property,? (?:plant,? )?(?:and )?equipment(?:,? net)?$/iu,
  },
];

/** Whether a row is what is asked for by another name. */
export const isSameRow = (measure: string, label: string): boolean =>
  rows.some((one) => one.asked.test(measure) && one.label.test(label.trim()));
