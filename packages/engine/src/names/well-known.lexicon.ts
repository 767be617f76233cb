import { lexicon } from '../lexicon/lexicon.ts';

/**
 * Institutions and firms that everybody knows by a name which no dictionary explains, or explains as something else:
 * agencies and bodies, then the large listed companies, banks and managers of the world, by trade. No name is here that
 * is a common word or a family name as well ("Target", "Ford"): in doubt the text has to tell.
 */
export const wellKnown = lexicon({
  at: 'whole',
  isCased: true,
  words: `SEC FDA FCC FTC CDC FAA FERC EPA USDA DOD DOJ DOE DOL IRS FDIC NASA NIH NIAID BARDA CMS HHS OSHA FEMA FINRA NYSE NASDAQ Nasdaq
    CFTC PBGC GASB FASB GFOA NCPERS IMF OECD NATO OPEC WTO ECB BEA BLS FHA HUD VA PURA CPUC BPU DPU PUCO ERCOT PJM FOMC NCAA NFL NBA MLB NHL IATA
    ICAO UNESCO UNICEF NERC MISO NRC EMA NHTSA FHFA CFPB GAO CBO NOAA NIST DARPA ESMA EBA EIB IFC MSRB SIFMA ILPA CFIUS
    Senate Congress Parliament Eurostat Interpol Greenpeace UNCTAD
    Apple Amazon Google Microsoft Netflix Uber Lyft Airbnb Zoom Slack Oracle Adobe Salesforce Intel Nvidia NVIDIA AMD Qualcomm Samsung
    Sony Tesla Toyota Boeing Airbus AirBus Honeywell Siemens Caterpillar Walmart Costco Kroger Starbucks Nike Disney Comcast
    Facebook YouTube LinkedIn Twitter Snapchat Pinterest Spotify Alphabet Alibaba Tencent Baidu Huawei Xiaomi Lenovo Ericsson Nokia
    Cisco Broadcom Micron Infineon TSMC ASML Foxconn Dell HP HPE VMware Workday ServiceNow Splunk Snowflake Palantir Twilio DocuSign
    Shopify eBay Etsy Expedia TripAdvisor DoorDash Instacart Wayfair Chewy Zillow Redfin Intuit Autodesk SAP Atlassian Cognizant
    Infosys Wipro Capgemini Accenture
    Verizon Vodafone Telefonica Telefónica T-Mobile AT&T Citi Citibank Citigroup Barclays Jefferies Cowen Baird Scotiabank Evercore
    Stifel Nomura Mizuho Macquarie HSBC UBS RBC BMO KBW BTIG CIBC BNP ING BBVA Itau Itaú Bradesco Banorte Bancolombia KeyBanc
    KeyBank PNC Truist BofA JPMorgan Santander Unicredit UniCredit Commerzbank Handelsbanken Nordea Swedbank Mediobanca Natixis Rabobank Sumitomo Mitsubishi MUFG Oppenheimer
    PIMCO BlackRock Blackstone Vanguard KKR Invesco Schroders Nuveen StepStone HarbourVest TPG Amundi Allianz AXA Aviva Prudential
    MetLife Aflac Allstate Geico GEICO AIG Chubb Cigna Aetna Humana UnitedHealth UnitedHealthcare Centene
    Milliman Cheiron Callan Meketa Mercer Aon NEPC Wilshire RVK Verus Marquette Deloitte PwC KPMG EY McKinsey
    Moody's Moodys Fitch Morningstar Bloomberg Reuters MSCI Gartner Glassdoor
    Roche Pfizer Merck Novartis AstraZeneca Moderna Celgene Medtronic GlaxoSmithKline GSK Sanofi AbbVie Amgen Biogen Gilead Regeneron
    BioNTech Bayer Genentech Illumina Danaher Allergan Teva Mylan Viatris Zoetis Medline LabCorp Walgreens CVS McKesson
    AmerisourceBergen Covance IQVIA Syneos Parexel
    Visa Mastercard PayPal Amex Stripe Afterpay Klarna Fiserv Equifax Experian TransUnion Coinbase Robinhood
    Hilton Marriott Accor Heineken Coke Pepsi PepsiCo Coca-Cola Nestle Nestlé Unilever Danone Diageo Kellogg Mondelez
    Cargill JBS Bunge Syngenta Corteva Monsanto McDonald's McDonalds Chipotle Wendy's Walmex FEMSA Bimbo Carrefour Tesco Aldi
    Sephora Nordstrom Macy's Macys Kohl's Kohls TJX IKEA Lowe's Lowes Safeway Albertsons Petco PetSmart
    ExxonMobil Exxon Chevron ConocoPhillips Conoco Petrobras Pemex Gazprom Rosneft Aramco Equinor Raizen Raízen Halliburton
    Schlumberger EDF Enel Iberdrola Eversource Exelon Entergy NextEra Ameren Vestas Ørsted Orsted Alcoa ArcelorMittal
    Glencore BHP OCP Nutrien Cemex CEMEX Holcim LafargeHolcim
    Volkswagen BMW Daimler Hyundai Renault Peugeot Stellantis Fiat Chrysler Volvo Scania Paccar PACCAR Embraer Bombardier Pilatus Safran
    Raytheon Lockheed Northrop Lufthansa Ryanair JetBlue WestJet Qantas Maersk FedEx UPS DHL XPO Amtrak
    BASF DuPont Celanese Sherwin-Williams Ecolab EcoVadis Bechtel Fluor ABB Komatsu
    CalPERS CalSTRS IBM`,
});

