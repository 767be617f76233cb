// Mail programs keep little of a style sheet: what must hold is written on each element, and what the dark needs stands
// in the head, where the programs that have a dark mode read it.

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const styles = {
  body: {
    margin: 0,
    padding: '24px 0',
    backgroundColor: '#f6f5f1',
    color: '#1c1b19',
    fontFamily: sans,
    overflowWrap: 'anywhere',
  },
  page: { maxWidth: '600px', margin: '0 auto', padding: '0 20px' },
  brand: { margin: '0 0 20px', fontSize: '15px', fontWeight: 600, color: '#1c1b19' },
  title: { margin: '0 0 2px', fontSize: '24px', lineHeight: '30px', fontFamily: serif, fontWeight: 600 },
  words: { margin: '14px 0 0', fontSize: '16px', lineHeight: '24px' },
  section: { padding: '4px 0 12px' },
  name: { margin: '12px 0 4px', fontSize: '20px', lineHeight: '26px', fontFamily: serif, fontWeight: 600 },
  line: { padding: '10px 0', borderTop: '1px solid #dedbd2' },
  headline: { margin: 0, fontSize: '16px', lineHeight: '22px', fontWeight: 600 },
  reason: { margin: '2px 0 0', fontSize: '14px', lineHeight: '20px', color: '#5d5a53' },
  quote: { margin: '6px 0 0', fontSize: '15px', lineHeight: '22px', fontFamily: serif },
  place: { margin: '2px 0 0', fontSize: '13px', lineHeight: '18px', color: '#5d5a53' },
  link: { color: '#1c1b19', textDecoration: 'underline' },
  quiet: { color: '#5d5a53', textDecoration: 'underline' },
  small: { margin: '8px 0 0', fontSize: '13px', lineHeight: '19px', color: '#5d5a53' },
  rule: { border: 'none', borderTop: '1px solid #dedbd2', margin: '20px 0 12px' },
} as const;

/** The same in the dark, by the class of each element. */
export const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, body td { background-color: #171613 !important; color: #edeae2 !important; }
    .ink { color: #edeae2 !important; }
    .soft { color: #aaa69b !important; }
    .ruled { border-color: #3a3832 !important; }
  }
`;
