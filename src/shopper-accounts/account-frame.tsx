// What stands around each page of a shopper's account: its title, and what a form has answered.
import type { ReactNode } from 'react';
import { useApp } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { PageProps } from '../page-module.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { ANSWER_ID, DONE_PARAMETER, REFUSED_PARAMETER } from './account-address.ts';
import { accountRefusals, isAccountRefusal } from './account-refusals.ts';

type FrameProps = PageProps & { title: MessageKey; isNarrow?: boolean; children: ReactNode };

export function AccountFrame({ title, location: { search }, isNarrow, children }: FrameProps) {
  const { t } = useApp();
  const refused = search.get(REFUSED_PARAMETER);
  const isDeleted = search.get(DONE_PARAMETER) === 'deleted';
  return (
    <div className={classNames(layout.page, isNarrow && layout.narrow, form.page)}>
      <div className={form.head}>
        <Breadcrumbs />
        <h1 tabIndex={-1}>{t(title)}</h1>
      </div>
      {isAccountRefusal(refused) || isDeleted ? (
        <div id={ANSWER_ID} tabIndex={-1}>
          {isAccountRefusal(refused) ? (
            <Notice kind="error">{t(accountRefusals[refused])}</Notice>
          ) : (
            <Notice kind="success">{t('account.deleted')}</Notice>
          )}
        </div>
      ) : null}
      {children}
    </div>
  );
}
