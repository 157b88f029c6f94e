// Signing in with a passkey: by the button, or among what the browser fills in, as soon as the page is there.
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { officePath } from '../../office-addresses.ts';
import { askForPasskey, canOfferPasskeys } from '../../passkeys/ask-for-passkey.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './sign-in.module.css';

type PasskeySignInProps = {
  /** The page to go on to, by a full load: everything around the page is another person's now. */
  to?: string | null;
  /** Called instead of that. */
  onSignedIn?(): void;
};

export function PasskeySignIn({ to, onSignedIn }: PasskeySignInProps) {
  const { t, showToast } = useApp();
  const { mutateAsync: begin } = useOperationMutation('StaffBeginPasskeySignIn');
  const { mutateAsync: signIn } = useOperationMutation('StaffSignInWithPasskey');
  const [state, setState] = useState<'idle' | 'busy' | 'refused'>('idle');

  const ask = async (isOffered: boolean) => {
    const answer = await askForPasskey((await begin({})).beginPasskeySignIn, isOffered);
    // Another way was taken.
    if (!answer) return setState(isOffered ? 'idle' : 'refused');
    const { refusal } = (await signIn({ answer })).signInWithPasskey;
    if (refusal) setState('refused');
    else if (onSignedIn) onSignedIn();
    else window.location.assign(to ?? officePath);
  };
  const offer = useRef(ask);
  offer.current = ask;
  useEffect(() => {
    canOfferPasskeys().then(
      (can) => (can ? offer.current(true) : undefined),
      () => undefined,
    );
  }, []);

  const press = () => {
    setState('busy');
    ask(false).catch((error) => {
      setState('idle');
      showToast(error);
    });
  };
  return (
    <div className={styles.passkey}>
      {state === 'refused' ? <Notice kind="error">{t('office.passkeyRefused')}</Notice> : null}
      <Button kind="primary" isWide isBusy={state === 'busy'} onClick={press}>
        {t('office.signInWithPasskey')}
      </Button>
      <p className={styles.or}>{t('office.orWithPassword')}</p>
    </div>
  );
}
