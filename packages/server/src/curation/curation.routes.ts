import { os } from '../http/request-context.ts';
import { pathNotFound } from '../request/request.errors.ts';

const soon = (): never => {
  throw pathNotFound();
};

export const curationRoutes = {
  setScore: os.curation.setScore.handler(soon),
  submitScore: os.curation.submitScore.handler(soon),
  highlights: os.curation.highlights.handler(soon),
  approve: os.curation.approve.handler(soon),
  submitApprove: os.curation.submitApprove.handler(soon),
  approveVideo: os.curation.approveVideo.handler(soon),
  submitApproveVideo: os.curation.submitApproveVideo.handler(soon),
  saveDocument: os.curation.saveDocument.handler(soon),
  saveVideoDocument: os.curation.saveVideoDocument.handler(soon),
  analyse: os.curation.analyse.handler(soon),
  analyseVideo: os.curation.analyseVideo.handler(soon),
  analyseArticle: os.curation.analyseArticle.handler(soon),
  analyseDocument: os.curation.analyseDocument.handler(soon),
  submitAnalyseDocument: os.curation.submitAnalyseDocument.handler(soon),
  rebuildHighlights: os.curation.rebuildHighlights.handler(soon),
  submitRebuildHighlights: os.curation.submitRebuildHighlights.handler(soon),
  rebuildDigest: os.curation.rebuildDigest.handler(soon),
  submitRebuildDigest: os.curation.submitRebuildDigest.handler(soon),
  clean: os.curation.clean.handler(soon),
  submitClean: os.curation.submitClean.handler(soon),
  nameSpeaker: os.curation.nameSpeaker.handler(soon),
};
