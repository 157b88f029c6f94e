// Request to page, second half: load the route's data, render, and put the query cache into the document.
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { RouteLocation } from '#src/addresses.ts';
import { App } from '#src/app.tsx';
import type { AppInstance } from '#src/app-instance.tsx';
import type { Transport } from '#src/graphql-client.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Manifest } from '#src/manifest.ts';
import type { FindDelivery } from '#src/page-document.ts';
import type { PageModule } from '#src/page-module.ts';
import { createQueryClient } from '#src/query-client.ts';
import type { BrowserReporting } from '#src/reporting/browser-reporting.ts';
import { paletteOf } from '#src/shop/brand/brand.ts';
import { publicShop, type ShopProfile } from '#src/shop/shop-profile.ts';
import type { PageCode } from '#src/shown-page.tsx';
import { isForOne, loadPage, type Surface, type SurfaceDelivery } from '#src/surface.ts';
import { translateTo } from '../i18n/translations.ts';
import { type SymbolTable, writeSprite } from '../icons/icon-sprite.ts';
import { shopSymbols } from '../icons/shop-drawings.ts';
import { listDoorTariffs, offersFor, usualOffer } from '../shipping/tariffs.ts';
import { priceNotesOf } from '../shop/sale-terms.ts';
import { addRenderTime } from '../telemetry/request-timing.ts';
import { CachedMarkup } from './cached-markup.tsx';
import type { PageMarkup } from './cached-page.ts';
import { type DocumentParts, escapeJson, listPreloads, writeDocument } from './document.ts';

export type PageRenderer = {
  surface: Surface;
  delivery: SurfaceDelivery;
  /** What the settings say now; at the latest, for what cannot wait for the database. */
  readShop: () => Promise<ShopProfile>;
  latestShop: () => ShopProfile;
  pages: PageCode;
  manifest: Manifest<string>;
  /** Each page's own style sheets, for navigations in the browser. */
  styles: Record<string, string[]>;
  /**
   * Further values for the surface's components, on the server and in the browser, with slots where visitors differ.
   */
  slots: Readonly<Record<string, string>>;
  /** HTML below every page: payment methods, safety statements and apps. */
  siteMarks: (locale: Locale, shop: ShopProfile) => string;
  /** What is written into the rendered page for software that reads it; left out where React would warn of it. */
  markForms?: (html: string, location: RouteLocation) => string;
  /** The icons that a page may bring with it. */
  symbols: SymbolTable;
  publicUrl: string;
  /** The address from which pages fetch icons that our server does not have; undefined without one. */
  iconFallback: string | undefined;
  release: string;
  /** The address that browsers report errors to; undefined when they are not reported. */
  reportTo: BrowserReporting | undefined;
};

/** `link`: a header of this page's own. */
export type RenderedPage = PageMarkup & { status: 200 | 403 | 404; movedTo: string | undefined; link?: string };

const findDeliveryOf =
  ({ delivery }: ShopProfile): FindDelivery =>
  (place) => {
    const tariffs = listDoorTariffs(delivery, place);
    return (parcel) => usualOffer(offersFor(tariffs, parcel)) ?? null;
  };

export async function renderPage(
  renderer: PageRenderer,
  location: RouteLocation,
  transport: Transport,
): Promise<RenderedPage> {
  const queryClient = createQueryClient(transport, 'server');
  const { surface, delivery } = renderer;
  const [profile, [shellData], page] = await Promise.all([
    renderer.readShop(),
    loadPage(surface, delivery, queryClient, location),
    renderer.pages.load(location.route),
  ]);

  const t = translateTo(location.locale);
  const document = delivery.documents[location.route];
  if (!document) throw new Error(`the route ${location.route} has no document`);
  const { ofLocale, cachedMarkup } = shopPartsOf(renderer, profile, location.locale);
  const { shop, themeColours, stateJson } = ofLocale;
  const description = document.describe(location, {
    ...{ queryClient, publicUrl: renderer.publicUrl, shop: profile, t },
    findDelivery: findDeliveryOf(profile),
  });
  const ofPage = page.head({ queryClient, location, t });
  const head = { ...ofPage, title: delivery.titleOf(ofPage, location, { shop, t }), ...description.head };
  const app: AppInstance = {
    surface,
    locale: location.locale,
    shop,
    t,
    showToast: neverOnTheServer,
    ...renderer.slots,
  };
  const startedAt = performance.now();
  const props = { app, queryClient, pages: renderer.pages, ssrHref: location.href };
  const isForAll = !isForOne(renderer, location.route) && head.status !== 404;
  const rendered = isForAll
    ? cachedMarkup.render(props, { location, shellData, missingIn: head.missingIn })
    : renderToString(<App {...props} />);
  const bodyHtml = renderer.markForms?.(rendered, location) ?? rendered;
  addRenderTime(performance.now() - startedAt);
  const { manifest, publicUrl, iconFallback } = renderer;
  const marks = renderer.siteMarks(location.locale, profile);
  const belowHtml = [marks, writeSprite([renderer.symbols, shopSymbols(profile)], [bodyHtml, marks])];
  const parts: DocumentParts = {
    location,
    head,
    description,
    bodyHtml,
    belowHtml,
    stateJson: `{"href":${escapeJson(location.href)},${stateJson},"queries":${escapeJson(listData(queryClient))}}`,
    shop: profile,
    themeColours,
    manifest,
    publicUrl,
    iconFallback,
    textsJson: await textsWithin(renderer, page, location.locale),
  };
  const markup = writeDocument(parts);
  return { markup, themeColours, link: listPreloads(parts), status: head.status ?? 200, movedTo: head.movedTo };
}

