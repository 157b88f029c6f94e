import type { CapabilityName } from '../capabilities.ts';

/** What differs between versions of the protocol; everything else is the same in all of them. */
export type UcpVersion = {
  /** The day of its release, as YYYY-MM-DD: versions are compared as texts. */
  name: string;
  /** The member of a profile that holds public keys. */
  keysField: 'keys' | 'signing_keys';
  /** The capabilities that it knows, and where each is written down; both stand below the version's own address. */
  documents: Readonly<Partial<Record<CapabilityName, { spec: string; schema: string }>>>;
  /** Whether the text of a way of delivery is an object of formats; otherwise it is the text itself. */
  hasDeliveryFormats: boolean;
  /** Whether answers may hold `policies`. */
  hasPolicies: boolean;
};
