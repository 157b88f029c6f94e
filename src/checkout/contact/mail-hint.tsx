// "Did you mean anna@gmail.com?": once the field has been left, below the section that may have become one line by then.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { afterPress } from '../../ui/after-press.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../checkout.module.css';
import { fieldId } from '../draft/checkout-draft.ts';
import { meantAddress } from './mail-domain.ts';

const loadHintTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/late-part.ts`));

/** Binds the part with words that the first view does without. */
export async function bindMailHint(): Promise<ComponentType> {
  const textsIn = await bindLateTexts(loadHintTexts);
  return () => <MailHint t={textsIn(useApp().locale)} />;
}

type Shown = { kind: 'offered' | 'taken'; address: string };

function MailHint({ t }: { t: Translate }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const input = emailInput();
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    const judge = () => {
      const address = meantAddress(input.value);
      setShown(address ? { kind: 'offered', address } : null);
    };
    // It may have been left before this code was here.
    if (input !== document.activeElement) judge();
    input.addEventListener('change', () => afterPress(judge), { signal });
    input.addEventListener('input', () => setShown(null), { signal });
    return () => listening.abort();
  }, []);

  const take = (address: string) => {
    const input = emailInput();
    if (!input) return;
    input.value = address;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // The button goes: what follows it is the next step of the keyboard.
    flushSync(() => setShown({ kind: 'taken', address }));
    box.current?.focus();
  };

  return (
    <div className={styles.mailHint} role="status" tabIndex={-1} ref={box}>
      {shown?.kind === 'offered' ? (
        <Button size="small" onClick={() => take(shown.address)}>
          {t('mailHint.meant', { address: shown.address })}
        </Button>
      ) : null}
      {shown?.kind === 'taken' ? t('mailHint.taken', { address: shown.address }) : null}
    </div>
  );
}

function emailInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${fieldId('email')}`);
}
