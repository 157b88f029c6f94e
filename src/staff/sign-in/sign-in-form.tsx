// The same form with and without scripts: posted, the server answers by this page; submitted here, by the mutation.
import type { FormEvent } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officePath, officeUrlOf } from '../../office-addresses.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MAX_CODE_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '../credential-rules.ts';
import { signInRefusals } from '../sign-in-refusals.ts';
import { PressField } from './press-field.tsx';
import styles from './sign-in.module.css';

type SignInFormProps = {
  isRefused: boolean;
  /** The page to go on to. */
  to: string | null;
  /** The e-mail address of the person who is expected. */
  email?: string;
  /** Left out, the page is left by a full load: everything around it is another person's now. */
  onSignedIn?(): void;
};

export function SignInForm({ isRefused, to, email, onSignedIn }: SignInFormProps) {
  const { t, showToast } = useApp();
  const { mutate, isPending, data } = useOperationMutation('StaffSignIn');
  // What was refused before this page came says nothing of the next try.
  const refusal = data ? data.signIn.refusal : isRefused && !isPending ? 'UNKNOWN_ACCOUNT' : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const read = (name: string) => String(fields.get(name));
    const onSuccess = ({ signIn }: ResultOf<'StaffSignIn'>) => {
      if (signIn.refusal) form.querySelector<HTMLInputElement>('[name=password]')?.focus();
      else if (onSignedIn) onSignedIn();
      else window.location.assign(to ?? officePath);
    };
    mutate({ email: read('email'), password: read('password'), code: read('code') }, { onSuccess, onError: showToast });
  };

  return (
    <form className={styles.form} method="post" action={officeUrlOf('signIn')} onSubmit={submit}>
      {refusal ? (
        <Notice kind="error">{t(refusalMessage(signInRefusals, refusal, 'office.unknownAccount'))}</Notice>
      ) : null}
      <TextField
        label={t('office.email')}
        name="email"
        type="email"
        autoComplete="username webauthn"
        defaultValue={email}
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <TextField
        label={t('office.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
      />
      <TextField
        label={t('office.code')}
        name="code"
        hint={t('office.codeHint')}
        autoComplete="one-time-code"
        maxLength={MAX_CODE_LENGTH}
        required
      />
      <PressField />
      {to ? <input type="hidden" name="to" value={to} /> : null}
      <Button type="submit" isWide isBusy={isPending}>
        {t('office.signIn')}
      </Button>
    </form>
  );
}
