import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { MailSettings } from '#src/shop/mail-settings.ts';
import { type Config, hasLiveKeys } from '../config.ts';
import { mailFolder } from '../data-folder.ts';
import { createMailTransport, type Sender } from '../emails/mail-transport.ts';
import { senderOf } from '../emails/shop-sender.ts';
import { isReservedAddress } from '../shop/incomplete-shop.ts';
import { readShop } from '../shop/read-settings.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

export const checkMail: Check = {
  name: 'mail',
  async run({ config, db, mailTo }) {
    const directory = mailFolder(config.dataDirectory);
    if (!config.smtpUrl) {
      const tell = hasLiveKeys(config) ? fault : warning;
      return [tell(`no mail server is set: e-mails are files in ${directory}`, 'Set SMTP_URL and MAIL_FROM.')];
    }
    const connection = await tryConnection(config.smtpUrl);
    const shop = await readShop(db);
    const results = [connection, judgeSender(config, shop.mail)];
    if (mailTo && connection.status === 'ok')
      results.push(await sendTrial(senderOf(shop, config), config.smtpUrl, mailTo));
    return results;
  },
};

async function tryConnection(smtpUrl: string): Promise<CheckResult> {
  const { host } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return fine(`${host} takes our e-mails`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'EAUTH')
      return fault(`${host} refuses user or password`, 'Correct them in SMTP_URL; @ and : in them as %40 and %3A.');
    return fault(
      `${host} cannot be used: ${message}`,
      'Correct SMTP_URL: smtps:// for port 465, smtp:// for 587; and see that the firewall lets it through.',
    );
  } finally {
    transport.close();
  }
}

function judgeSender({ mailFrom }: Config, { sender }: MailSettings): CheckResult {
  const from = mailFrom ?? sender;
  if (from && !isReservedAddress(from)) return fine(`from ${from}`);
  return warning(
    from ? `e-mails come from ${from}, where no answer arrives` : 'nobody has said which address e-mails come from',
    'Set MAIL_FROM, or "sender" of the document mail: kasa settings edit mail.',
  );
}

async function sendTrial(sender: Sender, smtpUrl: string, to: string): Promise<CheckResult> {
  const send = createMailTransport({ readSender: async () => sender, readSmtpUrl: () => smtpUrl, directory: '' });
  const text = 'This e-mail was sent by `kasa doctor`: the shop can send e-mails.';
  try {
    await send({ key: `doctor-${randomUUID()}`, to, subject: 'Kasa can send e-mails', text, html: `<p>${text}</p>` });
    return fine(`sent one to ${to}: look whether it arrived, and not as spam`);
  } catch (error) {
    return fault(
      `an e-mail to ${to} is refused: ${(error as Error).message}`,
      'See that the server lets MAIL_FROM send.',
    );
  }
}
