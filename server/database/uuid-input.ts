import { z } from 'zod';
import { isUuid } from '#src/is-uuid.ts';

/** The id of something in the database, as requests and stored documents name it. */
export const uuidInput = z.string().refine(isUuid, 'must be a UUID in lower case');
