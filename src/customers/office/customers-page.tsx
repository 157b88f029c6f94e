// The list of customers: those who ordered last come first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { orderChoicesQuery } from '../../orders/office/office-order-queries.ts';
import type { PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { customerList } from './customer-list.tsx';
import { customerListQuery } from './customer-queries.ts';
import { customersCsvAccess, customersCsvPath } from './customers-csv-url.ts';
import { loadCustomerTexts } from './load-customer-texts.ts';

export const loadTexts = joinTexts(loadListTexts, loadCustomerTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('customers.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const may = useMay();
  const { customers: found } = useSuspenseQuery(customerListQuery(search)).data;
  const { orderChoices } = useSuspenseQuery(orderChoicesQuery).data;
  const choices = { country: orderChoices.countries };
  const actions = may(customersCsvAccess) ? <a href={customersCsvPath}>{t('customers.toFile')}</a> : null;
  return <OfficeList list={customerList} rows={found.customers} ends={found} {...{ search, choices, actions }} />;
};
