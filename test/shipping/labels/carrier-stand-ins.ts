// The sandbox's carriers on a port of their own, and the shop's side of them.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Db } from '#server/database/connect.ts';
import { addCarriers } from '#server/sandbox/carriers/add-carriers.ts';
import type { Intercept } from '#server/sandbox/sandbox-app.ts';
import { createAskCarrier } from '#server/shipping/labels/ask-carrier.ts';
import { type CarrierKeys, createLabelCarriers } from '#server/shipping/labels/label-carriers.ts';
import type { FindLabelCarrier } from '#src/shipping/label-carrier.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';

export const standInKeys: CarrierKeys = {
  inpostToken: 'kasa_sandbox_token',
  dhlApiKey: 'kasa_sandbox_key',
  dhlUser: 'shop',
  dhlPassword: 'secret',
};

export type StandIns = {
  origin: string;
  findLabelCarrier: FindLabelCarrier;
  /** May be changed while it runs. */
  keys: CarrierKeys;
  /** Every request that a carrier has got: `POST /inpost/…`. */
  requests: string[];
  /** Called at each, before it is answered and after what it did is stored; may throw. */
  intercept: Intercept | null;
  close(): Promise<void>;
};

/** Starts the stand-ins with the settings that both carriers need. */
export async function startStandIns(db: Db, patienceMs = 10_000): Promise<StandIns> {
  const app = Fastify({ forceCloseConnections: true });
  const standIns: StandIns = {
    origin: '',
    findLabelCarrier: async () => null,
    keys: { ...standInKeys },
    requests: [],
    intercept: null,
    close: () => app.close(),
  };
  const intercept: Intercept = async (stage, request) => {
    if (stage === 'received') standIns.requests.push(`${request.method} ${request.path.split('?')[0]}`);
    await standIns.intercept?.(stage, request);
  };
  addCarriers(app, { db, now: () => new Date(), intercept });
  await app.listen({ host: '127.0.0.1', port: 0 });
  standIns.origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  standIns.findLabelCarrier = createLabelCarriers({
    db,
    keys: () => standIns.keys,
    sandboxOrigin: standIns.origin,
    ask: createAskCarrier(patienceMs),
    pause: async () => undefined,
  });
  await setSettings(db, 'company', aCompany());
  await setSettings(db, 'carriers', {
    inpost: { organisationId: '1234' },
    dhl: { billingNumbers: { V01PAK: '33333333330101', V62KP: '33333333336201', V53WPAK: '33333333335301' } },
  });
  return standIns;
}
