// The consent is the sentence above the button: who presses it agrees to that, and the shop keeps it word for word.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { collectionsQuery } from '../catalogue/catalogue-queries.ts';
import { Button } from '../ui/button.tsx';
import form from '../ui/fields/form.module.css';
import { TextField } from '../ui/fields/text-field.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './newsletter.module.css';

/** The content page that says what becomes of the address, where the merchant has one. */
const PRIVACY = 'privacy';

type NewsletterFormProps = { action: string; isInvalid: boolean };

export function NewsletterForm({ action, isInvalid }: NewsletterFormProps) {
  const { locale, shop, t } = useApp();
  const { contentPages } = useSuspenseQuery(collectionsQuery(locale)).data;
  const privacy = contentPages.find(({ slug }) => slug === PRIVACY);
  return (
    <form className={form.form} method="post" action={action}>
      <input type="hidden" name="action" value="request" />
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        label={t('newsletter.email')}
        error={isInvalid ? t('newsletter.invalid') : undefined}
      />
      <p className={styles.wide}>{t('newsletter.consent', { shop: shop.name })}</p>
      <div>
        <Button kind="primary" type="submit">
          {t('newsletter.request')}
        </Button>
      </div>
      <p className={form.soft}>
        {t('newsletter.next')}{' '}
        {privacy ? <PageLink to={urlOf('content', { locale, slug: PRIVACY })}>{privacy.title}</PageLink> : null}
      </p>
    </form>
  );
}
