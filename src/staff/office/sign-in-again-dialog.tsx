// A session that is over while somebody works: signing in happens over the page, which keeps what was typed. Meanwhile the
// page is not seen: whoever sits here now may be somebody else.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppInstance, AppProvider, useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from '../../ui/office/office-dialog.module.css';
import controls from '../../ui/office/sheets/controls.module.css';
import { PasskeySignIn } from '../sign-in/passkey-sign-in.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

export type Worker = NonNullable<ResultOf<'StaffSignedIn'>['signedInStaff']>;

type Asking = {
  app: AppInstance;
  queryClient: QueryClient;
  /** The person whose page it is. */
  worker: Worker;
  /** The person who is signed in instead. */
  other: Worker | null;
  findWorker(): Promise<Worker | null>;
  /** Leaves for whoever gives up what was typed. */
  leave(): void;
  /** Goes on as the other person, with nothing of what was typed. */
  goOn(): void;
};

const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/sign-in-again.ts`));

/** Settles when `worker` is signed in again. */
export async function askToSignIn({ app, queryClient, ...asked }: Asking): Promise<void> {
  const t = (await bindLateTexts(loadTexts))(app.locale);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<void>((resolve) => {
    root.render(
      <AppProvider app={app}>
        <QueryClientProvider client={queryClient}>
          <SignInAgainDialog {...asked} t={t} onDone={resolve} />
        </QueryClientProvider>
      </AppProvider>,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}

type SignInAgainProps = Omit<Asking, 'app' | 'queryClient'> & {
  t: Translate;
  onDone(): void;
};

function SignInAgainDialog({ t, worker, leave, goOn, findWorker: findNow, onDone, ...given }: SignInAgainProps) {
  const { showToast } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const [other, setOther] = useState(given.other);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const isOther = other !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said has changed as a whole, and is read from its beginning.
  useEffect(() => dialog.current?.querySelector<HTMLElement>('h2')?.focus(), [isOther]);

  const enter = async () => {
    const now = await findNow();
    if (now?.id === worker.id) onDone();
    else setOther(now);
  };
  // There is nothing behind it to go on with.
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className={classNames(controls.popup, styles.dialog, styles.narrow)}
      data-alone
      aria-labelledby="sign-in-again-title"
      onCancel={stay}
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
      onKeyDown={(event) => event.key === 'Escape' && stay(event)}
    >
      <h2 id="sign-in-again-title" className={styles.title} tabIndex={-1}>
        {t(other ? 'again.otherTitle' : 'again.againTitle')}
      </h2>
      {other ? (
        <>
          <Notice kind="error">{t('again.otherText', { name: worker.name, other: other.name })}</Notice>
          <Button kind="primary" isWide onClick={() => setOther(null)}>
            {t('again.signInAs', { name: worker.name })}
          </Button>
          <Button kind="quiet" onClick={goOn}>
            {t('again.goOnAs', { other: other.name })}
          </Button>
        </>
      ) : (
        <>
          <p>{t('again.againText', { name: worker.name })}</p>
          <PasskeySignIn onSignedIn={() => enter().catch(showToast)} />
          <SignInForm isRefused={false} to={null} email={worker.email} onSignedIn={() => enter().catch(showToast)} />
          <Button kind="quiet" onClick={leave}>
            {t('again.leavePage')}
          </Button>
        </>
      )}
    </dialog>
  );
}
