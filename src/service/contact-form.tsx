import { urlOf } from '../addresses.ts';
import { useApp, useT } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { ContactShowQuery } from '../operations.generated.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/fields/field.module.css';
import form from '../ui/fields/form.module.css';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './service.module.css';
import { ANSWER_ID } from './service-address.ts';
import { type ContactFields, checkContact, contactLengths, faultyField, MAX_LINKS } from './service-fields.ts';

const empty = { name: '', email: '', orderNumber: '', message: '' };

export function ContactForm({ contact: { formToken, draft } }: Pick<ContactShowQuery, 'contact'>) {
  const { locale, t } = useApp();
  const typed: ContactFields = draft ?? empty;
  const faults = draft ? checkContact(typed) : [];
  const fieldOf = (name: keyof ContactFields, label: MessageKey) => ({
    id: `contact-${name}`,
    name,
    label: t(label),
    defaultValue: typed[name],
    maxLength: contactLengths[name],
    error: faults
      .filter((fault) => faultyField[fault] === name)
      .map((fault) => t(`contactPage.problem${fault}`, { count: MAX_LINKS }))[0],
  });
  return (
    <form className={form.form} method="post" action={urlOf('contact', { locale })}>
      {draft ? <NotSent faults={faults} refusal={draft.refusal} /> : null}
      <input type="hidden" name="form" value={formToken} />
      <div className={styles.hidden}>
        <label>
          {t('contactPage.hidden')}{' '}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <TextField {...fieldOf('name', 'contactPage.name')} autoComplete="name" required />
      <TextField
        {...fieldOf('email', 'contactPage.email')}
        type="email"
        autoComplete="email"
        hint={t('contactPage.emailHint')}
        required
      />
      <TextField
        {...fieldOf('orderNumber', 'contactPage.orderNumber')}
        label={
          <>
            {t('contactPage.orderNumber')} <span className={fieldStyles.optional}>{t('contactPage.optional')}</span>
          </>
        }
        inputMode="numeric"
        autoComplete="off"
      />
      <TextAreaField {...fieldOf('message', 'contactPage.message')} rows={7} required />
      <div>
        <Button kind="primary" type="submit">
          {t('contactPage.send')}
        </Button>
      </div>
    </form>
  );
}

type NotSentProps = {
  faults: ReturnType<typeof checkContact>;
  refusal: NonNullable<ContactShowQuery['contact']['draft']>['refusal'];
};

function NotSent({ faults, refusal }: NotSentProps) {
  const t = useT();
  return (
    <div id={ANSWER_ID} tabIndex={-1}>
      <Notice kind="error">
        <p>
          <strong>{t('contactPage.notSent')}</strong>
        </p>
        {refusal ? <p>{t(`contactPage.problem${refusal}`)}</p> : null}
        <ul>
          {faults.map((fault) => (
            <li key={fault}>
              <a href={`#contact-${faultyField[fault]}`}>{t(`contactPage.problem${fault}`, { count: MAX_LINKS })}</a>
            </li>
          ))}
        </ul>
        <p>{t('contactPage.kept')}</p>
      </Notice>
    </div>
  );
}
