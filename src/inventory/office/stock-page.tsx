// Stock as the merchant keeps it: what is on hand, reserved, to sell and expected, corrected in its row.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { Correction } from '../../catalogue/office/stock/correct-dialog.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { LinkButton } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import '../../ui/fields/field.module.css';
import { entryKinds } from '../../catalogue/stock-causes.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { modeHref } from './entry/entry-modes.ts';
import { loadStockTexts } from './load-stock-texts.ts';
import { type DoneEntry, StockDone } from './stock-done.tsx';
import { stockList } from './stock-list.tsx';
import { nameOf, type StockRow, stockFilters, stockListQuery } from './stock-queries.ts';
import { useStockChoices } from './use-stock-choices.ts';

const CorrectDialog = lateDialog(
  async () => (await import('../../catalogue/office/stock/correct-dialog.tsx')).CorrectDialog,
);
const LimitDialog = lateDialog(async () => (await import('./stock-dialogs.tsx')).LimitDialog);
const ExpectDialog = lateDialog(async () => (await import('./stock-dialogs.tsx')).ExpectDialog);

export const loadTexts = joinTexts(loadListTexts, loadStockTexts);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(stockListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('stock.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const queryClient = useQueryClient();
  const { listedStock: found } = useSuspenseQuery(stockListQuery(search)).data;
  const [asked, setAsked] = useState<{ what: 'stock' | 'limit' | 'expected'; row: StockRow } | null>(null);
  const [done, setDone] = useState<DoneEntry | null>(null);
  const refetch = () => refetchQuery(queryClient, stockListQuery(search)).catch(() => undefined);
  const close = () => setAsked(null);
  const closeAndRefetch = () => {
    close();
    void refetch();
  };
  const onCorrected = ({ name, onHand, batchId, said }: Correction) => {
    close();
    setDone({ batchId, text: said ?? t('stock.corrected', { title: name, onHand }) });
    void refetch();
  };
  return (
    <OfficeList
      list={stockList((what, row) => setAsked({ what, row }))}
      rows={found.variants}
      ends={found}
      search={search}
      choices={useStockChoices(stockFilters.read(search).text)}
      actions={<Actions />}
      notice={<StockDone done={done} onUndone={refetch} />}
    >
      {asked?.what === 'stock' ? (
        <CorrectDialog row={{ ...asked.row, name: nameOf(asked.row) }} onClose={close} onCorrected={onCorrected} />
      ) : null}
      {asked?.what === 'limit' ? <LimitDialog row={asked.row} onClose={close} onSet={closeAndRefetch} /> : null}
      {asked?.what === 'expected' ? <ExpectDialog row={asked.row} onClose={close} onSet={closeAndRefetch} /> : null}
    </OfficeList>
  );
};

function Actions() {
  const t = useT();
  return (
    <nav className={`${layout.row} ${layout.tight}`} aria-label={t('stock.title')}>
      {entryKinds.map((kind) => (
        <LinkButton key={kind} size="small" kind={kind === 'receive' ? 'primary' : 'plain'} to={modeHref(kind)}>
          {t(`stock.mode_${kind}`)}
        </LinkButton>
      ))}
      <PageLink to={officeUrlOf('stockExpected')}>{t('stock.expectedGoods')}</PageLink>
      <PageLink to={officeUrlOf('stockMovements')}>{t('stock.movements')}</PageLink>
    </nav>
  );
}
