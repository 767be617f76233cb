import { lexicon } from '../../lexicon/lexicon.ts';

/** Stems of asking, which say what to do and not what about. */
export const asking = lexicon({
  isCased: true,
  at: 'opening',
  words: String.raw`summar\w* discus\w* debat\w* describ\w* explain\w* elabor\w* accord\w* opinion\w* attitud\w* mention\w* view\w* review\w*
    reflect\w* conclu[sd]\w* agre\w* disagre\w* recommend\w* suggest\w* propos\w* consid\w* deci[sd]\w* group\w* team\w* member\w*
    mate\w* peopl\w* think\w* thought\w* talk\w* sai\w* said\w* tell\w* told\w* meet\w* regard\w* concern\w* answer\w* question\w*
    ask\w* round\w* decim\w* calcul\w* defin\w* judgment\w* inform\w* provid\w* primarili\w* pleas\w*`,
});

export const opensQuestion = lexicon({
  at: 'opening',
  words: `what why how who whom whose which when where is are was were do does did can could has have had should would will summari[sz]e
    describe explain tell give`,
});
