// The two forms that a passkey sends. What the browser asks its authenticator for comes from the server, and what that answers goes
// back as a form, so that each ends like any other of the account.
import { type ReactNode, useRef, useState } from 'react';
import { useApp } from '../app-instance.tsx';
import { askForPasskey, createPasskey, nameOfDevice } from '../passkeys/ask-for-passkey.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { accountUrl } from './account-address.ts';
import { AccountForm } from './account-form.tsx';

export function AddPasskey({ formToken }: { formToken: string }) {
  const { t, locale } = useApp();
  const create = (options: string) => createPasskey(options);
  return (
    <PasskeyForm
      action={accountUrl('passkeys', { locale })}
      optionsUrl={accountUrl('passkeyOptions', { locale })}
      answer={create}
      formToken={formToken}
      isNamed
    >
      {t('account.addPasskey')}
    </PasskeyForm>
  );
}

export function PasskeySignInForm() {
  const { t, locale } = useApp();
  return (
    <PasskeyForm
      action={accountUrl('passkeySignIn', { locale })}
      optionsUrl={accountUrl('passkeySignInOptions', { locale })}
      answer={(options) => askForPasskey(options)}
      formToken=""
    >
      {t('account.usePasskey')}
    </PasskeyForm>
  );
}

type PasskeyFormProps = {
  action: string;
  optionsUrl: string;
  /** Null when the person stopped, or the browser could not. */
  answer(options: string): Promise<string | null>;
  formToken: string;
  /** The name of the device goes with it. */
  isNamed?: boolean;
  children: ReactNode;
};

function PasskeyForm({ action, optionsUrl, answer, formToken, isNamed, children }: PasskeyFormProps) {
  const { t } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const press = async () => {
    setState('busy');
    const options = await fetch(optionsUrl, { method: 'POST' });
    const given = options.ok ? await answer(await options.text()) : null;
    const form = box.current?.querySelector('form');
    if (given === null || !form) return setState('failed');
    for (const [name, value] of Object.entries({ answer: given, ...(isNamed && namedHere()) })) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form.submit();
  };
  const hidden = { answer: '', ...(isNamed && { action: 'add', name: '' }) };
  return (
    <div ref={box}>
      {state === 'failed' ? <Notice kind="error">{t('account.passkeyFailed')}</Notice> : null}
      <AccountForm action={action} hidden={hidden} formToken={formToken}>
        <Button isBusy={state === 'busy'} onClick={() => press().catch(() => setState('failed'))}>
          {children}
        </Button>
      </AccountForm>
    </div>
  );
}

function namedHere() {
  return { name: nameOfDevice(navigator.userAgent) };
}
