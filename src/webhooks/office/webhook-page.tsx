// A receiver: a new one, one that is known, or one of kasa.config.ts, which is only looked at; with what was sent to it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { DeliveryList } from './delivery-list.tsx';
import { loadWebhookTexts } from './load-webhook-texts.ts';
import { WebhookEditor } from './webhook-editor.tsx';
import { NEW_WEBHOOK, webhookQuery } from './webhook-queries.ts';
import styles from './webhooks.module.css';

export const loadTexts = joinTexts(loadWebhookTexts, loadEditorTexts);

export const head: PageModule['head'] = ({ queryClient, location: { params }, t }) => {
  if (params.name === NEW_WEBHOOK) return { title: t('webhooks.new') };
  const known = queryClient.getQueryData(webhookQuery(params.name).queryKey)?.webhook;
  return known ? { title: known.name } : { title: t('webhooks.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { name } = location.params;
  const { webhook } = useSuspenseQuery(webhookQuery(name)).data;
  if (!webhook && name !== NEW_WEBHOOK) {
    return (
      <div className={page.page}>
        <h1 className={page.title} tabIndex={-1}>
          {t('webhooks.missing')}
        </h1>
        <PageLink to={officeUrlOf('webhooks')}>{t('webhooks.toList')}</PageLink>
      </div>
    );
  }
  return (
    <>
      {webhook?.url === null ? (
        <div className={page.page}>
          <h1 className={page.title} tabIndex={-1}>
            {webhook.name}
          </h1>
          <p>{t('webhooks.ofFileText')}</p>
          <p>{webhook.events.join(', ')}</p>
        </div>
      ) : (
        <WebhookEditor key={name} webhook={webhook ?? null} />
      )}
      {webhook ? (
        <div className={styles.below}>
          <DeliveryList webhook={webhook} search={location.search} />
        </div>
      ) : null}
    </>
  );
};
