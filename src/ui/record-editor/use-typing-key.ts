import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../query-client.ts';
import type { TypingKey } from '../typing/kept-typing.ts';

/** Names typing of whoever is signed in; null while nobody is. */
export function useTypingKey(name: string): TypingKey | null {
  const { data } = useQuery(operationQuery('StaffSignedIn', {}));
  const staffId = data?.signedInStaff?.id;
  return staffId === undefined ? null : { staffId, name };
}
