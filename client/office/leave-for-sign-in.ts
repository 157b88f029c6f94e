import { officeUrlOf, ownOfficePath } from '#src/office-addresses.ts';

/** It stands while somebody signs out in this window, who is led on by that. It settles only when that fails. */
let failedSignOut: Promise<void> | undefined;

/** What is asked for at that moment waits: it would be refused, and lead away first. */
export async function signingOut<Answer>(signOut: () => Promise<Answer>): Promise<Answer> {
  let stay = () => {};
  failedSignOut = new Promise((resolve) => {
    stay = resolve;
  });
  try {
    return await signOut();
  } catch (error) {
    failedSignOut = undefined;
    stay();
    throw error;
  }
}

export async function whileSignedIn(): Promise<void> {
  await failedSignOut;
}

/** A session that is over, or was revoked elsewhere: signing in leads back here. */
export async function leaveForSignIn(): Promise<void> {
  if (isSigningOut()) return;
  const { forgetPage } = await import('#src/packing/office/keep-offline.ts');
  await forgetPage();
  const { pathname, search } = window.location;
  window.location.assign(officeUrlOf('signIn', { to: ownOfficePath(pathname + search) ?? undefined }));
}

export function isSigningOut(): boolean {
  return failedSignOut !== undefined;
}
