import { z } from 'zod';

/** As PostgreSQL writes it: what is asked of a column of ids in another form fails there. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** The id of something in the database, as requests and stored documents name it. */
export const uuidInput = z.string().refine(isUuid, 'must be a UUID in lower case');
