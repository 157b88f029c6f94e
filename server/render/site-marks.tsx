// Trust marks below every page: payment methods, safety statements, apps. The same on all pages and without scripts, so
// they are rendered once and add nothing to the browser's bundle.
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#src/i18n/locales.ts';
import { CollectionIcon } from '#src/icons/collection-icon.tsx';
import type { PaymentMark } from '#src/payments/methods/payment-method.ts';
import { factsOf, isOwnMethod, type ListedMethod } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { marketMethods } from '#src/payments/offered-methods.ts';
import type { AppStore } from '#src/shop/identity.ts';
import { marketOf } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import styles from '#src/surfaces/storefront/site-footer.module.css';
import layout from '#src/ui/layout.module.css';
import { translateTo } from '../i18n/translations.ts';
import { findOwnMethod, listMethodOffers, textIn } from '../payments/own-methods.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

export type SiteMarksProps = {
  publicUrl: string;
  /** Each market shows its own methods, without those that the provider refused. */
  payments: Pick<PaymentProvider, 'refusedMethods'>;
};

const storeMarks = {
  'app-store': { icon: 'stores:app-store', name: 'App Store' },
  'google-play': { icon: 'stores:google-play', name: 'Google Play' },
};

/** The marks of a market, rendered again only when its methods change. */
export function createSiteMarks({ payments, ...props }: SiteMarksProps): (locale: Locale, shop: ShopProfile) => string {
  const ofShop = new WeakMap<ShopProfile, Map<Locale, MarketMarks>>();
  return (locale, shop) => {
    const ofLocale = ofShop.get(shop) ?? new Map<Locale, MarketMarks>();
    ofShop.set(shop, ofLocale);
    const market = ofLocale.get(locale) ?? { ...listMethods(locale, shop), rendered: new Map() };
    ofLocale.set(locale, market);
    const methods = market.methods.filter((method) => !payments.refusedMethods.has(method, market.currency));
    const key = methods.join();
    const cached = market.rendered.get(key);
    if (cached !== undefined) return cached;
    const html = renderToStaticMarkup(
      <SiteMarks
        {...props}
        appStores={shop.identity.appStores}
        marks={methods.flatMap((method) => marksOf(method, locale))}
        takesCards={methods.includes('card')}
        locale={locale}
      />,
    );
    market.rendered.set(key, html);
    return html;
  };
}

/** `rendered`: by the methods that the provider has not refused. */
type MarketMarks = ReturnType<typeof listMethods> & { rendered: Map<string, string> };

function listMethods(locale: Locale, { markets, payments: choice }: ShopProfile) {
  const { currency, country } = marketOf(markets, locale);
  return { currency, methods: marketMethods(choice, currency, { locale, country, offers: listMethodOffers() }) };
}

/** A method without a provider has no brand to show. */
function marksOf(method: ListedMethod, locale: Locale): readonly PaymentMark[] {
  if (isOwnMethod(method)) {
    const own = findOwnMethod(method);
    return own?.icon ? [{ icon: own.icon, name: textIn(own.name, locale) }] : [];
  }
  return isProviderMethod(method) ? factsOf(method).marks : [];
}

type MarksProps = Omit<SiteMarksProps, 'payments'> & {
  locale: Locale;
  appStores: readonly AppStore[];
  marks: readonly PaymentMark[];
  takesCards: boolean;
};

function SiteMarks({ locale, publicUrl, marks, takesCards, appStores }: MarksProps) {
  const t = translateTo(locale);
  return (
    <section className={layout.frame} aria-label={t('marks.title')}>
      <div className={styles.marks}>
        <ul className={styles.payments}>
          {marks.map(({ icon, name }) => (
            <li key={icon}>
              <CollectionIcon icon={icon} title={name} size={24} />
            </li>
          ))}
        </ul>
        <ul className={styles.statements}>
          {/* Only true over TLS: a local trial has no encrypted connection. */}
          {publicUrl.startsWith('https:') ? (
            <li>
              <CollectionIcon icon="certificates:encrypted-connection" size={20} />
              {t('marks.encrypted')}
            </li>
          ) : null}
          {takesCards ? (
            <li>
              <CollectionIcon icon="certificates:card-data" size={20} />
              {t('marks.cardData')}
            </li>
          ) : null}
        </ul>
        {appStores.length > 0 ? (
          <ul className={styles.statements}>
            {appStores.map(({ store, url }) => (
              <li key={store}>
                <a href={url}>
                  <CollectionIcon icon={storeMarks[store].icon} size={20} />
                  {storeMarks[store].name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
