import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Translate } from '#src/i18n/translate.ts';
import type { MailSettings } from '#src/shop/mail-settings.ts';
import { type Config, hasLiveKeys } from '../config.ts';
import { mailFolder } from '../data-folder.ts';
import { createMailTransport, type Sender } from '../emails/mail-transport.ts';
import { senderOf } from '../emails/shop-sender.ts';
import { escapeHtml } from '../escape-html.ts';
import { isReservedAddress } from '../shop/incomplete-shop.ts';
import { readShop } from '../shop/read-settings.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

export const checkMail: Check = {
  name: 'mail',
  async run({ config, db, mailTo, t }) {
    const directory = mailFolder(config.dataDirectory);
    if (!config.smtpUrl) {
      const tell = hasLiveKeys(config) ? fault : warning;
      return [tell(t('doctor.noServer', { directory }), t('doctor.noServerFix'))];
    }
    const connection = await tryConnection(config.smtpUrl, t);
    const shop = await readShop(db);
    const results = [connection, judgeSender(config, shop.mail, t)];
    if (mailTo && connection.status === 'ok')
      results.push(await sendTrial({ sender: senderOf(shop, config), smtpUrl: config.smtpUrl, to: mailTo }, t));
    return results;
  },
};

async function tryConnection(smtpUrl: string, t: Translate): Promise<CheckResult> {
  const { host } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return fine(t('doctor.serverFine', { host }));
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'EAUTH') return fault(t('doctor.userRefused', { host }), t('doctor.userRefusedFix'));
    return fault(t('doctor.serverUnusable', { host, message }), t('doctor.serverUnusableFix'));
  } finally {
    transport.close();
  }
}

function judgeSender({ mailFrom }: Config, { sender }: MailSettings, t: Translate): CheckResult {
  const from = mailFrom ?? sender;
  if (from && !isReservedAddress(from)) return fine(t('doctor.sender', { from }));
  return warning(from ? t('doctor.senderReserved', { from }) : t('doctor.senderMissing'), t('doctor.senderFix'));
}

type Trial = { sender: Sender; smtpUrl: string; to: string };

async function sendTrial({ sender, smtpUrl, to }: Trial, t: Translate): Promise<CheckResult> {
  const send = createMailTransport({ readSender: async () => sender, readSmtpUrl: () => smtpUrl, directory: '' });
  const [subject, text] = [t('doctor.trialSubject'), t('doctor.trialText')];
  try {
    await send({ key: `doctor-${randomUUID()}`, to, subject, text, html: `<p>${escapeHtml(text)}</p>` });
    return fine(t('doctor.trialSent', { to }));
  } catch (error) {
    return fault(t('doctor.trialRefused', { to, message: (error as Error).message }), t('doctor.trialRefusedFix'));
  }
}
