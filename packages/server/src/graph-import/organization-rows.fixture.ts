import { organizationColumns, readOrganization } from './organization-row.ts';
import { readRows } from './read-rows.ts';
import { RowFault } from './row-values.ts';

type RowReading = Readonly<Record<string, unknown>> | 'refused';

/** What the import reads of a file of organizations, row by row. `today` as yyyy-mm-dd. @throws RequestError 400 */
export function readOrganizationRows(bytes: Uint8Array, today: string): { rows: RowReading[] } {
  const rows = readRows(bytes, organizationColumns).rows.map((row): RowReading => {
    try {
      const { facts, ...told } = readOrganization(row, today);
      return {
        ...told,
        ...Object.fromEntries(facts.map(({ kind, value, words }) => [kind, value ?? words])),
      };
    } catch (error) {
      if (error instanceof RowFault) return 'refused';
      throw error;
    }
  });
  return { rows };
}
