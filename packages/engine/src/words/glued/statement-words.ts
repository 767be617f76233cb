const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** What statements of accounts are written in, beside words that every dictionary has. */
export const statementWords: ReadonlySet<string> = new Set(
  words(`accompanying accounts accretion accrual accruals accrued accumulated acquired acquisition acquisitions activities additional
  adjusted adjustment adjustments administrative advance advances advertising affiliate affiliates allowance amortization amortized
  amount amounts annual appreciation asset assets associates attributable authorized available average awards
  balance balances based basic basis beginning benefit benefits bond bonds borrowing borrowings buildings business
  businesses capital capitalized card cash charge charges claims combination combinations commercial commissions commitments
  common compensation comprehensive computer computing condensed consideration consolidated construction contingencies
  contingent continuing contract contracts contributed contribution contributions convertible corporate cost costs credit
  current currency customer customers dated debentures debt declared decrease deferred deferral deficit deposits depreciation depletion derivative
  derivatives developed development diluted dilutive direct discontinued discount discounts disposal dispositions disposed
  distribution distributions dividend dividends doubtful early earned earning earnings effect effective employee employees end ended
  ending engineering entities equipment equity equivalents exchange excess exercise except excise expense expenses expenditures extinguishment
  fair federal finance financial financing fiscal fixtures flow flows foreign franchise fund funds furniture gain gains
  general goods goodwill gross guarantees health held hedge hedges impairment impairments improvements income incorporated increase
  increases increased insurance intangible intangibles integral interest interests inventories inventory investing investment investments
  issuance issuances issued joint land lease leases leasehold less liabilities liability liquidity loan loans long loss losses
  machinery maintenance marketable marketing materials maturities maturity membership merchandise millions minority mortgage net
  noncash noncontrolling noncurrent none nonoperating note notes number obligation obligations office operating operation operations other
  outstanding overhead paid parent par parentheses parts payable payables payment payments pension pensions per percent period periods permanent plan plans plant policyholder policyholders
  portfolio portion postretirement preferred preopening premium premiums prepaid prepayments principal prior proceeds product production products
  professional profit profits property provided provision provisions purchase purchased purchases quarter rate rates receivable
  receivables reconcile reconciliation recognized recoveries redeemable redemption refundable related remeasurement rent
  rental repayment repayments repurchase repurchased repurchases research reserve reserves respectively restricted
  restructuring retail retained retirement revaluation revenue revenues royalties salaries sale sales securities securitization segment selling senior
  separate series service services settlement settlements share shareholder shareholders shares sheet sheets short software
  standby state statement statements stock stockholder stockholders store subordinated subscription subsidiaries subsidiary supplemental supplies
  surplus tax taxes taxable technology temporary term thousands total trade trading transaction transactions translated translation transportation treasury
  trust unaudited unbilled unconsolidated undistributed unearned unit units unrealized unredeemed used value variable venture vested vesting
  wages warrant warrants warranty weighted withholding year years
  affiliated award bank beverage bridge company companies compute computed connection conversion entertainment facility facilities food group hardware
  international offs pharmacy properties refer replacement table
  data items margin margins options option received refunds see transfers
  january february march april may june july august september october november december`),
);
