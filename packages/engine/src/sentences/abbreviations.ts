/** Short forms that end in a full stop without ending a sentence. Lower case, without the stop. */
export const abbreviations: ReadonlySet<string> = new Set(
  `mr mrs ms dr prof sr jr st rev hon gen col sgt lt capt gov sen rep pres messrs mx fr
  inc corp ltd co plc llc bros assn dept univ est
  v vs etc al cf approx appt no nos vol pp ed eds fig figs sec art ch para
  jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri
  ave blvd rd ft mt e.g i.e a.m p.m u.s u.k u.n e.u d.c ph.d psy.d b.a m.a m.b.a n.a n.v s.a l.p`.split(
    /\s+/u,
  ),
);

/** Of these, the ones after which a sentence may well end when a capital follows. */
export const mayEnd: ReadonlySet<string> = new Set(
  'inc corp ltd co plc llc etc al u.s u.k u.n e.u d.c a.m p.m ph.d psy.d m.b.a n.a s.a l.p jr sr'.split(' '),
);
