// The carriers that make labels, with the shop's keys and settings of this moment. What kasa.config.ts adds stands beside them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Carrier } from '#src/shipping/carriers.ts';
import type { FindLabelCarrier, LabelAddress } from '#src/shipping/label-carrier.ts';
import type { CarrierSettings } from '#src/shop/carrier-settings.ts';
import type { Company } from '#src/shop/company.ts';
import type { Db } from '../../database/connect.ts';
import { withNeutralSettings } from '../../shop/neutral-settings.ts';
import { listSettings } from '../../shop/settings-store.ts';
import { ownCarrier } from '../own-carriers.ts';
import { type AskCarrier, createAskCarrier } from './ask-carrier.ts';
import { createDhlCarrier } from './dhl-label-carrier.ts';
import { createInpostCarrier } from './inpost-label-carrier.ts';

export type CarrierKeys = {
  inpostToken?: string | undefined;
  dhlApiKey?: string | undefined;
  dhlUser?: string | undefined;
  dhlPassword?: string | undefined;
  orlenPartnerId?: string | undefined;
  orlenPartnerKey?: string | undefined;
};

export type LabelServices = {
  db: Db;
  /** The keys of the moment: they may be changed while the shop runs. */
  keys: () => CarrierKeys;
  /** Null: there is none, as with live keys of Stripe. */
  sandboxOrigin: string | null;
  ask?: AskCarrier;
  pause?: () => Promise<unknown>;
};

/** Keys that begin with this belong to the sandbox's stand-ins. */
export const STAND_IN_KEY = 'kasa_sandbox';
export const labelledCarriers = ['inpost', 'dhl'] as const satisfies Carrier[];

/** Their APIs take parcels that are handed over in this country. */
const handedOverIn: Readonly<Record<(typeof labelledCarriers)[number], string>> = { inpost: 'PL', dhl: 'DE' };

const LOOK_EVERY_MS = 500;

const servers = {
  inpost: {
    production: 'https://api-shipx-pl.easypack24.net',
    test: 'https://sandbox-api-shipx-pl.easypack24.net',
    standIn: '/inpost',
  },
  dhl: {
    production: 'https://api-eu.dhl.com/parcel/de/shipping/v2',
    test: 'https://api-sandbox.dhl.com/parcel/de/shipping/v2',
    standIn: '/dhl/parcel/de/shipping/v2',
  },
} as const;

export function createLabelCarriers(services: LabelServices): FindLabelCarrier {
  const { db, keys, ask = createAskCarrier(), pause = () => sleep(LOOK_EVERY_MS) } = services;
  return async (carrier) => {
    const own = ownCarrier(carrier)?.labels;
    const { inpostToken, dhlApiKey: apiKey, dhlUser: user, dhlPassword: password } = keys();
    const hasKeys = { inpost: Boolean(inpostToken), dhl: Boolean(apiKey && user && password) };
    if (!own && !hasKeys[carrier as keyof typeof hasKeys]) return null;
    const { carriers, company, identity } = withNeutralSettings(await listSettings(db));
    const settings = { sender: senderOf(carriers, company, identity.name), packagingGrams: carriers.packagingGrams };
    if (own) return { labels: own, settings };
    const key = carrier === 'inpost' ? inpostToken : apiKey;
    const url = urlOf(carrier as keyof typeof servers, key ?? '', carriers, services.sandboxOrigin);
    if (url === null) return null;
    if (carrier === 'inpost') {
      const options = { url, token: inpostToken ?? '', settings: carriers.inpost, ask, pause };
      return { labels: createInpostCarrier(options), settings };
    }
    const dhl = { apiKey: apiKey ?? '', user: user ?? '', password: password ?? '' };
    return {
      labels: createDhlCarrier({ url, keys: dhl, settings: carriers.dhl, sender: settings.sender, ask }),
      settings,
    };
  };
}

/** The country in which a carrier wants its parcels, where a sender in `country` is not in it; null: it takes them there. */
export function wantedCountry(carrier: string, country: string): string | null {
  const wanted = isLabelled(carrier) ? handedOverIn[carrier] : country;
  return wanted === country ? null : wanted;
}

/** Why `FindLabelCarrier` finds none: keys are missing only of carriers for which there are any. */
export function whyNoLabels(carrier: string): 'LabelKeysMissing' | 'LabelNotOffered' {
  return isLabelled(carrier) ? 'LabelKeysMissing' : 'LabelNotOffered';
}

function isLabelled(carrier: string): carrier is (typeof labelledCarriers)[number] {
  return labelledCarriers.some((known) => known === carrier);
}

function urlOf(carrier: keyof typeof servers, key: string, settings: CarrierSettings, sandboxOrigin: string | null) {
  if (!key.startsWith(STAND_IN_KEY)) return servers[carrier][settings[carrier].server];
  return sandboxOrigin && sandboxOrigin + servers[carrier].standIn;
}

function senderOf({ sender }: CarrierSettings, company: Company, shopName: string): LabelAddress {
  const { address } = company;
  return {
    name: sender.name || company.responsiblePerson || shopName,
    company: sender.name || company.legalName,
    line1: sender.street || address.street,
    line2: '',
    postalCode: sender.postalCode || address.postalCode,
    city: sender.city || address.city,
    country: address.country,
    email: sender.email || company.email,
    phone: sender.phone || company.phone,
  };
}
