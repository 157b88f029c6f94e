// Whether the products are sold wherever the shop sells, and speak the languages that it speaks.
import { listCoverageGaps, readCoverage } from '../catalogue/market-coverage.ts';
import { findMarkets } from '../shop/find-markets.ts';
import { type Check, fine, warning } from './finding.ts';

export const checkMarkets: Check = {
  name: 'markets',
  async run({ db }) {
    const markets = await findMarkets(db);
    const coverage = await readCoverage(db, markets);
    const gaps = listCoverageGaps(coverage, markets.catalogueLanguage);
    if (gaps.length > 0) return gaps.map(({ message, fix }) => warning(message.replace(/\.$/, ''), fix));
    const sold = coverage.markets.map(({ address, currency }) => `${address} in ${currency}`);
    return [fine(`every product is sold on ${sold.join(', ')}`)];
  },
};
