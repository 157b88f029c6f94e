// Goods are received, counted and written off on one screen: by scanner, camera or typing, with a thumb on a phone.
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadScannerTexts } from '../../ui/scanner/load-scanner-texts.ts';
import { modeOf } from './entry/entry-modes.ts';
import { EntryScreen } from './entry/entry-screen.tsx';
import { loadStockTexts } from './load-stock-texts.ts';

export const loadTexts = joinTexts(loadStockTexts, loadScannerTexts);

export const head: PageModule['head'] = ({ location, t }) => {
  const kind = modeOf(location.params.mode);
  return kind ? { title: t(`stock.mode_${kind}`) } : { title: t('stock.title'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const kind = modeOf(location.params.mode);
  return (
    <div className={page.page}>
      <div className={classNames(layout.row, layout.between)}>
        <h1 className={page.title} tabIndex={-1}>
          {t(kind ? `stock.mode_${kind}` : 'stock.title')}
        </h1>
        <PageLink to={officeUrlOf('stock')}>{t('stock.all')}</PageLink>
      </div>
      {kind ? <EntryScreen key={kind} kind={kind} /> : null}
    </div>
  );
};
