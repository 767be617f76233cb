/** Parameters of addresses that say nothing of what stands there, as data: one more is one more word here. */

/** Where a visitor came from: campaigns, newsletters, clicks. */
const visit = new Set(
  [
    ...['fbclid', 'gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'msclkid', 'yclid', 'twclid', 'ttclid'],
    ...['li_fat_id', 'igshid', 'igsh', 'epik', 'rdt_cid', 'scid', 'sccid', 'irclickid', 'clickid', 'zanpid'],
    ...['mc_cid', 'mc_eid', 'mkt_tok', '_hsenc', '_hsmi', '__hstc', '__hssc', '__hsfp', 'hsctatracking'],
    ...['hsa_acc', 'hsa_cam', 'hsa_grp', 'hsa_ad', 'hsa_src', 'hsa_net', 'hsa_ver', 'hsa_kw', 'hsa_mt'],
    ...['oly_enc_id', 'oly_anon_id', 'vero_id', 'vero_conv', 'ml_subscriber', 'ml_subscriber_hash'],
    ...['ck_subscriber_id', 'bsft_clkid', 'bsft_uid', 'bsft_mid', 'bsft_eid', 'sailthru', 'spmailingid'],
    ...['spuserid', 'spjobid', 'spreportid', 'elqtrackid', 'elqaid', 'elqat', 'elqcampaignid', 'elq'],
    ...['trk', 'trkcampaign', 'trkinfo', 'lipi', 'midtoken', 'midsig', 'cmpid', 'cmp', 'ncid', 'icid'],
    ...['s_cid', 's_kwcid', 'ef_id', 'wickedid', 'sr_share', 'smid', 'smtyp', 'cid_source', 'ref_src'],
    ...[
      'ref_url',
      'referrer',
      '_ga',
      '_gl',
      '__s',
      '_openstat',
      'nr_email_referer',
      'email_id',
      'guccounter',
    ],
    ...['guce_referrer', 'guce_referrer_sig', 'at_medium', 'at_campaign', 'share_id', 'si', 'feature'],
  ].map((name) => name.toLowerCase()),
);
const visitFamilies = /^(?:utm|mtm|pk|piwik|matomo|stm|itm|wt|hsa|pd_rd|_bta)_\w+$/;

/** Who may fetch a file, until when, and which copy of it. */
const delivery = new Set(
  [
    ...['token', 'tk', 'sig', 'signature', 'sign', 'expires', 'expire', 'exp', 'policy', 'key-pair-id'],
    ...['awsaccesskeyid', 'googleaccessid', 'hdnts', 'hdnea', 'hash', 'hmac', 'auth', 'session', 'sessionid'],
    ...['listeningsessionid', 'ts', 'timestamp', 'updated', 'modified', 'v', 'ver', 'version', 'rev', 'cb'],
    ...['cachebuster', 'cache', 'nocache', '_', 'rand', 'dest-id', 'source', 'src', 'ref', 'feed', 'rss'],
    ...['played_from', 'client_source', 'aid', 'awcollectionid', 'awepisodeid', 'awnetwork', 'feed_url'],
    ...['dl', 'download', 'stitched', 'stitch', 'platform', 'app', 'ua', 'ip', 'country', 'nvb', 'nva'],
  ].map((name) => name.toLowerCase()),
);
const deliveryFamilies = /^(?:x-amz|x-goog|x-ms|se|sp|sv|sr)(?:-[\w-]+)?$/;

/** Whether a parameter of a page's address tells only where its visitor came from. */
export const isOfVisit = (name: string): boolean =>
  visit.has(name.toLowerCase()) || visitFamilies.test(name.toLowerCase());

/** Whether a parameter of a file's address tells only of its delivery. */
export const isOfDelivery = (name: string): boolean =>
  isOfVisit(name) || delivery.has(name.toLowerCase()) || deliveryFamilies.test(name.toLowerCase());
