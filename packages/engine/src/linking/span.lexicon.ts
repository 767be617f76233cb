const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that stand inside names without a capital, or open a sentence with one. */
export const joiners = listed(
  `of the and for de la van von der da di al at in on by with from as but so when while if then after before since
  because although though today yesterday now our their his her its this that these those here there what who how why
  inside meet meeting about under`,
);

/** Titles and offices: what follows them is a name of its own. "Trustee Alder", "Chair Ann Alder". */
export const leaders = listed(
  `mr mrs ms miss dr prof professor sir dame trustee trustees chair chairman chairwoman chairperson vice president director
  officer commissioner treasurer secretary senator governor mayor judge justice representative councilmember member
  supervisor auditor controller comptroller counsel actuary manager partner analyst ceo cfo cio coo cto former acting deputy
  founder co-founder cofounder co-ceo co-chair boss minister chancellor colleague operator thanks thank welcome hello hi
  hey dear congratulations yeah yes yep no okay ok well sorry q1 q2 q3 q4 january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday`,
);

/** What a name may be followed by and still end: "Alder Board", "Alder CEO Ann Birch". */
export const followers = listed(
  `board trustees trustee staff ceo cfo cio coo chief chair chairman president executive director committee meeting
  minutes members management shares stock fund funds investors spokesman spokeswoman vice deputy head partner q1 q2 q3 q4
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday`,
);

/** Titles after which a family name alone means somebody of the board. */
export const titles = listed(
  `mr mrs ms miss dr trustee chair chairman chairwoman chairperson director commissioner treasurer secretary senator
  member councilmember supervisor president`,
);

/** Words with a stop of their own that a name goes on after. */
export const abbreviations = listed('dr gen gov hon jr mr mrs ms mt prof rep sen sr st');

/** What a firm is by law, at the end of its name. */
export const firmForms = listed('co corp corporation company inc incorporated limited llc llp ltd plc');

/** By which an institution of its own is named after another: "Alder College" is not Alder. */
export const institutions = listed(
  `academy agency association authority avenue bank bay beach board bridge building bureau capital cathedral center centre
  church city clinic college commission company conference corporation council county court creek department district field
  financial foundation fund funds garden group growth hall harbor heights hill hills holdings hospital house hurricane
  initiative institute investments island lake library memorial mountain museum park partners properties retirement
  river road rock school securities society south springs square stadium state station street system theater theatre tower
  trust union university valley village west east prize award awards act bill case index method review`,
);

/** Of which the names of bodies are made that many funds have: "Investment Committee", "Board of Trustees". */
export const bodyWords = listed(
  `administration administrative advisory audit benefits board boards commission committee committees compliance council
  executive finance fund funds governance investment investments joint pension personnel plan plans policy retirement risk
  staff subcommittee system systems trust trustee trustees`,
);

/** Words that the name of a fund has and the name of a firm seldom. */
export const fundWords = listed(
  `annuity employee employees endowment firefighter firefighters pension pensions police retirement superannuation teacher
  teachers`,
);

/** What a company sells under its own name: "Alder Cloud" is of Alder. */
export const products = listed(
  `analytics api app apps assistant brand business chat cloud customers employees engineering engineers gpu hardware
  maps marketplace mobile music news one online partner pay phone platform plus podcast podcasts pro products sdk service
  services software store studio suite team teams tv users watch web`,
);

/** In front of a word they say that it is no name of somebody: "the Bill", "our Key". */
export const determiners = listed(
  'a an the this these those my your his her its our their each every any some no another',
);

/** Firms that the dictionary knows by a word of the language. */
export const firmsOfWords = listed('avon ford intel mobil prudential visa');

/** In front of a place. */
export const whither = listed('in from to at near around across outside inside into of');

/** Short forms of given names, each with the names it may stand for. */
export const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  `al:alan albert alex alexander|alex:alexander alexandra alexandria|andy:andrew|ben:benjamin|beth:elizabeth|bill:william|
  bob:robert|bobby:robert|brad:bradley|charlie:charles|chris:christopher christine christina|chuck:charles|dan:daniel|dave:david|
  deb:deborah|don:donald|doug:douglas|drew:andrew|ed:edward edwin|fred:frederick|geoff:geoffrey|greg:gregory|jack:john|jeff:jeffrey|
  jen:jennifer|jenny:jennifer|jerry:gerald jerome|jim:james|jimmy:james|joe:joseph|jon:jonathan|josh:joshua|kate:katherine|
  kathy:katherine kathleen|ken:kenneth|larry:lawrence|liz:elizabeth|maggie:margaret|matt:matthew|max:maxwell|mike:michael|
  nick:nicholas|pat:patrick patricia|pete:peter|phil:philip phillip|rich:richard|rick:richard|rob:robert|ron:ronald|sam:samuel samantha|
  steve:steven stephen|sue:susan|ted:edward theodore|tim:timothy|tom:thomas|tony:anthony|vicky:victoria|will:william|zach:zachary`
    .split('|')
    .map((line) => {
      const [short = '', long = ''] = line.trim().split(':');
      return [short, long.split(' ')] as const;
    }),
);
