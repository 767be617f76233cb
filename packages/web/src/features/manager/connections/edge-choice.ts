import { type ConnectionType, connectionTypeOf, type EdgeType, edgeTypes } from '@ecco/domain';
import { looksLikeEmail } from '../../../format/email.ts';

/** The edges that lead to a type. */
export const edgesTo = (type: ConnectionType): EdgeType[] =>
  edgeTypes.filter((edge) => connectionTypeOf[edge] === type);

/** What a connection of a type says besides what it leads to. */
export const saysRole = (type: ConnectionType): boolean => type === 'PERSON';
export const saysDate = (type: ConnectionType): boolean =>
  type === 'MEETING' || type === 'DOCUMENT' || type === 'PUBLICATION';

/** What stands in the fields of the dialog. */
export type ConnectionDraft = {
  edge: EdgeType | null;
  targetId: string | null;
  title: string;
  email: string;
  date: string;
};
export const emptyConnection: ConnectionDraft = {
  edge: null,
  targetId: null,
  title: '',
  email: '',
  date: '',
};

export type ConnectionFault = 'edge' | 'target' | 'email';

/** What keeps a connection from being made. */
export function faultsOfConnection(type: ConnectionType, draft: ConnectionDraft): ConnectionFault[] {
  const faults: ConnectionFault[] = [];
  if (draft.edge === null) faults.push('edge');
  if (draft.targetId === null) faults.push('target');
  if (saysRole(type) && draft.email.trim() !== '' && !looksLikeEmail(draft.email.trim()))
    faults.push('email');
  return faults;
}

/** What of the fields is sent: what the type does not say is left out. */
export function propertiesOf(type: ConnectionType, { title, email, date }: ConnectionDraft) {
  return {
    ...(saysRole(type) && title.trim() !== '' && { title: title.trim() }),
    ...(saysRole(type) && email.trim() !== '' && { email: email.trim() }),
    ...(saysDate(type) && date !== '' && { date }),
  };
}
