import type { ReactNode } from 'react';
import { urlOf } from '#src/addresses.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { money } from '#src/money.ts';
import { COLLECTED } from '#src/shipping/carriers.ts';
import { findZone, ofWholeCountry } from '#src/shipping/find-zone.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { writeOpeningHours } from '#src/shop/hours/opening-hours.ts';
import { type Market, marketOf } from '#src/shop/markets.ts';
import { formatShortMoney } from '#src/short-money.ts';
import styles from '#src/ui/blocks/blocks.module.css';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { shownCompanyAddress } from '../company-address.ts';
import { fillInCompany } from '../fill-in-company.ts';
import { readSettings } from '../read-settings.ts';
import { asHtml, type Drawing } from './block-drawing.ts';

/** What shoppers ask before they buy: how it comes, and how it goes back. */
const askedPages = ['delivery', 'withdrawal', 'faq'];

export const drawService: Drawing<'service'> = async (block, { text, t, locale, shop, request, id }) => {
  const { company, delivery } = shop;
  const { pages = [] } = (await readSettings(request.db, 'pages')) ?? {};
  const asked = askedPages.flatMap((slug) => {
    const texts = pages.find((page) => page.slug === slug)?.texts;
    const title = (texts?.[locale] ?? texts?.[request.markets.catalogueLanguage])?.title;
    return title ? [{ slug, title: fillInCompany(title, { company, locale }) }] : [];
  });
  const costs = sayCosts(delivery, marketOf(request.markets, locale), { locale, t });
  const hours = writeOpeningHours(company.openingHours, locale);
  const address = company.address.city ? shownCompanyAddress(company, locale) : '';
  return asHtml(
    <section className={classNames(layout.frame, styles.block)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text(block.title) || t('shop.service')}
      </h2>
      <div className={styles.hours}>
        {costs || asked.length > 0 ? (
          <Facts title={t('shop.delivery')}>
            {costs ? <p>{costs}</p> : null}
            {asked.map(({ slug, title }) => (
              <p key={slug}>
                <a href={urlOf('content', { locale, slug })}>{title}</a>
              </p>
            ))}
          </Facts>
        ) : null}
        <Facts title={t('contactPage.title')}>
          {company.email ? (
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          ) : null}
          {company.phone ? <p>{company.phone}</p> : null}
          {address ? <p>{address}</p> : null}
          <p>
            <a href={urlOf('contact', { locale })}>{t('contactPage.form')}</a>
          </p>
        </Facts>
        {hours.length > 0 ? (
          <Facts title={t('contactPage.hours')}>
            {hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Facts>
        ) : null}
      </div>
    </section>,
  );
};

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.facts}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/**
 * What the cheapest courier takes to the market's own country. A locker may be cheaper, but is offered only where there are
 * points; of what a courier takes the shop can be sure. What is collected in person no courier brings.
 */
export function sayCosts(
  { methods }: DeliverySettings,
  { country, currency }: Market,
  { locale, t }: { locale: Locale; t: Translate },
): string {
  const couriers = methods.flatMap(({ kind, carrier, zones }) => {
    const zone = kind === 'courier' && carrier !== COLLECTED ? findZone(zones, { country, postalCode: '' }) : undefined;
    const prices = (zone?.rates ?? []).flatMap(({ prices: rate }) => rate[currency] ?? []);
    if (!zone || prices.length === 0) return [];
    // Parts of the country may have other terms: no more is said than what holds for all.
    const whole = ofWholeCountry(zones, country, currency);
    const all = whole.zones.flatMap(({ rates }) => rates.flatMap(({ prices: rate }) => rate[currency] ?? []));
    return [{ minor: Math.min(...all), freeFrom: whole.freeFrom }];
  });
  const [cheapest] = couriers.toSorted((one, other) => one.minor - other.minor);
  if (!cheapest) return '';
  const write = (minor: number) => formatShortMoney(money(minor, currency), languageOf(locale).languageTag);
  const price = write(cheapest.minor);
  if (cheapest.minor === 0) return t('shop.courierFree');
  const { freeFrom } = cheapest;
  return freeFrom === undefined
    ? t('shop.courier', { price })
    : t('shop.courierUntil', { price, freeFrom: write(freeFrom) });
}
