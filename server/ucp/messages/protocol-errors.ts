// What keeps a request from being carried out at all, and how each transport says so. Those who read it write programs for
// platforms: like the codes of the rest of the shop's interfaces, it is said in English.
import type { AssistantRefusal } from '#src/reports/assistants/assistant-refusals.ts';

/** `status`: of HTTP. `rpc`: of JSON-RPC. */
type ProtocolError = { status: number; rpc: number };

const DISCOVERY_FAILED = -32001;
const REFUSED = -32000;
const INVALID_PARAMS = -32602;
const INTERNAL = -32603;

export const protocolErrors = {
  invalid_profile_url: { status: 400, rpc: DISCOVERY_FAILED },
  profile_unreachable: { status: 424, rpc: DISCOVERY_FAILED },
  profile_malformed: { status: 422, rpc: DISCOVERY_FAILED },
  version_unsupported: { status: 422, rpc: DISCOVERY_FAILED },
  invalid_request: { status: 400, rpc: INVALID_PARAMS },
  method_not_allowed: { status: 405, rpc: INVALID_PARAMS },
  unknown_address: { status: 404, rpc: INVALID_PARAMS },
  too_large: { status: 413, rpc: INVALID_PARAMS },
  idempotency_key_reused: { status: 409, rpc: REFUSED },
  rate_limited: { status: 429, rpc: REFUSED },
  unavailable: { status: 503, rpc: REFUSED },
  internal: { status: 500, rpc: INTERNAL },
} as const satisfies Partial<Record<AssistantRefusal, ProtocolError>>;

export type ProtocolErrorCode = keyof typeof protocolErrors;

export class UcpError extends Error {
  readonly code: ProtocolErrorCode;
  /** The seconds after which another try may succeed. */
  readonly retryAfterS: number | undefined;

  constructor(code: ProtocolErrorCode, content: string, { retryAfterS }: { retryAfterS?: number } = {}) {
    super(content);
    this.name = code;
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}
