// Asks Stripe, or the mail server, from the page of what is set about it: the same as among the secrets.
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { SecretCheck } from '../../../secrets/office/secret-check.tsx';
import { secretListQuery } from '../../../secrets/office/secret-queries.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import page from '../../../ui/office/work-page.module.css';

export function ConnectionCheck({ of }: { of: 'stripe' | 'mail' }) {
  const { t } = useApp();
  const asking = useQuery({ ...secretListQuery, enabled: of === 'mail' });
  const mailTo = of === 'mail' ? asking.data?.secrets.mailTo : '';
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('secrets.checkTitle')}</h2>
      <div className={layout.stack}>
        <p className={layout.aside}>{t(of === 'stripe' ? 'secrets.checkStripeHint' : 'secrets.checkMailHint')}</p>
        {mailTo === undefined ? <Unanswered query={asking} /> : <SecretCheck {...{ of, mailTo }} />}
      </div>
    </section>
  );
}
