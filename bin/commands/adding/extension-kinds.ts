// What may be added to kasa.config.ts: the guide's own example of it, under another name.
import type { KasaConfig } from '#server/extensions/kasa-config.ts';
import { inSnakeCase, inTitle } from './added-names.ts';

export type ExtensionKind = {
  /** How its file's name and its import end. */
  called: string;
  list: keyof KasaConfig & ('carriers' | 'paymentMethods' | 'webhooks');
  /** Only this example of server/guides/extending.md holds it. */
  example: string;
  /** What is replaced in it, in this order. */
  renamed(name: string): readonly (readonly [from: string, to: string])[];
  next(name: string): readonly string[];
};

const manualMethod: ExtensionKind = {
  called: 'method',
  list: 'paymentMethods',
  example: "kind: 'manual'",
  renamed: (name) => [['own_counter', `own_${inSnakeCase(name)}`]],
  next: (name) => [
    'say in it what shoppers read, and in which currencies and countries it is offered',
    `kasa settings edit payments    where it stands among the others: own_${inSnakeCase(name)}`,
  ],
};

const method: ExtensionKind = {
  called: 'method',
  list: 'paymentMethods',
  example: "kind: 'redirect'",
  renamed: (name) => [
    ['own_wallex', `own_${inSnakeCase(name)}`],
    ['WALLEX', inSnakeCase(name).toUpperCase()],
    ['Wallex', inTitle(name)],
    ['wallex', name],
  ],
  next: (name) => [
    'write in it how your provider is asked, and what shoppers read',
    `set ${inSnakeCase(name).toUpperCase()}_URL and ${inSnakeCase(name).toUpperCase()}_SECRET where the shop is started`,
    `kasa settings edit payments    where it stands among the others: own_${inSnakeCase(name)}`,
  ],
};

const carrier: ExtensionKind = {
  called: 'carrier',
  list: 'carriers',
  example: 'carriers: [',
  renamed: (name) => [
    ['city-bikes', name],
    ['City Bikes', inTitle(name)],
    ['citybikes', name],
  ],
  next: (name) => ['say in it where its parcels are followed', `kasa send ORDER --carrier ${name} --tracking NUMBER`],
};

const webhook: ExtensionKind = {
  called: 'webhook',
  list: 'webhooks',
  example: 'webhooks: [',
  renamed: (name) => [
    ['warehouse', name],
    ['WAREHOUSE', inSnakeCase(name).toUpperCase()],
    // Stands beside the list, for all receivers.
    ['  stockLowAt: 5,\n', ''],
  ],
  next: (name) => [
    'say in it where it is, and what it is told of',
    `set ${inSnakeCase(name).toUpperCase()}_SECRET where the shop is started, and there: openssl rand -hex 24`,
  ],
};

export const extensionKinds = { manualMethod, method, carrier, webhook } satisfies Record<string, ExtensionKind>;
