/** What is wrong with the machine rather than with the work: it passes, and the work goes on afterwards. */
type Trouble = 'disk-full' | 'database-away';

/** Codes of the system, of PostgreSQL and of ours. */
const ofFullDisk = new Set(['ENOSPC', 'EDQUOT', '53100', 'store.disk_full']);
const ofAbsence = new Set([
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
  ...['store.away', 'store.closed'],
]);
/** Of a connection that broke under a statement; anywhere else they are of some other server. */
const ofBrokenConnection = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** What is said in words alone: by the library of a server, and by the file system of the embedded database. */
const saysAbsence = /^(Connection terminated|Client has encountered a connection error)/;
const saysFullDisk = /no space left on device|^ErrnoError 51$/i;

/** Another room's error with a name of its own is what it says, whatever caused it. */
const isNamed = /^[a-z][\w-]*\./;
const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function troubleIn(error: Error, ofStatement: boolean): Trouble | null {
  const code = codeOf(error);
  if (ofFullDisk.has(code) || saysFullDisk.test(error.message)) return 'disk-full';
  const isBroken = ofStatement && ofBrokenConnection.has(code);
  return isBroken || ofAbsence.has(code) || saysAbsence.test(error.message) ? 'database-away' : null;
}

/** How deep a cause is looked for: the library of statements wraps errors, and so do we. */
const deepest = 4;

/** What an error, or what caused it, says of the machine; null for every other one. */
export function troubleOf(error: unknown): Trouble | null {
  let at = error;
  let ofStatement = false;
  for (let depth = 0; depth < deepest && at instanceof Error; depth += 1) {
    const trouble = troubleIn(at, ofStatement);
    if (trouble !== null) return trouble;
    if (isNamed.test(codeOf(at))) return null;
    ofStatement ||= 'query' in at;
    at = at.cause;
  }
  return null;
}

const ofEnded = new Set(['57014', 'store.statement_ended']);

/** Whether a statement was ended, since it took too long or nobody waited for it any more. */
export function wasEnded(error: unknown): boolean {
  let at = error;
  for (let depth = 0; depth < deepest && at instanceof Error; depth += 1) {
    if (ofEnded.has(codeOf(at))) return true;
    at = at.cause;
  }
  return false;
}
