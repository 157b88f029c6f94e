// Trust marks below every page: payment methods, safety statements, apps. The same on all pages and without scripts, so
// they are rendered once and add nothing to the browser's bundle.
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#src/i18n/locales.ts';
import { CollectionIcon } from '#src/icons/collection-icon.tsx';
import { factsOf, type ListedMethod, type ManualMethodName } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { marketMethods } from '#src/payments/offered-methods.ts';
import type { AppStore } from '#src/shop/identity.ts';
import { marketOf } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import styles from '#src/surfaces/storefront/site-footer.module.css';
import layout from '#src/ui/layout.module.css';
import { translateTo } from '../i18n/translations.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

export type SiteMarksProps = {
  publicUrl: string;
  /** All methods of the shop; each market shows its own, without those that the provider refused. */
  payments: Pick<PaymentProvider, 'settings' | 'refusedMethods'>;
};

const storeMarks = {
  'app-store': { icon: 'stores:app-store', name: 'App Store' },
  'google-play': { icon: 'stores:google-play', name: 'Google Play' },
};

/** The marks of a market, rendered again only when its methods change. */
export function createSiteMarks({ payments, ...props }: SiteMarksProps): (locale: Locale, shop: ShopProfile) => string {
  const rendered = new Map<string, string>();
  return (locale, { identity: { appStores }, markets }) => {
    const { currency, country } = marketOf(markets, locale);
    // A method without a provider has no brand to show.
    const methods = marketMethods(payments.settings.methods, locale, currency, country)
      .filter((method) => isProviderMethod(method))
      .filter((method) => !payments.refusedMethods.has(method, currency));
    const key = JSON.stringify([locale, methods, appStores]);
    const cached = rendered.get(key);
    if (cached !== undefined) return cached;
    const marks = renderToStaticMarkup(
      <SiteMarks {...props} appStores={appStores} paymentMethods={methods} locale={locale} />,
    );
    rendered.set(key, marks);
    return marks;
  };
}

type MarksProps = Omit<SiteMarksProps, 'payments'> & {
  locale: Locale;
  appStores: readonly AppStore[];
  paymentMethods: Exclude<ListedMethod, ManualMethodName>[];
};

function SiteMarks({ locale, publicUrl, paymentMethods, appStores }: MarksProps) {
  const t = translateTo(locale);
  return (
    <section className={layout.frame} aria-label={t('marks.title')}>
      <div className={styles.marks}>
        <ul className={styles.payments}>
          {paymentMethods.flatMap((method) =>
            factsOf(method).marks.map(({ icon, name }) => (
              <li key={icon}>
                <CollectionIcon icon={icon} title={name} size={24} />
              </li>
            )),
          )}
        </ul>
        <ul className={styles.statements}>
          {/* Only true over TLS: a local trial has no encrypted connection. */}
          {publicUrl.startsWith('https:') ? (
            <li>
              <CollectionIcon icon="certificates:encrypted-connection" size={20} />
              {t('marks.encrypted')}
            </li>
          ) : null}
          {paymentMethods.includes('card') ? (
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
