import { functionWords } from '../words/stop-words.ts';

/**
 * The commonest words of grammar of languages that are written with Latin letters, by two-letter code. What English
 * shares is left out below: "in" and "was" are no sign of German.
 */
const lists: Record<string, string> = {
  af: 'die het is nie en van vir om te met ook maar wat hulle ons jy hierdie word sal kan dat',
  cs: 'se na je že to v s z o a i do ale jako pro by už jsou jsem tak si ve po od který které která při nebo však bylo',
  cy: "yn yr wedi bod mae ond ar gan hefyd hynny sydd sy'n rwy'n dwi'n mae'n o'r i'r a'r y'n ni chi nhw ddim byddwn byddai bydd wrth gyfer rhai iawn felly hyn dyma dyna oedd ei eu fel",
  da: 'og det er en at af til på med ikke som der den har jeg vi de et men var kan skal også blev fra om eller os dem',
  de: 'der die das und ist nicht zu den dem des ein eine einen einer mit von auf für wir sie ich es im auch sich dass als wie haben hat werden wird sind bei aus nach noch oder aber wenn zum zur am einem über',
  es: 'el la los las de del que en y se por con un una para es lo su al como más pero sus le ya este esta muy también hay porque cuando son está fue ha nos qué',
  fi: 'ja on ei että se oli hän myös kun niin mutta ovat joka tämä ole olla voi sen sitä nyt siitä me te he kuin tai jos vain mitä',
  fr: "le la les de des du et est que qui dans pour pas sur un une il elle nous vous ils ce cette ces au aux avec plus ne se sont par mais été ont ou on je c'est à être fait",
  hu: 'az és hogy nem egy van meg ez azt volt is csak már de ha mint vagy még ezt ki el kell lesz amit mert',
  id: 'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga ke saya kita kami ada adalah bisa sudah atau oleh karena mereka',
  it: "il lo la gli le di del della dei delle che e è un una per con non si da dal sono come più ma nel nella anche questo questa alla al ha ci abbiamo c'è",
  nl: 'de het een van en dat niet te zijn voor met op die ook maar er aan ik we wij ze bij naar om hebben heeft dan wel nog wordt worden deze uit als wat',
  no: 'og det er en at av til på med ikke som den har jeg vi de et men var kan skal også ble fra om eller oss dem',
  pl: 'i w nie na się z do to że jest o jak ale po co za od tak przez dla są czy już tego być było może tym też oraz które który',
  pt: 'o os as de do da dos das que e em um uma para com não se por mais na no nas nos ao é foi são como mas ele ela isso este esta também muito já nós está',
  ro: 'și de la în pe cu nu să că este un o din pentru mai care sunt au ca fi prin dar sau fost această acest lui ale',
  sv: 'och det är en att av till på med inte som den har jag vi de ett men var kan ska också blev från om eller oss dem för',
  tl: 'ang ng sa na mga ay hindi ito at ko mo siya niya para kung may nang po kami tayo namin natin rin din iyon lang',
  tr: 've bir bu da de için ile çok ama ne olarak daha var olan gibi kadar sonra biz ben değil her mi en o ki',
  vi: 'và của là có không được các cho một những này với đã trong để người khi tôi cũng như về ra nhưng chúng ta',
};

const grammar = new Map(
  Object.entries(lists).map(([language, list]) => [
    language,
    new Set(list.split(' ').filter((word) => !functionWords.has(word))),
  ]),
);

/** How much of a text, from 0 to 1, its words of a language's grammar make up; null where that language has no list here. */
export function grammarShare(words: readonly { lower: string }[], language: string): number | null {
  const list = grammar.get(language);
  if (list === undefined) return null;
  return words.length === 0 ? 0 : words.filter(({ lower }) => list.has(lower)).length / words.length;
}