const textsOfPages = new WeakMap<PageModule, Map<Locale, string>>();

/** What a page and its surface say, as JSON; undefined where these come as files. */
async function textsWithin(
  { surface, delivery, manifest }: PageRenderer,
  page: PageModule,
  locale: Locale,
): Promise<string | undefined> {
  if (!delivery.hasTextsInPage || manifest.isDevelopment) return undefined;
  const known = textsOfPages.get(page) ?? new Map<Locale, string>();
  textsOfPages.set(page, known);
  const texts =
    known.get(locale) ?? escapeJson({ ...(await surface.loadTexts(locale)), ...(await page.loadTexts?.(locale)) });
  known.set(locale, texts);
  return texts;
}

type ShopParts = { profile: ShopProfile; byLocale: Map<Locale, LocaleParts>; cachedMarkup: CachedMarkup };
type LocaleParts = ReturnType<typeof makeLocaleParts>;

const shopParts = new WeakMap<PageRenderer, ShopParts>();

/** What follows from settings and language alone. Made once for each state of the settings. */
function shopPartsOf(renderer: PageRenderer, profile: ShopProfile, locale: Locale) {
  let latest = shopParts.get(renderer);
  if (latest?.profile !== profile) {
    latest = { profile, byLocale: new Map(), cachedMarkup: new CachedMarkup() };
    shopParts.set(renderer, latest);
  }
  const { byLocale, cachedMarkup } = latest;
  const ofLocale = byLocale.get(locale) ?? makeLocaleParts(renderer, profile, locale);
  byLocale.set(locale, ofLocale);
  return { ofLocale, cachedMarkup };
}

function makeLocaleParts({ slots, release, reportTo, styles }: PageRenderer, profile: ShopProfile, locale: Locale) {
  const shop = publicShop(profile, locale, priceNotesOf(profile.taxes, locale));
  const { brand } = profile;
  const themeColours = { light: paletteOf(brand, 'light').ground, dark: paletteOf(brand, 'dark').ground };
  // The state is put in without its brackets: the state's other fields stand around it.
  const stateJson = escapeJson({ shop, ...slots, release, reportTo, styles }).slice(1, -1);
  return { shop, themeColours, stateJson };
}

/**
 * Keys and data without times: a cached page is still correct, so its data counts as new when it arrives. Queries
 * without data are left out, so that the browser fetches them.
 */
function listData(queryClient: QueryClient): [queryKey: readonly unknown[], data: unknown][] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

type OpenSurface = Pick<PageRenderer, 'surface' | 'pages'>;

/** Loads the code of all pages at the start, so that no request waits for it. */
export async function loadWholeSurface(delivery: SurfaceDelivery): Promise<OpenSurface> {
  const open = await openSurface(delivery);
  await Promise.all(Object.keys(open.surface.pages).map(open.pages.load));
  return open;
}

/** Loads the code of a page when the page is first asked for, for a surface with many pages that few people open. */
export async function openSurface({ loadSurface, loadParts }: SurfaceDelivery): Promise<OpenSurface> {
  const surface = await loadSurface();
  const loaded = new Map<string, PageModule>();
  const loading = new Map<string, Promise<PageModule>>();
  const fetchPage = async (route: string) => {
    const source = surface.pages[route];
    if (!source) throw new Error(`there is no page of route ${route}`);
    const [page] = await Promise.all([source.page(), loadParts()]);
    await page.loadParts?.();
    loaded.set(route, page);
    return page;
  };
  const load = (route: string) => {
    const known = loading.get(route);
    if (known) return known;
    const page = fetchPage(route);
    loading.set(route, page);
    // A disk that did not answer may answer the next one who asks.
    page.catch(() => loading.delete(route));
    return page;
  };
  return { surface, pages: { get: (route) => loaded.get(route), load } };
}

function neverOnTheServer(): never {
  throw new Error('this is done in the browser only');
}

/** Each page's own style sheets. */
export function listPageStyles(manifest: Manifest<string>): PageRenderer['styles'] {
  const pages = Object.entries(manifest.routes).map(([name, { styles }]) => [name, styles] as const);
  return Object.fromEntries(pages.filter(([, styles]) => styles.length > 0));
}
