// What is not saved yet, on the shop's own pages and in an e-mail, by day and by night: rendered by the shop itself. Where one
// pays is drawn.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { urlOf } from '../../../addresses.ts';
import { useApp } from '../../../app-instance.tsx';
import { mailPreviewPath } from '../../../emails/office/mail-preview-path.ts';
import { isLocale } from '../../../i18n/locales.ts';
import { LateShopPreview } from '../../../ui/office/preview/late-shop-preview.ts';
import { useSettled } from '../../../ui/office/use-settled.ts';
import page from '../../../ui/office/work-page.module.css';
import type { Brand } from '../../brand/brand.ts';
import { settingsChoicesQuery } from '../settings-queries.ts';
import styles from './brand-settings.module.css';
import { PaymentFieldPreview } from './payment-field-preview.tsx';

/** `brand`: as it would be saved; null while something of it cannot be read, which the fields say. */
export function BrandPreviews({ brand }: { brand: unknown }) {
  const { t, locale } = useApp();
  const { settingsChoices } = useSuspenseQuery(settingsChoicesQuery).data;
  const languages = settingsChoices.languages.filter(isLocale);
  const latest = useRef(brand);
  if (brand !== null) latest.current = brand;
  return (
    <section className={page.panel} aria-labelledby="brand-previews">
      <h2 className={page.panelTitle} id="brand-previews">
        {t('brandSettings.preview')}
      </h2>
      <div className={styles.previews}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme}>
            <h3>{t(`brandSettings.page_${scheme}`)}</h3>
            <LateShopPreview
              pathIn={(language) => urlOf('home', { locale: language })}
              languages={languages}
              settings={{ brand: latest.current }}
              scheme={scheme}
              label={t(`brandSettings.page_${scheme}`)}
            />
          </div>
        ))}
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme}>
            <h3>{t(`brandSettings.mail_${scheme}`)}</h3>
            <MailInLook brand={latest.current} locale={languages[0] ?? locale} scheme={scheme} />
          </div>
        ))}
        {latest.current === null
          ? null
          : (['light', 'dark'] as const).map((scheme) => (
              <div key={scheme}>
                <h3>{t(`brandSettings.payment_${scheme}`)}</h3>
                <PaymentFieldPreview
                  brand={latest.current as Brand}
                  scheme={scheme}
                  label={t(`brandSettings.payment_${scheme}`)}
                />
              </div>
            ))}
      </div>
    </section>
  );
}

type MailProps = { brand: unknown; locale: string; scheme: 'light' | 'dark' };

/**
 * The e-mail is shown by a form of its own: an e-mail is a document with styles of its own, which no page of the office
 * may have.
 */
function MailInLook({ brand, locale, scheme }: MailProps) {
  const { t } = useApp();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const fields = { kind: 'order-confirmation', locale, part: 'html', scheme, brand: JSON.stringify(brand) };
  const settled = useSettled(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent again when nothing was typed for a moment.
  useEffect(() => form.current?.submit(), [settled]);
  return (
    <>
      <form ref={form} method="post" action={mailPreviewPath} target={`${id}-mail`} hidden>
        {Object.entries(fields).map(([name, value]) => (
          <textarea key={name} name={name} value={value} readOnly />
        ))}
      </form>
      <iframe
        className={styles.mail}
        name={`${id}-mail`}
        title={t(`brandSettings.mail_${scheme}`)}
        sandbox="allow-same-origin"
        data-testid={`mail-${scheme}`}
      />
    </>
  );
}
