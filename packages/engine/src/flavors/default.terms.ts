import type { TermsByCategory } from './flavor.type.ts';

/** What any business conversation may turn to. The first of a group is what it is called by. */
export const defaultTerms: TermsByCategory = {
  financial_instruments: [
    ['stocks', 'shares', 'equities'],
    ['bonds', 'debt', 'notes'],
    ['loans', 'credit', 'lending'],
    ['exchange-traded funds', 'ETF', 'index funds', 'mutual funds'],
    ['derivatives', 'options', 'futures', 'swaps'],
  ],
  asset_classes: [
    ['equities', 'stock market', 'public equity'],
    ['fixed income', 'bond market', 'bonds'],
    ['private equity', 'PE', 'venture capital', 'VC'],
    ['real estate', 'property', 'housing'],
    ['commodities', 'oil', 'gold', 'energy'],
    ['digital assets', 'cryptocurrency', 'bitcoin', 'stablecoins'],
  ],
  strategies: [
    ['acquisition', 'merger', 'takeover', 'M&A'],
    ['diversification', 'asset allocation', 'portfolio construction'],
    ['pricing', 'price increase', 'discounting'],
    ['cost reduction', 'restructuring', 'layoffs', 'efficiency'],
    ['expansion', 'product launch', 'market entry'],
    ['share buyback', 'repurchase', 'dividend', 'capital return'],
    ['artificial intelligence', 'AI', 'machine learning', 'automation'],
  ],
  concepts: [
    ['guidance', 'outlook', 'forecast'],
    ['inflation', 'price pressure', 'consumer prices'],
    ['interest rates', 'rate cut', 'rate hike', 'monetary policy'],
    ['competition', 'market share', 'moat'],
    ['supply chain', 'tariffs', 'trade'],
    ['leadership', 'chief executive', 'CEO', 'board of directors'],
    ['employees', 'hiring', 'workforce'],
    ['customers', 'demand', 'consumer'],
  ],
  regions_and_markets: [
    ['United States', 'America', 'U.S.'],
    ['Europe', 'European Union', 'euro area'],
    ['China', 'Chinese'],
    ['Asia', 'Japan', 'India', 'Korea'],
    ['emerging markets', 'developing countries'],
  ],
  performance_metrics: [
    ['revenue', 'sales', 'turnover', 'top line'],
    ['profit', 'net income', 'earnings', 'bottom line'],
    ['earnings per share', 'EPS'],
    ['operating margin', 'gross margin', 'EBITDA margin'],
    ['free cash flow', 'cash flow', 'operating cash flow'],
    ['growth rate', 'year over year', 'organic growth'],
    ['valuation', 'market capitalization', 'price-to-earnings'],
    ['return', 'total return', 'yield'],
  ],
  regulations_and_compliance: [
    ['regulation', 'regulator', 'rulemaking'],
    ['antitrust', 'competition law', 'merger control'],
    ['SEC', 'Securities and Exchange Commission'],
    ['lawsuit', 'litigation', 'settlement'],
    ['privacy', 'data protection', 'GDPR'],
    ['taxes', 'tax policy', 'tariffs'],
  ],
};
