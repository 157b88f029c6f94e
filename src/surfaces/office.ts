// The merchant's side, at the addresses of `src/office-addresses.ts`: its pages, and what stands around them. Nothing here is
// ever cached for several visitors. What its pages load comes with `office-api.ts`: the first view has its data.
import type { RouteLocation } from '../addresses.ts';
import { textsOf } from '../i18n/load-texts.ts';
import { locateInOffice, officePath, officeUrlOf } from '../office-addresses.ts';
import { officePatterns } from '../office-patterns.generated.ts';
import type { Surface } from '../surface.ts';
import { OfficeHeader } from './office/office-header.tsx';
import { officePageFiles } from './office-pages.generated.ts';

/** Both tables are written from the same list of pages, in its order. */
const officePages = Object.fromEntries(
  Object.keys(officePatterns).map((route, at) => [route, { page: officePageFiles[at] }]),
) as Surface['pages'];

export const office: Surface = {
  pages: officePages,
  locate: (href, locale) =>
    (locateInOffice(href, locale) ?? locateInOffice(`${officePath}/404`, locale)) as RouteLocation,
  homePath: () => officeUrlOf('today'),
  // The pieces that both surfaces are made of speak in the storefront's texts.
  loadTexts: textsOf(
    (locale) => import(`../i18n/messages/${locale}/storefront.ts`),
    (locale) => import(`../i18n/messages/${locale}/office.ts`),
  ),
  Header: OfficeHeader,
  Footer: () => null,
};
