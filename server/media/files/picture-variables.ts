// The variables that say where pictures are kept; the keys may be secrets.
import { z } from 'zod';
import { readPicturePlace } from './picture-stores.ts';

/** Sent in headers as they are. */
const storeKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'expected letters, digits and marks without spaces')
  .optional();

export const pictureVariables = {
  PICTURE_STORE: z
    .string()
    .refine((text) => readPicturePlace(text) !== null, 'expected s3://BUCKET?endpoint=https://…')
    .optional(),
  PICTURE_STORE_KEY: storeKey,
  PICTURE_STORE_SECRET: storeKey,
};

type Values = z.infer<z.ZodObject<typeof pictureVariables>>;

export function picturesOf({ PICTURE_STORE, PICTURE_STORE_KEY: keyId, PICTURE_STORE_SECRET: secretKey }: Values) {
  return {
    picturePlace: readPicturePlace(PICTURE_STORE) ?? { kind: 'disk' as const },
    /** Null: pictures in a bucket can be neither read nor written. */
    pictureStore: keyId && secretKey ? { keyId, secretKey } : null,
  };
}
