// Taxes, invoices and registers.
import { sql } from 'kysely';
import { isCountry } from '#src/countries/country.ts';
import { isMadeByItself } from '#src/shop/invoices/issue-times.ts';
import { lawsOfPublicSystems, publicSystemOf } from '#src/shop/invoices/public-systems.ts';
import { taxesOf } from '#src/shop/tax-settings.ts';
import { listClassesAbroad } from '../classes-abroad.ts';
import { type Duty, type LawShop, met, named, notApplicable, toConfirm, type Writers } from '../duty.ts';
import { findProducts } from '../find-products.ts';
import { findExcludedGoods } from '../find-telling-products.ts';
import { deliversTo, isUnsaid } from '../shop-facts.ts';

const THRESHOLD_MINOR = 1_000_000;
const WARNS_FROM_MINOR = 800_000;

const home = ({ settings: { company } }: LawShop) => company.address.country;
const whole = (minor: number) => Math.floor(minor / 100);

export const vat: Duty = {
  key: 'vat',
  law: { union: 'Dir. 2006/112/EC Art. 33, 59c; Reg. (EU) 282/2011' },
  async lacks(shop) {
    const sold = await shop.salesBelowOss();
    if (sold === null || sold <= THRESHOLD_MINOR) return [];
    return [
      {
        ...{ document: 'taxes', kind: 'ThresholdPassed', about: [String(whole(sold))] },
        says: `sales to other member states come to ${whole(sold)} EUR, more than the 10,000 up to which the VAT of home holds`,
        fix: 'Register for the one-stop shop, then kasa settings set taxes --set oss=true',
      },
    ];
  },
  async stands(shop) {
    const sold = await shop.salesBelowOss();
    if (!isCountry(taxesOf(shop.settings.taxes, shop.settings.company).homeCountry))
      return toConfirm('law.vat_outside');
    if (sold === null) {
      const points = await listClassesAbroad(shop);
      return points.length > 0 ? { ...toConfirm('law.vat_classes'), points } : met('law.vat_met');
    }
    const said = { params: ({ euros }: { euros(minor: number): string }) => ({ amount: euros(sold) }) };
    return sold < WARNS_FROM_MINOR ? met('law.vat_below', said.params) : toConfirm('law.vat_near', said.params);
  },
};

export const invoices: Duty = {
  key: 'invoices',
  law: { union: 'Dir. 2006/112/EC Art. 218 to 240', own: { DE: 'GoBD', ...lawsOfPublicSystems() } },
  async lacks(shop) {
    const known = publicSystemOf(home(shop));
    if (!known || shop.settings.invoices.issueAt === 'elsewhere') return [];
    return [
      {
        ...{ document: 'invoices', kind: 'InvoicesNotEnough', about: [known.country, known.system] },
        says: `an invoice of Kasa is not enough in ${known.country}, which wants ${known.system}`,
        fix: 'Let a program write them that your tax office knows, then kasa settings set invoices --set issueAt=elsewhere',
      },
    ];
  },
  stands({ settings: { invoices } }) {
    if (isMadeByItself(invoices.issueAt)) return met('law.invoices_met');
    return invoices.issueAt === 'elsewhere' ? met('law.invoices_elsewhere') : toConfirm('law.invoices_byHand');
  },
};

export const ksef: Duty = {
  key: 'ksef',
  law: { own: { PL: 'art. 106ga, 106nda ustawy o VAT' } },
  stands(shop) {
    if (home(shop) !== 'PL') return notApplicable('law.onlyPoland');
    return shop.settings.invoices.ksef === 'off' ? toConfirm('law.ksef_confirm') : met('law.ksef_met');
  },
};

export const eInvoice: Duty = {
  key: 'eInvoice',
  law: { union: 'Dir. (EU) 2025/516', own: { DE: '§ 14 UStG; § 27(38) UStG' } },
  stands(shop) {
    switch (home(shop)) {
      case 'DE':
        return toConfirm('law.eInvoice_germany');
      case 'BE':
        return toConfirm('law.eInvoice_belgium');
      case 'NL':
        return notApplicable('law.eInvoice_netherlands');
      case 'PL':
        return notApplicable('law.eInvoice_poland');
      default:
        return toConfirm('law.eInvoice_elsewhere');
    }
  },
};

/** Nothing is demanded there of a shop that takes no cash; Czechia's EET 2.0 is a duty of its own. */
const withoutRegister: readonly string[] = ['DE', 'NL', 'CZ'];
const known = ({ countries }: Writers) => ({ countries: countries(['PL', ...withoutRegister]) });

export const cashRegister: Duty = {
  key: 'cashRegister',
  law: { own: { PL: 'Dz.U. 2024 poz. 1902, § 2, § 4, poz. 41' } },
  async stands(shop) {
    if (withoutRegister.includes(home(shop))) return notApplicable('law.onlyPoland');
    if (home(shop) !== 'PL') return toConfirm('law.cashRegister_elsewhere', known);
    const { db, settings } = shop;
    const suspected = await findExcludedGoods(db, settings.markets.catalogueLanguage);
    const marked = await findProducts(db, settings.markets.catalogueLanguage, sql`p.needs_cash_register`);
    const [count, products] = [suspected.count, suspected.count > 0 ? suspected : marked];
    if (products.count === 0) return toConfirm('law.cashRegister_confirm');
    if (marked.count === 0) return named('law.cashRegister_excluded', { count }, products);
    if (count === 0) return named('law.cashRegister_marked', { count: marked.count }, products);
    return named('law.cashRegister_both', { marked: marked.count, suspected: count }, products);
  },
};

export const packaging: Duty = {
  key: 'packaging',
  law: { union: 'Reg. (EU) 2025/40 Art. 45', own: { DE: 'VerpackDG' } },
  async lacks(shop) {
    const { lucid, numbersComplete } = shop.settings.company;
    if (home(shop) !== 'DE' || lucid !== '' || numbersComplete || isUnsaid(shop)) return [];
    return [
      {
        ...{ document: 'company', kind: 'LucidMissing', about: [] },
        says: 'the company does not say its LUCID number, without which nobody may send packaged goods to consumers in Germany',
        fix: 'kasa settings set company --set lucid=NUMBER',
      },
    ];
  },
  stands(shop) {
    const { lucid } = shop.settings.company;
    if (!deliversTo(shop, 'DE')) return toConfirm('law.packaging_none');
    if (home(shop) !== 'DE') return toConfirm(lucid ? 'law.packaging_representative' : 'law.packaging_abroad');
    return lucid ? met('law.packaging_met', { number: lucid }) : toConfirm('law.packaging_confirm');
  },
};
