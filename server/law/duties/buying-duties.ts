// What shoppers are told when they order, and what they may do afterwards.
import { sql } from 'kysely';
import { mainFirst } from '#src/shop/markets.ts';
import { countOverdue } from '../../returns/office/list-office-returns.ts';
import { listGaranLabels, listNotices } from '../../terms/guarantee-store.ts';
import { type Duty, met, notApplicable, toConfirm } from '../duty.ts';
import { countProductsOnSale } from '../find-products.ts';

export const withdrawalFunction: Duty = {
  key: 'withdrawalFunction',
  law: { union: 'Dir. 2011/83/EU Art. 11a (Dir. (EU) 2023/2673)', own: { DE: '§ 356a BGB' } },
  stands: () => met('law.withdrawalFunction_met', ({ wording }) => ({ link: wording('withdraw.link') })),
};

export const afterWithdrawal: Duty = {
  key: 'afterWithdrawal',
  law: { union: 'Dir. 2011/83/EU Art. 13, 16' },
  async lacks({ db, now }) {
    const count = await countOverdue(db, now);
    if (count === 0) return [];
    return [
      {
        ...{ document: 'returns', kind: 'RefundsLate', about: [String(count)] },
        says: `${count} withdrawals should have been refunded by now: within 14 days of the notice`,
        fix: 'kasa returns lists them',
      },
    ];
  },
  async stands({ db }) {
    const count = await countProductsOnSale(db, sql`withdrawal_exception is not null`);
    return count > 0 ? met('law.afterWithdrawal_excepted', { count }) : met('law.afterWithdrawal_met');
  },
};

export const guaranteeNotice: Duty = {
  key: 'guaranteeNotice',
  law: { union: 'Dir. (EU) 2024/825; Reg. (EU) 2025/1960' },
  async lacks(shop) {
    const notices = await listNotices(shop.db);
    const missing = mainFirst(shop.settings.markets).filter((language) =>
      notices.every(({ locale }) => locale !== language),
    );
    if (missing.length === 0) return [];
    return [
      {
        ...{ document: 'notice', kind: 'NoticeMissing', about: missing },
        says: `the official notice of the legal guarantee is missing in ${missing.join(', ')}: a reminder in words stands in its place`,
        fix: `Get the file from the European Commission, then kasa notice set ${missing[0]} FILE`,
      },
    ];
  },
  stands: (shop) =>
    met('law.guaranteeNotice_met', ({ languages }) => ({ languages: languages(mainFirst(shop.settings.markets)) })),
};

export const garanLabel: Duty = {
  key: 'garanLabel',
  law: { union: 'Dir. (EU) 2024/825; Reg. (EU) 2025/1960' },
  async stands({ db }) {
    const { length: count } = await listGaranLabels(db);
    return count > 0 ? met('law.garanLabel_met', { count }) : notApplicable('law.garanLabel_none');
  },
};

export const orderButton: Duty = {
  key: 'orderButton',
  law: { union: 'Dir. 2011/83/EU Art. 8(2)', own: { DE: '§ 312j BGB', PL: 'art. 17 UPK', NL: 'Art. 6:230v BW' } },
  stands: () => met('law.orderButton_met', ({ wording }) => ({ button: wording('checkout.orderButton') })),
};

export const repair: Duty = {
  key: 'repair',
  law: { union: 'Dir. (EU) 2024/1799 Art. 16' },
  stands: () => toConfirm('law.repair_confirm'),
};
