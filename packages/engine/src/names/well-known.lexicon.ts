import { lexicon } from '../lexicon/lexicon.ts';

/** Institutions and firms that everybody knows by a name which no dictionary explains, or explains as something else. */
export const wellKnown = lexicon({
  at: 'whole',
  isCased: true,
  words: `SEC FDA FCC FTC CDC FAA FERC EPA USDA DOD DOJ DOE DOL IRS FDIC NASA NIH CMS HHS OSHA FEMA FINRA NYSE NASDAQ Nasdaq CFTC
    PBGC GASB FASB GFOA NCPERS IMF OECD NATO OPEC WTO ECB BEA BLS FHA HUD VA PURA CPUC ERCOT PJM FOMC NCAA NFL NBA MLB
    Apple Amazon Google Microsoft Netflix Uber Lyft Airbnb Zoom Slack Oracle Adobe Salesforce Intel Nvidia NVIDIA AMD Qualcomm Samsung
    Sony Tesla Toyota Boeing Airbus Honeywell Siemens Caterpillar Walmart Costco Kroger Starbucks Nike Disney Comcast
    Verizon Citi Citibank Barclays Jefferies Cowen Baird Scotiabank Evercore Stifel Nomura Mizuho Macquarie HSBC UBS RBC BMO KBW
    BTIG PIMCO BlackRock Blackstone Vanguard KKR Invesco Schroders Nuveen StepStone HarbourVest Milliman Cheiron Callan Meketa
    Mercer Aon NEPC Wilshire RVK Verus Marquette Deloitte PwC KPMG EY Accenture McKinsey Moody's Moodys Fitch Morningstar Bloomberg
    Reuters MSCI Roche Pfizer Merck Novartis AstraZeneca Moderna Celgene Medtronic Visa Mastercard PayPal Amex Hilton Marriott
    Heineken Coke Pepsi ExxonMobil Chevron ConocoPhillips CalPERS CalSTRS IBM FedEx UPS DHL AT&T`,
});
