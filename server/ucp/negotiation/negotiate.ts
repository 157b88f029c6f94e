// Which version of the protocol is spoken with a platform, and which capabilities both have.
import { type CapabilityName, capabilities, capabilityNames } from '../capabilities.ts';
import { UcpError } from '../messages/protocol-errors.ts';
import { allVersions, newestVersion, versionFor } from '../versions/all-versions.ts';
import type { UcpVersion } from '../versions/ucp-version.ts';
import type { PlatformProfile } from './platform-profile.ts';
import type { PlatformProfiles } from './platform-profiles.ts';
import { requireProfileUrl } from './read-agent-header.ts';

export type Agent = {
  /** The domain of its profile; empty for one that names none. */
  platform: string;
  version: UcpVersion;
  /** Those that both have. Null for an agent without a profile: it gets what it asks for, and no extension of that. */
  shared: ReadonlySet<CapabilityName> | null;
  /** The address at which it wants to be told of orders; null where it does not. */
  webhookUrl: string | null;
};

/** `profileUrl`: as it was sent; null for none. `askedFrom`: the address of whoever asks. Throws the errors of discovery. */
export async function negotiate(
  profiles: PlatformProfiles,
  { profileUrl, askedFrom }: { profileUrl: string | null; askedFrom: string },
): Promise<Agent> {
  if (profileUrl === null) return { platform: '', version: newestVersion, shared: null, webhookUrl: null };
  const url = requireProfileUrl(profileUrl);
  const profile = await profiles.get(url, askedFrom);
  const version = versionFor(profile.version);
  if (!version) {
    const spoken = allVersions.map(({ name }) => name).join(', ');
    throw new UcpError(
      'version_unsupported',
      `The shop does not speak version ${profile.version} of the protocol. It speaks ${spoken}.`,
    );
  }
  const shared = sharedWith(profile, version);
  const webhookUrl = shared.has('dev.ucp.shopping.order') ? profile.webhookUrl : null;
  return { platform: url.hostname, version, shared, webhookUrl };
}

export function capabilitiesOf(version: UcpVersion): CapabilityName[] {
  return capabilityNames.filter((name) => version.documents[name]);
}

/** An extension that has lost all that it extends is dropped, and what extends it as well. */
function sharedWith({ capabilities: theirs }: PlatformProfile, version: UcpVersion): Set<CapabilityName> {
  const shared = new Set(capabilitiesOf(version).filter((name) => theirs.get(name)?.includes(version.name)));
  for (let before = -1; before !== shared.size; ) {
    before = shared.size;
    for (const name of shared) {
      const parents = capabilities[name].extends;
      if (parents && !parents.some((parent) => shared.has(parent))) shared.delete(name);
    }
  }
  return shared;
}
