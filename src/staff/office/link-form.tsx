// What a one-time link leads to: name and language, and then a passkey, or a password with an authenticator app. The same
// for the first owner, for anyone who was invited, and for anyone who comes back in.
import { useSuspenseQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { officePath, officeUrlOf } from '../../office-addresses.ts';
import type { StaffShowLinkQuery } from '../../office-operations.generated.ts';
import type { PageProps } from '../../page-module.ts';
import { createPasskey, nameOfDevice } from '../../passkeys/ask-for-passkey.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { MAX_EMAIL_LENGTH } from '../credential-rules.ts';
import { LanguageField } from './language-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { refusalText, StaffForm } from './staff-form.tsx';
import { staffLinkQuery } from './staff-queries.ts';
import { useStaffMutation } from './use-staff-mutation.tsx';

export type LinkTexts = { title: string; text: string };

export function LinkForm({ location, title, text }: PageProps & LinkTexts) {
  const { t } = useApp();
  const token = location.params.token ?? '';
  const { staffLink: link } = useSuspenseQuery(staffLinkQuery(token)).data;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const back = location.href.split('?', 1)[0] ?? '';
  // The first owner's next work is the shop itself.
  const next = link?.purpose === 'setup' ? officeUrlOf('shopSetup') : officePath;
  const enter = ({ recoveryCodes }: ResultOf<'StaffAcceptLinkWithPassword'>['acceptLinkWithPassword']) =>
    // The page is loaded in full: everything around the page is another person's now.
    recoveryCodes.length > 0 ? setCodes(recoveryCodes) : window.location.assign(next);

  if (codes) {
    return (
      <div className={classNames(styles.page, styles.narrow)}>
        <RecoveryCodes codes={codes} level="h1" />
        <p>
          <a href={next}>{t('staff.goOn')}</a>
        </p>
      </div>
    );
  }
  return (
    <div className={classNames(styles.page, styles.narrow)}>
      <h1 className={styles.title} tabIndex={-1}>
        {link ? title : t('staff.linkGoneTitle')}
      </h1>
      <p>{link ? text : t('staff.linkGone')}</p>
      {link ? (
        <StaffForm
          operation="StaffAcceptLinkWithPassword"
          values={{
            link: token,
            ...(link.email !== null && { email: link.email }),
            ...(link.name && { name: link.name }),
          }}
          back={back}
          refused={location.search.get('refused')}
          onDone={({ acceptLinkWithPassword }) => enter(acceptLinkWithPassword)}
        >
          {({ isBusy }) => (
            <>
              <PersonFields link={link} />
              <LanguageField chosen={link.locale} />
              <PasskeyEntry token={token} onDone={enter} />
              <p className={classNames(styles.or, styles.needsScripts)}>{t('staff.orPassword')}</p>
              <NewPasswordFields totp={link.totp} />
              <Button type="submit" isWide isBusy={isBusy}>
                {t('staff.withPassword')}
              </Button>
            </>
          )}
        </StaffForm>
      ) : null}
    </div>
  );
}

type Link = NonNullable<StaffShowLinkQuery['staffLink']>;

/** What the invitation does not say already. */
function PersonFields({ link }: { link: Link }) {
  const { t } = useApp();
  return (
    <>
      {link.email === null ? (
        <TextField
          label={t('office.email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={MAX_EMAIL_LENGTH}
          required
        />
      ) : (
        <p>
          {link.email}, {t(`staff.role_${link.role as 'owner'}`)}
        </p>
      )}
      {link.name === null ? (
        <TextField label={t('staff.name')} name="name" autoComplete="name" maxLength={80} required />
      ) : null}
    </>
  );
}

type PasskeyEntryProps = {
  token: string;
  onDone(accepted: ResultOf<'StaffAcceptLinkWithPasskey'>['acceptLinkWithPasskey']): void;
};

/** Reads the fields of the form that it stands in. */
function PasskeyEntry({ token, onDone }: PasskeyEntryProps) {
  const { t } = useApp();
  const begin = useStaffMutation('StaffBeginLinkPasskey');
  const accept = useStaffMutation('StaffAcceptLinkWithPasskey');
  const [refusal, setRefusal] = useState<string | null>(null);
  // It lasts while the browser asks for the passkey, too.
  const [isBusy, setBusy] = useState(false);
  const isPressed = useRef(false);

  const enter = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const form = currentTarget.form as HTMLFormElement;
    const fields = ['email', 'name'].map((name) => form.elements.namedItem(name) as HTMLInputElement);
    if (!fields.every((field) => field.reportValidity())) return;
    if (isPressed.current) return;
    isPressed.current = true;
    setBusy(true);
    try {
      await createFor(form);
    } finally {
      isPressed.current = false;
      setBusy(false);
    }
  };

  const createFor = async (form: HTMLFormElement) => {
    const read = (name: string) => String(new FormData(form).get(name) ?? '');
    const person = { link: token, email: read('email'), name: read('name') };
    const begun = await begin.run(person);
    if (!begun) return;
    if (!begun.beginLinkPasskey) return setRefusal('LINK_INVALID');
    const answer = await createPasskey(begun.beginLinkPasskey);
    if (!answer) return setRefusal('WRONG_PASSKEY');
    const passkeyName = nameOfDevice(navigator.userAgent);
    const accepted = await accept.run({ ...person, locale: read('locale'), answer, passkeyName });
    if (!accepted) return;
    const { refusal: found } = accepted.acceptLinkWithPasskey;
    setRefusal(found);
    if (!found) onDone(accepted.acceptLinkWithPasskey);
  };

  return (
    <div className={classNames(layout.stack, styles.needsScripts)}>
      {refusal ? <Notice kind="error">{t(refusalText(refusal))}</Notice> : null}
      <Button kind="primary" isWide isBusy={isBusy} onClick={enter}>
        {t('staff.createPasskey')}
      </Button>
      <p className={layout.aside}>{t('staff.passkeyHint')}</p>
    </div>
  );
}
