// What a resolver may use: the services of the app, and the visitor of this request.

import type { ArticleData } from '#src/content/articles/article-data.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { Result } from '#src/result.ts';
import type { NotedSearch } from '#src/searches/search-outcomes.ts';
import type { SetupRefusalKind } from '#src/setup/setup-refusals.ts';
import type { FindLabelCarrier } from '#src/shipping/label-carrier.ts';
import type { PointSourceState } from '#src/shipping/office/point-problems.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import type { AuditKind } from '#src/staff/audit-kinds.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { GuessLimit } from '../http/request-limits.ts';
import type { Session } from '../http/session.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { ConnectionServices, TryAssistants } from './connection-services.ts';

/**
 * What staff looks at before it is saved: `server/render/preview-route.ts`. What is previewed beside the settings is a field
 * more here, and is read by the resolver of the page that shows it. A product is kept beside it
 * (`server/catalogue/unsaved-product.ts`), for its type is made from the schema, whose types know this one.
 */
export type Unsaved = {
  settings: { readonly [Document in SettingsDocument]?: SettingsOf<Document> };
  /** The page is that of this article, whatever its address. */
  article?: ArticleData;
};

/** What the storefront's resolvers have. */
export type RequestContext = {
  db: Db;
  now: () => Date;
  session: Session;
  payments: PaymentProvider;
  paymentSettings: ShopPaymentSettings;
  /** Reads the shop as the settings say now. */
  readShop: () => Promise<ShopProfile>;
  markets: ShopMarkets;
  publicUrl: string;
  /** Meant for tokens that somebody may be guessing. */
  guesses: GuessLimit;
  /** Counts what was looked for, and what it found. */
  noteSearch(search: NotedSearch): void;
  /** Counts how far shoppers come. */
  visitCounts: { cartBegun(): void; checkoutOpened(cartId: string): void };
  /** What the checkout is filled in with for whoever is signed in; null for a guest. */
  readShopperDraft?(session: Session): Promise<Partial<CheckoutDraftInput> | null>;
  /** The order that staff looks at as its shopper sees it, without knowing its token. */
  viewedOrderId?: string;
  /** Only for staff who looks at a page before it is so. */
  unsaved?: Unsaved;
  /** Collects what the answer was read from, as tags of `server/database/change-notices.ts`. */
  tags: Set<string>;
};

/** The place from where somebody works in the office: the network address, and what the browser calls itself. */
export type StaffClient = { address: string; device: string };

/**
 * `kind`: what was done, as `staff.invited`; `subject`: to what. Never a secret, and nothing of a shopper that erasure takes
 * away, for the log keeps it: `auditedFields` names what was entered.
 */
export type AuditEntry = { kind: AuditKind; subject: string; before?: unknown; after?: unknown };

/**
 * Writes down what a use case did, in its own transaction. Left out where the log has it already: the office's actions are
 * written down when they are asked for.
 */
export type AuditInside = (tx: Transaction, after: unknown) => Promise<void>;

/** What the first run of a shop needs of the rest of the program. */
export type SetupServices = {
  /** MAIL_FROM: stands instead of the document `mail`. */
  mailFrom: string | undefined;
  /** Deletes the files of pictures that nothing names any more. */
  deletePictures(keys: readonly string[]): Promise<void>;
  /** Payments run against the sandbox. */
  isSandbox: boolean;
  /** The use case of `kasa demo remove`, with the orders of the sandbox. `pictures`: files that nothing names any more. */
  removeDemo(
    tx: Transaction,
    now: Date,
  ): Promise<Result<{ products: number; orders: number; pictures: string[] }, { kind: SetupRefusalKind }>>;
};

/** What the office's resolvers have. */
export type OfficeContext = {
  db: Db;
  /** What long readings are to ask, some seconds old perhaps: see `read-elsewhere.ts`. Nothing is written there. */
  readDb(): Db;
  now: () => Date;
  publicUrl: string;
  payments: PaymentProvider;
  markets: ShopMarkets;
  shopName: string;
  /** The zone by whose clocks the shop's days begin, as an IANA name. */
  timeZone: string;
  /** The country of the company, ISO 3166-1 alpha-2. */
  companyCountry: string;
  taxes: Taxes;
  delivery: DeliverySettings;
  findLabelCarrier: FindLabelCarrier;
  findPointSource: (carrier: string) => PointSourceState;
  setup: SetupServices;
  connections: ConnectionServices;
  tryAssistants: TryAssistants;
  /** Meant for passwords that somebody may be guessing. */
  guesses: GuessLimit;
  passwordCost: PasswordCost;
  totp: TotpEncryption;
  /** The person who is signed in; null when nobody is. */
  staff: SignedInStaff | null;
  /** The id of the person for whom the page was drawn that sends this; null where it does not say so. */
  pageOf: string | null;
  client: StaffClient;
  /** The key of the press that is answered; null where none was sent. */
  idempotencyKey: string | null;
  session: {
    /** Null when nobody is signed in. */
    id: number | null;
    /** Gives the browser the token of a new session, or a new token. */
    keep(token: string): void;
    forget(): void;
  };
  /** The browser, whoever is signed in: that somebody has been here before. Null when nobody has, or it is not said. */
  device: {
    token: string | null;
    keep(token: string): void;
  };
  /** Writes into the audit log what the signed-in person does, as the last thing in the transaction that does it. */
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
  /** Writes down that somebody tried what the role does not include: once an hour for each person and operation. */
  noteRefusal(operation: string): Promise<void>;
  /** Throws `STEP_UP_NEEDED` unless the person has proved in the last minutes again who it is. */
  requireStepUp(): void;
};

/**
 * The secrets of one-time codes as the database keeps them: under the key of the settings' secrets, which is in no database
 * and no backup.
 */
export type TotpEncryption = {
  encrypt(staffId: number, secret: Buffer): Promise<Buffer>;
  /** Null, and an error in the log that says what to do, when the key is not here that it was encrypted under. */
  decrypt(staffId: number, stored: Buffer): Promise<Buffer | null>;
};

/** OWASP's parameters of argon2id; tests take smaller ones. */
export type PasswordCost = { memoryKib: number; passes: number };
