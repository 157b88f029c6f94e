// A new passkey of somebody who works here, or will.
import type { Db } from '../../database/connect.ts';
import {
  askForRegistration,
  type NewPasskey,
  type PasskeyHolder,
  readRegisteredPasskey,
} from '../../passkeys/webauthn-registration.ts';
import { type ChallengeOwner, challengesOf } from './challenge-store.ts';

export type RegistrationServices = { db: Db; now: () => Date; publicUrl: string; shopName: string };

/** Options for `navigator.credentials.create`, as JSON. */
export async function beginRegistration(
  services: RegistrationServices,
  owner: ChallengeOwner,
  holder: PasskeyHolder,
): Promise<string> {
  return askForRegistration(services, await challengesOf(services, owner).create(), holder);
}

/** Null when the answer is not one to a challenge of this owner, or not of this site. */
export function readNewPasskey(
  services: RegistrationServices,
  owner: ChallengeOwner,
  text: string,
): Promise<NewPasskey | null> {
  return readRegisteredPasskey(services, challengesOf(services, owner), text);
}