/** Firms and managers whose names look like those of people, places and things. */
export const wellKnownPairs = lexicon({
  at: 'whole',
  isCased: true,
  phrases: String.raw`
Baker Hughes  + Baker Hughes  - Jane Hughes
Gardner Denver  + Gardner Denver  - Jane Denver
Ingersoll Rand  + Ingersoll Rand  - Jane Rand
Johnson Controls  + Johnson Controls  - Jane Controls
Eli Lilly  + Eli Lilly  - Jane Lilly
Philip Morris  + Philip Morris  - Jane Morris
Kraft Heinz  + Kraft Heinz  - Jane Heinz
Thermo Fisher  + Thermo Fisher  - Jane Fisher
Bristol-Myers Squibb  + Bristol-Myers Squibb  - Jane Squibb
Bristol Myers Squibb  + Bristol Myers Squibb  - Jane Squibb
Becton Dickinson  + Becton Dickinson  - Jane Dickinson
Boston Scientific  + Boston Scientific  - Jane Scientific
Norfolk Southern  + Norfolk Southern  - Jane Southern
Union Pacific  + Union Pacific  - Jane Pacific
Booz Allen  + Booz Allen  - Jane Allen
Booz Allen Hamilton  + Booz Allen Hamilton  - Jane Hamilton
Home Depot  + Home Depot  - Jane Depot
Taco Bell  + Taco Bell  - Jane Bell
Burger King  + Burger King  - Jane King
Best Buy  + Best Buy  - Jane Buy
Dollar General  + Dollar General  - Jane General
Dollar Tree  + Dollar Tree  - Jane Tree
Berkshire Hathaway  + Berkshire Hathaway  - Jane Hathaway
Lockheed Martin  + Lockheed Martin  - Jane Martin
Northrop Grumman  + Northrop Grumman  - Jane Grumman
Rolls Royce  + Rolls Royce  - Jane Royce
Hewlett Packard  + Hewlett Packard  - Jane Packard
Marsh McLennan  + Marsh McLennan  - Jane McLennan
Willis Towers Watson  + Willis Towers Watson  - Jane Watson
Cushman & Wakefield  + Cushman & Wakefield  - Jane Wakefield
Jones Lang LaSalle  + Jones Lang LaSalle  - Jane LaSalle
Marcus & Millichap  + Marcus & Millichap  - Jane Millichap
Ernst & Young  + Ernst & Young  - Jane Young
Procter & Gamble  + Procter & Gamble  - Jane Gamble
Johnson & Johnson  + Johnson & Johnson  - Jane Johnson
Merrill Lynch  + Merrill Lynch  - Jane Lynch
State Street  + State Street  - Jane Street
Adams Street  + Adams Street  - Jane Street
Hamilton Lane  + Hamilton Lane  - Jane Lane
Franklin Templeton  + Franklin Templeton  - Jane Templeton
Neuberger Berman  + Neuberger Berman  - Jane Berman
Loomis Sayles  + Loomis Sayles  - Jane Sayles
Baillie Gifford  + Baillie Gifford  - Jane Gifford
Warburg Pincus  + Warburg Pincus  - Jane Pincus
Silver Lake  + Silver Lake  - Jane Lake
Thoma Bravo  + Thoma Bravo  - Jane Bravo
Hellman & Friedman  + Hellman & Friedman  - Jane Friedman
Clayton Dubilier & Rice  + Clayton Dubilier & Rice  - Jane Rice
Leonard Green  + Leonard Green  - Jane Green
General Atlantic  + General Atlantic  - Jane Atlantic
Stone Point  + Stone Point  - Jane Point
Rowe Price  + Rowe Price  - Jane Price
Arthur J Gallagher  + Arthur J Gallagher  - Jane Gallagher
Gabriel Roeder Smith  + Gabriel Roeder Smith  - Jane Smith
Segal Marco  + Segal Marco  - Jane Marco
Ladenburg Thalmann  + Ladenburg Thalmann  - Jane Thalmann
`,
});
