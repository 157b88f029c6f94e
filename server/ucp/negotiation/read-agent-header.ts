import { UcpError } from '../messages/protocol-errors.ts';

const MAX_URL_LENGTH = 2_048;

// A member of a dictionary of structured fields (RFC 8941), whose value is a string; parameters behind it are ignored.
const PROFILE_MEMBER = /(?:^|,)[ \t]*profile="((?:[^"\\]|\\["\\])*)"[ \t]*(?:;[^,]*)?(?=,|$)/;

/** The address in `UCP-Agent: profile="https://…"`; null without the header. Throws `invalid_profile_url`. */
export function readAgentHeader(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const [, quoted] = PROFILE_MEMBER.exec([header].flat().join(', ')) ?? [];
  if (quoted === undefined)
    throw new UcpError('invalid_profile_url', 'UCP-Agent must be written as profile="https://…".');
  return quoted.replaceAll(/\\(["\\])/g, '$1');
}

/** Reads the profile's URL. Throws `invalid_profile_url` for what cannot be the address of a profile. */
export function requireProfileUrl(text: string): URL {
  const url = text.length <= MAX_URL_LENGTH && URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new UcpError('invalid_profile_url', 'The address of a profile begins with https:// and holds no password.');
  }
  url.hash = '';
  return url;
}

const LONGEST_DOMAIN = 253;

/** The domain of the address that a refused request named; empty where what it named is none. */
export function domainOf(profileUrl: string): string {
  return URL.canParse(profileUrl) ? new URL(profileUrl).hostname.slice(0, LONGEST_DOMAIN) : '';
}

/** The same of the header, which may be missing or wrong. */
export function domainInHeader(header: string | string[] | undefined): string {
  try {
    return domainOf(readAgentHeader(header) ?? '');
  } catch {
    return '';
  }
}
