// The form of whoever wants to hear when a version that is sold out can be bought again. Posted as it stands when
// JavaScript is missing; with it the page stays where it is, and gets the same answer.
import { type ComponentType, type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './back-in-stock.module.css';
import { backInStockPath } from './back-in-stock-address.ts';

type FormProps = { variantId: string };
type Outcome = 'sent' | 'wrong' | 'failed';

const loadFormTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/service/back-in-stock.ts`));

/** The form with words that the first view does without. */
export async function bindBackInStockForm(): Promise<ComponentType<FormProps>> {
  const textsIn = await bindLateTexts(loadFormTexts);
  return (props) => <BackInStockForm {...props} t={textsIn(useApp().locale)} />;
}

function BackInStockForm({ variantId, t }: FormProps & { t: Translate }) {
  const { locale } = useApp();
  const [outcome, setOutcome] = useState<{ variantId: string; kind: Outcome } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const shown = outcome?.variantId === variantId ? outcome.kind : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { action, elements } = event.currentTarget;
    const email = (elements.namedItem('email') as HTMLInputElement).value;
    setOutcome({ variantId, kind: await post(action, { variant: variantId, email }) });
    setBusy(false);
  }

  return (
    <form className={styles.form} method="post" action={backInStockPath(locale)} onSubmit={submit}>
      <h2 className={styles.title}>{t('backInStock.title')}</h2>
      <input type="hidden" name="variant" value={variantId} />
      <TextField
        id="back-in-stock-email"
        name="email"
        type="email"
        label={t('backInStock.email')}
        hint={t('backInStock.hint')}
        error={shown === 'wrong' ? t('backInStock.emailWrong') : undefined}
        autoComplete="email"
        maxLength={254}
        required
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('backInStock.send')}
        </Button>
      </div>
      <div role="status">
        {shown === 'sent' ? (
          <Notice isInLiveRegion kind="info">
            <strong>{t('backInStock.sentTitle')}</strong> {t('backInStock.sent')}
          </Notice>
        ) : null}
        {shown === 'failed' ? (
          <Notice isInLiveRegion kind="error">
            {t('backInStock.failed')}
          </Notice>
        ) : null}
      </div>
    </form>
  );
}

/** The shop leads on to a page when it has taken the request, and answers with one when the address is none. */
async function post(action: string, fields: Record<string, string>): Promise<Outcome> {
  try {
    const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    if (answer.type === 'opaqueredirect') return 'sent';
    return answer.ok ? 'wrong' : 'failed';
  } catch {
    return 'failed';
  }
}
