// What a browser gets when somebody has signed in: the session, and the sign that the person was here before.
import type { Transaction } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { renewDevice } from './device-store.ts';
import { replaceSession } from './session-store.ts';

export type SignedInBrowser = { sessionToken: string; deviceToken: string };

type Browser = Pick<OfficeContext, 'client' | 'session' | 'device'>;

export async function enterBrowser(
  tx: Transaction,
  staffId: number,
  { client, session, device }: Browser,
  now: Date,
): Promise<SignedInBrowser> {
  const sessionToken = await replaceSession(tx, staffId, { client, now, earlier: session.id });
  return { sessionToken, deviceToken: await renewDevice(tx, staffId, device.token, now) };
}

export function keepSignedIn({ session, device }: Browser, { sessionToken, deviceToken }: SignedInBrowser): void {
  session.keep(sessionToken);
  device.keep(deviceToken);
}
