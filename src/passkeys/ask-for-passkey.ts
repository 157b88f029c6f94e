// Passkeys in the browser; the library comes with the first one.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const load = () => import('@simplewebauthn/browser');

/** The answer for the server; null when the person stopped, or the browser could not. */
export async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await load();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(JSON.stringify, () => null);
}

/** The same with a passkey that is there. `isOffered`: among what the browser fills in, when the person chooses it. */
export async function askForPasskey(options: string, isOffered = false): Promise<string | null> {
  const { startAuthentication } = await load();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: isOffered }).then(JSON.stringify, () => null);
}

export async function canOfferPasskeys(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await load();
  return browserSupportsWebAuthnAutofill();
}

/** What a new passkey is called: the browser and the system that it was made with. */
export function nameOfDevice(userAgent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(userAgent)?.[1] ?? 'Browser';
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux)/.exec(userAgent)?.[1] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS', CrOS: 'ChromeOS' };
  return [browser, system]
    .map((name) => names[name] ?? name)
    .filter(Boolean)
    .join(', ');
}
