import { officeUrlOf, ownOfficePath } from '#src/office-addresses.ts';

/** A session that is over, or was revoked elsewhere: signing in leads back here. */
export async function leaveForSignIn(): Promise<void> {
  const { forgetPage } = await import('#src/packing/office/keep-offline.ts');
  await forgetPage();
  const { pathname, search } = window.location;
  window.location.assign(officeUrlOf('signIn', { to: ownOfficePath(pathname + search) ?? undefined }));
}
