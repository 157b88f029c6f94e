// Passkeys belong to the host of PUBLIC_URL: what is registered there works nowhere else.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

export type PasskeySite = { rpId: string; origin: string };

export function siteOf(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

/** The length that an attestation may have. */
const MAX_LENGTH = 20_000;

const base = { id: z.string().max(1_400), rawId: z.string().max(1_400), type: z.literal('public-key') };

const registration = z.looseObject({
  ...base,
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
});

const authentication = z.looseObject({
  ...base,
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

/** What the browser's API answered, as JSON; null for anything else. */
export const readRegistration = (text: string) => readAnswer<RegistrationResponseJSON>(registration, text);
export const readAuthentication = (text: string) => readAnswer<AuthenticationResponseJSON>(authentication, text);

function readAnswer<Answer>(schema: z.ZodType, text: string): Answer | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    // What is asked for here is what is read before the library is; it reads the rest, and throws where that is wrong.
    return (schema.safeParse(JSON.parse(text)).data as Answer | undefined) ?? null;
  } catch {
    return null;
  }
}
