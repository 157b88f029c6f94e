// The sender of e-mails, and who is told of orders.
import type { ReactNode } from 'react';
import { LateConnectionCheck } from '../checks/late-connection-check.ts';
import { text } from '../fields/text-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

const address = { type: 'email', maxLength: 320, autoComplete: 'email' } as const;

/** The server writes what it has: without the check, the first to ask got a page that React threw away. */
export const loadMailScreen = async (): Promise<SettingsScreen> => {
  await LateConnectionCheck.load();
  return mailScreen;
};

const mailScreen: SettingsScreen = {
  ...settingsEntries.mail,
  sections: [
    {
      fields: [
        text('sender', 'mailSettings.sender', {
          ...address,
          hint: ({ t, choices: { mailFrom } }) =>
            mailFrom ? t('mailSettings.senderSet', { mailFrom }) : t('mailSettings.senderHint'),
        }),
        text('replyTo', 'mailSettings.replyTo', { ...address, hint: 'mailSettings.replyToHint' }),
        text('merchant', 'mailSettings.merchant', { ...address, hint: 'mailSettings.merchantHint' }),
      ],
    },
  ],
  After: (): ReactNode => <LateConnectionCheck of="mail" />,
};
