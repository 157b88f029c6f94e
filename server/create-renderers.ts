// What renders the pages of each surface, from what the build wrote.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifests } from '#src/manifest.ts';
import type { SurfaceDelivery, SurfaceName } from '#src/surface.ts';
import { accountDelivery } from '#src/surfaces/account-delivery.ts';
import { officeDelivery } from '#src/surfaces/office-delivery.ts';
import { storefrontDelivery } from '#src/surfaces/storefront-delivery.ts';
import { markForms } from './assistants/found/form-tools.ts';
import type { Config } from './config.ts';
import type { OwnIcons } from './icons/icon-collection.ts';
import { createSymbolTable } from './icons/icon-sprite.ts';
import { iconifyOrigin } from './icons/public-icons.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { CART_BADGE_SLOT } from './render/page-slots.ts';
import { listPageStyles, loadWholeSurface, openSurface, type PageRenderer } from './render/render-page.tsx';
import { createSiteMarks } from './render/site-marks.tsx';
import { readDsn } from './reporting/sentry-dsn.ts';
import type { CurrentShop } from './shop/current-shop.ts';

type RendererParts = {
  config: Config;
  distDirectory: string;
  publicUrl: string;
  icons: OwnIcons;
  shop: CurrentShop;
  payments: PaymentProvider;
};

export async function createRenderers(parts: RendererParts): Promise<Record<SurfaceName, PageRenderer>> {
  const { config, distDirectory, publicUrl, icons, shop, payments } = parts;
  const manifests = JSON.parse(await readFile(join(distDirectory, 'manifest.json'), 'utf8')) as Manifests;
  const latestShop = () => shop.latest;
  const shared = {
    latestShop,
    symbols: createSymbolTable(icons),
    publicUrl,
    iconFallback: config.publicIcons === 'browser' ? iconifyOrigin : undefined,
    release: config.release ?? manifests.storefront.buildId,
    reportTo: browserReporting(config.sentry),
  };
  const ofSurface = async (delivery: SurfaceDelivery, open = loadWholeSurface) => {
    const manifest = manifests[delivery.name];
    return { ...shared, delivery, manifest, ...(await open(delivery)), styles: listPageStyles(manifest) };
  };
  const forShoppers = {
    readShop: () => shop.read(),
    slots: { cartBadge: CART_BADGE_SLOT },
    siteMarks: createSiteMarks({ publicUrl, payments }),
  };
  return {
    storefront: {
      ...(await ofSurface(storefrontDelivery)),
      ...forShoppers,
      // React's development build warns of attributes that it did not write.
      ...(manifests.storefront.isDevelopment ? {} : { markForms }),
    },
    account: { ...(await ofSurface(accountDelivery)), ...forShoppers },
    office: {
      ...(await ofSurface(officeDelivery, openSurface)),
      // Nobody is kept from signing in by a database that is away.
      readShop: async () => shop.latest,
      iconFallback: undefined,
      slots: {},
      siteMarks: () => '',
    },
  };
}

function browserReporting(sentry: Config['sentry']): PageRenderer['reportTo'] {
  const dsn = sentry && readDsn(sentry.dsn)?.publicDsn;
  return dsn ? { dsn, environment: sentry.environment } : undefined;
}
