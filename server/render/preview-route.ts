// A page of the storefront as it will be: rendered with documents that staff has not saved yet. It is for whoever may save
// them, kept by nobody, and told to no search engine. Scripts and forms of it are off, so nothing in it acts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { viewOf } from '#src/shop/markets.ts';
import { type SettingsDocument, settingsDocuments } from '#src/shop/settings-documents.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { type PreviewAnswer, previewPath } from '#src/ui/office/preview/preview-asked.ts';
import { type PreviewedProduct, previewProduct } from '../catalogue/office/editor/preview-product.ts';
import { permissionsOfPatch } from '../catalogue/office/editor/sent-patch.ts';
import { setUnsavedProduct } from '../catalogue/unsaved-product.ts';
import { prepareSentArticle } from '../content/office/prepare-sent-article.ts';
import { byStaff } from '../history/by-staff.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { OfficeContext, Unsaved } from '../schema/request-context.ts';
import { prepareSettings, type SettingsFault } from '../shop/change-settings.ts';
import { composeShop } from '../shop/compose-shop.ts';
import { readSettingsInForce } from '../shop/read-settings.ts';
import type { SettingsInForce } from '../shop/settings-store.ts';
import { requirePermissions } from '../staff/require-role.ts';
import { withUnsavedLook } from './brand-sheet.ts';

export type PreviewServices = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  /** HTML of the page at this path, for nobody; null when it is one of somebody's own, or none of the shop's. */
  renderPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { path: string; shop: ShopProfile; unsaved: Unsaved },
  ): Promise<string | null>;
};

/** A document of all pages has some hundred kilobytes. */
const MOST_BYTES = 4_000_000;

const policy =
  "sandbox allow-same-origin; default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// `product`: what would be saved of it, as its editor sends it (`ProductsSave`); `article`: as its editor does (`ContentsSave`).
const asked = z.strictObject({
  path: z
    .string()
    .max(2_000)
    .regex(/^\/[a-z]/),
  settings: z.partialRecord(
    z.enum(Object.keys(settingsDocuments) as [SettingsDocument, ...SettingsDocument[]]),
    z.unknown(),
  ),
  product: z.strictObject({ id: z.string().nullable(), patch: z.string() }).optional(),
  article: z.strictObject({ id: z.string().nullable(), content: z.string() }).optional(),
});

/** What the shop window says is the catalogue's; the rest is the owner's. */
const ofTheCatalogue: readonly string[] = ['home', 'navigation', 'pages'] satisfies SettingsDocument[];

/** What somebody needs to look at a document before it is saved. */
function previewAccess(document: SettingsDocument): 'catalogue.write' | 'settings.write' {
  return ofTheCatalogue.includes(document) ? 'catalogue.write' : 'settings.write';
}

export function registerPreview(app: FastifyInstance, services: PreviewServices): void {
  app.post(previewPath, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    requireSameOrigin(request, services.publicUrl);
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const context = services.createContext(request, reply);
    const { success, data } = asked.safeParse(request.body);
    const documents = Object.keys(data?.settings ?? {}) as SettingsDocument[];
    const permissions = [
      ...new Set(documents.length > 0 ? documents.map(previewAccess) : ['catalogue.write' as const]),
      ...(data?.article ? ['catalogue.write' as const] : []),
      ...(data?.product ? ['catalogue.write' as const, ...permissionsOfPatch(data.product.patch)] : []),
    ];
    await requirePermissions(context, 'preview of the shop', permissions);
    if (!success)
      throw new KasaError('BAD_REQUEST', 'A preview takes the path of a page, and documents of the settings.');
    const inForce = await readSettingsInForce(context.db);
    const { settings, faults } = await prepareAll(context, data.settings, inForce);
    if (faults.length > 0) return reply.code(422).send({ faults } satisfies PreviewAnswer);
    const shop = composeShop({ ...inForce, ...settings });
    const product = data.product && (await previewOf(data.product, { context, shop, path: data.path }));
    if (product && !product.ok) {
      const faults = [{ path: 'product', message: product.error.kind }];
      return reply.code(422).send({ faults } satisfies PreviewAnswer);
    }
    const article = data.article && (await prepareSentArticle(context, data.article));
    if (article && !article.ok) return reply.code(422).send({ faults: article.error.faults } satisfies PreviewAnswer);
    const unsaved: Unsaved = { settings, ...(article && { article: article.value }) };
    if (product) setUnsavedProduct(unsaved, product.value);
    const html = await services.renderPage(request, reply, { path: data.path, shop, unsaved });
    if (html === null) throw new KasaError('NOT_FOUND', 'There is no such page of the shop.');
    const page = settings.brand ? withUnsavedLook(html, shop) : html;
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
  });
}

async function previewOf(
  asked: PreviewedProduct,
  { context, shop, path }: { context: OfficeContext; shop: ShopProfile; path: string },
) {
  const { db, now, timeZone } = context;
  const { markets } = shop;
  const [, locale] = path.split('/');
  // Nothing is left of it, so the log is not asked for its place.
  const { audit: _, ...by } = byStaff(context);
  const services = { db, now, timeZone, by, baseLocale: markets.catalogueLanguage };
  return previewProduct(services, asked, viewOf(markets, isLocale(locale) ? locale : markets.catalogueLanguage));
}

/** Prepares the documents as they would be stored. */
async function prepareAll(
  { db, now }: Pick<OfficeContext, 'db' | 'now'>,
  given: Partial<Record<SettingsDocument, unknown>>,
  inForce: SettingsInForce,
) {
  const settings: Record<string, unknown> = {};
  const faults: SettingsFault[] = [];
  for (const [document, data] of Object.entries(given) as [SettingsDocument, unknown][]) {
    const prepared = await prepareSettings(db, { document, data, before: inForce[document], now: now() });
    if (prepared.ok) settings[document] = prepared.value;
    else faults.push(...prepared.error.faults.map(({ path, message }) => ({ path: `${document}.${path}`, message })));
  }
  return { settings: settings as SettingsInForce, faults };
}
