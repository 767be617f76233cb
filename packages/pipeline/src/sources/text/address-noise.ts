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
    ...[
      'gad_source',
      'gad_campaignid',
      'srsltid',
      '_bhlid',
      '_branch_match_id',
      '_branch_referrer',
      'vgo_ee',
    ],
    ...[
      'mibextid',
      'sref',
      'spm',
      'scm',
      'xtor',
      'ito',
      'ocid',
      'cvid',
      'trackingid',
      '__twitter_impression',
    ],
    ...['fb_ref', 'fb_source', 'action_object_map', 'action_type_map', 'action_ref_map', 'wt_mc', 'et_rid'],
    ...[
      'dicbo',
      'outbrainclickid',
      'tblci',
      'hootpostid',
      'sendgrid',
      'bxid',
      'cndid',
      'esrc',
      'emci',
      'emdi',
    ],
    ...['ceid', 'sourceid', 'link_id', 'can_id', 'email_referrer', 'email_subject', 'inf_contact_key', '_kx'],
    ...['guce_referrer', 'guce_referrer_sig', 'at_medium', 'at_campaign', 'share_id', 'si', 'feature'],
  ].map((name) => name.toLowerCase()),
);
const visitFamilies =
  /^(?:(?:utm|mtm|pk|piwik|matomo|stm|itm|wt|hsa|pd_rd|_bta|fb_action|ns)[_-]\w+|at_custom\d+)$/;

/** Names that may say which page it is, unless their value is a way on which people come. */
const ways = new Set([
  'ref',
  'source',
  'src',
  'via',
  'from',
  'partner',
  'emc',
  'mod',
  'share',
  'medium',
  'rss',
]);
const way =
  /^(?:1|true|e-?mail|mail|rss|feed|newsletter|nl|social|share|sharing|twitter|tw|x|facebook|fb|linkedin|li|instagram|whatsapp|reddit|sms|copy|link|app|web|home|homepage|rss_feed|share_btn_\w{1,8}|tw-share|search)$/i;

/** Names of campaigns that may be words of a page as well, each with the form of its value. */
const marked: Readonly<Record<string, RegExp>> = {
  // A mailing's own mark: "0_1a2b3c4d5e-6f7a8b9c0d-123456789".
  goal: /^0_\w/,
};

/** What tells one visit from another. */
const session =
  /^(?:sid|phpsessid|jsessionid|session_?id|session|aspsessionid\w*|cfid|cftoken|zenid|osCsid)$/i;

/** Another look at the same page: to print it, to share it, to answer to it. */
const look = /^(?:replytocom|share|print|printable|printview|format|s)$/i;

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

/** Whether a parameter of a page's address tells only where its visitor came from, and in which session. */
export const isOfVisit = (name: string, value = ''): boolean => {
  const plain = name.toLowerCase();
  return (
    visit.has(plain) ||
    visitFamilies.test(plain) ||
    (session.test(plain) && value.length > 8) ||
    (ways.has(plain) && way.test(value)) ||
    marked[plain]?.test(value) === true
  );
};

/** Whether a parameter leads to nothing that a visit of the same page without it does not show. */
export const isOfLook = (name: string, value: string): boolean => isOfVisit(name, value) || look.test(name);

/** A path without the session that some servers write into it. */
export const withoutSession = (path: string): string =>
  path.replace(/;(?:jsessionid|sid|phpsessid)=[^/]*/gi, '');

/** Whether a parameter of a file's address tells only of its delivery. */
export const isOfDelivery = (name: string): boolean =>
  isOfVisit(name) || delivery.has(name.toLowerCase()) || deliveryFamilies.test(name.toLowerCase());
