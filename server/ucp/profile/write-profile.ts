// The document by which platforms find the shop: what it speaks, where, and what it can do. The same for everybody.
import { type CapabilityName, capabilities } from '../capabilities.ts';
import { PERMALINK_PATH } from '../hand-over/permalink.ts';
import { capabilitiesOf } from '../negotiation/negotiate.ts';
import { MCP_PATH, REST_PATH } from '../transports/ucp-endpoint.ts';
import { newestVersion, olderVersions } from '../versions/all-versions.ts';
import type { UcpVersion } from '../versions/ucp-version.ts';

export const PROFILE_PATH = '/.well-known/ucp';
const STANDARD = 'https://ucp.dev';

const transports = [
  { transport: 'rest', path: REST_PATH, schema: 'services/shopping/rest.openapi.json' },
  { transport: 'mcp', path: MCP_PATH, schema: 'services/shopping/mcp.openrpc.json' },
] as const;

/** The path of the profile in an older version of the protocol. */
export function profilePathOf({ name }: UcpVersion): string {
  return `${PROFILE_PATH}/${name}`;
}

/** That of the newest version names those of the others. */
export function writeProfile(version: UcpVersion, publicUrl: string, keys: readonly object[]): object {
  const { name } = version;
  const base = `${STANDARD}/${name}`;
  const older = olderVersions.map((each) => [each.name, publicUrl + profilePathOf(each)]);
  return {
    ucp: {
      version: name,
      ...(version === newestVersion && { supported_versions: Object.fromEntries(older) }),
      services: {
        'dev.ucp.shopping': transports.map(({ transport, path, schema }) => ({
          version: name,
          spec: `${base}/specification/overview`,
          transport,
          endpoint: publicUrl + path,
          schema: `${base}/${schema}`,
        })),
      },
      capabilities: Object.fromEntries(
        capabilitiesOf(version).map((each) => [
          each,
          [{ ...entryOf(version, each, base), ...configOf(each, publicUrl) }],
        ]),
      ),
      payment_handlers: {},
    },
    [version.keysField]: keys,
  };
}

/** Only permalinks have one: where they begin. */
function configOf(capability: CapabilityName, publicUrl: string): { config?: { endpoint: string } } {
  return capability === 'dev.ucp.shopping.permalink' ? { config: { endpoint: publicUrl + PERMALINK_PATH } } : {};
}

function entryOf({ name, documents }: UcpVersion, capability: CapabilityName, base: string) {
  const documented = documents[capability];
  const { extends: parents } = capabilities[capability];
  return {
    version: name,
    spec: `${base}/${documented?.spec}`,
    schema: `${base}/${documented?.schema}`,
    ...(parents && { extends: parents.length === 1 ? parents[0] : [...parents] }),
  };
}
