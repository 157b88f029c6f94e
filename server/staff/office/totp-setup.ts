import { encode } from 'uqr';
import type { TotpSetup } from '../../schema/office-resolver-types.generated.ts';
import { base32, totpAddress } from '../totp.ts';

/** What an authenticator app scans, drawn as one path of squares. */
export function totpSetupOf(secret: Buffer, account: { shop: string; email: string }): TotpSetup {
  const address = totpAddress(secret, account);
  const { data, size } = encode(address);
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { secret: base32(secret), address, qrSize: size, qrPath: squares.join('') };
}
