// How the shop is reached, and a form that writes to it: a form like any other, so that it needs no scripts.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import type { ContactShowQuery } from '../operations.generated.ts';
import type { PageLoad, PageModule } from '../page-module.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { classNames } from '../ui/class-names.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import facts from '../ui/fields/facts.module.css';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactQuery } from './contact-queries.ts';
import { ANSWER_ID, SENT_PARAMETER } from './service-address.ts';

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/service/contact.ts`),
  (locale) => import(`../i18n/messages/${locale}/service/service-links.ts`),
);

/** Fetched with the page: no first view but its own names what it asks for. */
export const load: PageLoad = (queryClient, location) => queryClient.ensureQueryData(contactQuery(location));

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { contact } = useSuspenseQuery({
    ...contactQuery(location),
    // A form that somebody is filling in stays the one that was shown.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }).data;
  const { locale } = location;
  return (
    <div className={classNames(layout.page, layout.narrow, form.page)}>
      <div className={form.head}>
        <Breadcrumbs />
        <h1 tabIndex={-1}>{t('contactPage.title')}</h1>
        <p className={layout.lead}>{t('contactPage.lead')}</p>
        <p className={form.soft}>
          <PageLink to={urlOf('findOrder', { locale })}>{t('service.findOrder')}</PageLink>
        </p>
      </div>
      {location.search.has(SENT_PARAMETER) ? (
        <div id={ANSWER_ID} tabIndex={-1}>
          <Notice kind="success">
            <p>
              <strong>{t('contactPage.sentTitle')}</strong>
            </p>
            <p>{t('contactPage.sent')}</p>
          </Notice>
        </div>
      ) : (
        <section aria-labelledby="contact-form">
          <h2 className={facts.title} id="contact-form">
            {t('contactPage.form')}
          </h2>
          <ContactForm contact={contact} />
        </section>
      )}
      <Ways contact={contact} />
    </div>
  );
};

function Ways({ contact: { phone, email, address, hours } }: ContactShowQuery) {
  const { t } = useApp();
  if (!phone && !email && !address && hours.length === 0) return null;
  return (
    <section aria-labelledby="contact-ways">
      <h2 className={facts.title} id="contact-ways">
        {t('contactPage.reach')}
      </h2>
      <dl className={facts.facts}>
        {phone ? (
          <Way name={t('contactPage.phone')}>
            <ExternalLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</ExternalLink>
          </Way>
        ) : null}
        {hours.length > 0 ? (
          <Way name={t('contactPage.hours')}>
            {hours.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Way>
        ) : null}
        {email ? (
          <Way name={t('contactPage.mailbox')}>
            <ExternalLink to={`mailto:${email}`}>{email}</ExternalLink>
          </Way>
        ) : null}
        {address ? <Way name={t('contactPage.address')}>{address}</Way> : null}
      </dl>
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const head: PageModule['head'] = ({ location: { locale }, t }) => ({
  title: t('contactPage.title'),
  description: t('contactPage.lead'),
  canonical: urlOf('contact', { locale }),
});
