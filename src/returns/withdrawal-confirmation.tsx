// The second step: what is withdrawn from, and the button that the law names.
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import type { PageProps } from '../page-module.ts';
import { Button } from '../ui/button.tsx';
import form from '../ui/fields/form.module.css';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './withdrawal.module.css';
import { EDIT_PARAMETER, NOTICE_PARAMETER, PROBLEMS_ID } from './withdrawal-address.ts';
import { WithdrawalFrame } from './withdrawal-frame.tsx';
import { WithdrawalLines } from './withdrawal-lines.tsx';
import type { ShownWithdrawal } from './withdrawal-queries.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

type WithdrawalConfirmationProps = PageProps & { withdrawal: ShownWithdrawal };

export function WithdrawalConfirmation({ withdrawal, location }: WithdrawalConfirmationProps) {
  const { t } = useApp();
  const { locale, params, search } = location;
  const token = params.token ?? '';
  const { lines, orderNumber } = withdrawal;
  const isNothingLeft = orderNumber !== null && lines.every(({ left }) => left === 0);
  return (
    <WithdrawalFrame
      title={t('withdrawal.confirmTitle')}
      lead={isNothingLeft ? null : t('withdrawal.confirmLead')}
      step={2}
    >
      <form className={form.form} method="post" action={urlOf('withdrawal', { locale, token })}>
        <input type="hidden" name="action" value="confirm" />
        <Refusal kind={search.get(NOTICE_PARAMETER)} />
        {orderNumber === null ? <Notice kind="info">{t('withdrawal.unmatched')}</Notice> : null}
        {isNothingLeft ? (
          <Notice kind="info">
            {t(lines.some(({ isExcepted }) => isExcepted) ? 'withdrawal.onlyExcepted' : 'withdrawal.nothingLeft')}
          </Notice>
        ) : null}
        {lines.length > 0 ? <WithdrawalLines lines={lines} /> : null}
        <WithdrawalSummary withdrawal={withdrawal} />
        <div className={styles.actions}>
          {isNothingLeft ? null : (
            <Button kind="primary" type="submit">
              {t('withdrawal.confirm')}
            </Button>
          )}
          <PageLink to={urlOf('withdrawal', { locale, token }, { [EDIT_PARAMETER]: 'yes' })}>
            {t('withdrawal.change')}
          </PageLink>
        </div>
      </form>
    </WithdrawalFrame>
  );
}

function Refusal({ kind }: { kind: string | null }) {
  const { t } = useApp();
  if (kind !== 'NothingChosen' && kind !== 'MoreThanLeft') return null;
  return (
    <div id={PROBLEMS_ID} tabIndex={-1}>
      <Notice kind="error">
        {t(kind === 'NothingChosen' ? 'withdrawal.nothingChosen' : 'withdrawal.moreThanLeft')}
      </Notice>
    </div>
  );
}
