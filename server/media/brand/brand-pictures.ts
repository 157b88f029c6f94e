// What the shop's brand is drawn as, beside its pages: icons, logos, and the picture of a shared link.
import type { FastifyInstance } from 'fastify';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { registerMailLogo } from './mail-logo.ts';
import { registerPngLogos } from './png-logo-routes.ts';
import { registerSiteIcons } from './site-icons.ts';
import { registerSocialPreview } from './social-preview.ts';

export function registerBrandPictures(app: FastifyInstance, latestShop: () => ShopProfile): void {
  registerSiteIcons(app, latestShop);
  registerMailLogo(app, latestShop);
  registerPngLogos(app, latestShop);
  registerSocialPreview(app, latestShop);
}
