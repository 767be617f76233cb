export const guideIndexPath = '/v2/api-docs';
/** As the router writes it. */
export const guidePath = '/v2/api-docs/:file';
