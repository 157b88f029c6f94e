// What runs low, to the shop's own people and in the shop's language.
import type { Locale } from '#src/i18n/locales.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../i18n/translations.ts';
import type { ListedStock } from '../inventory/list-stock.ts';
import { layOutMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';

type LowStock = Pick<ListedStock, 'title' | 'variantTitle' | 'sku' | 'onHand'>;

export type MerchantLowStock = {
  key: string;
  to: string;
  goods: readonly LowStock[];
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
};

export function writeMerchantLowStock({ key, to, goods, locale, shop, publicUrl }: MerchantLowStock): Mail {
  const t = translateTo(locale);
  const subject = t('merchant.lowStockSubject', { count: goods.length });
  const lineOf = ({ title, variantTitle, sku, onHand }: LowStock) => {
    const name = [title, variantTitle].filter(Boolean).join(', ');
    return t('merchant.lowStockLine', { name: sku ? `${name} (${sku})` : name, count: onHand });
  };
  const written = layOutMail({
    ...{ shop, publicUrl, subject, locale },
    sections: [
      { kind: 'lines', title: t('merchant.lowStock'), lines: goods.map(lineOf) },
      { kind: 'link', label: t('merchant.lowStockLink'), url: publicUrl + officeUrlOf('stock', { show: 'low' }) },
    ],
  });
  return { key, to, subject, ...written };
}
