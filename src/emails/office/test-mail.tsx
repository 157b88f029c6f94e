// Sends the e-mail, about an example, to whoever asks or to an address.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { languageNameIn } from '../../i18n/language-name.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import type { MailWords } from './mail-form-state.ts';
import styles from './mails.module.css';

const refusals = {
  AddressInvalid: 'mails.refusal_AddressInvalid',
  KindUnknown: 'mails.refusal_KindUnknown',
} as const;

type TestMailProps = { kind: string; locale: string; words: MailWords | null };

export function TestMail({ kind, locale, words }: TestMailProps) {
  const { t, locale: own, showToast } = useApp();
  const [to, setTo] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const sending = useOperationMutation('MailsSendTest');
  const send = async () => {
    const given = words && { subject: words.subject, intro: words.intro, closing: words.closing };
    const { sendTestMail: sent } = await sending.mutateAsync({ kind, locale, to, words: given });
    setRefused(sent.refusal ?? null);
    if (!sent.refusal) showToast({ kind: 'success', text: t('mails.testSent') });
  };
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('mails.test')}</h2>
      <p className={layout.aside}>{t('mails.testHint', { language: languageNameIn(own, locale) })}</p>
      <div className={styles.test}>
        <TextField
          label={t('mails.testTo')}
          hint={t('mails.testToHint')}
          error={refused && t(refusalMessage(refusals, refused, 'mails.refusal_other'))}
          type="email"
          autoComplete="email"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button
          size="small"
          isBusy={sending.isPending}
          onClick={() => send().catch((error: Error) => showToast(error))}
        >
          {t('mails.testSend')}
        </Button>
      </div>
    </section>
  );
}
